/** The words with which English reports events, by class; the other languages have the same classes. */
export const ENGLISH = {
  // What is done.
  give: 'impos* levied levies issu* hand handed hands slap* hit hits grant* award* confer* give gives gave given served serves announc* uph* present presents presented presenting deliver* extend* renew renews renewed renewing renewal* reissu* approv* deci*',
  get: 'receiv* obtain* win wins won winning earn* secures secured securing achiev* gain* get gets got gotten collect* scoop* pick*_up lands landed landing cop cops copped accept* attain* retain* regain* pass passes passed met awarded granted takes took remitted walked_off walks_off came_through go_ahead',
  pay: 'pay pays paid paying agree* settl* ordered_to_pay told_to_pay must has_to',
  open: 'open opens opened opening launch* start* begin* began begun initiat* commenc* inaugurat* commissions commissioned commissioning unveil* introduc* roll*_out rolls_out rolled_out went_live goes_live go_live live bring*_to_market cut*_the_ribbon cuts_the_ribbon broke_ground breaks_ground moved_into moves_into expand* enter* entered set_up sets_up establish* came_on_stream put~on_sale started_up doubled switched_on brought_into_service entered_service up_and_running complete completes completed completing completion debut*',
  end: 'complete completes completed completing completion close closes closed closing closure* conclud* finish* finalis* finaliz* wrap*_up seal* clear* agree* announc* sign signs signed signing consummat* went_through closed_on',
  buy: 'acquir* buy buys bought buying snap*_up snapped_up swallow* swallows takes_over took_over taken_over taking_over purchas* bolts_on scoop*_up picked_up',
  sell: 'sell sells sold divest* dispos* offload* spun_off spins_off hived_off',
  suffer:
    'suffer* hit hits struck affect* disclos* confirm* admit* report* notif* informs informed informing victim* crippl* disrupt* stopped stops halted halts paralys* encrypt* restor* recover* discover* detect* block* compromis* knocked experienc* shut taken_offline hacked warned contain* investigat* cost target* copied copying taken took access* publish* visible download* sent lost viewed accessible obtain* posted emailed misdirect*',
  steal: 'stole stolen steal* leak* expos* breached compromis* could_be_read could_be_seen',
  find: 'found finds identif* observ* flag* uncover* rais* turned_up stayed findings non nonconformit* rate rates rated rating* pass passes passed weakness* complete completes completed completing completion conclud* result* finish* wrapped_up deficiencies',
  hold: 'carried_out carries_out carry_out conduct* complete completes completed completing completion conclud* underwent underway undergon* start* starts began begin* took_place takes_place had host hosts hosted hosting visited visits was_in were_in spent perform* undertook undertaken order* ordered',
  name: 'appoint appoints appointed appointing appointment_of named names name hire hires hired promot* recruit* succeed* take_over takes_over took_over taken_over replac* elect elects elected election became becomes become join* joins joined step*_up poach* welcom* been_made made steps_into stepped_into tapped taps picks picked takes_charge took_charge assum* takes_the_helm installed fills filled filling moved_up brought_in brings_in chose chosen select* confirmed',
  leave:
    'step*_down steps_down stepping_down stepped_down resign* retir* is_leaving leaves left leave leaving departs departed departing departure* quit quits ousted dismissed sacked parted_ways parts_ways outgoing will_leave moves_on moved_on moving_on moved_to exit* stand*_down stood_down bow*_out removed fired finish*_up let_go relieved',
  cut: 'cut cuts cutting axe axes axed shed sheds shedding lay_off laid_off lays_off laying_off eliminat* slash* scrap* lose go going reduc* trim* redundant lost at_risk will_go make~redundant',
  shut: 'close closes closed closing closure* shut shuts shutting shutter* mothball* wind*_down winds_down wound_down cease*',
  publish:
    'publish* releas* report* post posts posted issu* unveil* present presents presented presenting approv* file* brought_out brings_out announc* file files filed filing* laid adopt* upgrad* downgrad*',
  seek: 'seek* hunting_for looking_for look*_for search* recruit* hire hiring advertis* wanted want_to_hire going_to_choose will_choose to_choose going_to_select will_select to_select to_procure will_procure plans_to_buy',
  sign: 'sign signs signed won wins win lands landed landing secures secured securing clinch* ink* bag* award* agree* renew renews renewed renewing renewal* picked_up',
  raise:
    'rais* secures secured securing close closes closed closing closure* borrow* lands landed landing plac* receiv* lend* lent lends issu* priced pric* complete completes completed completing completion obtain* agree* win wins won award* attract* bag* inked agreed_a signed',
  sue: 'file files filed filing* brought brings lodg* launch* face faces faced facing serve serves served serving hit_with settl* begin* opens opened against won lost start* issu* commenc* taken',
  float:
    'list listed lists float* debut* price* priced began_trading went_public goes_public going_public admitted appl* file*',
  must: 'must has_to have_to needs_to_be need_to_be required_to obliged_to ordered_to told_to has_until have_until had_until given_until instructed_to deadline undertaken_to undertook_to has_committed_to have_committed_to enforceable_undertaking',
  apply:
    'starts_to_apply start_to_apply begins_to_apply appl*_from applies_from applies_to apply_from takes_effect take_effect comes_into_force come_into_force comes_into_effect enters_into_force enter_into_force in_force bite* bites binding mandatory kick*_in kicks_in deadline',
  // What it is done to.
  fine: 'fine fines penalt* penalty sanction sanctions',
  order:
    'warning_notice enforcement_notice enforcement_order improvement_notice prohibition_notice compliance_notice stop_order consent_order consent_decree formal_notice formal_warning enforcement_action supervisory_order supervisory_letter warning_letter cease_and_desist reprimand section_166 skilled_person licence_conditions license_conditions conditions_on restrictions_on corrective_order remedial_order capital_add_on',
  inquiry: 'investigation* inquir* enquir* probe probes proceedings review_of review_into',
  suit: 'lawsuit* class_action* legal_action court_case writ damages_claim claim_for_damages complaint~court suit',
  attack:
    'cyber_attack* cyberattack* cyberincident* cyber_incident* data_breach* data_leak* data_theft security_breach* security_incident* ransomware hack hacks hacker* intruder* unauthorised_access unauthorized_access phishing_attack malware intrusion it_outage data_incident privacy_breach privacy_incident stolen_data',
  data: 'data records names addresses details files passport* iban* credentials patients customers email* systems servers statements letters payslips bills',
  audit:
    'audit audits inspection* assessment* supervisory_review external_review inspectors auditors visit surveillance regulatory_review on_site_review recertification examination* on_site_examination surveyors audited certification_body surveyor checked_over looked_over spot_check',
  certificate:
    'recertif* iatf certif* licence* license* accredit* authorisation* authorization* soc_1 soc_2 soc_3 soc2 soc1 iso fedramp hitrust pci_dss cmmc cyber_essentials tisax irap b_corp approval permit charter go_ahead authorised authorized clearance registered~register seal_of chartered_status kitemark brcgs fssc bizsafe haccp sa8000 as9100 ce_mark organic_status fair_trade passporting',
  prize:
    'award awards prize* medal* accolade* trophy of_the_year distinction honour honor recognition best_employer ranking ranked list_of_the league_table hall_of_fame voted_best best_in_class gong crowned scooped',
  funds:
    'round funding financing bond bonds note notes loan* facility investor* investment series_a series_b series_c series_d series_e capital debt equity grant* led_by funds credit_line sukuk loan_agreement credit_facility',
  firm: 'company companies firm firms business businesses rival competitor unit units arm division subsidiary stake shares brand maker supplier start_up startup operator bank insurer broker* brewery operations portfolio group dealer manufacturer distributor consultancy practice specialist assets agency majority retailer chain line book',
  deal: 'acquisition takeover purchase merger buyout buy_out tie_up amalgamation deal sale disposal demerger',
  site: 'plant plants factory factories office offices control_room control_centre warehouse* branch* site sites centre centres center centers suite store stores shop shops laborator* lab depot* terminal* facility facilities hub hubs headquarters campus mill hospital clinic* production_line subsidiary market markets showroom hangar base works wing berth mine bakery dairy location* distribution_centre outlet outlets greenhouse data_centre',
  offer:
    'service services product products app platform card account mortgage* tool range model programme program scheme portal feature drug vaccine tariff policy fund software assistant line ferry route solution system website plan wallet loan hotline version device core migration',
  tender:
    'tender tenders rfp rfps request_for_proposal* requests_for_proposals request_for_tender* bids procurement_notice procurement_procedure* procurement_process contract_notice invitation_to_tender bid_process',
  tool: 'spreadsheet* sheets software platform tool tools system systems vendor supplier provider solution excel',
  replace:
    'replacing replaces will_replace to_replace moving_off moving_away_from migrating_from phasing_out to_phase_out',
  control:
    'risk risks control controls audit audits compliance governance grc privacy incident* third_party vendor policy screening',
  staff:
    'leader officers auditors analysts engineers nurses technicians operators advisers lawyers accountants assessors investigators specialists underwriters drivers apprentices trainees graduates assemblers',
  jobs: 'job jobs post posts role roles position positions staff people employees workers workforce headcount redundanc* layoffs',
  accounts:
    'profit profits loss losses revenue revenues turnover earnings results annual_report sustainability_report transparency_report interim_report half_year_report incident_report modern_slavery_statement review report accounts figures surplus statement rating g1 g2 g3 g4 outlook trading_update trading_statement update_for interim_results',
  contract: 'contract contracts deal framework_agreement order supply_agreement partnership',
  title:
    'chief officer ceo cfo coo cio cto cro cco ciso dpo mlro cae chair chairman chairwoman chairperson president vice_president managing_director counsel head director directors secretary treasurer partner board_member controller manager lead commissioner executive trustee deputy successor',
  exchange:
    'ipo initial_public_offering stock_market stock_exchange exchange nasdaq nyse aim euronext',
  // What reports an event by itself.
  fined:
    'fined penalised penalized penalises reprimanded censured sanctioned fines ordered_to_pay pleaded_guilty pleads_guilty found_guilty convicted set_conditions settled_charges to_settle_charges settle_allegations told_to_pay detained banned_from prohibited_from',
  probed:
    'faulted rebuked is_investigating investigates under_investigation being_investigated was_investigated is_investigated raided charged_with indicted takes~to_task searched_the regulator_ordered regulator_has_ordered regulator_told ordered_by_the_regulator criticised_by criticized_by opens_investigation special_measures referred~tribunal for_prosecution prosecuted prosecution_of under_supervision under_the_microscope forensic_auditors placed_under statutory_manager sent_inspectors sent_a_team orders_audit ordered~to_appoint referred~prosecutor',
  proposed:
    'intends_to_fine intend_to_fine proposes_to_fine proposed_fine proposed_penalty proposes_a_fine notice_of_intent provisionally_fined provisionally_found',
  sued: 'sued sues suing settles_claims agreed_to_settle taken~to_court took~to_court takes~to_court',
  breached: 'hacked breached broken_into break_in_at',
  audited:
    'moderate_assurance substantial_assurance full_assurance adequate_assurance no_assurance rated_unsatisfactory rated_satisfactory rated_inadequate rated_needs_improvement rated_requires_improvement opinion_was_unmodified opinion_was_unqualified opinion_was_qualified audited inspected unqualified_opinion unmodified_opinion clean_opinion limited_assurance reasonable_assurance material_weakness* qualified_opinion adverse_opinion restated restates',
  certified: 'certified recertified accredited',
  awarded: 'was_named~of_the_year named_best ranked_first',
  merged:
    'merged merges merge*_with merge*_into amalgamated demerged bought_by acquired_by taken_over_by bought_out merging_with successor_fund_transfer',
  votes: 'vote_on_merger vote~merger vote~merge vote_on_whether_to_merge',
  reorganised:
    'restructuring restructured reorganisation reorganization job_cuts job_losses redundancies layoffs short_time_working insolvency administration_proceedings outsourced is_outsourcing',
  tendering:
    'seeks_a_supplier seeking_a_supplier seeks_suppliers seeks_a_provider seeking_a_provider seeks_a_contractor seeking_a_contractor seeks_a_vendor seeking_a_vendor out_to_tender went_to_market out_for_bids invite_tenders out_to_bid goes_to_tender invites_bids invites_tenders invited_tenders invited_bids calls_for_tenders call_for_tenders issued_a_tender tender_notice tender_for tender_closes asks_for_proposals asked_for_proposals asking_for_proposals bids_due bids_are_due procurement_of invited_offers invites_offers invited_proposals invited_expressions invites_proposals inviting_proposals inviting_tenders inviting_bids invite_proposals invite_bids calls_for_proposals call_for_proposals requests_proposals invites_quotations put_out_to_tender puts~out_to_tender will_tender_for to_tender_for goes_out_to_tender',
  hiring:
    're_hiring are_hiring is_hiring re_recruiting are_recruiting is_recruiting now_hiring apply_by apply_before applications_close applications_by closing_date job_opening vacancy vacancies open_position open_positions work_with_us begun_the_search started_looking has_begun_looking looking_for_a_new recruitment_is have_been_advertised has_advertised is_advertising posts_advertised advertised_for are_being_sought is_being_sought are_wanted is_after_a is_after_an posts_to_fill roles_to_fill vacancies_to_fill on_the_lookout_for currently_recruiting currently_hiring position_open seat_open is_adding~analysts is_adding~officers is_adding~auditors being_recruited being_hired',
  renamed:
    'renamed rebrand* called_itself calls_itself has_been_known_as changed_its_name changes_its_name now_called will_trade_as do_business_as does_business_as is_now_known_as will_be_known_as new_name',
  left: 'resigned retired stepped_down is_stepping_down has_left',
  // What makes the words around it mean something else.
  drill:
    'drill* exercise* simulat* insurance webinar training prevent* awareness phishing_test cover consultation',
  lost: 'expire* revoked withdrawn lost lapse* driving_licence driving_license birth_certificate',
  nominee: 'shortlist* nominat* finalist* jury judge judges nominee*',
  applicant:
    'candidate* clients students tickets seats rsvp entries nominations members customers patients investors volunteers tenants farmers',
  shortly: 'temporar* repairs overnight for_the_day weekend',
  revoke: 'suspend* revok* withdrawn withdrew stripped cut curtail* pulled cancel* restrict*',
  recall: 'recalled recalls recalling pulled_from_shelves withdrew_from_sale product_recall',
  goods: 'batch* products packs vehicles cars units product',
  launched:
    'put~on_sale goes_on_sale went_on_sale on_sale_from can_now starting_today~can from_today~can',
  unite:
    'fold* merg* combin* consolidat* join*_up brought~together brings~together amalgamat* integrat* centralis* centraliz* split*',
  units:
    'teams departments divisions units functions offices desks subsidiaries entities team department function committees',
  settle: 'settl* pay pays paid resolv* close_a closes_a',
  case: 'case charges allegations claims lawsuit* complaint* dispute probe proceedings investigation* suit violations',
  // What names the kind of an event that is recognised by its date: somebody comes, rises, has had another job until then, goes or
  // takes a job; what authorities do; what bidders hand in.
  comes:
    'join joins joined joining hired hires recruited recruits arriv* first_day came_aboard come_aboard comes_aboard came_on_board welcomed welcomes welcome poached lured has_picked starts_at started_at started_work commence came_over came_from comes_from coming_from started_as starts_as starting_as begins_as began_work first_week first_monday new_hire hired_away signed_up_as on_the_team moved_from~to_join have_been_head arrives arrived',
  rises:
    'promot* stepped_up steps_up elevat* no_longer_deputy took_on moved_up moves_up rose_to rises_to created_the_post now_report no_longer_acting made~permanent full_time_basis made_partner made_chair bigger_job wider_role expanded_role adds~to_her adds~to_his handed~brief top_job as_well_as_run',
  hitherto:
    'until_now until_today until_yesterday until_recently up_to_now hitherto at_present so_far currently_deputy on_top_of_her on_top_of_his in_addition_to_her in_addition_to_his from_deputy her_deputy who_was_previously_deputy she_ran he_ran existing_role current_role present_role',
  goes: 'resign* retir* departs departed departing departure* leave leaves leaving left steps_down stepped_down stepping_down stands_down stood_down hand_over hands_over handed_over handing_over said_goodbye says_goodbye last_day put_in_his_papers put_in_her_papers put_in_papers turned_in~badge finish_up finishes_up finished_up termination_of_appointment quit quits moves_on moved_on vacant going_in year_end_close ousted dismissed sacked handed_in_her_notice handed_in_his_notice handed_in_their_notice gave_notice gives_notice cleared_her_desk cleared_his_desk bowing_out bows_out bowed_out laid_down_office parted_ways parts_ways is_out calls_it_a_day called_it_a_day walked_out off_to_pastures new_chapter',
  takes:
    'appoint* succeed* succeeds tapped brought_in took_up takes_up take_up takes_over took_over taken_over take_over takes_the_chair took_the_chair takes_charge took_charge named becomes became become began_as started_on starts_on elected filling_in fills_in replaces replaced is_acting acting_in interim took_the_helm moved_into will_lead has_led leads sits_on has_sat sat acting_as confirmed~as',
  barred:
    'barred bars ban banned suspend* prohibit* halted shut_down stopped_by return~to_medicare repay disgorge* directed~to ordered~to forfeit* debarred debars judgment_against reprimand reprimanded consent_order consent_decree cease_and_desist stop_order compensation damages disgorgement notice_of_penalty penalised penalized improvement_notice prohibition_notice slapped redress',
  accused:
    'charges charged summons* subpoena* raid* seized questioned questions_from complaint registered_against served_on watchdog looks_into looking_into information_request sent~questions show_cause opened_a_file opens_a_file opened_a_case opened_a_docket searched_its searched~premises searched~offices raided dawn_raid sleuths explain_itself write_to~regulator under_scrutiny booked fir first_information_report accusing false_claims whistleblower inspectors_turned',
  bids: 'tenders bids proposals request_for_proposal* went_to_market go_to_market contract_notice offers_due',
  // What has befallen a company; whose it is; how it grows, is paid for, ends; what it brings out; whom it seeks.
  mishap:
    'recall recalls recalled recalling pulled_from_shops pulled_from_shelves taken_off_sale taken_off_the_shelves called_back calling_back withdrawn_from_sale outage outages power_cut blackout went_down were_down was_down fell_over had_fallen_over knocked_out offline unavailable crashed fire blaze gutted explosion spill leak gas_leak collapse collapsed derailed accident flood flooded mishap contamination salmonella listeria e_coli fake_invoice wire_fraud defrauded fraudsters scammers embezzled burglars break_in swindled stopped_working could_not_log locked_out wrong_envelope wrong_person wrong_recipients wrong_address patient_files somebody_else_s',
  owned:
    'ownership belongs_to belonged_to has_belonged changed_hands changes_hands new_owner new_owners under_new_ownership in_the_hands_of part_of_the_group passed_to became_part_of becomes_part_of trades_as_an_arm snapped_up took_control takes_control controlling_stake majority_stake joint_owners completed_the_purchase completed_the_sale picked_up_the_keys',
  grown:
    'ribbon inaugurated inaugurates expands expanded expanding expansion first_branch first_shop first_office first_overseas first_outside first_foreign second_line second_site second_hall second_plant new_hall new_hub new_depot new_site new_plant new_office new_branch new_warehouse doubled doubling doubles capacity raised_its_flag on_the_ground broke_ground ground_broken concrete foundation_stone keys_to moved_into now_sells came_into_use now_open throws_open contract_win contract_to',
  financed:
    'loan loans bond bonds debentures notes credit_line revolving cheque fundraise fundraising fresh_capital new_money injected injection put_up backers invested invests investor investors seed_money oversubscribed allotted placing rights_issue grant_of grant_from awarded_a_grant subsidy million_from lent lends debt_facility refinanced refinancing shares_began dealings first_day_of_trading ipo stock_market_listing stock_exchange_listing flotation raised~million raised~m raised~from raised~in',
  issued:
    'annual_report sustainability_report transparency_report gender_pay_report modern_slavery_statement slavery_statement esg_report tcfd_report impact_report audited_accounts annual_accounts half_year_results quarterly_results full_year_results net_income pre_tax_profit posted_a_profit posted_a_loss white_paper code_of_conduct statement_on white_book results_for uploaded_its put_its~report',
  ended:
    'insolvent insolvency appoint*~administrators called_in~administrators calls_in~administrators administrators_appointed administrators_were_appointed in_administration into_administration receivership liquidation liquidators bankrupt bankruptcy chapter_11 for_good for_the_last_time last_shift wound_up wind_up mothballed closed_its_doors closed_the closing_its shut_its goes_under out_of_work out_of_a_job sent_home laid_off lay_off lays_off redundant redundancy redundancies redundancy_notices spun_off spin_off split_into merged_its folded_into hived_off renamed known_as goes_by_the_name outsource outsourced outsources new_structure reporting_lines',
  marketed:
    'let~loose hits_the_shelves hit_the_shelves in_the_shops goes_live went_live rolled_out rolls_out on_the_market launched launches brought_out new_app new_cover new_service new_portal new_range available_from now_available',
  vacant:
    'vacancy vacancies is_after_a are_wanted is_wanted wanted taking_on~technicians is_taking_on looking_to_hire want_to_hire looking_for_an looking_for_someone interviews_for recruitment_drive apply_to',
  // What a company earned, and how it moves to another system.
  earnings:
    'profit profits loss losses revenue revenues turnover earnings surplus deficit net_income net_result net_sales operating_result premium_income ebitda gross_written_premium* sales operating_profit operating_deficit written_premiums income_before_tax',
  grew: 'rose rise rises fell falls grew grows up down increased decreased dropped climbed slipped improved doubled made makes post posts posted reported reports had swung totalled amounted reached stood showing showed shows widened narrowed compared against ahead came_to came_in',
  netted:
    'earned netted turned_over profit~was surplus~was revenue~was turnover~was deficit~was income~was',
  migrate:
    'moved migrated migrat* switched replaced went_live gone_live goes_live cut_over cutover cuts_over brought_into_service put_into_service went_into_service decommissioned switched_off taken_out_of_use upgraded transferred retired moving~to moves~to will_move switches_to switching_to',
  system:
    'system systems platform platforms registry ledger software patient_record patient_records health_record electronic_record data_centre data_center hosting hosting_provider cloud crm erp sap mainframe servers database case_management billing_engine payroll_software core_banking intranet',
  // What is asked for, or promised, by a day.
  due: 'wants expects expect requires demands asked_to asks~to asks_for asked_for due deliverable will_be would_be aims_to aim_to wants_to is_to_be are_to_be to_bring',
  // Where letters and mails end up that others should not read.
  astray:
    'wrong_address wrong_addresses wrong_people wrong_person wrong_customer* wrong_recipient* wrong_account* wrong_list wrong_inbox* wrong_envelope* wrong_household* old_address* previous_address* former_address* misdirected by_mistake in_error to_strangers',
} satisfies Readonly<Record<string, string>>;
