/** What names the kind of an event that is recognised by its date. English, each class with an example. */
export const ENGLISH_BY_DATE = {
  // Somebody comes, rises, has had another job until then, goes or takes a job; what authorities do; what bidders hand in.
  // 'Jane Doe joins Acme'.
  comes: `
    join joins joined joining hired hires recruited recruits arriv* first_day came_aboard come_aboard comes_aboard came_on_board
    welcomed welcomes welcome poached lured has_picked starts_at started_at started_work commence came_over came_from comes_from
    coming_from started_as starts_as starting_as begins_as began_work first_week first_monday new_hire hired_away signed_up_as
    on_the_team moved_from~to_join have_been_head`,
  // 'Jane Doe was promoted'.
  rises: `
    promot* stepped_up steps_up elevat* no_longer_deputy took_on moved_up moves_up rose_to rises_to created_the_post now_report
    no_longer_acting made~permanent full_time_basis made_partner made_chair bigger_job wider_role expanded_role adds~to_her
    adds~to_his handed~brief top_job as_well_as_run`,
  // 'Until now head of audit'.
  hitherto: `
    until_now until_today until_yesterday until_recently up_to_now hitherto at_present so_far currently_deputy on_top_of_her
    on_top_of_his in_addition_to_her in_addition_to_his from_deputy her_deputy who_was_previously_deputy she_ran he_ran
    existing_role current_role present_role`,
  // 'Jane Doe leaves Acme'.
  goes: `
    resign* retir* departs departed departing departure* leave leaves leaving left steps_down stepped_down stepping_down
    stands_down stood_down hand_over hands_over handed_over handing_over said_goodbye says_goodbye last_day put_in_his_papers
    put_in_her_papers put_in_papers turned_in~badge finish_up finishes_up finished_up termination_of_appointment quit quits
    moves_on moved_on vacant going_in year_end_close ousted dismissed sacked handed_in_her_notice handed_in_his_notice
    handed_in_their_notice gave_notice gives_notice cleared_her_desk cleared_his_desk bowing_out bows_out bowed_out
    laid_down_office parted_ways parts_ways is_out calls_it_a_day called_it_a_day walked_out off_to_pastures new_chapter`,
  // 'Jane Doe takes over as'.
  takes: `
    appoint* succeed* tapped brought_in took_up takes_up take_up takes_over took_over taken_over take_over takes_the_chair
    took_the_chair takes_charge took_charge named becomes became become began_as started_on starts_on elected filling_in fills_in
    replaces replaced is_acting acting_in interim took_the_helm moved_into will_lead has_led leads sits_on has_sat sat acting_as
    confirmed~as`,
  // 'The bank was banned from lending'.
  barred: `
    barred bars ban banned suspend* prohibit* halted shut_down stopped_by return~to_medicare repay disgorge* directed~to
    ordered~to forfeit* debarred debars judgment_against reprimand reprimanded consent_order consent_decree cease_and_desist
    stop_order compensation damages notice_of_penalty penalised penalized improvement_notice prohibition_notice slapped redress`,
  // 'Offices were raided', 'Acme is charged'.
  accused: `
    charges charged summons* subpoena* raid* seized questioned questions_from complaint registered_against served_on watchdog
    looks_into looking_into information_request sent~questions show_cause opened_a_file opens_a_file opened_a_case opened_a_docket
    searched_its searched~premises searched~offices dawn_raid sleuths explain_itself write_to~regulator under_scrutiny booked fir
    first_information_report accusing false_claims whistleblower inspectors_turned`,
  // 'Tenders are due on 3 May'.
  bids: 'tenders bids proposals request_for_proposal* went_to_market go_to_market contract_notice offers_due',
  // What has befallen a company; whose it is; how it grows, is paid for, ends; what it brings out; whom it seeks.
  // 'An outage', 'a recall', 'a burglary'.
  mishap: `
    recall recalls recalled recalling pulled_from_shops pulled_from_shelves taken_off_sale taken_off_the_shelves called_back
    calling_back withdrawn_from_sale outage outages power_cut blackout went_down were_down was_down fell_over had_fallen_over
    knocked_out offline unavailable crashed fire blaze gutted explosion spill leak gas_leak collapse collapsed derailed accident
    flood flooded mishap contamination salmonella listeria e_coli fake_invoice wire_fraud defrauded fraudsters scammers embezzled
    burglars break_in swindled stopped_working could_not_log locked_out wrong_envelope wrong_person wrong_recipients wrong_address
    patient_files somebody_else_s`,
  // 'Acme changed hands'.
  owned: `
    ownership belongs_to belonged_to has_belonged changed_hands changes_hands new_owner new_owners under_new_ownership
    in_the_hands_of part_of_the_group passed_to became_part_of becomes_part_of trades_as_an_arm snapped_up took_control
    takes_control controlling_stake majority_stake joint_owners completed_the_purchase completed_the_sale picked_up_the_keys`,
  // 'Acme broke ground in Leeds'.
  grown: `
    ribbon inaugurated inaugurates expands expanded expanding expansion first_branch first_shop first_office first_overseas
    first_outside first_foreign second_line second_site second_hall second_plant new_hall new_hub new_depot new_site new_plant
    new_office new_branch new_warehouse doubled doubling doubles capacity raised_its_flag on_the_ground broke_ground ground_broken
    concrete foundation_stone keys_to moved_into now_sells came_into_use now_open throws_open contract_win contract_to`,
  // 'Acme took a loan'.
  financed: `
    loan loans bond bonds debentures notes credit_line revolving cheque fundraise fundraising fresh_capital new_money injected
    injection put_up backers invested invests investor investors seed_money oversubscribed allotted placing rights_issue grant_of
    grant_from awarded_a_grant subsidy million_from lent lends debt_facility refinanced refinancing shares_began dealings
    first_day_of_trading ipo stock_market_listing stock_exchange_listing flotation raised~million raised~m raised~from raised~in`,
  // 'Acme brought out its sustainability report'.
  issued: `
    annual_report sustainability_report transparency_report gender_pay_report modern_slavery_statement slavery_statement
    esg_report tcfd_report impact_report audited_accounts annual_accounts half_year_results quarterly_results full_year_results
    net_income pre_tax_profit posted_a_profit posted_a_loss white_paper code_of_conduct statement_on white_book results_for
    uploaded_its put_its~report`,
  // 'Acme is insolvent', '90 were laid off'.
  ended: `
    insolvent insolvency appoint*~administrators called_in~administrators calls_in~administrators administrators_appointed
    administrators_were_appointed in_administration into_administration receivership liquidation liquidators bankrupt bankruptcy
    chapter_11 for_good for_the_last_time last_shift wound_up wind_up mothballed closed_its_doors closed_the closing_its shut_its
    goes_under out_of_work out_of_a_job sent_home laid_off lay_off lays_off redundant redundancy redundancies redundancy_notices
    spun_off spin_off split_into merged_its folded_into hived_off renamed known_as goes_by_the_name outsource outsourced
    outsources new_structure reporting_lines`,
  // 'The service went live'.
  marketed: `
    let~loose hits_the_shelves hit_the_shelves in_the_shops goes_live went_live rolled_out rolls_out on_the_market launched
    launches brought_out new_app new_cover new_service new_portal new_range available_from now_available`,
  // 'Acme is looking for someone'.
  vacant: `
    vacancy vacancies is_after_a are_wanted is_wanted wanted taking_on~technicians is_taking_on looking_to_hire want_to_hire
    looking_for_an looking_for_someone interviews_for recruitment_drive apply_to`,
  // What a company earned, and how it moves to another system.
  // 'Its profit'.
  earnings: `
    profit profits loss losses revenue revenues turnover earnings surplus deficit net_income net_result net_sales operating_result
    premium_income ebitda gross_written_premium* sales operating_profit operating_deficit written_premiums income_before_tax`,
  // 'Rose by a tenth'.
  grew: `
    rose rise rises fell falls grew grows up down increased decreased dropped climbed slipped improved doubled made makes post
    posts posted reported reports had swung totalled amounted reached stood showing showed shows widened narrowed compared against
    ahead came_to came_in`,
  // 'Acme earned £3m'.
  netted:
    'earned netted turned_over profit~was surplus~was revenue~was turnover~was deficit~was income~was',
  // 'Acme moved to', 'was switched off'.
  migrate: `
    moved migrat* switched replaced went_live gone_live goes_live cut_over cutover cuts_over brought_into_service put_into_service
    went_into_service decommissioned switched_off taken_out_of_use upgraded transferred retired moving~to moves~to will_move
    switches_to switching_to`,
  // 'A new platform'.
  system: `
    system systems platform platforms registry ledger software patient_record patient_records health_record electronic_record
    data_centre data_center hosting hosting_provider cloud crm erp sap mainframe servers database case_management billing_engine
    payroll_software core_banking intranet`,
  // What is asked for, or promised, by a day.
  // 'The regulator expects it by May'.
  due: `
    wants expects expect requires demands asked_to asks~to asks_for asked_for due deliverable will_be would_be aims_to aim_to
    wants_to is_to_be are_to_be to_bring`,
  // Where letters and mails end up that others should not read.
  // 'Sent to the wrong address'.
  astray: `
    wrong_address wrong_addresses wrong_people wrong_person wrong_customer* wrong_recipient* wrong_account* wrong_list
    wrong_inbox* wrong_envelope* wrong_household* old_address* previous_address* former_address* misdirected by_mistake in_error
    to_strangers`,
};
