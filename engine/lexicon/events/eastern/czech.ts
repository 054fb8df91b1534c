import type { EventWords } from '../event-words.ts';

/** The words with which Czech reports events. */
export const CZECH: EventWords = {
  give: 'uloži* udal* uděl* vydal* vyměř* předal* nařídi* prodlouži* obnovi* přiznal* uložen* schváli*',
  get: 'získa* dostal* obdrže* vyhrál* obháj* převzal* přijal* prošl* prošel splni*',
  pay: 'zaplat* musí uhradi* souhlasi* dostal* čelí',
  open: `
    otevřel* otevřen* otevír* otevřou zahájil* zahájen* zahajuje spusti* zprovozni* uvedl* představi* rozjel* vstoupil*
    zavedl* nasadil* odstartova*`,
  end: 'dokonči* uzavřel* podepsal* oznámil* završil* zkompletova* schváli* dohod*',
  buy: 'koupil* kupuje převzal* přebírá získal* odkoupi* nakoupi* ovládl* akvíroval*',
  sell: 'prodal* prodává prodej',
  suffer: `
    čelil* napad* obět* potvrdil* oznámil* postihl* ochromil* zaznamenal* nahlásil* zasáhl* zasažen* odhalil* obnovil*
    přiznal* utrpěl* zveřejn* zpřístupn* zkopír* přístup* odesla* zašifrova*`,
  steal: 'ukrad* odciz* unikl* uniklo objevily objevil*',
  find: 'zjistil* odhalil* ukončil* skončil* dokončil* nedostat* neshod* výtk* doporuč* bez_výhrad potvrdil* konstatova*',
  hold: 'provedl* proběhl* absolvova* prošl* navštívil* skončil* čelil* uskuteč* prověřil* zkontrolova*',
  name: `
    jmenova* nastoup* zvolen* nahradi* nahradí převzal* povýši* stal* stane přišel přišla vede povede vystřídá* obsadi*
    najal* angažova* ujme ujal* pověř*`,
  leave: `
    odchází odejde odešel odešla rezignova* skončil* skončí končí odvola* opouští opustil* opustí odstoupil* odstupuje
    do_důchodu propuštěn* loučí rozlouči* vyměni*`,
  cut: 'propouš* propust* ruší zruší zrušil* sníží omezí',
  shut: 'zavír* zavřel* zavře uzavřel* uzavírá ukončí_provoz ukončil*_provoz',
  publish:
    'zveřejnil* vydal* vykázal* oznámil* představil* ohlásil* hospodařil* publikova* zvýšil* snížil*',
  seek: 'hledá vybrat potřebuje pořídit shání vybírá',
  sign: 'podepsal* uzavřel* vyhrál* získal*',
  raise: 'získal* vybral* upsal* emitova* obdržel* sehnal*',
  sue: 'podal* proti zažalova* čelí',
  float: 'vstoupil* podal* debutova* kotova*',
  must: 'musí nejpozději má_do do_konce povin* termín lhůta zavázal*_se',
  apply: `
    nabývá_účinnosti nabude_účinnosti vstoupí_v_platnost vstupuje_v_platnost začne_platit začnou_platit lhůt* platí_od
    účinn*`,
  fine: 'pokut* sankc* penále',
  order: 'opatření_k_nápravě napomenut* výtk* varován* nařízen* zákaz* příkaz*',
  inquiry: `
    správní*_řízení trestní*_řízení sankční*_řízení řízení_s řízení_se řízení_proti řízení_kvůli
    šetření vyšetřován* prověrk* kontrol*`,
  suit: 'žalob* soud* spor',
  attack: `
    kybernetick*_útok* hackersk*_útok* únik*_dat únik*_osobních únik*_údajů hackeř* hacker* ransomware* kyberútok*
    bezpečnostní*_incident* kybernetick*_incident* průnik*`,
  data: 'dat data údaj* klient* systém* server* soubor* pacient* zákazník* doklad* kopie',
  audit: 'audit* kontrol* inspek* prověrk* dohled* dozor*',
  certificate: 'certifik* licenc* akreditac* iso oprávnění povolen* osvědčen*',
  prize:
    'cenu cena ocenění titul* medail* vyznamenání firm*_roku zaměstnavatel*_roku manažer*_roku cen*_za',
  funds: 'kol* úvěr* dluhopis* investor* investic* kapitál* půjčk* financován* dotac*',
  firm: 'firm* společnost* podíl* konkuren* výrobc* podnik* akcie síť prodejc* dodavatel* startup* bank* skupin*',
  deal: 'akviz* převzetí fúz* koupi prodej* spojen* nákup*',
  site: `
    závod* továrn* kancelář* poboč* sklad* prodejn* provoz* link* centrum laborato* sídlo středisk* nemocnic* klinik*
    terminál* trh*`,
  offer:
    'služb* produkt* aplikac* kart* účet účtu platform* pojištění systém* portál* řešení nástroj* fond* model* link* výrob*',
  tender: 'výběrov*_řízení veřejn*_zakázk* poptáv* tendr*',
  tool: 'software nástroj* dodavatel* tabulk* systém* platform* excel* řešení',
  replace: 'nahradí nahrazuje nahradit nahrazujeme',
  control: 'rizik* kontrol* audit* compliance shod* grc incident* oznamovatel*',
  staff: 'auditorů auditory analytik* právník* inženýr* techni* specialist* operátor*',
  jobs: 'lidí zaměstnanc* míst pracovník* pozic*',
  accounts: 'výroční_zpráv* zpráv* zisk* výsledk* tržb* ztrát* hospodař* obrat*',
  contract: 'smlouv* zakázk* kontrakt* dohod*',
  title:
    'ředitel* předsed* jednatel* vedouc* člen* šéf* manažer* pověřenec* představenstv* tajemn* ciso nástupc* odděl* útvar*',
  exchange: 'burz* ipo',
  fined: 'pokutova* pokutován*',
  probed: 'prohledal* obvinil* obviněn* vyšetřuj* prošetřuj* razi* zahájil*~řízení',
  proposed: 'navrh*_pokutu',
  sued: 'zažaloval* zažalován* žaluje',
  breached: 'hacknut* napaden*_hackery',
  audited: 'výrok*_bez_výhrad výrok*_s_výhradou zkontrolován*',
  certified: 'certifikován* akreditován*',
  awarded: 'oceněn* vyznamenán*',
  merged: 'fúzova* sloučil* slučuj* spojil* koupen*',
  votes: 'hlasuj*~fúz*',
  reorganised: 'propouštění restrukturaliz* insolvenc* reorganiz* slučují sloučí',
  tendering: `
    hledá_dodavatele hledáme_dodavatele vypsal*~řízení vypsal*~zakázk* vyhlásil*~řízení_na vyhlásil*~tendr
    výběrové_řízení_na_dodavatele poptáv* vypsat~zakázk* zakázk*~vypsat vypíše~zakázk* zakázk*~vypíše
    vypíše~řízení vyhlásí~řízení`,
  hiring:
    'hledáme hledá_nov* hledá_ředitel* hledá_manažer* přijmeme přijímáme volná_místa nábor hledá_se volné_místo',
  renamed: 'mění_název změnil*_název nový_název přejmenova*',
  left: 'odešel odešla rezignoval*',
  drill: 'cvičení školení simulac* pojištění webinář* prevenc*',
  lost: 'odebral*_licenc* odebrán* vypršel* řidičsk*',
  nominee: 'nominova* porot* finalist*',
  applicant: 'zákazníky studenty dobrovolníky',
  shortly: 'dočasně',
  revoke: 'pozastav* odebral* odebrán* odejm*',
  recall: 'stahuje_z_prodeje stáhl*_z_prodeje svolává',
  goods: 'výrobk* kusů šarž*',
  comes: 'nastoup* přišel přišla přichází přijde z_konkurence posílil posílila přestup*',
  rises: 'povýš*',
  hitherto: 'dosud dosavad* doposud',
  goes: `
    odchází odejde odešel odešla rezign* končí skončil* opouští opustil* odvolán* do_důchodu loučí rozloučil*
    poslední_den`,
  takes:
    'jmenov* převzal* přebírá převezme vede povede stal_se stala_se stane nahradil* nahradí nástupc* zvolen* pověřen*',
  barred: 'zákaz* zakázal* pozastav* uzavřen*_úřad pokut* odškod* napomenut*',
  accused:
    'obvin* prohlídk* obžal* předvolán* trestní_oznámení kontrol* vyšetř* policie prověř* stížnost*',
  bids: 'nabíd* poptáv* výběrové_řízení',
  mishap: `
    stahuje stáhl* výpadek výpadk* požár* hořel* výbuch* nehod* únik* povodeň zatopen* salmonel* listeri* podvod*
    krádež* vloupá* omylem nedostupn*`,
  owned: 'patří patřil* vlastník* majitel* změnil*_majitele většinov*_podíl přešl*_do_rukou',
  grown: `
    otevřel* otevírá zahájil*_provoz zprovozn* nový_závod nová_pobočka první_zahraničn* rozšiř* rozšíř*
    základní_kámen zakázku_za zakázku_na expan*`,
  financed:
    'úvěr* půjčk* dluhopis* emise emisi navýš*_kapitál* investor* dotac* investic* vstup_na_burzu',
  issued:
    'výroční_zpráv* zpráv*_o_udržitelnosti účetní_závěrk* pololetní_výsledky etický_kodex výsledky_za',
  ended:
    'insolvenc* úpadek konkurz likvidac* zavře zavřel* zavírá uzavře_závod propust* propouš* rozděl* přejmen* změnil*_jméno',
  marketed: 'uvedl*_na_trh na_trh do_prodeje v_obchodech spustil* spouští',
  earnings: 'zisk* ztrát* tržb* obrat* výnos* hospodářsk*_výsledek',
  grew: 'vzrost* kles* stoupl* dosáh* vykáz* činil* skonč*',
  netted: 'vydělal vydělala',
  migrate: 'přešl* přešel přenesl* migr* nasadil* zavedl* nahradil* spustil* převedl*',
  system: 'systém* platform* software cloud* sap erp databáz*',
  due: 'požaduje očekává žádá chce vyprší',
};
