"""Orders in Chinese that are nothing but a verb and a sort of thing: 匯出報表 - 刪除使用者."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, carries
from askfirst.scoring.references.carried import brings
from askfirst.text.hit import Hit
from askfirst.text.late import late

POLITE = "(?:請|麻煩|幫我|替我|幫忙|拜託|可以|能不能|把|將|再|先|\\s|,)*"
VERB = "(?:刪除|刪掉|移除|匯出|更新|取消|關閉|停用|封存|上傳|下載|列印|印出|寄出|核准|退回|編輯|修改|移動|複製|分享|開啟|打開|啟用|發布|送出|簽核|歸檔|結案|改)"  # noqa: E501
THING = "(?:使用者|會員|報表|報告|訂單|發票|合約|檔案|文件|帳號|工單|預約|行程|會議|客戶|客戶資料|資料|商品|產品|訂閱|表單|貼文|文章|活動|任務|專案|申請|申請單|請款單|範本|設定|頁面|照片|影片|名單|簡報|資料夾|連結|標籤|權限|票|案件|包裹|報價單)"  # noqa: E501
BARE = late(
    rf"^{POLITE}(?:{VERB}(?:一下|掉)?{THING}|{THING}{VERB}(?:一下|掉)?|(?:替我|幫我|請)?(?:回信|回覆|回電|請假|改期|續約|請款|印\s?\d+\s?份|轉交|轉寄|報名|下單|排班|簽名|退貨|換貨))(?:吧|了|謝謝|[,。!\s])*$"
)
AGAIN = late(
    rf"^{POLITE}(?:再|也|又)?(?:幫我)?(?:印|寄|傳|做|發|送|訂|跑|試|匯|算|查|改|存)(?:一次|一遍|一份|給[\u4e00-\u9fff]{{2,4}}|回原來的|回去|過去)(?:吧|了|謝謝|[,。!\s])*$"
)
"""Orders that go on with something of which nothing has been said: 再印一次 - 也寄給會計."""


def bare_object(material: Material) -> Sequence[Hit]:
    """The whole order, where neither history nor fields nor candidates say which thing is meant."""
    request = material.request
    if request.history or request.candidates is not None or brings(material, "thing") or carries(material, "criterion"):
        return []
    if AGAIN.match(material.text.plain):
        return [Hit(0, len(material.text))]
    return [Hit(0, len(material.text))] if BARE.match(material.text.plain) else []
