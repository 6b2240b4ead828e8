"""Simplified characters as the Traditional ones that the packs are written in, one for one.

Only characters that the packs use are listed; of several Traditional ones the commonest in requests.
"""

SIMPLIFIED = (
    "并伫来仓个伦伟侧杰备传价亿尽优储内两册冻别删则刚创划刘剂动务劳汇区协却厉参吴问启乔单吗吨严国围园圆图团执报场块压坏坜够夹"
    "奥妇妈孙学实审写宽将专对导层属冈师帐带币帮几库厢厂广厅张强从复悦爱态惨惯庆应懒户采换拨择击据扩摆摄数断时暂历晓书会东条栋"
    "栈栖杨业乐楼标样桥机横档检柠槛柜栏权欧欢岁杀气决没况净减测汤准温满汉涨泼潜润浇浏湾为无烦热灯营炉争尔状现产画当发盘卢众确"
    "码矶礼税种称稳竞笔节范筛简签篮纪约红纽纸级细绍组结络给统丝经绿维网紧线缘编缓缩总绩缴续罗义习圣闻联声职脑脚脸与兴旧舱庄华"
    "万叶荤莲蒋萧荐蓝艺芦苏兰处虚号萤蛮冲补装里见规视亲觉览观触订计讯讨记访设许诉诊注评词询试话该详志认诞诱语诚误说谁课调谈请"
    "论诸讲谢证谭谱译议护读变让丰负财货责贵买费贴贸贺赁资贾宾卖质购赞赢赶赵踪跃车轨软轴较载辅轻辆轮辑转办农这连周进游运过达违"
    "递远适迟选还边邮邹邓郑邻医针销录钱错锅键镑锁镇钟铁钥长门闪闭开间阀阅阎关阵陈陆队随双离难云电静韦韩响页顶项顺须预领头颗题"
    "额颜愿类顾显风飞饭养余馆馈马冯驾驶驼验骤体鸣鸿盐么黄点龄龙龚们后"
)
TRADITIONAL = (
    "併佇來倉個倫偉側傑備傳價億儘優儲內兩冊凍別刪則剛創劃劉劑動務勞匯區協卻厲參吳問啟喬單嗎噸嚴國圍園圓圖團執報場塊壓壞壢夠夾"
    "奧婦媽孫學實審寫寬將專對導層屬岡師帳帶幣幫幾庫廂廠廣廳張強從復悅愛態慘慣慶應懶戶採換撥擇擊據擴擺攝數斷時暫曆曉書會東條棟"
    "棧棲楊業樂樓標樣橋機橫檔檢檸檻櫃欄權歐歡歲殺氣決沒況淨減測湯準溫滿漢漲潑潛潤澆瀏灣為無煩熱燈營爐爭爾狀現產畫當發盤盧眾確"
    "碼磯禮稅種稱穩競筆節範篩簡簽籃紀約紅紐紙級細紹組結絡給統絲經綠維網緊線緣編緩縮總績繳續羅義習聖聞聯聲職腦腳臉與興舊艙莊華"
    "萬葉葷蓮蔣蕭薦藍藝蘆蘇蘭處虛號螢蠻衝補裝裡見規視親覺覽觀觸訂計訊討記訪設許訴診註評詞詢試話該詳誌認誕誘語誠誤說誰課調談請"
    "論諸講謝證譚譜譯議護讀變讓豐負財貨責貴買費貼貿賀賃資賈賓賣質購贊贏趕趙蹤躍車軌軟軸較載輔輕輛輪輯轉辦農這連週進遊運過達違"
    "遞遠適遲選還邊郵鄒鄧鄭鄰醫針銷錄錢錯鍋鍵鎊鎖鎮鐘鐵鑰長門閃閉開間閥閱閻關陣陳陸隊隨雙離難雲電靜韋韓響頁頂項順須預領頭顆題"
    "額顏願類顧顯風飛飯養餘館饋馬馮駕駛駝驗驟體鳴鴻鹽麼黃點齡龍龔們後"
)
TWINS = str.maketrans(SIMPLIFIED, TRADITIONAL)


def is_traditional(letter: str) -> bool:
    """Whether Traditional texts use the character too, as far as Big5 has it."""
    try:
        letter.encode("big5")
    except UnicodeEncodeError:
        return False
    return True


TELLING = frozenset(letter for letter in SIMPLIFIED if not is_traditional(letter))
"""Characters that no Traditional text has; 里 or 后 alone say nothing."""


def traditional(text: str) -> str:
    """A Simplified text in Traditional characters, of the same length; any other text as it is."""
    return text if TELLING.isdisjoint(text) else text.translate(TWINS)
