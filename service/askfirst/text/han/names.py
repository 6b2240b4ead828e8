"""What is named in Chinese: people, ids, addresses, places in an order."""

import re

from askfirst.text.han.patterns import hits
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

SURNAME = "王李張劉陳楊黃趙吳周徐孫馬朱胡郭何高林羅鄭梁謝宋唐許韓馮鄧曹彭曾蕭田董袁潘蔡蔣余杜葉程魏蘇呂丁任沈姚盧姜崔鍾譚陸汪范石廖賈夏韋傅方鄒熊孟秦邱侯江尹薛閻段雷龍黎史陶賀毛郝顧龔邵萬覃武錢戴莫孔向湯簡游詹施洪柯莊温溫巫顏"  # noqa: E501
TITLE = r"(?:先生|小姐|女士|太太|經理|主任|課長|組長|處長|店長|老師|醫師|醫生|律師|總經理|執行長|董事長|老闆|教授|同學|總|董|媽媽|爸爸|哥|姐|伯伯|阿姨)"  # noqa: E501
PERSON = re.compile(
    rf"[{SURNAME}][\u4e00-\u9fff]{{0,2}}{TITLE}|[阿小老][{SURNAME}明華美芳英傑豪偉婷玲](?![\u4e00-\u9fff]貨)|(?:客戶|同事|業務|主管|給|找|跟|請)[{SURNAME}][\u4e00-\u9fff]{{2}}"
    # "寄給研發的羅士傑，": who somebody works for stands ahead of the name, and a mark or a pronoun behind it.
    rf"|(?<=[的部組課處室])[{SURNAME}][\u4e00-\u9fff]{{2}}(?=[，,。；;、！!？?（(：:]|\s\d|他|她|$)"
)
LATIN = re.compile(
    r"(?<![A-Za-z0-9])[A-Z][A-Za-z&]{2,}(?:\s[A-Z][A-Za-z&]+)*|(?<![A-Za-z0-9])[A-Z][a-z](?![A-Za-z0-9])"
)
ID = re.compile(
    r"(?<![A-Za-z0-9/])(?:#\s?\d+|[A-Za-z]{1,10}[-_]\d[\w-]*|[A-Z]{1,6}\d{1,}[A-Z0-9-]*|[A-Z]{2,}(?:-[A-Z0-9]+)+|\d{2,}-[A-Z0-9]+)(?![A-Za-z0-9])"
    r"|(?:訂單|工單|單號|發票|報價單|報價|合約|案件|案號|編號|客服單|票號|採購單|出貨單|貨號|料號|專案|批號|會員|帳號|序號|統編|申請單|請款單|退貨單)\s?(?:編號|號碼)?\s?(?:是|為|:|#|No\.?)?\s?\d{2,}[\w-]*"
    r"|(?<!\d)\d+\s?號(?:店|機|倉|碼頭|廠|門|線|桌|櫃|庫|窗口|會議室|車|鍋爐|產線)"
)


def find_names(reading: Reading) -> list[Hit]:
    """People by surname and title, and names in Latin letters."""
    return outermost(hits(reading, PERSON) + hits(reading, LATIN))


def find_ids(reading: Reading) -> list[Hit]:
    """Ids such as SO-42, #1234 or 訂單 8812."""
    return outermost(hits(reading, ID))


ADDRESS = re.compile(
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


RANK = re.compile(
    r"(?<!現在\s)(?<!目前\s)(?<!原本\s)(?<!現為\s)(?<!現在)(?<!目前)(?<!目前是)(?<!現在是)(?<!現為)(?<![A-Za-z])(?:P|S|Sev|SEV)\s?-?[0-5](?!\d)|第\s?[\d一二三四五六七八九十]+\s?(?:位|順位|級|個|格|順|台|車|輪|棒|張)|(?:優先級?|等級|嚴重度|級別|順位|severity|sev)\s?(?:[設改調標]?[為成到是]?)\s?\d|排第|第[一二三四五\d]優先|[1-9]\s?[–~-]\s?[1-9](?!\d)|[A-D]\s?級|\d\s?級分?|最前面|最後面?|佇列(?:頭|尾)|(?<=[\dA-Za-z])\s?的?(?:之?前面?|之?後面?)(?=[,。;做處出]|$)"
)


def find_ranks(reading: Reading) -> list[Hit]:
    """Places in an order or on a scale; the present one is none."""
    return hits(reading, RANK)
