"""Qualities without a measure: 最理想的 - 調恰當 - 設合理的值 - 好一點的."""

from askfirst.text.han.patterns import GOOD, open_hits
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

CHOOSING = (
    "(?:訂|找|選|挑|買|租|換|採購|安排|推薦|用|改|設|調|取|約|派|聘|錄取|放|給|抓|寫|配|做|弄|拍|留|排|定|請|介紹|印)"
)
SOMEWHAT = "(?:一點|一些|點|些)"
QUALITY = late(
    rf"最(?:{GOOD}|重要|關鍵|有希望|受歡迎|熱門|值得|划得來|有代表性|精華|強|有共鳴|貼切)的?(?!話)"
    rf"|(?:(?:條件|狀況|品質|CP值|評價|口碑|氣氛|味道|風格|地點|交通|視野|成績|表現|體質|反應|經驗|效果|關係|服務)(?:最|比較|較|更|夠|很|還不錯|不錯)(?:{GOOD}|高|強|多|豐富)?)的"
    rf"|(?:比較|更|夠|較)?{GOOD}{SOMEWHAT}?(?:的)?(?:值|數字|溫度|數值|程度|範圍|水準|位置|大小|比例|金額|價位|長度|音量|亮度|間隔|頻率|力道|濃度|速度)(?!計)"
)
THING = "(?:照片|圖片|圖|廠商|餐廳|飯店|旅館|講師|地點|位置|位子|房間|車|電腦|筆電|禮物|設備|椅子|字型|顏色|人選|人手|師傅|律師|顧問|供應商|店家|店|場地|號碼|名字|標題|款式|班機|團隊|公司|價錢|辦法|時段|產品|商品|案例|作品|檔位|老師|幫手|技師|包裝|材料|品牌|款)"  # noqa: E501
CHOSEN = late(
    rf"{CHOOSING}(?:一|兩|幾|\d)?\s?[個張間家台份位款組盒本支]?((?:比較|更|夠|很)?{GOOD}{THING})(?!「)|{CHOOSING}[^,。;:\d]{{0,4}}?([\u4e00-\u9fff]{{1,3}}又[\u4e00-\u9fff]{{1,3}}的)|(?:到|得)(?:看得|聽得)?((?:清楚|舒服|剛好|合適|順眼|滿意|差不多|剛剛好)(?:就好|為止|再)?)(?=[,。;]|就|$)|"
    rf"{CHOOSING}[^,。;:\d]{{0,10}}?((?:比較|更|夠|較|很|蠻|滿|相當|最)?{GOOD}{SOMEWHAT}?的)(?!話|時候|時間|時段|時機|日子|關係)"
)
DEGREE = late(
    rf"{CHOOSING}[^,。;:\d]{{0,10}}?((?:(?:不要|別|不會|不)太[\u4e00-\u9fff]{{1,2}}|(?:夠|蠻|滿|很|超|有點|相對)[\u4e00-\u9fff]{{1,3}}?|比較[\u4e00-\u9fff]{{1,3}}?|[\u4e00-\u9fff]{{1,2}}一[點些]|不會[\u4e00-\u9fff]{{1,3}}|離[\u4e00-\u9fff]{{1,5}}(?:很|比較)?(?:近|不遠))的)(?!話|那|時候|時間|時段|日期)"
    r"|((?:不要|別)太(?:貴|遠|吵|大|小|花|硬|重|擠|舊|甜|辣|油|鹹|亮|暗|長|短|正式|花俏|複雜|誇張|難))|((?:夠水準|上得了檯面|過得去|拿得出手|有格調|對味|中意|有料|大氣|CP\s?值高?|划得來|氣氛佳|評價好|有口碑|有誠意|像話|說得過去)的?)"
)
SET = late(
    r"(?:調整|設定|調|設|改|訂|定|開|放|換|抓|控制|維持|縮|拉)(?:成|為|到|得|個|在)?(?:一個|個)?"
    rf"((?:比較|更|最|夠|再|稍微)?(?:{GOOD}|剛好|適度|恰到好處|高|低|大|小|亮|暗|快|慢|強|弱|重|輕|鬆|緊|深|淺)(?:一點|一些|點|些)|(?:比較|更|最|夠|剛剛)?{GOOD}(?:的)?)(?=[,。;]|就|$)"
)


def find_vague_qualities(reading: Reading) -> list[Hit]:
    """What is to be chosen or set by a quality that nobody can measure, outside of data."""
    return outermost([*open_hits(reading, QUALITY), *chosen(reading), *open_hits(reading, SET, 1)])


def chosen(reading: Reading) -> list[Hit]:
    """What is to be chosen by a quality: the words of the quality."""
    found = [
        Hit(*reading.cover(*one.span(one.lastindex or 0)))
        for pattern in (CHOSEN, DEGREE)
        for one in pattern.finditer(reading.plain)
    ]
    return [hit for hit in found if hit.start < hit.end and not reading.is_data(hit)]
