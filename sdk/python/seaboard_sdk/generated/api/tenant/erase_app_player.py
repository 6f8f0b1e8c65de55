# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.erased import Erased
from ...models.problem import Problem
from ...types import Response


def _get_kwargs(
    external: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/tenant/players/{external}".format(
            external=quote(str(external), safe=""),
        ),
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Erased | Problem | None:
    if response.status_code == 200:
        response_200 = Erased.from_dict(response.json())

        return response_200

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

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
) -> Response[Erased | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    external: str,
    *,
    client: AuthenticatedClient,
) -> Response[Erased | Problem]:
    """Erase a player for good: it gives up what is not over, matches stay, and nothing is left that names
    it. Repeated
    within a day, it is answered as the first time.

    Args:
        external (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erased | Problem]
    """

    kwargs = _get_kwargs(
        external=external,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    external: str,
    *,
    client: AuthenticatedClient,
) -> Erased | Problem | None:
    """Erase a player for good: it gives up what is not over, matches stay, and nothing is left that names
    it. Repeated
    within a day, it is answered as the first time.

    Args:
        external (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erased | Problem
    """

    return sync_detailed(
        external=external,
        client=client,
    ).parsed


async def asyncio_detailed(
    external: str,
    *,
    client: AuthenticatedClient,
) -> Response[Erased | Problem]:
    """Erase a player for good: it gives up what is not over, matches stay, and nothing is left that names
    it. Repeated
    within a day, it is answered as the first time.

    Args:
        external (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erased | Problem]
    """

    kwargs = _get_kwargs(
        external=external,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    external: str,
    *,
    client: AuthenticatedClient,
) -> Erased | Problem | None:
    """Erase a player for good: it gives up what is not over, matches stay, and nothing is left that names
    it. Repeated
    within a day, it is answered as the first time.

    Args:
        external (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erased | Problem
    """

    return (
        await asyncio_detailed(
            external=external,
            client=client,
        )
    ).parsed
