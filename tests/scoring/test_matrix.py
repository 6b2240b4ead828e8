"""Weights as a file holds them: what goes in comes out."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from askfirst.scoring.classifier.matrix import Matrix, Sparse
from askfirst.scoring.classifier.weights import GRAINS, PLAIN

WIDTH = 6
COLUMNS = st.integers(0, WIDTH - 1)
ROWS = st.lists(st.dictionaries(COLUMNS, st.floats(allow_nan=False)), max_size=6)


@given(ROWS)
def test_rows_come_out_as_they_went_in(rows: list[dict[int, float]]) -> None:
    matrix = Matrix.of(rows, PLAIN)
    assert matrix.fits(len(rows), WIDTH, PLAIN)
    assert matrix.rows(PLAIN) == rows
    wanted = [[row.get(column, 0.0) for column in range(WIDTH)] for row in rows]
    assert matrix.dense(WIDTH, PLAIN).tolist() == wanted


@given(st.lists(st.dictionaries(COLUMNS, st.integers(-32_768, 32_767), min_size=1), min_size=1))
def test_it_fits_no_other_size_or_form(rows: list[dict[int, int]]) -> None:
    matrix, most = Matrix.of(rows, GRAINS), max(column for row in rows for column in row)
    assert matrix.fits(len(rows), most + 1, GRAINS)
    assert not matrix.fits(len(rows), most, GRAINS)
    assert not matrix.fits(len(rows) + 1, WIDTH, GRAINS)
    assert not matrix.fits(len(rows), WIDTH, PLAIN)


@given(ROWS)
def test_behind_the_rows_that_are_served_stands_one_without_weights(rows: list[dict[int, float]]) -> None:
    served = Matrix.of(rows, PLAIN).served(WIDTH, PLAIN)
    assert served[:-1].tolist() == Matrix.of(rows, PLAIN).dense(WIDTH, PLAIN).tolist()
    assert served[-1].tolist() == [0.0] * WIDTH


@given(st.lists(st.dictionaries(COLUMNS, st.integers(-32_768, 32_767)), min_size=1), st.data())
def test_sums_of_rows_are_those_of_a_plain_loop(rows: list[dict[int, int]], data: st.DataObject) -> None:
    sparse = Sparse(Matrix.of(rows, GRAINS), WIDTH, GRAINS)
    places = st.integers(0, len(rows))
    known = data.draw(st.lists(st.tuples(places, st.floats(0, 3))))
    wanted = [0.0] * WIDTH
    for row, number in known:
        for column, value in [*rows, {}][row].items():
            wanted[column] += value * number
    found = sparse.sums(np.array([row for row, _ in known], np.intp), np.array([number for _, number in known], float))
    assert found.tolist() == wanted


def test_a_matrix_without_columns_has_rows() -> None:
    assert Matrix.of([{}, {}], GRAINS).dense(0, GRAINS).shape == (2, 0)
    assert np.array_equal(Matrix.of([], GRAINS).dense(3, GRAINS), np.zeros((0, 3)))
