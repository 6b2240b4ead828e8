"""Places that no driver finds: 比較空的櫃 - 顯眼處 - 東區的店 - 老地方."""

from askfirst.text.han.patterns import GOOD, open_hits
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

SPOT = "(?:地方|位置|位子|處|倉庫|倉|櫃位|櫃子|櫃|貨架|架上|架子|架|儲位|店|門市|據點|分店|角落|空地|空位|車位|房間|會議室|工地|現場|廠區|廠房|廠|月台|碼頭|樓層|辦公室|單位|停車場|冰箱|冷凍庫|冷藏庫|倉位|區|家|公司|地點|站|點)"  # noqa: E501
MANNER = rf"(?:(?:比較|較|最|很|夠|還)?(?:空|滿|近|遠|乾|涼|陰涼|通風|寬|大|小|冷|熱|高|低|隱密|閒置|{GOOD[3:-1]})|順路|附近|隔壁|旁邊|對面|另(?:外)?(?:一)?(?:個|間|座|處|邊|家)|別|其他|某(?:個|間|處)?|那(?:個|間|邊的|座|家)|老|平常|平時|原來|原本|之前|上次|慣用|客戶|客人|對方|廠商|供應商|有空位|放得下|空得出來|空著|沒人用|沒在用|用不到|方便拿|好拿|順手|指定|顯眼|乾淨|不擋路|能放|堆得下|停得下)"  # noqa: E501
TO = "(?:[到在往去至回]|放|掛|擺|堆|存|送|搬|移|停|派|卸|載|運|藏|收|寄放|進)"
PLACE = late(
    rf"{TO}(?:了)?((?:[^,。;:\d A-Za-z「]{{0,6}}?){MANNER}的?(?:那[個間座])?{SPOT})(?!\s?[\dA-Z「號])"
    rf"|{TO}((?:[東西南北中]區|[東西南北]部|市區|郊區|山上|海邊|那一帶|附近|鄉下|[東西南北]邊|近郊|鬧區)的?{SPOT}?)(?=[,。;上下放卸取]|$)"
    rf"|{TO}(?:[回])?((?:[^,。;:\dA-Za-z「]{{0,6}}?)(?:客戶|廠商|供應商|對方|鄰居|業主|店家)(?:那邊|那裡|那|家|公司|處))"
    rf"|{TO}((?:[前後外裡旁樓側][面邊頭上下]|公司|維修廠|倉庫|廠裡|店裡|總部|工地|現場|[^,。;:\dA-Za-z「]{{1,5}}(?:那邊|那裡))(?:的)?{SPOT}?)(?=[,。;]|$)"
)
ALONE = late(rf"^[^,。]{{0,4}}?{MANNER}的(?:地方|位置|{SPOT})(?:就行|就好|即可|都行|都可以|吧)?[,。!]?$")


def find_vague_places(reading: Reading) -> list[Hit]:
    """Places by a quality or by somebody's habit, behind a verb that puts something there."""
    found = [hit for group in (1, 2, 3, 4) for hit in group_hits(reading, group)]
    return outermost([*found, *open_hits(reading, ALONE)])


def group_hits(reading: Reading, group: int) -> list[Hit]:
    """The matches in which this alternative was found."""
    return [
        Hit(*reading.cover(*one.span(group)))
        for one in PLACE.finditer(reading.plain)
        if one.group(group) and not reading.is_data(Hit(*reading.cover(*one.span(group))))
    ]
