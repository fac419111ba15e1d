"""The games one can play here: their options, cards, rules and words."""

import asyncio
import re
from functools import lru_cache
from typing import cast

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from stavitel.kept import kept_texts
from stavitel.kernel import Choice, Number, Several, Title, Toggle
from stavitel.kernel.values import as_json
from stavitel.server.errors import ClientError
from stavitel.server.http.context import AnyRequest, services_of
from stavitel.server.http.parameters import PROBLEMS, TitleKey
from stavitel.server.protocol import CardInfo, Language, OptionInfo, Reach, RulesBook, RuleText, TitleInfo
from stavitel.words import LANGUAGES, Words, sources
from stavitel.words.reconstructed import content_file, reconstructed
from stavitel.words.rules import document, for_readers, written_in
from stavitel.words.rules import parse as parse_rules


@get("/api/titles", tags=["titles"])
async def all_titles(request: AnyRequest) -> list[TitleInfo]:
    """The games one can play here."""
    catalog = services_of(request).catalog
    return [_title_info(title, catalog.bot_levels(title.name)) for title in catalog.titles.values()]


@get("/api/titles/{title:str}/cards", responses=PROBLEMS, tags=["titles"])
async def cards(request: AnyRequest, title: TitleKey) -> list[CardInfo]:
    """The cards of a title, with the values that their texts speak of."""
    return _card_infos(services_of(request).catalog.title(title))


@get("/api/titles/{title:str}/content", responses=PROBLEMS, tags=["titles"], media_type="text/plain")
async def content(request: AnyRequest, title: TitleKey) -> Response[str]:
    """What of a title is reconstructed, as a content file in which its owner puts the printed values."""
    found = services_of(request).catalog.title(title)
    page = await asyncio.to_thread(content_file, found)
    headers = {"content-disposition": f'attachment; filename="{found.name}.toml"'}
    return Response(page, media_type="text/plain", headers=headers)


@get("/api/titles/{title:str}/rules", responses=PROBLEMS, tags=["titles"])
async def rules(request: AnyRequest, title: TitleKey, language: FromQuery[Language] = "en") -> RulesBook:
    """The numbered rules of a title, in English where they are not translated."""
    found = services_of(request).catalog.title(title)

    def read() -> tuple[str, str]:
        spoken = written_in(found.name, language)
        return spoken, for_readers(document(found.name, language) or "", Words(found.name, spoken))

    spoken, page = await asyncio.to_thread(read)
    numbered = [RuleText(rule.id, rule.text) for rule in parse_rules(page).values()]
    return RulesBook(title, cast(Language, spoken), page, numbered)


@get("/api/words/{language:str}/{title:str}", responses=PROBLEMS, tags=["titles"], media_type="text/plain")
async def words(request: AnyRequest, language: FromPath[str], title: TitleKey) -> Response[str]:
    """The texts of a title in a language, in Fluent syntax."""
    if language not in LANGUAGES:
        raise ClientError("no-such-language", f"There are texts in {', '.join(LANGUAGES)}.", 404)
    name = None if title == "common" else services_of(request).catalog.title(title).name

    def read() -> str:
        now = "\n".join(path.read_text(encoding="utf-8") for path in sources(name, language) if path.exists())
        return now if name is None else now + _texts_of_older_games(name, language, now)

    text = await asyncio.to_thread(read)
    return Response(text, media_type="text/plain", headers={"cache-control": "no-cache"})


@get("/api/reach", responses=PROBLEMS, tags=["lobby"])
async def reach(request: AnyRequest) -> Reach:
    """Where friends can open this server."""
    settings = services_of(request).settings
    return Reach(settings.public_url or settings.reach_url)


HANDLERS = [reach, all_titles, cards, content, rules, words]


_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.M)


def _texts_of_older_games(title: str, language: str, now: str) -> str:
    """The texts that only games begun with older rules still need."""
    known = set(_MESSAGE.findall(now))
    found = []
    for text in kept_texts(title, language):
        places = [*_MESSAGE.finditer(text)]
        ends = [*(place.start() for place in places[1:]), len(text)]
        for place, end in zip(places, ends, strict=True):
            if place[1] not in known:
                known.add(place[1])
                lines = text[place.start() : end].splitlines()
                found.append("\n".join(line for line in lines if line and not line.startswith("#")))
    return "\n" + "\n".join(found) + "\n" if found else ""


def _title_info(title: Title, bots: list[str]) -> TitleInfo:
    options = []
    for option in title.options:
        match option:
            case Choice():
                options.append(OptionInfo(option.name, "choice", option.default, list(option.values)))
            case Toggle():
                options.append(OptionInfo(option.name, "toggle", option.default))
            case Number():
                options.append(OptionInfo(option.name, "number", option.default, [], option.least, option.most))
            case Several():
                options.append(OptionInfo(option.name, "several", list(option.default), list(option.values)))
    return TitleInfo(
        title.name,
        title.version,
        title.seats[0],
        title.seats[1],
        title.accent,
        options,
        bots,
        title.opponent is not None,
        dict(title.cites),
        dict(title.icons),
        dict(title.headings),
        dict(title.standing),
        len(title.cards),
        len(reconstructed(title)),
        [dict(drawn) for drawn in title.cover],
        title.teaching.minutes if title.teaching else 0,
        title.teaching is not None and title.teaching.lesson is not None,
    )


@lru_cache(maxsize=32)
def _card_infos(title: Title) -> list[CardInfo]:
    return [CardInfo(card.key, card.back, card.source, as_json(card.text_args)) for card in title.cards.values()]
