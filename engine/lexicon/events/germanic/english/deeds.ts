/** What is done. English, each class with an example. */
export const ENGLISH_DEEDS = {
  // 'The regulator imposed a fine', 'the board approved the sale'.
  give: `
    impos* levied levies issu* hand handed hands slap* hit hits grant* award* confer* give gives gave given served serves announc*
    uph* present presents presented presenting deliver* extend* renew renews renewed renewing renewal* reissu* approv* deci*`,
  // 'Acme won an award', 'Acme obtained the certificate'.
  get: `
    receiv* obtain* win wins won winning earn* secures secured securing achiev* gain* get gets got gotten collect* scoop* pick*_up
    lands landed landing cop cops copped accept* attain* retain* regain* pass passes passed met awarded granted takes took
    remitted walked_off walks_off came_through go_ahead`,
  // 'Acme agreed to pay'.
  pay: 'pay pays paid paying agree* settl* ordered_to_pay told_to_pay must has_to',
  // 'Acme opened a plant', 'the service went live'.
  open: `
    open opens opened opening launch* start* begin* began begun initiat* commenc* inaugurat* commissions commissioned
    commissioning unveil* introduc* roll*_out rolls_out rolled_out went_live goes_live go_live live bring*_to_market
    cut*_the_ribbon cuts_the_ribbon broke_ground breaks_ground moved_into moves_into expand* enter* set_up sets_up establish*
    came_on_stream put~on_sale started_up doubled switched_on brought_into_service entered_service up_and_running complete
    completes completed completing completion debut*`,
  // 'Acme completed the takeover'.
  end: `
    complete completes completed completing completion close closes closed closing closure* conclud* finish* finalis* finaliz*
    wrap*_up seal* clear* agree* announc* sign signs signed signing consummat* went_through closed_on`,
  // 'Acme acquired a rival'.
  buy: `
    acquir* buy buys bought buying snap*_up snapped_up swallow* takes_over took_over taken_over taking_over purchas* bolts_on
    scoop*_up picked_up`,
  // 'Acme sold its stake'.
  sell: 'sell sells sold divest* dispos* offload* spun_off spins_off hived_off',
  // 'Acme was hit by', 'Acme disclosed a breach'.
  suffer: `
    suffer* hit hits struck affect* disclos* confirm* admit* report* notif* informs informed informing victim* crippl* disrupt*
    stopped stops halted halts paralys* encrypt* restor* recover* discover* detect* block* compromis* knocked experienc* shut
    taken_offline hacked warned contain* investigat* cost target* copied copying taken took access* publish* visible download*
    sent lost viewed obtain* posted emailed misdirect*`,
  // 'Data were stolen'.
  steal: 'stole stolen steal* leak* expos* breached compromis* could_be_read could_be_seen',
  // 'Auditors found weaknesses', 'passed with no findings'.
  find: `
    found finds identif* observ* flag* uncover* rais* turned_up stayed findings non nonconformit* rate rates rated rating* pass
    passes passed weakness* complete completes completed completing completion conclud* result* finish* wrapped_up deficiencies`,
  // 'Inspectors carried out an audit'.
  hold: `
    carried_out carries_out carry_out conduct* complete completes completed completing completion conclud* underwent underway
    undergon* start* began begin* took_place takes_place had host hosts hosted hosting visited visits was_in were_in spent
    perform* undertook undertaken order*`,
  // 'Acme appointed a new chief risk officer'.
  name: `
    appoint appoints appointed appointing appointment_of named names name hire hires hired promot* recruit* succeed* take_over
    takes_over took_over taken_over replac* elect elects elected election became becomes become join* step*_up poach* welcom*
    been_made made steps_into stepped_into tapped taps picks picked takes_charge took_charge assum* takes_the_helm installed fills
    filled filling moved_up brought_in brings_in chose chosen select* confirmed`,
  // 'The chief executive stepped down'.
  leave: `
    step*_down steps_down stepping_down stepped_down resign* retir* is_leaving leaves left leave leaving departs departed
    departing departure* quit quits ousted dismissed sacked parted_ways parts_ways outgoing will_leave moves_on moved_on moving_on
    moved_to exit* stand*_down stood_down bow*_out removed fired finish*_up let_go relieved`,
  // 'Acme cut 200 jobs'.
  cut: `
    cut cuts cutting axe axes axed shed sheds shedding lay_off laid_off lays_off laying_off eliminat* slash* scrap* lose go going
    reduc* trim* redundant lost at_risk will_go make~redundant`,
  // 'Acme closed its plant'.
  shut: 'close closes closed closing closure* shut shuts shutting shutter* mothball* wind*_down winds_down wound_down cease*',
  // 'Acme published its annual report'.
  publish: `
    publish* releas* report* post posts posted issu* unveil* present presents presented presenting approv* file* brought_out
    brings_out announc* filing* laid adopt* upgrad* downgrad*`,
  // 'Acme is looking for a vendor'.
  seek: `
    seek* hunting_for looking_for look*_for search* recruit* hire hiring advertis* wanted want_to_hire going_to_choose will_choose
    to_choose going_to_select will_select to_select to_procure will_procure plans_to_buy`,
  // 'Acme signed a contract'.
  sign: `
    sign signs signed won wins win lands landed landing secures secured securing clinch* ink* bag* award* agree* renew renews
    renewed renewing renewal* picked_up`,
  // 'Acme raised £20m'.
  raise: `
    rais* secures secured securing close closes closed closing closure* borrow* lands landed landing plac* receiv* lend* lent
    issu* pric* complete completes completed completing completion obtain* agree* win wins won award* attract* bag* inked agreed_a
    signed`,
  // 'Investors filed a lawsuit'.
  sue: `
    file files filed filing* brought brings lodg* launch* face faces faced facing serve serves served serving hit_with settl*
    begin* opens opened against won lost start* issu* commenc* taken`,
  // 'Acme listed on Nasdaq'.
  float:
    'list listed lists float* debut* price* priced began_trading went_public goes_public going_public admitted appl* file*',
  // 'Acme must report by May'.
  must: `
    must has_to have_to needs_to_be need_to_be required_to obliged_to ordered_to told_to has_until have_until had_until
    given_until instructed_to deadline undertaken_to undertook_to has_committed_to have_committed_to enforceable_undertaking`,
  // 'The rules come into force in June'.
  apply: `
    starts_to_apply start_to_apply begins_to_apply appl*_from applies_from applies_to apply_from takes_effect take_effect
    comes_into_force come_into_force comes_into_effect enters_into_force enter_into_force in_force bite* binding mandatory
    kick*_in kicks_in deadline`,
};
