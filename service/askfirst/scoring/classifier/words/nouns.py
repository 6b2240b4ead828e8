"""Nouns of work by what they mean, in the singular."""

NOUNS: dict[str, str] = {
    "person": """customer client manager boss colleague supplier vendor driver tenant technician
        employee lead prospect candidate applicant intern agent buyer owner director assistant accountant lawyer
        partner contact user member guest patient teacher student reporter journalist speaker trainer operator
        contractor carrier courier landlord recruiter engineer developer designer editor nurse doctor consultant
        representative rep recipient attendee participant influencer blogger mechanic electrician plumber
        supervisor foreman picker subscriber friend sister brother mother father wife husband cousin visitor guy
        man woman lady person caller requester trainee broker dealer reseller distributor donor sponsor
        volunteer neighbour cleaner cook chef photographer freelancer translator auditor inspector planner
        dispatcher leader captain ceo cfo cto vp""",
    "group": """team department staff group everyone audience committee board crew people public press
        segment management leadership company agency firm bank support marketing sales finance hr legal it crowd
        cohort community organisation organization shift""",
    "document": """report file document invoice contract quote offer proposal letter presentation deck
        slide spreadsheet form sheet brochure leaflet manual guide agreement bill receipt certificate article
        draft paper policy plan summary statement memo chart graph whitepaper study template script booklet
        handbook version copy attachment photo picture image video logo banner poster flyer design recording
        transcript folder pdf excel survey questionnaire estimate quotation note minutes agenda list table
        schedule newsletter nda flowchart drawing layout artwork clip spot trailer podcast checklist label
        catalogue catalog menu biography bio cv resume portfolio warranty ledger roster""",
    "message": """email mail message reminder text reply announcement post tweet notification notice
        invite invitation sms comment ad advert answer response feedback apology greeting confirmation blog
        caption headline slogan tagline story paragraph sentence wording copywriting hashtag follow-up""",
    "event": """meeting call appointment demo webinar workshop interview lunch event session training
        conference dinner party visit trip tour review sync standup kickoff fair launch show catch-up seminar
        audit inspection flight train hotel journey stay ride breakfast concert talk course class exam holiday
        vacation leave""",
    "attribute": """price status date time deadline name title address number phone amount quantity
        limit budget password priority stage size colour color description subject rate discount level term
        condition percentage position role salary wage mobile code setting value unit length width height weight
        frequency duration location type category language currency region fee tariff margin target threshold
        temperature speed pressure capacity tag format font tone style bid probability reason source field
        detail iban pin quota signature greeting_line cap allowance interval voltage expiry""",
    "goods": """laptop chair toner pallet carton box item part product bottle crate bag parcel package
        shipment stock material cable screw bolt pump valve filter glove desk monitor printer machine truck van
        car forklift vehicle tool battery tyre tire shelf pen cup food water coffee gift voucher cake flower
        sample kit component spare goods inventory ingredient oil steel wood roll drum container sack pipe panel
        door window light lamp fan motor belt sensor tank bin trolley keyboard mouse headset badge key uniform
        helmet medicine engine headlight brake""",
    "place": """room office warehouse store site floor hall gate dock building city shop plant depot
        branch line bay aisle corner canteen kitchen reception lobby basement yard corridor street country town
        home house school hospital station airport restaurant zone area hub destination place parking garage
        factory""",
    "record": """account record ticket order case task deal opportunity project campaign channel
        calendar page database column row cell entry profile subscription membership booking reservation request
        issue claim application complaint bug incident job workflow automation flow pipeline card item_record
        directory repository server system app website tracker portal dashboard queue inbox mailbox thread batch
        lot registration sku crm licence license vacancy release build landing""",
    "money": """payment refund cost commission bonus expense deposit balance credit debit sum money cash
        raise loan tax rent installment instalment tip donation funds reimbursement petty surcharge rebate""",
    "metric": """revenue click traffic conversion engagement sale turnover profit growth figure result
        performance kpi metric stat statistic data rating score churn retention income output usage view
        impression reach follower signup""",
    "time": """day week month year quarter morning evening afternoon hour minute night weekend noon
        fortnight moment season period while lunchtime""",
    "deed": """update change backup import export delivery transfer purchase return repair service
        maintenance translation analysis search comparison calculation correction access permission approval
        decision upgrade move removal test check cleaning setup installation migration rollout""",
    "generic": """thing stuff something anything everything someone somebody anyone information info
        content matter problem one ones details point step action way idea option piece rest side kind sort
        aspect whatever bit""",
}
"""Nouns by class."""
