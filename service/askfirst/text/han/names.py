"""Names and ids: 王小明 - 陳經理 - Acme - SO-42 - 訂單 8812."""

from askfirst.text.han.patterns import hits
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

SURNAME = "王李張劉陳楊黃趙吳周徐孫馬朱胡郭何高林羅鄭梁謝宋唐許韓馮鄧曹彭曾蕭田董袁潘蔡蔣余杜葉程魏蘇呂丁任沈姚盧姜崔鍾譚陸汪范石廖賈夏韋傅方鄒熊孟秦邱侯江尹薛閻段雷龍黎史陶賀毛郝顧龔邵萬覃武錢戴莫孔向湯簡游詹施洪柯莊温溫巫顏"  # noqa: E501
TITLE = r"(?:先生|小姐|女士|太太|經理|主任|課長|組長|處長|店長|老師|醫師|醫生|律師|總經理|執行長|董事長|老闆|教授|同學|總|董|媽媽|爸爸|哥|姐|伯伯|阿姨)"  # noqa: E501
PERSON = late(
    rf"[{SURNAME}][\u4e00-\u9fff]{{0,2}}{TITLE}|[阿小老][{SURNAME}明華美芳英傑豪偉婷玲](?![\u4e00-\u9fff]貨)|(?:客戶|同事|業務|主管|給|找|跟|請)[{SURNAME}][\u4e00-\u9fff]{{2}}"
    # "寄給研發的羅士傑，": who somebody works for stands ahead of the name, and a mark or a pronoun behind it.
    rf"|(?<=[的部組課處室])[{SURNAME}][\u4e00-\u9fff]{{2}}(?=[，,。；;、！!？?（(：:]|\s\d|他|她|$)"
)
LATIN = late(r"(?<![A-Za-z0-9])[A-Z][A-Za-z&]{2,}(?:\s[A-Z][A-Za-z&]+)*|(?<![A-Za-z0-9])[A-Z][a-z](?![A-Za-z0-9])")
ID = late(
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
