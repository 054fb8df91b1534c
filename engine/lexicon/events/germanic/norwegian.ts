import type { EventWords } from '../event-words.ts';

/** The words with which Norwegian reports events. */
export const NORWEGIAN: EventWords = {
  give: 'gir ga gitt utsted* tildel* ilagt ilegg* ila pålagt pålegg* innvilg* forny* forleng* varsl* delte_ut',
  get: 'får fikk fått mottok mottatt tildelt vunnet vinner vant oppnå* bestå* ilagt kåret innvilget sertifikatet',
  pay: 'betal* bot får fikk vedta* aksepter*',
  open: `
    åpne* innvi* innled* tatt_i_bruk tar_i_bruk tok_i_bruk start* lanser* etabler* presenter* introduser* innfør* i_drift
    flytter_inn iverks* utvid*`,
  end: 'fullfør* avslutt* gjennomfør* ferdig* signer* inngå* inngikk meld* godkjen*',
  buy: 'kjøper kjøpte kjøpt oppkjøp* overtar overtok overtatt erverv*',
  sell: 'selger solgte solgt avhend* salg_av',
  suffer: `
    rammet rammer utsatt offer meldt meldte bekreft* oppdag* slått_ut lammet gjenopprett* angrep* informer* hacket varsl* synlig*
    publisert kopiert tilgang sendt`,
  steal: 'stjålet stjal lekket eksponer* kom_på_avveie på_avveie',
  find: 'avslutt* fant funnet pekte påpek* avvik* merknad* anbefal* konstater* godkjent uten bemerkning*',
  hold: 'gjennomfør* gjennomført besøk* var_på_besøk foretok utførte utført fant_sted',
  name: `
    utnevn* tiltr* ansatt ansett* etterfølg* blir ble overtar overtok forfrem* hent* rykker_opp rekrutter* konstituert valgt
    erstatter går_inn`,
  leave: `
    slutter sluttet slutte går_av gikk_av fratrer fratrådte trer_av gått_av forlat* sier_opp sagt_opp avskjed* gir_seg pensjon*
    går_av_med_pensjon trekker_seg trapper_ned`,
  cut: 'sier_opp nedbemann* kutter kuttet kutt fjerner permitter* forsvinn*',
  shut: 'legger_ned stenger stengt stengte la_ned nedlagt nedlegg* avvikl*',
  publish:
    'offentliggj* legger_fram legger_frem la_frem la_fram presenter* rapporter* publiser* leverte leverer la_fram hevet senket fikk',
  seek: 'søker velge velger trenger leter',
  sign: 'signert signerer signerte inngå* inngikk vunnet vant vinner sikret får fikk',
  raise: 'henter hentet hentet_inn reiser sikrer sikret låner utsted* får',
  sue: 'reist reiser mot tatt_ut stevn* anlagt levert',
  float: 'noter* børsnoter* søk* debuter*',
  must: 'må_innen innen må har_frist frist senest har_forpliktet_seg',
  apply: 'trer_i_kraft gjelder_fra trådt_i_kraft fristen får_virkning',
  fine: '*gebyr *gebyret *bot *bøter *boten overtredelsesgebyr* tvangsmulkt*',
  order: 'pålegg* forbud* advarsel* kritikk* irettesett* varsel_om',
  inquiry: '*undersøkelse* etterforskning* gransking* *sak tilsynssak* tilsyn',
  suit: 'søksmål* gruppesøksmål stevning* rettssak* erstatningskrav',
  attack: `
    dataangrep* cyberangrep* hackerangrep* datainnbrudd* datalekkasje* løsepengevirus* ransomware* hackere sikkerhetsbrudd*
    sikkerhetshendelse* personvernbrudd it_angrep brudd_på_personopplysningssikkerheten`,
  data: '*opplysninger kunder* systemer* data servere filer personopplysninger pasient* brev fakturaer kontoutskrifter',
  audit: '*revisjon* *inspeksjon* tilsyn* audit* *kontroll gjennomgang revisor* stedlig_tilsyn',
  certificate: 'sertifi* *tillatelse* *konsesjon* *lisens* akkrediter* iso godkjenning* soc_2',
  prize:
    '*pris *prisen utmerkelse* til_årets som_årets ble~årets blir~årets vant~årets kåring* medalje* kåret pris_for',
  funds: '*lån obligasjon* kapital* investor* finansier* *runde emisjon* kreditt* serie_a serie_b',
  firm: '*selskap* virksomhet* konkurrent* aksjer aksjepost* leverandør* as *kjede* *konsern* *butikk* eierandel* produsent* *bank',
  deal: 'oppkjøp* fusjon* kjøp* salg* overtakelse* sammenslåing*',
  site: `
    *fabrikk* *kontor* lager* butikk* *anlegg* avdeling* senter* laboratori* filial* terminal* marked* klinikk* lokalitet* verk*`,
  offer:
    'tjeneste* produkt* kort* konto* *forsikring* app* plattform* system* portal* løsning* verktøy* fond* modell* linje*',
  tender: 'anbud* anbudskonkurranse* konkurransegrunnlag',
  tool: 'verktøy* *system* programvare* leverandør* plattform* regneark* excel*',
  replace: 'erstatter erstatte skifter~ut skifte~ut bytter~ut bytte~ut',
  control:
    'risiko* kontroll* internkontroll* compliance revisjon* etterlevelse* varsling* grc hendelse*',
  staff:
    'revisorer analytikere jurister ingeniører teknikere spesialister saksbehandlere medarbeidere',
  jobs: 'stillinger* ansatte* jobber årsverk* arbeidsplasser*',
  accounts:
    '*regnskap* *rapport* *overskudd* *underskudd* driftsresultat* *resultat* omsetning* *redegjørelse*',
  contract: '*avtale* kontrakt* ordre* rammeavtale*',
  title: `
    *direktør* *sjef *sjefen styreleder* *leder *ansvarlig* styremedlem* etterfølger* ciso personvernombud* rådgiver*`,
  exchange: 'børs* børsnotering* ipo euronext',
  fined: 'bøtelagt bøtelegg* får_bot dømt_til vedtok~bot vedtatt~forelegg',
  probed: 'siktet tiltalt politianmeldt etterforsk* ransak* razzia granskes',
  proposed: 'varslet_overtredelsesgebyr varslet_gebyr varsel_om_gebyr varsler~gebyr',
  sued: 'saksøk* saksøkt stevner stevnet',
  breached: 'hacket',
  audited: 'ren_revisjonsberetning normalberetning revidert',
  certified: '*sertifisert resertifisert akkreditert',
  awarded: 'kåret hedret prisbelønt kåres',
  merged: 'fusjoner* kjøpt_av overtatt_av oppkjøpt slås_sammen slått_sammen',
  votes: 'stemmer_over~fusjon',
  reorganised:
    'nedbemann* permitter* oppsigelse* omorganiser* konkurs* restrukturer* utkontrakter*',
  tendering: `
    søker_en_leverandør søker_leverandør* ute_på_anbud lyst_ut~anbud lyst_ut~konkurranse lyser_ut~anbud anbud_på
    anbudskonkurranse skal_lyse_ut~anbud lyses_ut~anbud`,
  hiring:
    'vi_søker søker_ny søker_en søknadsfrist ansetter utlyst ledig_stilling stilling_ledig rekrutterer søker_nå søkes_til',
  renamed: 'bytter_navn byttet_navn skifter_navn nytt_navn heter_nå',
  left: 'sluttet gått_av trukket_seg',
  drill: 'øvelse* kurs simul* webinar konferanse forsikring',
  lost: 'inndratt trukket_tilbake førerkort',
  nominee: 'nominer* jury* finalist* strømpris* boligpris*',
  applicant: 'kunder studenter medlemmer',
  shortly: 'midlertidig*',
  revoke: 'inndra* trukket trekker_tilbake suspender*',
  recall: 'tilbakekall* kaller_tilbake trekker_tilbake_produkt*',
  goods: 'produkter varer partier',
  unite: 'samlet samla samler slår~sammen slo~sammen slått~sammen sammenslått samlokalis* delt_opp',
  units: 'avdelinger team enheter divisjoner datterselskaper funksjoner',
  settle: 'betaler betalt betale forlik',
  case: 'sak saken søksmål*',
  comes: `
    kommer_fra begynner begynte ansatt ansettes ansetter rekrutter* starter_i velkommen første_arbeidsdag tiltrer tiltrådte
    tiltrådt hentet henter går_til`,
  rises: 'forfremm* rykker_opp opprykk',
  hitherto: 'hittil inntil_nå frem_til_nå',
  goes: `
    forlater forlot forlatt lämnat slutter sluttet sluttar fratrer fratrådte gått_av går_av trekker_seg pensjon sagt_opp
    avskjed* siste_arbeidsdag fri_til siste_dag takker_for_seg sier_opp_jobben`,
  takes:
    'utnevn* utpek* overtar overtok overtatt etterfølger konstituert leder ledet valgt_til ny_leder har_siden avløser',
  barred:
    'forbud forby* stanset stengt_av inndratt suspender* gebyr overtredelsesgebyr bot bøter erstatning advarsel forelegg',
  accused:
    'siktet tiltal* ransak* anmeldt pålegg razzia beslag* tilsynssak granskning etterforsk* politiet inspeksjon',
  bids: 'tilbud anbud anskaffelse* konkurransegrunnlag',
  mishap: `
    tilbakekall* nedetid strømbrudd nede brann brant eksplosjon ulykke lekkasje oversvømmelse salmonella listeria svindel
    innbrudd feil_mottakere ved_en_feil`,
  owned: 'eies_av eier tilhører skifter_eier skiftet_eier nye_eiere aksjemajoritet',
  grown:
    'åpner åpnet slo_opp_dørene ny_fabrikk nytt_kontor utvider ekspanderer etablerer første_spadetak ordre_på kontrakt_med tok_i_bruk',
  financed:
    'emisjon lån obligasjon* finansieringsrunde kapitalinnhenting investor* tilskudd_på børsnotering henter~millioner hentet~millioner',
  issued:
    'årsrapport* bærekraftsrapport* halvårsrapport* regnskap* åpenhetsloven redegjørelse kvartalsrapport*',
  ended:
    'konkurs* legger_ned la_ned legges_ned nedlegg* sier_opp permitter* splittes bytter_navn skifter_navn nytt_navn',
  marketed: 'lanser* i_butikkene på_markedet i_drift',
  earnings: 'resultat* overskudd* underskudd* omsetning* driftsresultat* premieinntekt*',
  grew: 'steg steget falt vokste økte endte landet ble utgjorde leverte kom_ut',
  netted: 'omsatte tjente',
  migrate:
    'byttet skiftet flyttet migrert* gikk_over erstattet innførte innført tok~i_bruk tatt_i_bruk gikk_live',
  system: '*system *systemet *systemer plattform* *plattform programvare skyen sap erp datasenter*',
  due: 'krever forventer vil ber skal_være',
  astray: 'feil_adresse* feil_mottaker* ved_en_feil',
};
