"""AdamW by hand, on two numbers."""

import jax.numpy as jnp
import numpy as np
import pytest

from askfirst.learning.encoding.optimizing import DECAY, WARM_UP, limited, no_memory, rate_at, stepped


def test_the_rate_rises_then_falls_to_nothing() -> None:
    rates = [rate_at(step, 5000, 1e-4) for step in range(5000)]
    assert rates[0] == pytest.approx(1e-4 / WARM_UP)
    assert rates.index(max(rates)) in (WARM_UP - 1, WARM_UP)
    assert max(rates) == pytest.approx(1e-4)
    assert 0 < rates[-1] < 1e-7
    assert [rate_at(step, 1, 1.0) for step in range(1)] == [1.0]
    assert all(0 < rate_at(step, steps, 1.0) <= 1 for steps in (2, 3, 12) for step in range(steps))


def test_a_long_gradient_is_shortened_and_a_short_one_is_not() -> None:
    long = limited({"a": jnp.array([3.0]), "b": jnp.array([[4.0]])})
    assert [float(one.sum()) for one in long.values()] == pytest.approx([0.6, 0.8])
    assert float(limited({"a": jnp.array([0.5])})["a"][0]) == 0.5


def test_steps_are_those_of_the_formula() -> None:
    gradients, rate = [np.array([0.5, -0.1]), np.array([0.1, 0.3]), np.array([-0.2, 0.0])], 0.1
    value, mean, square = np.array([1.0, -2.0]), np.zeros(2), np.zeros(2)
    parameters = {"a": jnp.array(value)}
    memory = no_memory(parameters)
    for at, gradient in enumerate(gradients, 1):
        mean, square = 0.9 * mean + 0.1 * gradient, 0.999 * square + 0.001 * gradient**2
        spread = np.sqrt(square / (1 - 0.999**at)) + 1e-8
        value = value - rate * DECAY * value - rate * (mean / (1 - 0.9**at)) / spread
        parameters, memory = stepped(parameters, {"a": jnp.array(gradient)}, memory, rate)
        assert np.asarray(parameters["a"]) == pytest.approx(value, abs=1e-5)
    assert int(memory.steps) == 3
