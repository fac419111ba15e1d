"""Lisboa: rebuild the city after the earthquake, for one to four players."""

from stavitel.kernel import Choice, Several, Title, Toggle
from stavitel.titles.lisboa.cards import CARDS
from stavitel.titles.lisboa.cites import CITES
from stavitel.titles.lisboa.hidden import conserved, redeal
from stavitel.titles.lisboa.positions import complete
from stavitel.titles.lisboa.rules import next_step
from stavitel.titles.lisboa.scene import scene
from stavitel.titles.lisboa.scoring import score
from stavitel.titles.lisboa.set_up import SEATS, check_options, setup

TITLE = Title(
    name="lisboa",
    version="2",
    seats=(1, 4),
    setup=setup,
    next_step=next_step,
    score=score,
    scene=scene,
    cards=CARDS,
    conserved=conserved,
    options=(
        Toggle("draft", False),
        Toggle("quests", False),
        Several("newcomers", SEATS),
        Toggle("city_tokens", False),
        Toggle("starting_decrees", False),
        Choice("level", ("easy", "normal", "hard"), "normal"),
    ),
    check=check_options,
    redeal=redeal,
    complete=complete,
    signed=("causer", "mover"),
    accent="#1f5f8b",
    cites=CITES,
)
