import type { EventWords } from '../event-words.ts';

/** The words with which Hungarian reports events. */
export const HUNGARIAN: EventWords = {
  give: `
    szabott_ki kiszab* rótt_ki kirótt* ítél* adott kiadott megadta adta_ki odaítél* megújít* kötelez* elrendel*
    engedélyezte`,
  get: 'kapott kapta megkapta elnyer* megszer* nyert nyerte elért* vehette_át átvette kiérdemel* részesült',
  pay: 'fizet* köteles kell',
  open: `
    nyitott megnyit* nyitotta átad* indított indul* elindít* indította bevezet* piacra_dob* avatt* felavat* megkezd*
    üzembe_helyez* bemutat* üzembe elindult`,
  end: 'lezár* befejez* lezárult megállapod* aláír* bejelent* befejeződött zárult jóváhagy*',
  buy: 'megvásárol* megvett* felvásárol* megszerezte megvette vásárolt vett vásárolta átvette',
  sell: 'elad* eladta értékesít*',
  suffer: `
    érte ért áldozat* bejelent* megerősít* elszenved* megtámad* észlel* leáll* megbénít* támadta tájékoztat*
    helyreállít* hozzáfér* nyilvánosság* közzétet* másol* elküldt* került`,
  steal: 'ellop* kiszivárg* szivárg* elloptá*',
  find: 'talált állapít* megállapít* hiányosság* eltérés* feltár* sikeres megfelel* észrevétel* lezár* javasol*',
  hold: 'végzett végez* tartott lefolytat* ellenőriz* töltött járt elvégez* lezajl*',
  name: 'kinevez* nevez* vált váltja lett lesz megválaszt* igazol* előlép* érkez* veszi_át felvett* követi élére',
  leave: 'távoz* lemond* nyugdíjba elhagy* felment* megvál* kilép* búcsúz* leköszön* elbocsát*',
  cut: 'elbocsát* leépít* megszüntet* csökkent* küld_el',
  shut: 'bezár* leállít* megszüntet* felszámol*',
  publish:
    'közzétet* közzétette publikál* bejelent* közöl* kiad* ismertet* ért_el javít* leminősít* felminősít*',
  seek: 'keres* kiválaszt* vált* beszerez* szükség',
  sign: 'aláír* elnyer* nyert köt* kötött',
  raise: 'bevon* kapott szerzett gyűjtött bocsát* kibocsát* jegyez*',
  sue: 'benyújt* indít* indított ellen perel* pert',
  float: 'tőzsdére bevezet* kérelmez* debütál*',
  must: 'kell köteles legkésőbb határidő* határideje kötelez*',
  apply: 'hatályba_lép* életbe_lép* alkalmazni_kell határidő* lép_hatályba lép_életbe',
  fine: 'bírság* *bírság* büntetés* pénzbírság*',
  order: 'figyelmeztet* kötelezés* felszólít* intézkedés* elmarasztal* határozat*',
  inquiry: 'vizsgálat* eljárás* nyomozás*',
  suit: 'pert per kereset* keresetet',
  attack: `
    kibertámadás* adatszivárg* adatlopás* zsarolóvírus* adatvédelmi_incidens* adatvédelmi_incidens hacker* kiberincidens*
    biztonsági_incidens* betörés*`,
  data: 'adat* *adatok* rendszer* ügyfel* szerver* beteg* fájl*',
  audit: 'audit* ellenőrzés* felügyelet* felülvizsgál*',
  certificate: 'tanúsít* engedély* licenc* akkreditác* iso minősítés*',
  prize: 'díj* *díjat kitüntetés* elismerés* érem',
  funds: 'befektet* hitel* kötvény* tőke* finanszíroz* forrás* kölcsön* támogatás* tőkeemelés*',
  firm: `
    cég* vállalat* társaság* részesedés* versenytárs* gyártó* leányvállalat* üzlet* részvény* bank* lánc*
    többség* kft zrt nyrt`,
  deal: 'felvásárl* fúzió* összeolvad* akvizíció* megvétel* adásvétel* eladás* egyesül*',
  site: `
    gyár* üzem* iroda* irodá* fiók* raktár* központ* telephely* bolt* áruház* labor* csarnok* kirendeltség* terminál*
    bankfiók*`,
  offer: `
    szolgáltatás* termék* alkalmazás* kártya* kártyá* számla* biztosítás* platform* rendszer* portál* megoldás*
    modell* csatorna* csatorná*`,
  tender: 'közbeszerz* pályázat* tender* ajánlat*',
  tool: 'szoftver* rendszer* eszköz* beszállító* szállító* platform* excel* táblázat*',
  replace: 'lecserél* kivált*',
  control: 'kockázat* megfelel* ellenőrz* audit* compliance incidens* adatvédel* visszaélés*',
  jobs: 'dolgozó* munkavállaló* állás* fő munkahely* embert',
  accounts: 'jelentés* eredmény* nyereség* bevétel* veszteség* árbevétel* éves_jelentés beszámoló*',
  contract: 'szerződés* megállapodás* megrendelés*',
  title:
    'igazgató* vezető* vezér* elnök* tag* felelős* főtitkár* megbízott* vezérigazgató* alelnök* utód* osztályvezető*',
  exchange: 'tőzsd* bét',
  fined: 'megbírságol* bírságolt* büntette büntetett',
  probed: 'házkutat* vizsgálatot_indít* eljárást_indít* megvádol* gyanúsít* nyomoz*',
  proposed: 'bírságot_javasol*',
  sued: 'beperel* perli pert_indít*',
  breached: 'feltört* meghackel*',
  audited: 'auditál* átvizsgál*',
  certified: 'tanúsított* tanúsították akkreditált*',
  awarded: 'kitüntet* díjaz*',
  merged: 'egyesül* összeolvad* beolvad*',
  reorganised:
    'leépítés* átszervez* csődeljárás* csődvédelem felszámolás* létszámleépít* kiszervez*',
  tendering:
    'közbeszerzést_ír* közbeszerzési_eljárás* pályázatot_ír* tendert_ír* ajánlattételi_felhív*',
  hiring: 'keresünk munkatársat_keres* felveszünk állásajánlat* jelentkez* álláshirdet* toborz*',
  renamed: 'nevet_vált* új_név* új_neve átnevez*',
  left: 'lemondott nyugdíjba_vonul* távozott',
  drill: 'gyakorlat* képzés* szimuláci* webinár* oktatás*',
  lost: 'visszavon* lejár* jogosítvány*',
  nominee: 'jelölt* zsűri* döntős*',
  applicant: 'ügyfeleket diákok önkéntes*',
  shortly: 'ideiglenes* átmeneti*',
  revoke: 'felfüggeszt* visszavon* bevon*',
  recall: 'visszahív* kivon*_a_forgalomból',
  goods: 'termék* tétel*',
  comes: 'csatlakoz* érkez* felvett* igazol*',
  rises: 'előlép*',
  hitherto: 'eddig* mostanáig',
  goes: 'távoz* lemond* távozik felmond* nyugdíj* búcsúz* leköszön* utolsó_nap*',
  takes: 'kinevez* bízza_meg megbíz* átvesz* átveszi vezeti megválaszt* utód* váltja kinevezt*',
  barred: 'felfüggeszt* betilt* eltilt* leállít* bírság* megbírságol* kártérít* figyelmeztet*',
  accused: 'vádat vádol* házkutat* feljelent* lefoglal* vizsgál* ellenőrz* rendőrség* nyomoz*',
  bids: 'ajánlat* közbeszerz* pályázat*',
  mishap:
    'visszahív* leáll* tűz tűzeset robban* baleset* szivárg* áradás szalmonell* csalás* betörés* tévedésből üzemzavar*',
  owned: 'tulajdon* tulajdonos* kezébe_kerül* gazdát_cserél*',
  grown: 'megnyit* megnyíl* átad* felavat* bővít* új_üzem* új_gyár* alapkő* megrendelés*',
  financed: 'hitel* kötvény* tőkeemel* befektet* támogatás* tőzsdei',
  issued: 'éves_jelentés* fenntarthatósági_jelentés* beszámoló* eredmény* etikai_kódex',
  ended: 'felszámol* csőd* bezár* elbocsát* létszám* leépít* névváltozás*',
  marketed: 'piacra bevezet* elérhető_mától forgalomba',
  earnings: 'nyereség* árbevétel* veszteség* eredmény*',
  grew: 'nőtt csökkent emelkedett elérte',
};
