/** What reports an event by itself, and what makes the words around it mean something else. English, each class with an example. */
export const ENGLISH_REPORTS = {
  // 'Acme was fined'.
  fined: `
    fined penalised penalized penalises reprimanded censured sanctioned fines ordered_to_pay pleaded_guilty pleads_guilty
    found_guilty convicted set_conditions settled_charges to_settle_charges settle_allegations told_to_pay detained banned_from
    prohibited_from`,
  // 'Acme is under investigation'.
  probed: `
    faulted rebuked is_investigating investigates under_investigation being_investigated was_investigated is_investigated raided
    charged_with indicted takes~to_task searched_the regulator_ordered regulator_has_ordered regulator_told
    ordered_by_the_regulator criticised_by criticized_by opens_investigation special_measures referred~tribunal for_prosecution
    prosecuted prosecution_of under_supervision under_the_microscope forensic_auditors placed_under statutory_manager
    sent_inspectors sent_a_team orders_audit ordered~to_appoint referred~prosecutor`,
  // 'The regulator intends to fine Acme'.
  proposed: `
    intends_to_fine intend_to_fine proposes_to_fine proposed_fine proposed_penalty proposes_a_fine notice_of_intent
    provisionally_fined provisionally_found`,
  // 'Acme was sued'.
  sued: 'sued sues suing settles_claims agreed_to_settle taken~to_court took~to_court takes~to_court',
  // 'Acme was hacked'.
  breached: 'hacked breached broken_into break_in_at',
  // 'An unqualified opinion'.
  audited: `
    moderate_assurance substantial_assurance full_assurance adequate_assurance no_assurance rated_unsatisfactory
    rated_satisfactory rated_inadequate rated_needs_improvement rated_requires_improvement opinion_was_unmodified
    opinion_was_unqualified opinion_was_qualified audited inspected unqualified_opinion unmodified_opinion clean_opinion
    limited_assurance reasonable_assurance material_weakness* qualified_opinion adverse_opinion restated restates`,
  // 'Acme was certified'.
  certified: 'certified recertified accredited',
  // 'Acme was named insurer of the year'.
  awarded: 'was_named~of_the_year named_best ranked_first',
  // 'Acme merged with Beta'.
  merged: `
    merged merges merge*_with merge*_into amalgamated demerged bought_by acquired_by taken_over_by bought_out merging_with
    successor_fund_transfer`,
  // 'Members vote on the merger'.
  votes: 'vote_on_merger vote~merger vote~merge vote_on_whether_to_merge',
  // 'Redundancies', 'insolvency'.
  reorganised: `
    restructuring restructured reorganisation reorganization job_cuts job_losses redundancies layoffs short_time_working
    insolvency administration_proceedings outsourced is_outsourcing`,
  // 'Acme seeks a supplier', 'went out to tender'.
  tendering: `
    seeks_a_supplier seeking_a_supplier seeks_suppliers seeks_a_provider seeking_a_provider seeks_a_contractor
    seeking_a_contractor seeks_a_vendor seeking_a_vendor out_to_tender went_to_market out_for_bids invite_tenders out_to_bid
    goes_to_tender invites_bids invites_tenders invited_tenders invited_bids calls_for_tenders call_for_tenders issued_a_tender
    tender_notice tender_for tender_closes asks_for_proposals asked_for_proposals asking_for_proposals bids_due bids_are_due
    procurement_of invited_offers invites_offers invited_proposals invited_expressions invites_proposals inviting_proposals
    inviting_tenders inviting_bids invite_proposals invite_bids calls_for_proposals call_for_proposals requests_proposals
    invites_quotations put_out_to_tender puts~out_to_tender will_tender_for to_tender_for goes_out_to_tender`,
  // 'Acme is hiring', 'apply by Friday'.
  hiring: `
    re_hiring are_hiring is_hiring re_recruiting are_recruiting is_recruiting now_hiring apply_by apply_before applications_close
    applications_by closing_date job_opening vacancy vacancies open_position open_positions work_with_us begun_the_search
    started_looking has_begun_looking looking_for_a_new recruitment_is have_been_advertised has_advertised is_advertising
    posts_advertised advertised_for are_being_sought is_being_sought are_wanted is_after_a is_after_an posts_to_fill roles_to_fill
    vacancies_to_fill on_the_lookout_for currently_recruiting currently_hiring position_open seat_open is_adding~analysts
    is_adding~officers is_adding~auditors being_recruited being_hired`,
  // 'Acme is now known as Beta'.
  renamed: `
    renamed rebrand* called_itself calls_itself has_been_known_as changed_its_name changes_its_name now_called will_trade_as
    do_business_as does_business_as is_now_known_as will_be_known_as new_name`,
  // 'The chair has resigned'.
  left: 'resigned retired stepped_down is_stepping_down has_left',
  // What makes the words around it mean something else.
  // 'A phishing drill' is no attack.
  drill:
    'drill* exercise* simulat* insurance webinar training prevent* awareness phishing_test cover consultation',
  // 'The licence expired' is no certificate.
  lost: 'expire* revoked withdrawn lost lapse* driving_licence driving_license birth_certificate',
  // 'Shortlisted for the award' is no prize.
  nominee: 'shortlist* nominat* finalist* jury judge judges nominee*',
  // 'Clients have until May' binds no company.
  applicant:
    'candidate* clients students tickets seats rsvp entries nominations members customers patients investors volunteers tenants farmers',
  // 'Closed for repairs' is not shut.
  shortly: 'temporar* repairs overnight for_the_day weekend',
  // 'The licence was suspended'.
  revoke: 'suspend* revok* withdrawn withdrew stripped cut curtail* pulled cancel* restrict*',
  // 'Acme recalled the batch'.
  recall: 'recalled recalls recalling pulled_from_shelves withdrew_from_sale product_recall',
  // 'Two products'.
  goods: 'batch* products packs vehicles cars units product',
  // 'Customers can now'.
  launched:
    'put~on_sale goes_on_sale went_on_sale on_sale_from can_now starting_today~can from_today~can',
  // 'Acme merges its departments'.
  unite:
    'fold* merg* combin* consolidat* join*_up brought~together brings~together amalgamat* integrat* centralis* centraliz* split*',
  // 'Two departments'.
  units:
    'teams departments divisions units functions offices desks subsidiaries entities team department function committees',
  // 'Acme settled'.
  settle: 'settl* pay pays paid resolv* close_a closes_a',
  // 'The charges'.
  case: 'case charges allegations claims lawsuit* complaint* dispute probe proceedings investigation* suit violations',
};
