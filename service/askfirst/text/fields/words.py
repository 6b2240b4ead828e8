"""Words in the names of fields, in the singular, by what such fields hold."""

ABOUT_THE_RUN = frozenset(
    "zap zapier workflow execution run trigger webhook hook bot timestamp source channel trace request correlation "
    "session event version locale language lang timezone ip test debug env environment mode retry attempt".split()
)
"""How a request came about; the tools in between add them."""
MEASURES = frozenset(
    "time date day created updated sent received priority status amount currency price quantity qty count total "
    "limit percent rate score budget cost fee tax vat discount sum duration deadline due week month quarter year "
    "period hour minute start end unit uom size weight length width height color colour category stage reason "
    "urgency severity role department frequency "
    "betrag menge preis datum uhrzeit währung budget importe cantidad precio fecha hora moneda montant quantité prix "
    "date heure devise valor quantidade preço data moeda 金額 數量 價格 日期 時間 幣別 狀態".split()
)
"""Properties: "it" and "him" stand for what has them."""
REMARKS = frozenset(
    "note comment remark memo hint context info information detail description background feedback greeting "
    "notiz bemerkung hinweis nota comentario observación commentaire remarque observação comentário 備註 說明".split()
)
"""What somebody says besides."""
SERVED = frozenset("customer client buyer shopper guest patient tenant lead prospect subscriber member user".split())
SUPPLYING = frozenset("supplier vendor seller contractor merchant".split())
STAFF = frozenset("employee colleague coworker staff worker technician".split())
ACTING = frozenset(
    "contact recipient receiver addressee assignee owner manager approver reviewer requester reporter applicant "
    "candidate driver visitor attendee participant host payee payer beneficiary".split()
)
"""Who does or gets something: one person, more often than not."""
ANYBODY = frozenset(
    "contact person name fullname firstname lastname surname email mail phone mobile recipient to".split()
)
PARTIES = (
    SERVED
    | SUPPLYING
    | STAFF
    | ANYBODY
    | frozenset(
        "people company firm organisation organization business partner receiver addressee sender author owner "
        "assignee manager agent rep payee payer beneficiary applicant candidate student teacher driver visitor "
        "attendee participant reporter requester approver reviewer host passenger traveller traveler caller creditor "
        "debtor landlord username login team audience cc bcc from by "
        "kunde kundin kundenname mandant lieferant empfaenger empfänger mitarbeiter ansprechpartner kontakt firma "
        "cliente proveedor fornecedor destinatario destinatário contacto contato empresa empleado usuario usuário "
        "nombre nome persona pessoa fournisseur destinataire entreprise société salarié utilisateur nom beneficiaire "
        "客戶 顧客 供應商 廠商 收件人 聯絡人 姓名 員工 公司 受款人 訪客 陪同人".split()
    )
)
"""Somebody, or a firm."""
PLACES = frozenset("address location city town country region site place venue street zip postcode destination".split())
MARKS = frozenset("id no nr number key ref reference code uuid name email phone url link 編號".split())
"""These say only how the thing is written down whose word stands before them: `order_id`."""
FILES = frozenset("file document doc attachment pdf sheet spreadsheet report image photo picture url link path".split())
RECORDS = frozenset("id ids record item object entity ref reference uuid url link target".split())
"""Names of no sort of their own: of any thing."""
SPOKEN_OF = (
    SERVED,
    SUPPLYING,
    STAFF,
    FILES,
    frozenset("message mail email letter text body".split()),
    frozenset("order purchase po".split()),
    frozenset("ticket case issue incident".split()),
    frozenset("meeting appointment booking reservation call".split()),
    frozenset("post article story draft".split()),
    frozenset("invoice bill".split()),
)
"""Words for one thing, each row of one."""
