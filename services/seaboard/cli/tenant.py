"""`seaboard tenant`: what only whoever runs the service does with apps, on its database and by no HTTP."""

import argparse
from collections.abc import Callable

from seaboard.cli.databases import running_on_the_database
from seaboard.cli.refusals import Refusal
from seaboard.matches import administer
from seaboard.matches.administer import CannotBeDone, NewKey
from seaboard.matches.service import Service


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One act each."""
    acts = parser.add_subparsers(dest="act", required=True)
    _add(acts, "create", "make an app, and print its first key, which is shown this once", _create)
    _add(acts, "list", "list all apps with what they use and may", _list, has_name=False)
    key = _add(acts, "key", "make a further key of an app, and print it", _key)
    key.add_argument("--label", default="", help="what it is for")
    _add(acts, "keys", "list an app's keys by id", _keys)
    revoke = _add(acts, "revoke-key", "make a key good no more", _revoke)
    revoke.add_argument("key", help="the key's id, as `keys` lists it")
    quotas = _add(acts, "quotas", "set how much an app may have; what is left out has no limit", _quotas)
    quotas.add_argument("--players", type=_count, help="players")
    quotas.add_argument("--matches", type=_count, help="matches that are not over")
    issuer = _add(acts, "issuer", "take tokens (JWT) that somebody signs for an app's players", _issuer)
    issuer.add_argument("--issuer", required=True, help="`iss` of the tokens")
    issuer.add_argument("--audience", required=True, help="`aud` of the tokens")
    issuer.add_argument("--jwks", required=True, help="where the keys are served, by https")
    _add(acts, "no-issuer", "take no signed tokens for an app any more", _no_issuer)
    _add(acts, "audit", "list what was done to an app, the newest first", _audit)


def _add(
    acts: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    does: str,
    act: Callable[[Service, argparse.Namespace], None],
    *,
    has_name: bool = True,
) -> argparse.ArgumentParser:
    parser = acts.add_parser(name, help=does, description=does.capitalize() + ".")
    parser.set_defaults(do=act)
    if has_name:
        parser.add_argument("name", help="the app's name")
    return parser


def _count(written: str) -> int:
    if not written.isdecimal():
        raise argparse.ArgumentTypeError(f"'{written}' is no whole number")
    return int(written)


def run(arguments: argparse.Namespace) -> int:
    """Do it on the database of SEABOARD_DATABASE_URL, or on that of a `seaboard up` that runs here. Raises Refusal."""
    with running_on_the_database() as service:
        try:
            arguments.do(service, arguments)
        except CannotBeDone as error:
            raise Refusal(f"{error}.") from error
    return 0


def _create(service: Service, arguments: argparse.Namespace) -> None:
    _show(administer.create_tenant(service, arguments.name))


def _key(service: Service, arguments: argparse.Namespace) -> None:
    _show(administer.create_key(service, arguments.name, arguments.label))


def _show(new: NewKey) -> None:
    print(new.key)


def _list(service: Service, arguments: argparse.Namespace) -> None:
    for tenant in administer.list_tenants(service):
        players = f"players {tenant.players} of {_most(tenant.players_most)}"
        matches = f"unfinished matches {tenant.unfinished_matches} of {_most(tenant.unfinished_matches_most)}"
        print(f"{tenant.name}: {players}, {matches}, issuer {tenant.issuer or 'none'}")


def _most(limit: int | None) -> str:
    return "any" if limit is None else str(limit)


def _keys(service: Service, arguments: argparse.Namespace) -> None:
    for id_, label in administer.list_keys(service, arguments.name):
        print(id_, label)


def _revoke(service: Service, arguments: argparse.Namespace) -> None:
    administer.revoke_key(service, arguments.name, arguments.key)


def _quotas(service: Service, arguments: argparse.Namespace) -> None:
    administer.set_quotas(service, arguments.name, arguments.players, arguments.matches)


def _issuer(service: Service, arguments: argparse.Namespace) -> None:
    administer.set_issuer(service, arguments.name, arguments.issuer, arguments.audience, arguments.jwks)


def _no_issuer(service: Service, arguments: argparse.Namespace) -> None:
    administer.drop_issuer(service, arguments.name)


def _audit(service: Service, arguments: argparse.Namespace) -> None:
    for act in administer.list_acts(service, arguments.name):
        print(act.at.isoformat(timespec="seconds"), act.actor, act.act, act.subject, act.details or "")
