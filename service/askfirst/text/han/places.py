"""Places and ranks in Chinese: addresses, spots that nobody could find, places in a queue."""

from askfirst.text.han.patterns import GOOD, hits, open_hits
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

ADDRESS = late(
    r"[\u4e00-\u9fff]{1,5}[路街道巷弄](?:[一二三四五六七八九十]段)?\s?[\d之-]+\s?[號巷弄]?|\d+\s?號(?:碼頭|倉|庫|店|月台|門|廠|櫃|會議室|線)|"
    r"(?<![A-Za-z0-9])[A-Z]\s?(?:區|棟|倉|庫|館|廠|門|排)|(?<![A-Za-z0-9])[A-Z]-?\d{1,3}(?:-\d+)*\s?(?:儲位|貨架|車位|碼頭|櫃位|架|區|倉)|(?<=[到在至去])\s?[A-Z]-?\d{1,3}(?:-\d+)*|"
    r"\d{1,2}\s?樓|[地B]下?\d樓?|碼頭\s?[A-Z\d]+|第[一二三四五六七八九十\d]+(?:倉庫?|廠|月台|碼頭|會議室|產線)|"
    r"(?:[台臺]北|新北|桃園|新竹|苗栗|[台臺]中|彰化|南投|雲林|嘉義|[台臺]南|高雄|屏東|宜蘭|花蓮|[台臺]東|基隆|林口|內湖|信義|南港|中壢|觀音|板橋|三重|"
    r"大園|楊梅|湖口|竹北|龍潭|五股|汐止|新莊|土城|蘆洲|淡水|豐原|大雅|沙鹿|梧棲|斗六|永康|仁德|岡山|小港|楠梓|左營|前鎮|竹科|中科|南科|東京|大阪|上海)"
    r"[\u4e00-\u9fff]{0,3}?(?:倉庫?|廠|店|門市|分公司|物流中心|總部|分行|站|辦公室|據點|工廠|園區|港|機場|中心|門診|院區)"
)


def find_addresses(reading: Reading) -> list[Hit]:
    """Addresses, numbered bays and halls, and sites named by their town."""
    return outermost(hits(reading, ADDRESS))


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


RANK = late(
    r"(?<!現在\s)(?<!目前\s)(?<!原本\s)(?<!現為\s)(?<!現在)(?<!目前)(?<!目前是)(?<!現在是)(?<!現為)(?<![A-Za-z])(?:P|S|Sev|SEV)\s?-?[0-5](?!\d)|第\s?[\d一二三四五六七八九十]+\s?(?:位|順位|級|個|格|順|台|車|輪|棒|張)|(?:優先級?|等級|嚴重度|級別|順位|severity|sev)\s?(?:[設改調標]?[為成到是]?)\s?\d|排第|第[一二三四五\d]優先|[1-9]\s?[–~-]\s?[1-9](?!\d)|[A-D]\s?級|\d\s?級分?|最前面|最後面?|佇列(?:頭|尾)|(?<=[\dA-Za-z])\s?的?(?:之?前面?|之?後面?)(?=[,。;做處出]|$)"
)
LOOSE = late(
    r"(?:排|放|移|挪|調|做|出)(?:前|後)(?:一點|一些|面一點|點)|優先(?:出|處理|做|修|安排|派|送|檢|領|上)|(?:降|升)級(?=[,。處]|$)|往[前後上下](?:挪|排|移|調|拉|推|提|靠|放|插)(?:一[點些下])?|(?:設|標|列|改|調|排|放)(?:成|為|到|得)?(?:比較|更|很|最)?(?:重要|緊急|急件|急|優先|前面|高優先|低優先|高|特急件?)(?:一點|一些|點)?(?=[,。;處件級等]|$)"
    r"|(?:很|超|蠻|非常|比較|最|特別|十萬火|有點|滿)急(?!診)|(?:調|升|降|拉|提)(?:高|低|個|一下|升)?(?:級別|等級|優先度?|順位|急件)|比[^,。;]{1,12}?(?:更|還)?(?:急|重要|優先)|(?:高|低|最高|最低|一般|普通|中)優先(?:級|權|度|順序)?(?!佇)"
)


def find_ranks(reading: Reading) -> list[Hit]:
    """Places in an order or on a scale; the present one is none."""
    return hits(reading, RANK)


def find_loose_ranks(reading: Reading) -> list[Hit]:
    """Wishes for a place in an order that name none."""
    return open_hits(reading, LOOSE)
