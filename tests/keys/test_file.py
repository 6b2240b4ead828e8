import stat
import threading
from pathlib import Path

import msgspec
import pytest

from askfirst.errors import KeysError
from askfirst.keys import KeyFile, digest
from askfirst.ports import SHARED, Caller


def test_a_key_is_kept_as_a_hash_for_its_owner_alone(tmp_path: Path) -> None:
    file = KeyFile(tmp_path / "made" / "on demand")
    assert file.read() == ()
    key, token = file.add("bot", ("score",))
    assert file.read() == (key,)
    assert key.hash == digest(token.encode()).hex()
    assert token.startswith("af_")
    assert len(token) == 46
    assert token not in file.path.read_text()
    assert stat.S_IMODE(file.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.path.parent.stat().st_mode) == 0o700


def test_a_folder_that_cannot_be_written_is_said_plainly() -> None:
    folder_less = KeyFile(Path("/dev/null/askfirst"))
    with pytest.raises(KeysError, match="ASKFIRST_DATA"):
        folder_less.add("", ("score",))


def test_admin_opens_everything(tmp_path: Path) -> None:
    admin, _ = KeyFile(tmp_path).add("", ("admin",))
    score, _ = KeyFile(tmp_path).add("", ("score",))
    assert admin.opens("clarify")
    assert score.opens("score")
    assert not score.opens("admin")


def test_a_revoked_key_stays_in_the_list(tmp_path: Path) -> None:
    file = KeyFile(tmp_path)
    key, _ = file.add("bot", ("score",))
    assert file.revoke(key.id).revoked
    assert file.read()[0].revoked
    with pytest.raises(KeysError, match="was revoked"):
        file.revoke(key.id)
    with pytest.raises(KeysError, match="key list"):
        file.revoke("key_00000000")


def test_many_at_once_lose_nothing(tmp_path: Path) -> None:
    adding = [threading.Thread(target=KeyFile(tmp_path).add, args=(str(number), ("score",))) for number in range(12)]
    for thread in adding:
        thread.start()
    for thread in adding:
        thread.join()
    assert len({key.id for key in KeyFile(tmp_path).read()}) == 12
    assert [path.name for path in tmp_path.glob("*.tmp")] == []


@pytest.mark.parametrize("content", [b"", b"{", b'{"keys": [{"id": "x"}]}', b'{"other": 1}', b"\xff"])
def test_a_broken_file_is_said_plainly(tmp_path: Path, content: bytes) -> None:
    file = KeyFile(tmp_path)
    file.path.write_bytes(content)
    with pytest.raises(KeysError, match=r"keys\.json"):
        file.read()


def test_a_key_owns_what_it_makes_or_shares_an_owner_and_a_renewed_one_keeps_it(tmp_path: Path) -> None:
    file = KeyFile(tmp_path)
    own, _ = file.add("n8n", ("clarify",))
    shared, _ = file.add("bot", ("admin",), own.id)
    assert (own.owner, shared.owner) == (own.id, own.id)
    assert (own.caller, shared.caller) == (Caller(own.id), Caller(own.id, all=True))
    renewed, token = file.rotate(own.id)
    assert (renewed.owner, renewed.name, renewed.scopes) == (own.owner, own.name, own.scopes)
    assert renewed.hash == digest(token.encode()).hex()
    assert [key.id for key in file.read() if not key.revoked] == [shared.id, renewed.id]
    with pytest.raises(KeysError, match="was revoked"):
        file.rotate(own.id)


def test_keys_from_before_there_were_owners_share_one(tmp_path: Path) -> None:
    file = KeyFile(tmp_path)
    file.add("old", ("score",))
    kept = msgspec.json.decode(file.path.read_bytes())
    del kept["keys"][0]["owner"]
    file.path.write_bytes(msgspec.json.encode(kept))
    assert [key.owner for key in file.read()] == [SHARED]
    assert file.rotate(file.read()[0].id)[0].owner == SHARED
