"""What holds for every title."""

from stavitel.testing import TitleTests


class TestLanterns(TitleTests):
    title = "lanterns"
