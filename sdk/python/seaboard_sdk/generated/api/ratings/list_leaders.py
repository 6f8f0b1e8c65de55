# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.leaders import Leaders
from ...models.list_leaders_list import ListLeadersList
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    game: str,
    *,
    role: str | Unset = "",
    list_: ListLeadersList | Unset = "players",
    after: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["role"] = role

    json_list_: str | Unset = UNSET
    if not isinstance(list_, Unset):
        json_list_ = list_

    params["list"] = json_list_

    params["after"] = after

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/games/{game}/leaderboard".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Leaders | Problem | None:
    if response.status_code == 200:
        response_200 = Leaders.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

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
) -> Response[Any | Leaders | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    role: str | Unset = "",
    list_: ListLeadersList | Unset = "players",
    after: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Response[Any | Leaders | Problem]:
    """List who leads in a game, the highest standing first.

    Args:
        game (str):
        role (str | Unset):  Default: ''.
        list_ (ListLeadersList | Unset):  Default: 'players'.
        after (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Leaders | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        role=role,
        list_=list_,
        after=after,
        limit=limit,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: str,
    *,
    client: AuthenticatedClient,
    role: str | Unset = "",
    list_: ListLeadersList | Unset = "players",
    after: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Any | Leaders | Problem | None:
    """List who leads in a game, the highest standing first.

    Args:
        game (str):
        role (str | Unset):  Default: ''.
        list_ (ListLeadersList | Unset):  Default: 'players'.
        after (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Leaders | Problem
    """

    return sync_detailed(
        game=game,
        client=client,
        role=role,
        list_=list_,
        after=after,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    game: str,
    *,
    client: AuthenticatedClient,
    role: str | Unset = "",
    list_: ListLeadersList | Unset = "players",
    after: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Response[Any | Leaders | Problem]:
    """List who leads in a game, the highest standing first.

    Args:
        game (str):
        role (str | Unset):  Default: ''.
        list_ (ListLeadersList | Unset):  Default: 'players'.
        after (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Leaders | Problem]
    """

    kwargs = _get_kwargs(
        game=game,
        role=role,
        list_=list_,
        after=after,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: str,
    *,
    client: AuthenticatedClient,
    role: str | Unset = "",
    list_: ListLeadersList | Unset = "players",
    after: str | Unset = UNSET,
    limit: int | Unset = UNSET,
) -> Any | Leaders | Problem | None:
    """List who leads in a game, the highest standing first.

    Args:
        game (str):
        role (str | Unset):  Default: ''.
        list_ (ListLeadersList | Unset):  Default: 'players'.
        after (str | Unset):
        limit (int | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Leaders | Problem
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            role=role,
            list_=list_,
            after=after,
            limit=limit,
        )
    ).parsed
