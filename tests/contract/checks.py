"""All that is checked of a recorded game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from _pytest.mark import ParameterSet

from . import (
    advice,
    answers,
    conserved,
    defaults,
    fences,
    leaving,
    panels,
    saving,
    tellings,
    two_worlds,
    typed,
    undo,
    waiting,
    words,
)
from .kit import PlayedGame
from .subjects import Subject, variants

Check = Callable[[PlayedGame], None]

CHECKS: tuple[Check, ...] = (
    saving.saved_at_every_ask,
    saving.opened_from_any_checkpoint,
    saving.events_and_choices_come_back,
    saving.draws_follow_from_the_seed,
    saving.the_same_seed_is_the_same_game,
    saving.a_game_has_an_end_with_a_place_for_everybody,
    saving.turns_count_up,
    answers.no_answer_out_of_turn_counts,
    answers.every_yield_is_whole,
    answers.options_come_back_from_text,
    answers.options_and_events_have_tags_of_their_own,
    answers.a_panel_stays_right_while_its_question_stands,
    waiting.nobody_else_winds_a_clock,
    defaults.defaults_alone_end_the_game,
    defaults.a_loaded_table_has_the_same_defaults,
    defaults.whoever_answers_the_same_comes_of_it,
    undo.only_ones_own_last_answer_can_be_taken_back,
    undo.own_last_answers_can_be_taken_back,
    undo.a_vote_takes_back_any_answers,
    fences.unfenced_answers_teach_nothing,
    fences.draws_are_fences,
    leaving.a_table_goes_on_without_who_left,
    conserved.cards_are_conserved,
    conserved.hidden_slots_hold_cards,
    conserved.views_are_built_from_copies,
    two_worlds.a_viewer_gets_the_same,
    two_worlds.an_open_game_shows_all,
    words.a_game_played_has_all_its_words,
    words.every_kind_has_its_words,
    words.settings_fit_a_form,
    words.the_rules_can_be_read,
    words.one_thing_has_one_word,
    words.texts_name_the_number_of_players,
    panels.every_option_can_be_pressed,
    panels.labels_say_what_they_are_for,
    typed.what_is_shown_can_be_typed,
    advice.what_is_advised_can_be_chosen,
    advice.the_same_question_gets_the_same_advice,
    tellings.every_event_says_how_it_is_told,
    tellings.what_happened_is_told,
    tellings.the_papers_have_a_headline,
    tellings.a_game_is_remembered,
)


def cases(*subjects: Subject) -> list[ParameterSet]:
    """Parameters ``(check, variant)`` for pytest. Those of one variant follow one another, so that the
    workers of a run seldom record the same game."""
    return [
        pytest.param(check, variant, id=f"{variant.name}-{check.__name__}")
        for subject in subjects
        for variant in variants(subject)
        for check in CHECKS
    ]
