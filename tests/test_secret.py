"""The secret that signs contexts: made once, kept for its owner alone, shared by all processes."""

import multiprocessing
from pathlib import Path

import pytest

from askfirst.errors import SettingsError
from askfirst.secret import signing_secrets
from askfirst.settings import load_settings


def test_it_is_made_once_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    (first,) = signing_secrets((), folder)
    assert signing_secrets((), folder) == [first]
    assert len(first) >= 32
    assert (folder / "secret").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in folder.iterdir()] == ["secret"]


def test_processes_that_start_together_agree(tmp_path: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        found = pool.starmap(signing_secrets, [((), tmp_path)] * 8)
    assert len({secret for (secret,) in found}) == 1


def test_a_secret_that_is_given_is_used_and_nothing_kept(tmp_path: Path) -> None:
    given = load_settings({"ASKFIRST_SECRET": "the new secret of ours, the old secret of ours"}).secret
    assert signing_secrets(given, tmp_path / "none") == [b"the new secret of ours", b"the old secret of ours"]
    assert not (tmp_path / "none").exists()


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(SettingsError, match=r"ASKFIRST_SECRET.*16"):
        load_settings({"ASKFIRST_SECRET": "short"})


def test_without_a_place_to_keep_it_there_is_one_for_this_process(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("")
    (made,) = signing_secrets((), tmp_path / "file" / "data")
    assert len(made) == 32
    assert "ASKFIRST_SECRET" in caplog.text


def test_an_empty_file_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("\n")
    (made,) = signing_secrets((), tmp_path)
    assert made
    assert signing_secrets((), tmp_path) == [made]
