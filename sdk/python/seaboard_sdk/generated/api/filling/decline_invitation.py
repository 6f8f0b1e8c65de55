# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.decline import Decline
from ...models.invitation import Invitation
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    match: str,
    seat: int,
    *,
    body: Decline | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/matches/{match}/seats/{seat}/invitation/decline".format(
            match=quote(str(match), safe=""),
            seat=quote(str(seat), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Invitation | Problem | None:
    if response.status_code == 200:
        response_200 = Invitation.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

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

    if response.status_code == 413:
        response_413 = Problem.from_dict(response.json())

        return response_413

    if response.status_code == 415:
        response_415 = Problem.from_dict(response.json())

        return response_415

    if response.status_code == 421:
        response_421 = Problem.from_dict(response.json())

        return response_421

    if response.status_code == 422:
        response_422 = Problem.from_dict(response.json())

        return response_422

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
) -> Response[Invitation | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    match: str,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: Decline | Unset = UNSET,
) -> Response[Invitation | Problem]:
    """Decline an invitation, and say why if you like. Repeated, it is answered as the first time.

    Args:
        match (str):
        seat (int):
        body (Decline | Unset): Why an invitation is declined; an empty body will do.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Invitation | Problem]
    """

    kwargs = _get_kwargs(
        match=match,
        seat=seat,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    match: str,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: Decline | Unset = UNSET,
) -> Invitation | Problem | None:
    """Decline an invitation, and say why if you like. Repeated, it is answered as the first time.

    Args:
        match (str):
        seat (int):
        body (Decline | Unset): Why an invitation is declined; an empty body will do.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Invitation | Problem
    """

    return sync_detailed(
        match=match,
        seat=seat,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    match: str,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: Decline | Unset = UNSET,
) -> Response[Invitation | Problem]:
    """Decline an invitation, and say why if you like. Repeated, it is answered as the first time.

    Args:
        match (str):
        seat (int):
        body (Decline | Unset): Why an invitation is declined; an empty body will do.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Invitation | Problem]
    """

    kwargs = _get_kwargs(
        match=match,
        seat=seat,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    match: str,
    seat: int,
    *,
    client: AuthenticatedClient,
    body: Decline | Unset = UNSET,
) -> Invitation | Problem | None:
    """Decline an invitation, and say why if you like. Repeated, it is answered as the first time.

    Args:
        match (str):
        seat (int):
        body (Decline | Unset): Why an invitation is declined; an empty body will do.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Invitation | Problem
    """

    return (
        await asyncio_detailed(
            match=match,
            seat=seat,
            client=client,
            body=body,
        )
    ).parsed
