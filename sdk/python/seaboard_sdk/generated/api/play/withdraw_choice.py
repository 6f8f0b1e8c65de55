# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.decision import Decision
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    match: str,
    seat: int,
    n: int,
    *,
    if_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/matches/{match}/seats/{seat}/decisions/{n}/choice".format(
            match=quote(str(match), safe=""),
            seat=quote(str(seat), safe=""),
            n=quote(str(n), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Decision | Problem | None:
    if response.status_code == 200:
        response_200 = Decision.from_dict(response.json())

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

    if response.status_code == 412:
        response_412 = Problem.from_dict(response.json())

        return response_412

    if response.status_code == 421:
        response_421 = Problem.from_dict(response.json())

        return response_421

    if response.status_code == 422:
        response_422 = Problem.from_dict(response.json())

        return response_422

    if response.status_code == 428:
        response_428 = Problem.from_dict(response.json())

        return response_428

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
) -> Response[Decision | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    match: str,
    seat: int,
    n: int,
    *,
    client: AuthenticatedClient,
    if_match: str | Unset = UNSET,
) -> Response[Decision | Problem]:
    """Withdraw a sealed choice; the others do not notice.

    Args:
        match (str):
        seat (int):
        n (int):
        if_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Decision | Problem]
    """

    kwargs = _get_kwargs(
        match=match,
        seat=seat,
        n=n,
        if_match=if_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    match: str,
    seat: int,
    n: int,
    *,
    client: AuthenticatedClient,
    if_match: str | Unset = UNSET,
) -> Decision | Problem | None:
    """Withdraw a sealed choice; the others do not notice.

    Args:
        match (str):
        seat (int):
        n (int):
        if_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Decision | Problem
    """

    return sync_detailed(
        match=match,
        seat=seat,
        n=n,
        client=client,
        if_match=if_match,
    ).parsed


async def asyncio_detailed(
    match: str,
    seat: int,
    n: int,
    *,
    client: AuthenticatedClient,
    if_match: str | Unset = UNSET,
) -> Response[Decision | Problem]:
    """Withdraw a sealed choice; the others do not notice.

    Args:
        match (str):
        seat (int):
        n (int):
        if_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Decision | Problem]
    """

    kwargs = _get_kwargs(
        match=match,
        seat=seat,
        n=n,
        if_match=if_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    match: str,
    seat: int,
    n: int,
    *,
    client: AuthenticatedClient,
    if_match: str | Unset = UNSET,
) -> Decision | Problem | None:
    """Withdraw a sealed choice; the others do not notice.

    Args:
        match (str):
        seat (int):
        n (int):
        if_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Decision | Problem
    """

    return (
        await asyncio_detailed(
            match=match,
            seat=seat,
            n=n,
            client=client,
            if_match=if_match,
        )
    ).parsed
