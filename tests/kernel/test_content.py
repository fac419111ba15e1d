"""Content files correct printed values, or change nothing."""

import pytest

from foreign_titles import bridges
from stavitel.kernel import RecordError, content_hash, new_match, replay
from stavitel.kernel.content import ContentError, correct, use_content

__all__ = ["bridges"]


def test_a_value_is_corrected_and_the_record_says_so(bridges, tmp_path):
    record = new_match(bridges, 2, seed=1).record()
    path = tmp_path / "mine.toml"
    path.write_text('title = "bridges"\n[cards.arch]\ncost = 5\n')
    before = content_hash(bridges)
    use_content(bridges, path)
    assert bridges.cards["arch"].cost == 5
    assert content_hash(bridges) != before
    with pytest.raises(RecordError, match="other cards"):
        replay(record)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"cards": {"tunnel": {"cost": 1}}}, "no card 'tunnel'"),
        ({"cards": {"arch": {"price": 1}}}, "no value 'price'"),
        ({"cards": {"arch": {"key": "bow"}}}, "no value 'key'"),
        ({"cards": {"arch": {"cost": "two"}}}, "is int, not 'two'"),
        ({"cards": {"arch": {"cost": 0}}}, "costs are positive"),
        ({"cards": {"footbridge": {"cost": 4}, "arch": {"cost": 0}}}, "costs are positive"),
        ({"cards": {"arch": 3}}, "needs values by name"),
        ({"title": "lisboa", "cards": {}}, "for lisboa, not for bridges"),
        ({"decks": {}}, "'decks' is not known"),
        ({}, "no cards"),
    ],
)
def test_a_bad_content_file_changes_nothing(bridges, data, problem):
    before = content_hash(bridges)
    with pytest.raises(ContentError, match=problem):
        correct(bridges, data)
    content_hash.cache_clear()
    assert content_hash(bridges) == before


def test_a_file_that_is_not_toml(bridges, tmp_path):
    (tmp_path / "x.toml").write_text("cards = [")
    with pytest.raises(ContentError, match="is not a content file"):
        use_content(bridges, tmp_path / "x.toml")
    with pytest.raises(ContentError, match="cannot be read"):
        use_content(bridges, tmp_path / "missing.toml")
