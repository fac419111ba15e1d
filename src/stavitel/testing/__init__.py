"""What a title, ours or a stranger's, is tested with: needs pytest.

A title gets what holds for every title with two lines in its own tests:

    class TestRiver(TitleTests):
        title = "river"
"""

import pytest

pytest.register_assert_rewrite("stavitel.testing.play", "stavitel.testing.suite")

from stavitel.testing.branches import watched_branches  # noqa: E402
from stavitel.testing.scenario import Scenario  # noqa: E402
from stavitel.testing.suite import TitleTests  # noqa: E402

__all__ = ["Scenario", "TitleTests", "watched_branches"]
