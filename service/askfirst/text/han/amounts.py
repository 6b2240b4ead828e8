"""Amounts that name no number: 多訂一些 - 挑幾位 - 大部分 - 若干."""

from askfirst.text.han.patterns import MEASURE, open_hits
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

TAKING = "找訂叫排領買印做備拿派留送寄調補進租借裝放加給撥挪存匯抽挑選捐發帶搬收切倒撒"
NUMBERED = rf"[^,。;、]{{0,8}}?(?:\d|[一二兩三四五六七八九十百千]+\s?{MEASURE})"
AMOUNT = late(
    # 幾 with what is counted, where nobody asks how many there are.
    rf"(?<![哪有共剩問查是第前後看數])(?:好|十|百|千|萬)?幾(?:[十百千萬])?{MEASURE}(?!月)|(?:好?幾|數|上|成|近)[十百千萬](?=[{MEASURE[1:-1]}多])"
    rf"|(?<![\d第變年月日])數{MEASURE}(?=[^據])"
    rf"|(?<![第\d一二三四五六七八九十])(?:一兩|兩三|三四|三五|四五|五六|七八|八九){MEASURE}"
    # 多 and 少 ahead of a verb, without the number behind it.
    rf"|(?<![不許最至差很太更眾諸甚增超好為])多(?:訂購|準備|採購|安排|[{TAKING}])(?![了到出於意班注利次的過上項元年個少久樣])(?!{NUMBERED})(?:一?[點些])?"
    rf"|少(?:[訂叫排買印做放加進備寄送]|準備)(?:一[點些]|[點些])"
    rf"|(?:[{TAKING}]|準備|預留|採購|補充|購買)(?:了)?(?:一[點些]|點(?=[\u4e00-\u9fff])(?![一二兩三四五六七八九十心名餐數檢子擊收交到前後半整鐘]))(?!時間)"
    rf"|[{TAKING}](?:個)?(?:多|少)(?:一[點些]|[點些])|(?:盡量|儘量|能)多(?=[\u4e00-\u9fff])|[剪縮減加調包拉切做弄改放](?:短|少|厚|長|薄|寬|窄|密|疏|粗|細|軟|硬|濃|淡|亮|暗)(?:一[點些]|[點些])?(?=[,。;]|$)(?!,?\s?(?:到|成|為|\d))|留(?:個|點|一些)?(?:緩衝|餘裕|餘地|空間|彈性)(?=[,。;]|$)|[放收退取留](?:出|進)?一半(?=[\u4e00-\u9fff]?[進出來])|意思意思|夠用就好|有多少(?:算|拿|送|訂)多少|能[裝放拿收塞]多少[裝放拿收塞]多少|看著[加放拿訂買]|[{TAKING}](?:個)?(?:一小批|一批|一票|一疊|一把|一些些)(?![\dA-Z])|十[來幾]{MEASURE}"
    rf"|(?:超過|近|將近|約莫|差不多)?(?:一|過)?半(?:數)?(?:以上|左右)?的(?=[\u4e00-\u9fff])|多半的?|大多數?的?(?=[\u4e00-\u9fff])|其中(?:一些|幾{MEASURE}|部分)|幾乎(?:全部|所有|都)"
    # Parts of a whole, and amounts by feeling.
    r"|(?:[一大小少多]|絕大)部[分份](?!工時)|(?:(?<=[,。;:把將借寄退刪給出移轉選挑抽改留先送付收匯關停調拿發撤下請對和取印訂]))部[分份](?![是由用負時])"
    r"|若干|些許|少許|少量|適量|酌量|足量|足夠(?:的|多)?|充足的|(?<!不)夠用的|不少(?=[\u4e00-\u9fff])|許多|大量|大批|少數|多數(?!決)|過半數?的?|一大半|大半|一堆|成堆"
    r"|差不多的量|合理的?數量|適當的?數量|夠(?:吃|喝|用|發|大家)的?(?:份?量|數量)?"
)


def find_vague_amounts(reading: Reading) -> list[Hit]:
    """Amounts without a number, outside of data."""
    return open_hits(reading, AMOUNT)
