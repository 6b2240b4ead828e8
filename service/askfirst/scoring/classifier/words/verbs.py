"""Verbs of orders by what they need beside them. A verb and its particle are joined: set_up."""

VERBS: dict[str, str] = {
    "send": """send email e-mail mail forward text fax resend cc submit dispatch route send_out
        send_over pass pass_on message dm whatsapp relay deliver_by""",
    "answer": "reply respond answer write_back reply_all get_back follow_up follow write_to react",
    "tell": """tell inform notify remind alert warn brief thank update_on let ask advise reassure
        congratulate greet call phone ring contact ping nudge chase call_back page reach_out apologise apologize
        convey point point_out""",
    "meet": """schedule plan arrange organise organize set_up book_in fix_up host hold convene invite
        meet line_up put_in pencil pencil_in call_in""",
    "book": "book reserve block hire rent charter block_off keep_free",
    "move": """reschedule postpone push push_back bring_forward delay shift defer swap push_out move_up
        put_back put_off""",
    "move_thing": "move relocate drag bring carry take migrate place put park stack store shelve",
    "cancel": "cancel abort call_off revoke withdraw void drop scrap undo revert rescind terminate end discontinue",
    "delete": """delete remove erase purge clear clear_out empty wipe clean_up discard trash take_out
        unsubscribe strip rm take_off dispose deduplicate dedupe clean_out cross_out""",
    "change": """change update edit modify adjust amend correct revise alter fix rename tweak set reset
        reword rewrite rephrase refresh reconfigure configure restate turn recolour crop resize format reformat
        adapt overwrite redo""",
    "swap": "replace substitute exchange switch swap_out",
    "raise": """raise increase lower reduce cut bump bump_up double halve extend shorten expand decrease
        scale scale_up scale_down grow boost cap trim top_up turn_up turn_down narrow widen broaden slow_down
        speed_up prolong round""",
    "create": """create make generate build produce design open_up start_up compile craft form establish
        mock_up invent draw_up""",
    "write": "write draft prepare compose type pen word jot write_up author script outline storyboard sketch",
    "add": """add append insert attach include put_on upload import load link tag label mark flag
        categorise categorize annotate pin embed note_on stick feature stage""",
    "record": """log record note enter register file write_down note_down document fill_in fill_out fill
        capture key_in punch_in minute track""",
    "assign": "assign reassign allocate delegate hand hand_over transfer allot roster staff escalate appoint name",
    "buy": "order buy purchase reorder restock procure get_in re-order stock_up replenish source subscribe",
    "pay": """pay refund reimburse charge credit debit wire settle compensate tip deposit pay_out repay
        payout fund sponsor donate""",
    "bill": "invoice bill quote price estimate cost issue",
    "give": "give grant offer provide lend award allow hand_out supply present gift let_in",
    "show": """show list get find look_up pull pull_up fetch display see view check look search print
        retrieve read read_out open identify locate highlight describe explain report bring_up look_for monitor
        watch check_on scour hunt peek""",
    "count": """count calculate compute determine compare sum sum_up total analyse analyze measure
        forecast evaluate plot chart graph rank sort_by summarise summarize average tally tally_up work_out
        figure_out break_down convert score review assess benchmark""",
    "keep": "export download save copy backup back_up restore sync archive duplicate clone scan zip mirror",
    "publish": """publish post launch run announce release tweet share promote go_live push_live
        broadcast advertise put_up roll_out retweet air push_to""",
    "start": """start activate enable turn_on switch_on resume reopen restart begin power_on reboot
        unlock unblock trigger kick_off initiate execute deploy unmute""",
    "stop": """stop pause disable deactivate turn_off switch_off close lock mute suspend shut shut_down
        freeze power_off take_down halt hold_back close_out unpublish unlink quarantine""",
    "decide": """approve reject accept decline confirm sign sign_off authorise authorize greenlight
        verify validate check_off mark_as pick choose select decide settle_on""",
    "goods": """ship deliver pick_up collect unload bring_in return receive pack repack weigh stow
        consign drop_off transport haul""",
    "repair": """repair service maintain inspect calibrate clean test mend overhaul paint install mount
        lubricate oil patch upgrade uninstall wash polish drain""",
    "people": "onboard offboard recruit interview enrol enroll sign_up fire dismiss train coach promote_to",
    "text": "translate proofread localise localize transcribe subtitle caption dub merge split",
    "travel": "drive fly go navigate travel come visit head_to check_in check_out",
    "vague": """handle deal deal_with sort sort_out manage take_care look_into see_to improve optimise
        optimize tidy tidy_up address tackle process take_over streamline polish_up do look_at work_on help
        get_on enhance strengthen spruce_up jazz_up""",
    "let": "make_sure ensure keep have leave wait try use apply treat want need require like",
}
"""Verbs by class."""
