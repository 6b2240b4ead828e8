"""Sets that nobody can list: 該改的 - 沒在用的檔案 - 跟停車有關的 - 舊報價單."""

from askfirst.text.han.patterns import matches
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

DUE = "(?:改|清|刪|換|修|補|丟|留|寄|付|收|買|訂|關|停|退|列|查|簽|送|調|拿|發|撤|帶|改掉|清掉|刪掉|丟掉|下架|封存|更新|備份|通知|處理|保留|歸檔|移除|取消|報廢|退掉|淘汰|調整|修改|補上|搬|找|請|給|邀)"  # noqa: E501
KIND = (
    "(?:檔案|檔|資料夾|資料|目錄|文件|網頁|頁面|頁|合約|報價單?|卷宗|紀錄|記錄|照片|相片|圖檔|圖片|圖|帳號|帳戶|訂單|商品|產品|品項|貨|庫存|設備|器材|機台|機器|電腦|名單|信件|郵件|信|連結|標籤|版本|草稿|素材|"
    "貼文|文章|欄位|表單|備份|東西|物品|書|材料|料|耗材|衣服|影片|活動|任務|工單|案件|案子|客訴|單子|發票|票|家具|海報|公告|訊息|留言|廣告|會議|行程|權限|程式|服務|訂閱|客戶|廠商|供應商|規則|設定|零件|箱子|紙箱|棧板|範本|群組|聯絡人|商機|內容|部分|地方|項目|事項|問題|段落)"
)
FADED = "(?:大額|小額|高單價|低單價|大宗|久放|放太久|不新鮮|停滯|卡住|冗長|私人|不相干|不相關|不對|有疑慮|有瑕疵|散落|零碎|雜項|半成品|沒意思|不必要|占位|不好看|太舊|太長|太大|太久|好賣|不好賣|過氣|過時|陳年|陳舊|老舊|多餘|冷門|滯銷|占空間|佔空間|不重要|次要|零散|零星|沒意義|無關緊要|重要|關鍵|要緊|必要|不必要|相關|有關|類似|雜七雜八|有的沒的|亂七八糟|礙眼|奇怪|怪怪|可疑|敏感|特殊|受影響|受損|冷掉|久沒動|不好|品質不好|不適合|不合適|快壞|壞掉|不理想|不恰當|有問題|怪|爛|壞掉)"  # noqa: E501
SET = late(
    rf"該{DUE}的(?!人數|日期|時間|期限|費用)(?={KIND}|都|全|先|就|也|再|[清刪改換丟退修補收關停]|[,。;]|$)|(?:需要|應該|可以|能){DUE}的(?=都|全|先|就|[,。;]|$)"
    rf"|(?:沒|不|無)(?:希望|什麼用|太用|有用|在用|人用|重要|必要|需要|要|賣|值錢|常用|急|合格|賺錢|活躍|合適|成效|用到|用得到|用|人看|人買|適合|好賣|再需要|再用|再使用|再合作)了?的(?:{KIND})?(?!話|時候|人)"
    rf"|(?:跟|和|與|同|凡)[^,。;「」]{{1,10}}?(?:有關|相關|有關係|沾上邊|沾邊)的?(?:全部|所有|那些)?(?:{KIND})?(?=都|全|[,。;、換改刪移先就也]|$|{KIND})"
    rf"|(?:比較|較|很|太|最|過|有點|稍)(?:早|久|舊|老|大|小|重要|近期?|新|亂|前面|後面)(?:的|以前的|之前的|期的)(?:那些|那批|幾[個筆份])?[\u4e00-\u9fff]{{0,3}}?{KIND}"
    rf"|(?<![新破老懷依仍])(?:舊|老)的?{KIND}(?!版|號)|{FADED}(?:的)?(?:那些|那批)?{KIND}|(?:以前|之前|從前|過去|早期|先前|前人)的(?:那些|那批)?{KIND}"
    rf"|(?<=[只退刪清丟轉寄批挑留把])(?:都|全|先)?(?:品質)?(?:重要|不好|不要|壞掉|快壞|有問題|奇怪|過時|沒用|不適合|不合格?)的(?=[,。;]|就|都|全|$)|(?:舊|老)(?:主機|電腦|系統|伺服器|硬碟|資料夾|網站|手機|倉庫|辦公室)(?:上|裡|中|裡面)?的(?:東西|資料|檔案)(?!夾)|不(?:急|合格|合規定|合規|符規定|對|需要|必要|重要|清楚|完整|及格|堪用|堪使用|適任|活躍|新鮮)的(?=[先改刪清丟換移標塗遮補退停關剔,。;]|$)|(?:醜|爛|舊|破|壞|怪|髒|雜|亂)的(?=[先改刪清丟換移標退停關剔都全])|不要的(?=[,。;]|$)|用不著的(?:{KIND})?|(?:附近|周邊|沿線)幾[個家間處]"
    rf"|(?:受影響|需要|有需要|相關|有關|該知道|必要|有興趣)的(?:住戶|同仁|同事|人員|客戶|單位|部門|店|門市|廠商|會員|使用者|權限|人)|必要(?:的)?權限"
    rf"|(?:剩下|其他|其餘|別|另外|有些|某些)(?:的|那些)?(?:有的沒的|{KIND})(?=也|,|。|$)|(?:之類|等等|諸如此類|什麼)的(?=[,。;也都]|$)"
)
VERB = late(
    "塗|遮|汰|檢|標|貼|剔|擱|開|給|通知|刪|清|移除|封存|備份|歸檔|下架|更新|改|換|匯出|整理|丟|報廢|退|停|關|撤|收回|移|搬|拿掉|合併|複製|上傳|取消|銷毀|分享|開放|標記|轉|寄|修|調|處理|淘汰|作廢|回收|捐|賣|同步|匯入|核准|通知|更正|翻譯|印|重寫|補|收|鎖|歸還|保留|留|發|通通|都|全"
)
SAID = ("id", "quote", "file", "url")


def find_vague_sets(reading: Reading) -> list[Hit]:
    """Sets by a quality that no search knows, in a clause that does something to them."""
    named = [hit for kind in SAID for hit in reading.entities(kind)]
    dates = [hit for hit in reading.entities("date") if hit.attrs.get("form") != "weekday"]
    found = []
    for hit, _ in matches(reading, SET):
        first, last = clause(reading, hit)
        if reading.is_data(hit) or not VERB.search(reading.plain[first:last]):
            continue
        if any(0 <= one.start - hit.end <= 2 and not AWAY.search(between(reading, hit, one)) for one in named):
            continue
        if any(0 <= hit.start - one.end <= 4 for one in dates):
            continue
        found.append(hit)
    return outermost(found)


AWAY = late("[到成給在往換改移,;為進]")


def between(reading: Reading, hit: Hit, other: Hit) -> str:
    """The characters between two hits."""
    return reading.plain[reading.ends[hit.end - 1] : reading.starts[other.start]]


def clause(reading: Reading, hit: Hit) -> tuple[int, int]:
    """The characters between the marks around a hit."""
    start, end = reading.starts[hit.start], reading.ends[hit.end - 1]
    first = max(reading.plain.rfind(mark, 0, start) for mark in ",。;!?\n") + 1
    ends = [place for mark in ",。;!?\n" if (place := reading.plain.find(mark, end)) >= 0]
    return first, min(ends, default=len(reading.plain))
