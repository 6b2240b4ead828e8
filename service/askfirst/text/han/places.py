"""Places that a driver finds: addresses, bays, named sites."""

from askfirst.text.han.patterns import hits
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
