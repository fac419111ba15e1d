"""Makes the README's picture: a game in the terminal client some way in.

python tools/terminal_picture.py citadels docs/pictures/terminal.svg --answers 30 --size 124x40 --seed 21
"""

from __future__ import annotations

import argparse
import asyncio
import re
from pathlib import Path

from stavitel.cli.session import Session
from stavitel.cli.terminal import Client
from stavitel.kernel import new_match


async def picture(title: str, answers: int, language: str, seats: int, size: tuple[int, int], seed: str) -> str:
    """The screen as SVG after so many answers, all given as a bot would."""
    from stavitel.bots import best

    match = new_match(title, seats, seed)
    session = Session(match, dict.fromkeys(range(1, seats), best(title)), language)
    session._random.seed(seed)
    for _ in range(answers):
        session.advance()
        hint = session.hint()
        if session.question is None:
            break
        session.answer(hint if session.question.many else hint[0])
    client = Client(session)
    async with client.run_test(size=size) as pilot:
        await pilot.pause(0.5)
        while client.busy:
            await pilot.pause(0.1)
        await pilot.pause(0.3)
        return client.export_screenshot(title=f"stavitel play {title}")


def main() -> None:
    """Write the picture to a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("path", type=Path)
    parser.add_argument("--answers", type=int, default=14)
    parser.add_argument("--language", default="en")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--size", default="128x42")
    args = parser.parse_args()
    width, height = map(int, args.size.split("x"))
    svg = asyncio.run(picture(args.title, args.answers, args.language, args.seats, (width, height), args.seed))
    args.path.parent.mkdir(parents=True, exist_ok=True)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no font from elsewhere
    args.path.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
