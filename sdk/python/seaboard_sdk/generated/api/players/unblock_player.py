# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.unblocked import Unblocked
from ...types import Response


def _get_kwargs(
    blocked: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/account/blocks/{blocked}".format(
            blocked=quote(str(blocked), safe=""),
        ),
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Problem | Unblocked | None:
    if response.status_code == 200:
        response_200 = Unblocked.from_dict(response.json())

        return response_200

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

    if response.status_code == 403:
        response_403 = Problem.from_dict(response.json())

        return response_403

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())

        return response_404

    if response.status_code == 409:
        response_409 = Problem.from_dict(response.json())

        return response_409

    if response.status_code == 421:
        response_421 = Problem.from_dict(response.json())

        return response_421

    if response.status_code == 429:
        response_429 = Problem.from_dict(response.json())

        return response_429

    if response.status_code == 500:
        response_500 = Problem.from_dict(response.json())

        return response_500

    if response.status_code == 503:
        response_503 = Problem.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Problem | Unblocked]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    blocked: str,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | Unblocked]:
    """Block a player no more. Repeated, it is answered as the first time.

    Args:
        blocked (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Unblocked]
    """

    kwargs = _get_kwargs(
        blocked=blocked,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    blocked: str,
    *,
    client: AuthenticatedClient,
) -> Problem | Unblocked | None:
    """Block a player no more. Repeated, it is answered as the first time.

    Args:
        blocked (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Unblocked
    """

    return sync_detailed(
        blocked=blocked,
        client=client,
    ).parsed


async def asyncio_detailed(
    blocked: str,
    *,
    client: AuthenticatedClient,
) -> Response[Problem | Unblocked]:
    """Block a player no more. Repeated, it is answered as the first time.

    Args:
        blocked (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Unblocked]
    """

    kwargs = _get_kwargs(
        blocked=blocked,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    blocked: str,
    *,
    client: AuthenticatedClient,
) -> Problem | Unblocked | None:
    """Block a player no more. Repeated, it is answered as the first time.

    Args:
        blocked (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Unblocked
    """

    return (
        await asyncio_detailed(
            blocked=blocked,
            client=client,
        )
    ).parsed
