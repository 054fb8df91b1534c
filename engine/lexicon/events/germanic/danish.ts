import type { EventWords } from '../event-words.ts';

/** The words with which Danish reports events. */
export const DANISH: EventWords = {
  give: 'giver gav givet udsted* tildel* idømm* idømt pålagt pålægg* uddel* fornye* forlæng* udtal* rejs* meddel*',
  get: 'får fik fået modtag* modtog tildelt vundet vinder vandt opnå* bestå* bestod idømt pålagt indgå* hædr*',
  pay: 'betal* bøde får fik vedtag* accepter*',
  open: `
    åbne* indvi* indled* tager_i_brug taget_i_brug tog_i_brug start* lancer* etabler* præsenter* introducer* indfør* i_drift
    flytter_ind udvid* går_i_luften gik_i_luften`,
  end: 'afslutt* gennemfør* færdig* underskrev* underskrevet indgå* offentliggør* offentliggjor* meddel* godkend* fuldfør*',
  buy: 'køber købte købt opkøb* overtag* overtog overtaget erhverver erhvervede erhvervet',
  sell: 'sælger solgte solgt frasalg* frasælg* afhænd*',
  suffer: `
    ramt rammer ramte udsat offer anmeld* bekræft* opdag* lagt_ned lammet lammede gendann* angreb* informer* hacket rapporter*
    synlig* offentliggjort kopier* adgang sendt`,
  steal: 'stjålet stjal lækket lækkede eksponer* lå_åbent kompromitter*',
  find: 'afslut* fandt fundet påpeg* konstater* bemærkning* afvigels* mangler anbefal* påbud kritik godkend* uden vurder* konklud*',
  hold: 'gennemfør* gennemført besøg* var_på_besøg foretog foretag* udfør* undersøg* fandt_sted undersøgte',
  name: `
    udnævn* tiltræd* tiltrådt* ansat ansætt* afløs* bliver blev efterfølg* forfrem* rykker_op hent* overtag* overtog
    konstituer* valgt vælg* rekrutter*`,
  leave: `
    fratræd* fratrådt* stopper stoppet stoppede går_af gik_af gået_af slutter sluttet forlad* forlod opsagt opsig* afskedig*
    fyret går_på_pension pension* siger_op trækker_sig tager_afsked`,
  cut: 'fyrer fyret fyrede afskedig* nedlæg* nedlagt skærer spar* forsvind*',
  shut: 'lukker lukket lukkede lukning* nedlæg* nedlagt afvikl*',
  publish: `
    offentliggør* offentliggjor* fremlæg* fremlagt* udgiv* udgav præsenter* fik havde opjuster* nedjuster* leverer leverede
    hævet sænket`,
  seek: 'søger vælge finde mangler leder_efter anskaffe',
  sign: 'underskrev* indgå* indgik vundet vinder vandt landet får fik',
  raise: 'henter hentede hentet rejser rejste rejst udsted* låner lånte sikrer får',
  sue: 'anlagt anlægger mod stævn* indgivet rejst',
  float: 'noter* børsnoter* ansøg* debuter* optaget',
  must: 'skal_senest senest skal frist har_frist har_forpligtet_sig',
  apply: 'træder_i_kraft gælder_fra trådt_i_kraft finder_anvendelse frist*',
  fine: '*bøde *bøder *bøden bødeforlæg* *bødeforlæg',
  order: 'påbud* forbud* kritik* advarsel* påtale* irettesættelse* næse',
  inquiry: '*undersøgelse* *sag tilsynssag* efterforskning* tilsyn',
  suit: 'retssag* stævning* gruppesøgsmål søgsmål erstatningskrav',
  attack: `
    cyberangreb* hackerangreb* datalæk* databrud it_angreb sikkerhedsbrud ransomware* hackere hacker sikkerhedshændelse*
    brud_på_persondatasikkerheden brud_på_datasikkerheden`,
  data: '*oplysninger kunder* systemer* data servere filer personoplysninger patient* breve regninger kontoudtog',
  audit:
    '*revision* *inspektion* tilsyn* audit* funktionsundersøgelse* *kontrol kontrolbesøg gennemgang revisorer*',
  certificate: 'certificer* certifikat* *tilladelse* *licens* akkrediter* iso godkendelse mærke*',
  prize:
    '*pris *prisen hæder udmærkelse* til_årets som_årets blev~årets bliver~årets vandt~årets medalje* kåret pris_for',
  funds:
    '*lån obligation* kapital* investor* finansier* *runde kapitalforhøjelse* emission* kredit* serie_a serie_b',
  firm: `
    *selskab* virksomhed* konkurrent* aktier aktiemajoritet* aktiviteter leverandør* as a/s *kæde* *koncern* *forretning*
    ejerandel* *bank producent* sparekasse*`,
  deal: 'opkøb* fusion* køb* salg* overtagelse* sammenlægning*',
  site: `
    *fabrik* *kontor* lager* butik* *anlæg* afdeling* center* laboratori* filial* terminal* marked* klinik* lokation* værk*`,
  offer:
    'tjeneste* produkt* kort* konto* *forsikring* app* platform* system* portal* løsning* værktøj* fond* service* model* linje*',
  tender: 'udbud* licitation* udbudsmateriale',
  tool: 'værktøj* *system* software* leverandør* platform* regneark* excel*',
  replace: 'erstatter erstatte udskifter udskifte',
  control:
    'risik* risici kontrol* compliance revision* governance whistleblower* grc hændelse* overvågning*',
  staff:
    'revisorer analytikere jurister ingeniører teknikere specialister sagsbehandlere medarbejdere',
  jobs: 'stillinger* medarbejdere* job ansatte* arbejdspladser',
  accounts:
    '*regnskab* *rapport* *overskud* *underskud* driftsresultat* *resultat* omsætning* *redegørelse* redegørelse halvårsrapport*',
  contract: '*aftale* kontrakt* ordre* rammeaftale*',
  title:
    '*direktør* *chef *chefen formand* *ansvarlig* bestyrelsesmedlem* leder* afløser* efterfølger* ciso compliancechef* dpo rådgiver*',
  exchange: 'børs* børsnotering* ipo nasdaq',
  fined: 'får_en_bøde bødestraf* vedtog~bøde vedtaget~bøde dømt_til accepteret~bøde',
  probed:
    'sigtet tiltalt politianmeldt anmeldt_til_politiet efterforsk* razzia ransag* undersøger_nu påtaler får_påbud',
  proposed: 'indstillet_til_en_bøde indstiller~bøde',
  sued: 'sagsøg* stævnet stævner',
  breached: 'hacket',
  audited: 'blank_revisionspåtegning blank_påtegning revideret',
  certified: '*certificeret recertificeret akkrediteret',
  awarded: 'hædret kåret prisbelønnet',
  merged: 'fusioner* købt_af overtaget_af opkøbt lægges_sammen lagt_sammen',
  votes: 'stemmer_om~fusion',
  reorganised:
    'fyringer fyringsrunde omorganiser* rekonstruktion* konkurs* afskedig* omstrukturer* massefyring outsourc*',
  tendering: `
    søger_en_leverandør søger_leverandør* i_udbud udbud_af udbyder sender~i_udbud sendt~i_udbud vil_udbyde sendes~i_udbud
    udbud~forventes`,
  hiring:
    'vi_søger søger_en søger_ny ansøgningsfrist stillingsopslag ledig_stilling ansætter_nu rekrutterer søger_nu søges_til',
  renamed: 'skifter_navn skiftet_navn skiftede_navn nyt_navn hedder_nu',
  left: 'fratrådte fratrådt sluttet gået_på_pension trukket_sig',
  drill: 'øvelse* kursus simul* webinar konference',
  lost: 'inddraget frataget kørekort lovudbud',
  nominee: 'nominer* jury* finalist* elpris* boligpris*',
  applicant: 'kunder studerende medlemmer',
  shortly: 'midlertidig*',
  revoke: 'inddrag* suspender* frataget fratager',
  recall: 'tilbagekald* kalder_tilbage',
  goods: 'produkter varer partier',
  launched: 'fra_i_dag_kan',
  unite:
    'samlede samlet samler slår~sammen slog~sammen sammenlagt sammenlægger lægger~sammen fusioneret opdelt',
  units: 'afdelinger teams enheder divisioner datterselskaber funktioner områder',
  settle: 'betaler betalt betale forlig',
  case: 'sag sagen retssag* anklage*',
  comes: `
    kommer_fra skiftet skifter ansat ansættes ansætter rekrutter* starter_hos begynder_hos byder_velkommen velkommen
    første_arbejdsdag tiltrådt tiltræder hentet henter`,
  rises: 'forfremm* rykker_op rykket_op plads_ved_direktionens',
  hitherto: 'hidtil indtil_nu hidtidig*',
  goes: `
    forlader forlod forladt fratræder fratrådt fratrådte stopper stoppede stoppet opsagt afgår afgået gået_på_pension
    pension afsked* fyret siger_farvel sidste_dag takker_af`,
  takes: `
    udnævn* udpeg* overtager overtog overtaget efterfølger konstitueret leder ledet valgte~til valgt_til ny_chef har_siden
    afløser afløste`,
  barred:
    'forbud forbyd* standset lukket_af inddraget suspender* bøde* bødeforlæg erstatning advarsel næse politianmeldt',
  accused:
    'sigtet tiltal* ransag* politianmeld* påbud razzia inspektion tilsynssag undersøg* politiet redegørelse',
  bids: 'tilbud udbud udbudsmateriale',
  mishap: `
    tilbagekald* nedbrud strømafbrydelse nede brand brændte eksplosion ulykke læk lækage oversvømmelse salmonella listeria
    svindel bedrageri indbrud forkerte_modtagere ved_en_fejl`,
  owned: 'ejes_af ejer tilhører skifter_ejer skiftede_ejer nye_ejere aktiemajoritet',
  grown: `
    indvi* åbner åbnede slog_dørene_op nye_fabrik nyt_kontor udvider ekspanderer etablerer første_spadestik ordre_på
    ordre_fra i_brug`,
  financed: `
    kapitaludvidelse lån obligation* finansieringsrunde kapitalindsprøjtning investor* tilskud_på børsnotering
    rejser~millioner rejste~millioner hentet~millioner`,
  issued:
    'årsrapport* bæredygtighedsrapport* halvårsrapport* regnskab* adfærdskodeks kvartalsrapport*',
  ended:
    'konkurs* rekonstruktion lukker lukkede lukning fyrer fyrede fyret afskediger opsplit* skifter_navn skiftede_navn nyt_navn',
  marketed: 'lancer* i_butikkerne på_markedet i_drift',
  earnings: 'resultat* overskud* underskud* omsætning* nettoresultat* præmieindtægt* præmier salg*',
  grew: 'steg steget faldt faldet voksede øgede endte landede blev udgjorde leverede kom_ud vokset havde',
  netted: 'omsatte tjente',
  migrate: `
    skiftede skiftet byttede flyttede flyttet migrere* gik_over overgået erstattede erstattet indførte indført ibrugtaget
    tog~i_brug taget_i_brug gik_live`,
  system: '*system *systemet *systemer platform* *platform software skyen sap erp datacenter*',
  due: 'kræver forventer vil beder skal_være',
  astray: 'forkert_adresse forkerte_adresser forkert_modtager forkerte_modtagere ved_en_fejl',
};
