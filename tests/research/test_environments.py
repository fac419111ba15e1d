"""The environments keep to the protocols of PettingZoo and Gymnasium, show nothing hidden and can be repeated."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import warnings
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, seed_test

import stavitel.research
from foreign_titles import bridges
from our_titles import OURS
from stavitel.kernel import new_match, title_named, verify
from stavitel.research.actions import DONE, OVERFLOW, Keys
from stavitel.research.features import LIMIT, Encoder
from stavitel.research.gym_env import TitleEnv
from stavitel.research.registration import env_id
from stavitel.research.rewards import margin, rank, win
from stavitel.research.session import IllegalAction, Session
from stavitel.research.vocabulary import FOLDER, Vocabulary, declared, find_vocabulary, vocabulary

__all__ = ["bridges"]


def play_random(env, seed: int) -> dict:
    """Play an AEC environment to its end at random; the infos of the end."""
    env.reset(seed=seed)
    random = Random(seed)
    infos = {}
    for agent in env.agent_iter():
        seen, _, over, _, info = env.last()
        if over:
            infos[agent] = info
            env.step(None)
        else:
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return infos


@pytest.mark.parametrize("name", OURS)
def test_pettingzoo_has_nothing_to_complain_of(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for dictionary in ("Observation space for each agent", "Observation is not a NumPy array"):
            warnings.filterwarnings("ignore", dictionary)  # it knows the dictionaries of its own classics only
        api_test(stavitel.research.aec(name, seats=3), num_cycles=60)


@pytest.mark.parametrize("name", OURS)
def test_the_same_seed_gives_the_same_game(name):
    seed_test(lambda: stavitel.research.aec(name, seats=2), num_cycles=20)


@pytest.mark.parametrize("actions", ["keys", "slots"])
@pytest.mark.parametrize("name", OURS)
def test_gymnasium_has_nothing_to_complain_of(name, actions):
    env = gymnasium.make(env_id(title_named(name)), seats=2, actions=actions)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("imports", ["gymnasium, stavitel.research", "stavitel.research, gymnasium"])
def test_the_order_of_imports_does_not_matter(imports):
    """Nor does importing our package alone bring numpy."""
    name = env_id(title_named("citadels"))
    code = f"import {imports}, sys; gymnasium.register_envs(stavitel.research); print(gymnasium.spec({name!r}).id)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert ran.stdout.strip() == name
    alone = "import sys, stavitel.research.simulate; print('numpy' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", alone], capture_output=True, text=True, check=True, env=env)
    assert ran.stdout.strip() == "False"


def test_every_title_is_registered_under_its_version():
    gymnasium.register_envs(stavitel.research)
    ids = stavitel.research.register()
    assert {env_id(title_named(name)) for name in OURS} <= set(ids) <= set(gymnasium.registry)
    assert f"stavitel/Citadels-v{title_named('citadels').version}" in ids


@pytest.mark.parametrize("name", OURS)
def test_features_show_nothing_hidden(name):
    """Made from the real table they are the same as made from what the seat sees of it; and every one has a name."""
    seats = min(4, title_named(name).seats[1])
    match = new_match(name, seats, seed=3, quiet=True)
    encoder = Encoder(vocabulary(title_named(name)), match)
    assert len(set(encoder.schema.names)) == len(encoder.schema)
    random = Random(3)
    asked = 0
    while not match.over:
        seat, question = next(iter(match.asking.items()))
        if asked % 11 == 0:
            for one in range(seats):
                real = encoder.encode_table(match.table, one, question)
                assert real == encoder.encode_table(match.seen(one), one, question)
                assert max(map(abs, real)) <= LIMIT
        match.answer(seat, question.random_answer(random))
        asked += 1


@pytest.mark.parametrize("name", OURS)
def test_features_do_not_depend_on_what_was_seen_before(name):
    """An encoder fills in only what has changed; one that begins at any table says the same of it."""
    match = new_match(name, 3, 4, quiet=True)
    used = Encoder(vocabulary(match.title), match)
    blank = [(features[:], list(values)) for features, values in used._kept]
    fresh = Encoder(vocabulary(match.title), match)
    random = Random(9)
    while not match.over:
        asked = min(match.asking)
        for seat in range(3):
            fresh._kept[seat] = (blank[seat][0][:], list(blank[seat][1]))
            assert used.encode(match, seat, asked) == fresh.encode(match, seat, asked)
        match.answer(asked, match.asking[asked].random_answer(random))


def test_own_seat_comes_first():
    session = Session("citadels", 4)
    session.new_game(5)
    session.match.table.players[2].gold = 11
    schema = session.schema
    for seat, name in [(2, "me.gold"), (1, "+1.gold"), (3, "+3.gold")]:
        seen = session.observe(seat)["observation"]
        golds = [seen[schema.index(f"{place}.gold")] for place in ("me", "+1", "+2", "+3")]
        assert max(golds) == seen[schema.index(name)]
    session.match.table.crown = 3
    assert session.observe(1)["observation"][schema.index("crown.+2")] == 1


def test_another_seats_hand_is_a_count():
    session = Session("citadels", 3)
    session.new_game(5)
    names = set(session.schema.names)
    assert {"me.hand.temple", "me.hand.count", "+1.hand.hidden", "deck.hidden"} <= names
    assert not any(name.startswith(("+1.hand.t", "deck.t", "+1.known", "+1.saw")) for name in names)


@pytest.mark.parametrize("name", OURS)
def test_games_end_with_a_record_that_holds(name):
    """Rewards of rank add up to nothing; the record replays."""
    env = stavitel.research.aec(name, seats=2)
    infos = play_random(env, 11)
    record = infos["seat_0"]["record"]
    assert record["seed"] == "11"
    assert verify(record) == []
    assert sum(env.session.rewards()) == pytest.approx(0)


def test_seeds_go_on_from_the_last_that_was_given():
    session = Session("citadels", 2)
    seeds = []
    for seed in (7, None, None, 8):
        session.new_game(seed)
        seeds.append(session.match.seed)
    assert seeds == ["7", "7:1", "7:2", "8"]


@pytest.mark.parametrize("name", ["bridges", "lisboa", "architects"])
def test_some_are_picked_one_by_one(bridges, name):
    """One pick per step and then done; what was picked is closed, done is open from the least on."""
    session = Session(name, 4)
    picks, dones = set(), set()
    for seed in range(3):
        session.new_game(seed)
        random = Random(seed)
        while not session.match.over:
            question, picked = session.question, len(session.picked)
            assert (DONE in session.open) == (question.many and picked >= question.least)
            if question.many:
                assert not set(session.open.values()) & set(session.picked)
                picks.add(picked)
                dones.add(DONE in session.open)
            session.act(random.choice(list(session.open)))
    assert 1 in picks
    assert dones == {"bridges": {True}, "lisboa": {True, False}, "architects": {False}}[name]


def test_questions_to_several_come_in_the_order_of_seats_and_leak_nothing(bridges):
    """What the first has answered changes nothing that the second sees."""
    session = Session(bridges, 4)
    together = 0
    for seed in range(4):
        session.new_game(seed)
        random = Random(seed)
        while not session.match.over:
            asking = sorted(session.match.asking)
            assert session.seat == asking[0]
            if len(asking) > 1 and not session.question.many:
                together += 1
                later = asking[1]
                before = session.encoder.encode_table(session.match.table, later)
                seen = set()
                for key in session.open.values():
                    line = session.match.fork()
                    line.answer(asking[0], key)
                    if later in line.asking:
                        seen.add(bytes(session.encoder.encode_table(line.table, later)))
                assert seen <= {bytes(before)}
            session.act(random.choice(list(session.open)))
    assert together


def test_an_action_that_is_not_open_is_refused():
    env = stavitel.research.aec("citadels", seats=2)
    env.reset(seed=1)
    closed = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="is not open"):
        env.step(closed)
    lax = TitleEnv("citadels", 2)
    _, info = lax.reset(seed=1)
    closed = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert lax.step(closed)[4]["illegal"]
    strict = TitleEnv("citadels", 2, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(closed)


def test_a_learner_meets_bots_by_name_and_may_change_seats():
    env = TitleEnv("citadels", 3, bots="greedy,random", seat=None, reward="win")
    sat, rewards = set(), []
    for seed in range(8):
        _, info = env.reset(seed=seed)
        sat.add(env.learner)
        random = Random(seed)
        over = False
        while not over:
            action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
            _, reward, over, _, info = env.step(action)
        rewards.append(reward)
        assert info["record"]["answers"]
    assert sat == {0, 1, 2}
    assert set(rewards) <= {0.0, 0.5, 1.0}


def test_vectors_of_environments_step_together():
    envs = gymnasium.make_vec(env_id(title_named("citadels")), num_envs=3, vectorization_mode="sync", seats=2)
    seen, _ = envs.reset(seed=4)
    assert seen["observation"].shape[0] == 3
    for _ in range(20):
        actions = [int(np.flatnonzero(mask)[-1]) for mask in seen["action_mask"]]
        seen, rewards, *_ = envs.step(np.array(actions))
        assert rewards.shape == (3,)
    envs.close()


def test_keys_mean_the_same_from_every_seat():
    """A seat is counted from one's own, copies are alike, and what is unknown keeps apart from what else is unknown."""
    words = vocabulary(title_named("citadels"))
    keys = Keys(words, 4)
    session = Session("citadels", 4)
    session.new_game(1)
    session.question.options.clear()
    session.question.options.update({f"strange:{n}": n for n in range(40)})
    numbered = keys.number(0, session.question, {})
    assert sorted(numbered.values()) == sorted(session.question.options)
    assert all(action >= keys.size - OVERFLOW for action in numbered)


