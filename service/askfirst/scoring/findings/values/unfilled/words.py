"""Words around a printed nothing that tell whether it is meant itself, in all languages that have packs."""

TOLD = frozenset(
    "is are was were be been being isn't aren't not or equals from von = == === != <> < > returns return returned "
    "gives gave shows show showing says said saying contains contain containing reads got gets get getting where if "
    "when while has have having had as like than the any all every some no each these those of both only still "
    "becomes become marked tagged called named labelled labeled without until unless ist sind war waren nicht oder "
    "gleich hat haben enthält enthalten zeigt zeigen steht als der die das den dem kein keine alle wenn falls auf est "
    "sont était pas ou ont contient contiennent affiche vaut comme le la les aucun si quand marqué es son está están "
    "sea o tiene contiene muestra vale como el los las ningún cada é são seja não tem contém mostra "
    "os nenhum todo".split()
)
"""Right ahead of such a word these tell how things are or put it in relation: the word itself is meant."""
SETS = frozenset(
    "set sets setting reset resets resetting change changes update updates default defaults convert converts map maps "
    "turn turns coerce clear switch leave leaves initialise initialize evaluate evaluates resolve resolves put write "
    "enter type insert rename mark flag pass cast setze setz stelle stell ändere trage trag mets mettre passe définis "
    "pon cambia establece deja ponha mude altere defina deixe".split()
)
"""Orders that write a value on purpose: "set the phone field to null"."""
INTO = frozenset("to as with into in auf als mit in zu à en comme avec a como con para por com".split())
"""Between such an order and what is written; without one it is written itself: "write null"."""
SEEKS = frozenset(
    "replace find finds search look list filter filters handle handles check test treat allow accept reject ignore "
    "skip drop remove delete exclude avoid prevent throw catch compare count fix equal suche such finde filtere "
    "ersetze prüfe lösche zähle gleich égal égale igual remplace cherche trouve filtre vérifie supprime busca "
    "encuentra filtra reemplaza elimina cuenta procure substitua remova conte".split()
)
"""Orders about what data hold, for which nothing is a value like any other: "find null in column price"."""
DATA = frozenset(
    "value values row rows record records entry entries field fields cell cells column columns pointer pointers check "
    "checks error errors exception exceptions behaviour behavior type types result results reference references "
    "constraint constraints handling byte bytes character characters string strings hypothesis island object objects "
    "coalescing safety variable variables function property properties method symbol state states term terms issue "
    "bug problem warning warnings message messages wert werte werten zeilen felder feld fehler valeur valeurs lignes "
    "champs erreur erreurs valor valores filas campos errores linhas erro erros".split()
)
"""Nouns behind such a word that make it one of their kind: "null values"."""
BEHIND = frozenset("or oder ou o and is are was were ist sind war est sont es son é são".split())
"""Right behind, these go on to tell or to choose."""
