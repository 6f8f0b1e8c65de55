# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.created_access_token import CreatedAccessToken
from ...models.minted_token import MintedToken
from ...models.problem import Problem
from ...types import Response


def _get_kwargs(
    external: str,
    *,
    body: MintedToken,
    idempotency_key: str,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/tenant/players/{external}/tokens".format(
            external=quote(str(external), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> CreatedAccessToken | Problem | None:
    if response.status_code == 201:
        response_201 = CreatedAccessToken.from_dict(response.json())

        return response_201

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())

        return response_404

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
) -> Response[CreatedAccessToken | Problem]:
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
    body: MintedToken,
    idempotency_key: str,
) -> Response[CreatedAccessToken | Problem]:
    """Mint a short-lived access token, with which the player asks by itself.

    Args:
        external (str):
        idempotency_key (str):  Example: 5d0f8c0e-6d0f-4b59-9d55-3f5c6b0f2a11.
        body (MintedToken): A short-lived token of one of the app's players.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreatedAccessToken | Problem]
    """

    kwargs = _get_kwargs(
        external=external,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    external: str,
    *,
    client: AuthenticatedClient,
    body: MintedToken,
    idempotency_key: str,
) -> CreatedAccessToken | Problem | None:
    """Mint a short-lived access token, with which the player asks by itself.

    Args:
        external (str):
        idempotency_key (str):  Example: 5d0f8c0e-6d0f-4b59-9d55-3f5c6b0f2a11.
        body (MintedToken): A short-lived token of one of the app's players.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreatedAccessToken | Problem
    """

    return sync_detailed(
        external=external,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    external: str,
    *,
    client: AuthenticatedClient,
    body: MintedToken,
    idempotency_key: str,
) -> Response[CreatedAccessToken | Problem]:
    """Mint a short-lived access token, with which the player asks by itself.

    Args:
        external (str):
        idempotency_key (str):  Example: 5d0f8c0e-6d0f-4b59-9d55-3f5c6b0f2a11.
        body (MintedToken): A short-lived token of one of the app's players.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreatedAccessToken | Problem]
    """

    kwargs = _get_kwargs(
        external=external,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    external: str,
    *,
    client: AuthenticatedClient,
    body: MintedToken,
    idempotency_key: str,
) -> CreatedAccessToken | Problem | None:
    """Mint a short-lived access token, with which the player asks by itself.

    Args:
        external (str):
        idempotency_key (str):  Example: 5d0f8c0e-6d0f-4b59-9d55-3f5c6b0f2a11.
        body (MintedToken): A short-lived token of one of the app's players.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreatedAccessToken | Problem
    """

    return (
        await asyncio_detailed(
            external=external,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
