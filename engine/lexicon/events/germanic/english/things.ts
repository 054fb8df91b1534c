/** What it is done to. English, each class with an example. */
export const ENGLISH_THINGS = {
  // 'A fine of £2m'.
  fine: 'fine fines penalt* penalty sanction sanctions',
  // 'An enforcement notice'.
  order: `
    warning_notice enforcement_notice enforcement_order improvement_notice prohibition_notice compliance_notice stop_order
    consent_order consent_decree formal_notice formal_warning enforcement_action supervisory_order supervisory_letter
    warning_letter cease_and_desist reprimand section_166 skilled_person licence_conditions license_conditions conditions_on
    restrictions_on corrective_order remedial_order capital_add_on`,
  // 'An investigation'.
  inquiry: 'investigation* inquir* enquir* probe probes proceedings review_of review_into',
  // 'A class action'.
  suit: 'lawsuit* class_action* legal_action court_case writ damages_claim claim_for_damages complaint~court suit',
  // 'A ransomware attack'.
  attack: `
    cyber_attack* cyberattack* cyberincident* cyber_incident* data_breach* data_leak* data_theft security_breach*
    security_incident* ransomware hack hacks hacker* intruder* unauthorised_access unauthorized_access phishing_attack malware
    intrusion it_outage data_incident privacy_breach privacy_incident stolen_data`,
  // 'Customer records'.
  data: `
    data records names addresses details files passport* iban* credentials patients customers email* systems servers statements
    letters payslips bills`,
  // 'A surveillance audit'.
  audit: `
    audit audits inspection* assessment* supervisory_review external_review inspectors auditors visit surveillance
    regulatory_review on_site_review recertification examination* on_site_examination surveyors audited certification_body
    surveyor checked_over looked_over spot_check`,
  // 'The ISO 27001 certificate', 'a banking licence'.
  certificate: `
    recertif* iatf certif* licence* license* accredit* authorisation* authorization* soc_1 soc_2 soc_3 soc2 soc1 iso fedramp
    hitrust pci_dss cmmc cyber_essentials tisax irap b_corp approval permit charter go_ahead authorised authorized clearance
    registered~register seal_of chartered_status kitemark brcgs fssc bizsafe haccp sa8000 as9100 ce_mark organic_status fair_trade
    passporting`,
  // 'Employer of the Year'.
  prize: `
    award awards prize* medal* accolade* trophy of_the_year distinction honour honor recognition best_employer ranking ranked
    list_of_the league_table hall_of_fame voted_best best_in_class gong crowned scooped`,
  // 'A Series B round', 'a bond'.
  funds: `
    round funding financing bond bonds note notes loan* facility investor* investment series_a series_b series_c series_d series_e
    capital debt equity grant* led_by funds credit_line sukuk loan_agreement credit_facility`,
  // 'A smaller rival', 'a majority stake'.
  firm: `
    company companies firm firms business businesses rival competitor unit units arm division subsidiary stake shares brand maker
    supplier start_up startup operator bank insurer broker* brewery operations portfolio group dealer manufacturer distributor
    consultancy practice specialist assets agency majority retailer chain line book`,
  // 'The takeover'.
  deal: 'acquisition takeover purchase merger buyout buy_out tie_up amalgamation deal sale disposal demerger',
  // 'A plant', 'a branch'.
  site: `
    plant plants factory factories office offices control_room control_centre warehouse* branch* site sites centre centres center
    centers suite store stores shop shops laborator* lab depot* terminal* facility facilities hub hubs headquarters campus mill
    hospital clinic* production_line subsidiary market markets showroom hangar base works wing berth mine bakery dairy location*
    distribution_centre outlet outlets greenhouse data_centre`,
  // 'A service', 'an app'.
  offer: `
    service services product products app platform card account mortgage* tool range model programme program scheme portal feature
    drug vaccine tariff policy fund software assistant line ferry route solution system website plan wallet loan hotline version
    device core migration`,
  // 'An invitation to tender'.
  tender: `
    tender tenders rfp rfps request_for_proposal* requests_for_proposals request_for_tender* bids procurement_notice
    procurement_procedure* procurement_process contract_notice invitation_to_tender bid_process`,
  // 'Spreadsheets', 'the supplier's platform'.
  tool: 'spreadsheet* sheets software platform tool tools system systems vendor supplier provider solution excel',
  // 'To replace'.
  replace:
    'replacing replaces will_replace to_replace moving_off moving_away_from migrating_from phasing_out to_phase_out',
  // 'Its risk controls'.
  control:
    'risk risks control controls audit audits compliance governance grc privacy incident* third_party vendor policy screening',
  // 'Two auditors'.
  staff: `
    leader officers auditors analysts engineers nurses technicians operators advisers lawyers accountants assessors investigators
    specialists underwriters drivers apprentices trainees graduates assemblers`,
  // '200 jobs'.
  jobs: 'job jobs post posts role roles position positions staff people employees workers workforce headcount redundanc* layoffs',
  // 'The annual report', 'a loss'.
  accounts: `
    profit profits loss losses revenue revenues turnover earnings results annual_report sustainability_report transparency_report
    interim_report half_year_report incident_report modern_slavery_statement review report accounts figures surplus statement
    rating g1 g2 g3 g4 outlook trading_update trading_statement update_for interim_results`,
  // 'A framework agreement'.
  contract: 'contract contracts deal framework_agreement order supply_agreement partnership',
  // 'The chief financial officer'.
  title: `
    chief officer ceo cfo coo cio cto cro cco ciso dpo mlro cae chair chairman chairwoman chairperson president vice_president
    managing_director counsel head director directors secretary treasurer partner board_member controller manager lead
    commissioner executive trustee deputy successor`,
  // 'The stock exchange'.
  exchange:
    'ipo initial_public_offering stock_market stock_exchange exchange nasdaq nyse aim euronext',
};
