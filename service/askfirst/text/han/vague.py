"""What only sounds like a fact: groups and prices without anything to measure."""

from askfirst.text.han.patterns import hits
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

MEMBER = r"(?:客戶群?|客群|客人|顧客|會員|公司|企業|廠商|店家|名單|的人|族群|那群人|那些人|買家|經銷商|聯絡人|粉絲|用戶|消費者|受眾|對象|學員|夥伴|讀者|女性|男性|女生|男生|媽媽|爸爸|父母|家長|好友|人士|民眾|車主|屋主|家庭|訂戶|朋友|人群|族|通路|門市|商機|潛客|居民|爸媽|夥伴|意見領袖|買主|店主|貴賓|老闆們?|同業|族群|上班族|銀髮族|主管)"  # noqa: E501
LEANING = (
    r"(?:附近|在地|潛在|新進|大型|中型|小型|重要|難纏|好說話|常[來買訂逛]|觀望|有在[\u4e00-\u9fff]{2}|A\s?咖|久沒[\u4e00-\u9fff]{1,2}|久未[\u4e00-\u9fff]{1,2}|年輕|熟齡|中年|時尚|有品味|有小孩|養生|比較|很|最|蠻|滿|相當|夠|真正|真的|感覺會?|可能會?|大概會?|快要?|超|超級|高(?:意願|潛力|價值|消費|品味|端|品質|資產)|理想|重視|適合|合適|目標|主力|精準|優質|頂級|忠實|忠誠|活躍|不活躍|沉睡|"
    r"會(?:捧場|買單|下單|喜歡|感興趣|有感|來)|愛|喜歡|注重|在意|追求|崇尚|熱愛|關心|有(?:潛力|興趣|意願|質感|品味|誠意|影響力|錢|規模|實力|緣|心|機會|需求|水準|理想|想法)|夠格|懂|難搞|挑剔|"
    r"(?:關係|交情|反應|互動|配合度|信用|消費力|購買力|意願|潛力|品味|體質|業績)(?:比較|很|最|較|蠻)?(?:好|高|不錯|強|佳|密切|熱絡))"
)
GROUP = late(
    rf"{LEANING}[\u4e00-\u9fff]{{0,7}}?{MEMBER}"
    r"|(?<=[裡面中挑選抓篩])[^,。;]{0,4}?(?:比較|最|很|較|蠻)[\u4e00-\u9fff]{1,5}的(?=先|都|那|就|優先|分|,|。|$)"
    r"|(?:關係|交情|反應|互動|配合度|信用|消費力|意願|業績)(?:比較|很|最|較|蠻)(?:好|高|不錯|強|佳|密切|熱絡)的(?:那些|那幾[個家位]|那批)?(?=[,。]|$)"
    rf"|(?:^|[,。:給向對找寄發])(?:新|舊|老|大|小|中大型|中小型|貴)(?:客戶|客人|會員|廠商|經銷商|學員|粉絲)(?![名服資招須專編卡等禮方日價註首數]|\s?[A-Z「\d])|新會員數"
)
MEASURED = late(r"[\d一二三四五六七八九十百千萬]+\s?(?:次|元|天|歲|個月|年|人|筆|%|分|萬|件)")
PRICE = late(
    r"(?:很|好|最|更|蠻|漂亮|不錯|甜|優惠|划算|好看|特別|專屬|便宜|誘人|有感|親民|實在|合理|優|低)[\u4e00-\u9fff]{0,3}?的?(?:價格|價錢|折扣|優惠|價位|價碼|好康)"
    r"|(?:價格|價錢|報價|價位|折扣|優惠)(?:上|方面)?(?:再|可以|能)?(?:漂亮|好看|甜|低|優惠|便宜|大|多|好|鬆)(?:一?[點些])"
    r"|(?<![打對曲周骨])[折降減扣讓](?:個|他|她|他們|一些)?(?:一點|一些|點|些)(?:錢|價)?(?=[,。;給吧]|$)"
)


def find_vague_groups(reading: Reading) -> list[Hit]:
    """Groups by a quality that nobody can measure: 關係比較好的客戶."""
    found = outermost([*reading.hits("@vague_segment"), *hits(reading, GROUP)])
    return [hit for hit in found if not reading.is_data(hit) and not MEASURED.search(reading.text(hit))]


def find_vague_prices(reading: Reading) -> list[Hit]:
    """Prices and discounts by how they feel: 很甜的價格."""
    found = outermost([*reading.hits("@vague_discount"), *hits(reading, PRICE)])
    return [hit for hit in found if not reading.is_data(hit)]