def test_slots_say_what_options_are_made_of():
    session = Session("citadels", 4, actions="slots")
    session.new_game(1)
    slots = session.actions
    random = Random(2)
    verbs = set()
    while not session.match.over:
        rows = session.observe(session.seat)["options"]
        for action, key in session.open.items():
            if ":" in key and not session.question.many:
                verb = slots.words[int(rows[action][0])]
                assert key.startswith(verb)
                verbs.add(verb)
        session.act(random.choice(list(session.open)))
    assert {"build", "name"} <= verbs


def test_any_title_has_an_environment(bridges):
    """One that brings no vocabulary is played to find it, the same every time, and it can be kept."""
    found = find_vocabulary(bridges, games=2)
    again = Vocabulary.from_json(found.as_json())
    assert again == find_vocabulary(bridges, games=2) == found
    env = stavitel.research.aec(bridges, seats=3, vocabulary=found)
    play_random(env, 1)
    assert verify(env.session.match.record(), bridges) == []


@pytest.mark.parametrize("name", OURS)
def test_kept_vocabularies_fit_their_titles(name):
    """One that no longer fits would be found anew at every start; `make vocabulary` writes it."""
    kept = Vocabulary.from_json(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))
    title = title_named(name)
    assert (kept.title, kept.version) == (name, title.version)
    assert kept.declared == declared(new_match(title, title.seats[0], 0, quiet=True))
    assert vocabulary(title) == kept


def test_rewards():
    from stavitel.kernel import Score

    scores = [Score(0, 20, rank=1), Score(1, 20, rank=1), Score(2, 5, rank=3)]
    assert rank(scores) == [0.5, 0.5, -1.0]
    assert win(scores) == [0.5, 0.5, 0.0]
    assert margin(scores) == [0.0, 0.0, -15.0]
    with pytest.raises(ValueError, match="a reward is rank, win, margin"):
        Session("citadels", 2, reward="points")
    own = Session("citadels", 2, reward=lambda found: [score.total / 10 for score in found])
    own.new_game(1)
    assert len(own.rewards()) == 2


def test_two_environments_of_one_seed_show_the_same():
    one, two = TitleEnv("lisboa", 2), TitleEnv("lisboa", 2)
    assert data_equivalence(one.reset(seed=5), two.reset(seed=5))
