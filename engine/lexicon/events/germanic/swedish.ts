import type { EventWords } from '../event-words.ts';

/** The words with which Swedish reports events. */
export const SWEDISH: EventWords = {
  give: `
    dömt dömer utfärda* tilldela* bevilja* ger gav gett givit påfört förnya* förläng* förelagt förelägg* ålagt
    ålägg* riktar riktat`,
  get: `
    får fick fått erhåll* tilldela* beviljats vunnit vinner vann belöna* uppnå* klarat klarade dömts döms ålagts åläggs
    mottagit mottog`,
  pay: 'betala* döms dömts ska_betala böta får fick',
  open: `
    öppna* invig* inled* inlett tagit_i_bruk tar_i_bruk starta* lansera* expandera* etablera* presentera* inför* i_drift släpp*
    driftsatt driftsatte flyttat_in flyttar_in rullar_ut börja*`,
  end: 'avsluta* slutför* slutfört genomfört genomför stängt tecknat undertecknat klar klart färdig* meddela* godkän*',
  buy: 'köper köpte köpt förvärv* tar_över tog_över tagit_över övertar övertog köp_av',
  sell: 'säljer sålde sålt avyttra* försäljning*',
  suffer: `
    drabba* utsatt* utsätts anmäl* bekräft* upptäck* slog_ut slogs_ut återställ* angrip* meddela* rapport* hackad*
    informera* låg_nere synlig* öppet publicera* kopiera* spridits skickats åtkomst`,
  steal: 'stulna stulits stal läck* exponera* kom_över',
  find: 'avslut* hittade fann brist* anmärkning* avvikels* konstatera* påpek* godkän* klarade utan visade rekommenda* slutsats',
  hold: 'genomför* genomfört besök* gjorde gjort granskade pågick ägde_rum var_på_plats utförde utfört',
  name: `
    utse* utsåg utsågs utnämn* tillträ* ersätter efterträ* blir blev anställ* rekryter* befordra* går_in tar_över
    tog_över kommer_från vald väljs värva*`,
  leave: `
    lämna* slutar slutade slutat avgår avgick avgått går_i_pension pension* fratrad* entlediga* sluta sparka* uppsagd
    säger_upp avsked`,
  cut: 'varsla* sägs_upp säger_upp minska* stryk* försvinn* dra_ner drar_ned skär_ner avskeda*',
  shut: 'lägger_ner lägger_ned lades_ner stänger stängde stängt stängs avveckla*',
  publish:
    'publicera* redovisa* presentera* offentliggjor* offentliggör* rapportera* redovisat släpper höj* sänk*',
  seek: 'söker väljer välja behöver letar upphandla',
  sign: 'tecknat tecknar tecknade vunnit vann vinner skrivit_på undertecknat får fick',
  raise: 'tar_in tagit_in tog_in reser rest emittera* säkra* lånar lånat får_in',
  sue: 'lämnat in lämna* mot väckt väcker stämt stäms inlett',
  float: 'notera* ansök* börsnotera* debutera* lista*',
  must: 'måste senast ska_senast ska tvingas skyldig* frist har_åtagit_sig förbundit_sig',
  apply: 'träder_i_kraft börjar_tillämpas börjar_gälla gäller_från trätt_i_kraft',
  fine: 'sanktionsavgift* *böter bot vite* straffavgift* *böte böta',
  order: 'föreläggande* anmärkning varning* förbud* erinran reprimand*',
  inquiry: 'granskning* tillsyn* *utredning* förundersökning* *ärende',
  suit: 'stämning* grupptalan rättegång tvist skadeståndskrav',
  attack: `
    dataintrång* it_attack* cyberattack* dataläck* personuppgiftsincident* hackerattack* överbelastningsattack* ransomware*
    hackare utpressningsvirus it_incident* säkerhetsincident* intrång*`,
  data: '*uppgifter kunder system* servrar* data personuppgifter filer register* patient* brev fakturor kontoutdrag',
  audit:
    '*revision* revisor* *inspektion* *kontroll *granskning besiktning tillsynsbesök recertifiering',
  certificate: 'certifi* *tillstånd* *licens* ackrediter* iso märkning soc_2 intyg',
  prize:
    '*pris *priset utmärkelse* medalj* till_årets som_årets blev~årets blir~årets vann~årets utnämnd_till pris_för topplista',
  funds:
    '*runda* *lån obligation* investera* emission* nyemission* kapital finansier* kredit* serie_a serie_b',
  firm: `
    *bolag* *företag* konkurrent* verksamhet* aktier andel* leverantör* ab *kedja* *grupp* *byrå* majoritet* tillverkare* *bank
    startup`,
  deal: 'förvärv* fusion* köp* försäljning* sammanslagning* uppköp*',
  site: `
    *fabrik* *kontor* lager lagret butik* *anläggning* *verk center* labb* marknad* *central* terminal* depå* klinik* filial*
    *centret`,
  offer:
    'tjänst* produkt* kort* konto* *försäkring* app* plattform* system* portal* *fond* lösning* verktyg* modell* linje*',
  tender: 'upphandling* *anbud* förfrågningsunderlag*',
  tool: 'verktyg* *system* program* leverantör* plattform* excel* kalkylblad* mjukvara',
  replace: 'ersätter ersätta byter~ut byta~ut',
  control:
    'risk* internkontroll* *kontroll* efterlevnad* revision* compliance visselblås* grc incident* regelefterlevnad*',
  staff: 'revisorer analytiker jurister ingenjörer tekniker utredare specialister handläggare',
  jobs: '*anställda jobb tjänster* *personer medarbetare',
  accounts:
    'årsredovisning* hållbarhetsrapport* delårsrapport* rörelseresultat* *rapport* *resultat* *vinst* omsättning* bokslut*',
  contract: 'avtal* kontrakt* ramavtal* order*',
  title: `
    *chef *chefen *direktör* vd ordförande* styrelseledamot* *ansvarig* ciso compliancechef* dataskyddsombud* jurist*
    efterträdare* controller ledamot*`,
  exchange: 'börs* börsnotering* ipo nasdaq handelsplats*',
  fined: 'botfäll* bötfäll* prickas prickad* dömts_till döms_till straffavgift',
  probed:
    'åtal* utreds utreder granskas granskar husrannsakan razzia misstänks_för polisanmäl* under_särskild_tillsyn',
  proposed: 'föreslår~sanktionsavgift',
  sued: 'stäms stämt stämmer stämdes stämde stämts',
  breached: 'hackad* hackats',
  audited: 'ren_revisionsberättelse oren_revisionsberättelse reviderad*',
  certified: 'certifierats certifierad* certifierades omcertifiera* ackrediterad*',
  awarded: 'prisas prisad* utsetts_till_årets belönad*',
  merged: 'fusionera* slås_ihop går_samman köps_av köptes_av uppköpt* slogs_samman',
  votes: 'röstar_om~fusion rösta~fusion',
  reorganised:
    'varslar varsel varslade omorganis* uppsägning* konkurs* rekonstruktion* outsourca* lägger_ut',
  tendering: `
    söker_en_leverantör söker_leverantör* upphandlar upphandlat upphandling_av utlyst~upphandling ska_upphandla att_upphandla
    upphandling~planeras upphandling~inleds`,
  hiring: `
    vi_söker söker_en söker_ny* söker_nya ansök_senast rekryterar rekrytering* ledig*_tjänst* tjänsten_som anställt
    nyanställ* söker_nu söks_till tjänst_att_tillsätta`,
  renamed: 'byter_namn bytt_namn bytte_namn nytt_namn heter_nu',
  left: 'slutade slutat avgått gått_i_pension',
  drill: 'övning* försäkring utbildning* simul* webbinarium',
  lost: 'återkall* dragits_in körkort',
  nominee: 'nominera* jury* finalist* *priserna elpris* bostadspris*',
  applicant: 'kunder studenter medlemmar',
  shortly: 'tillfälligt tillfällig',
  revoke: 'återkall* indragit drar_in dras_in',
  recall: 'återkalla*_produkt* återkallar',
  goods: 'produkter partier fordon',
  launched: 'från_och_med_i_dag_kan',
  unite: 'samlade samlar samlat slår~ihop slog~ihop slagit~ihop slår~samman sammanslag* slagits',
  units: 'avdelningar team enheter divisioner dotterbolag funktioner',
  settle: 'betalar betalat betala förlik*',
  case: 'mål målet tvist* ärende*',
  comes: `
    börjar började rekryterat rekryterar rekryteras värvar värvat byter bytt kommer_närmast kommer_från ansluter anslöt
    tillträder välkomnar anställts första_dag`,
  rises: 'befordr* uppgraderas',
  hitherto: 'hittills fram_till_nu tills_nu dittills tidigare_vice',
  goes: 'lämnar lämnat lämnade slutar slutade slutat avgår avgick avgått avgång avskedas pension tackar_för_sig sista_dag',
  takes: `
    utsedd utses utsett utnämn* tillträtt tillträdde efterträder efterträtt tar_över tog_över tagit_över tillförordnad
    leder ansvarar valdes vald_till ny_chef är_sedan`,
  barred: `
    förbjud* förbud stoppad* stängdes_av indraget återkall* vite böter sanktionsavgift* bot vitesföreläggande skadestånd
    anmärkning varning`,
  accused:
    'åtal* husrannsakan razzia delgiv* anmäld* anmälan beslag inspektion tillsynsärende granska* utreds utredning polisen',
  bids: 'anbud upphandling* förfrågningsunderlag',
  mishap: `
    återkalla* driftstopp avbrott strömavbrott låg_nere brand brann explosion olycka läckage läcka översvämning salmonella
    listeria bedrägeri inbrott fel_mottagare av_misstag`,
  owned: 'ägs_av ägare tillhör bytt_ägare nya_ägare majoriteten ägo',
  grown: `
    inviger invigde invigdes öppnar öppnade slog_upp_portarna nya_fabriken nytt_kontor expanderar etablerar bygger_ut
    första_spadtaget order_på order_från`,
  financed:
    'nyemission lån lånet obligation* finansieringsrunda kapitaltillskott investerare bidrag_på börsnotering tar_in~miljoner',
  issued:
    'årsredovisning* hållbarhetsrapport* delårsrapport* bokslut uppförandekod kvartalsrapport*',
  ended: `
    konkurs* rekonstruktion stänger lägger_ner lade_ner läggs_ner nedläggning säger_upp sade_upp uppsagda varsl* delas_upp
    byter_namn bytt_namn`,
  marketed: 'lanser* finns_i_butik ute_på_marknaden släpp* i_drift',
  earnings:
    'resultat* vinst* omsättning* förlust* överskott* underskott* premieinkomst* rörelseresultat* premier försäljning*',
  grew: `
    ökade ökat steg stigit sjönk sjunkit minskade minskat redovisar redovisade uppgick uppgår blev landade landar växte
    gjorde föll hade`,
  netted: 'omsatte tjänade',
  migrate:
    'bytte bytt flyttade flyttat migrera* gick_över ersatte ersatt införde infört driftsatt* togs_i_drift tagit_i_bruk gick_live',
  system:
    '*system *systemet *systemen plattform* *plattform programvara* molnet journalsystem* sap erp datahall*',
  due: 'kräver förväntar vill begär ska_vara',
  astray: 'fel_adress* fel_mottagare fel_person* av_misstag',
};
