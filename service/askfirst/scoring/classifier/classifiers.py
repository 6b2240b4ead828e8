"""The classifiers that serve, each for its languages."""

from pathlib import Path
from threading import RLock

from askfirst.errors import WeightsError
from askfirst.reader.session import Reader, load_reader
from askfirst.scoring.classifier.classifier import Classifier, Regressions
from askfirst.scoring.classifier.combination import Combination, load_combination
from askfirst.scoring.classifier.file import FILE, OTHERS, Intact, intact, unpack


class Classifiers:
    """One classifier for each language whose regressions are in one of the files, unpacked for its first text.

    Raises WeightsError where the combination was fitted with another reader.
    """

    def __init__(self, files: tuple[Intact, ...], reader: Reader, combination: Combination) -> None:
        if combination.reader != reader.version:
            problem = f"was fitted with the reader {combination.reader}, not with {reader.version}"
            raise WeightsError("combination.json", problem)
        self.reader, self.combination = reader, combination
        self.version = "+".join([*(one.version for one in files), reader.version])
        self._files = {language: one for one in files for language in one.languages}
        self._ready: dict[str, Classifier] = {}
        self._lock = RLock()

    def ready(self, language: str) -> bool:
        """Whether the classifier for a language has its weights unpacked."""
        return language in self._ready

    def of(self, language: str) -> Classifier | None:
        """The classifier for a language, if there is one. Raises WeightsError where its weights cannot be used."""
        if language in self._files and not self.ready(language):
            with self._lock:
                if not self.ready(language):
                    self._unpack(self._files[language])
        return self._ready.get(language)

    def _unpack(self, file: Intact) -> None:
        """Makes the classifiers of a file, once for all its languages."""
        regressions = Regressions(*unpack(file))
        self._ready |= {
            language: Classifier(regressions, self.reader, self.combination.of(language))
            for language in regressions.languages
        }


def load_classifiers(file: Path = FILE, others: Path = OTHERS) -> Classifiers:
    """Reads weights, the shipped ones unless told otherwise: those of the main file at once. Raises WeightsError."""
    found = Classifiers((intact(file), intact(others)), load_reader(), load_combination())
    found.of("en")
    return found
