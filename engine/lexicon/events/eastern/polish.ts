import type { EventWords } from '../event-words.ts';

/** The words with which Polish reports events. */
export const POLISH: EventWords = {
  give: 'nałoży* nałożon* wyda* przyzna* udziel* wymierz* wręcz* nakaz* skierowa* odnowi* przedłuż* zastosowa*',
  get: 'otrzyma* uzyska* dosta* zdoby* odebra* wygra* pozyska* odnowi* utrzyma* przesz* spełni*',
  pay: 'zapłac* musi ukaran* uiści* zgodzi*',
  open: `
    otworzy* otwar* otwiera* uruchomi* wszcz* rozpocz* wprowadzi* wprowadza zainaugur* startuj* wystartow* oddał* oddan*
    zaprezentow* wdroży* wdrożon* prowadzi debiut* poszerz*`,
  end: 'zakończ* sfinalizow* podpisa* zamkn* domkn* ogłosi* uzgodni* zawar*',
  buy: 'przej* przejmuj* kupi* kupuje nabyw* naby* wykupi* zakupi* odkupi*',
  sell: 'sprzeda* zbył* zbyci* zbywa*',
  suffer: `
    padł* ofiar* doszło potwierdz* zgłosi* dotkn* ucierpia* odnotowa* poinformow* wykry* sparaliżow* przywróc* zaatakowa*
    zawiadomi* przyzna*_że opublikow* udostępni* skopiow* dostęp* wysła* utrac* zaszyfrow*`,
  steal: 'wykrad* skradz* wycie* ujawni*',
  find: 'zakończ* wykaza* wykry* stwierdz* niezgodnoś* uwag* zalecen* uchybie* potwierdz* pozytyw* bez_zastrzeżeń',
  hold: 'przeprowadz* przeszł* odby* skontrolow* odwiedzi* zakończ* trwał* prowadzi',
  name: `
    powoła* mianowa* zosta* objął objęł* obejm* zastąpi* awansow* zatrudni* stan*_na_czele wybra* dołącz* przej* przyszł*
    rozpoczn* pełni* kieruj* przyszedł`,
  leave: `
    odchodz* odejdz* odszed* odeszł* zrezygnow* ustąpi* odwoła* przeszedł_na_emeryturę przeszła_na_emeryturę opuści*
    żegna* zwolnion* rozsta* rezygn* kończy`,
  cut: 'zwolni* zwalnia reduk* zlikwidow* ogranicz*',
  shut: 'zamyka zamkn* zamykan* zlikwidow* likwid* wygas*',
  publish: 'opublikow* ogłosi* przedstawi* odnotowa* osiągn* zaprezentow* poda* podniosł* obniży*',
  seek: 'szuka poszukuj* wybrać kupić potrzebuj* zamierza_kupić',
  sign: 'podpisa* zdoby* wygra* zawar* uzyska* pozyska*',
  raise: 'pozyska* zebra* wyemitow* emituj* uzyska* zamkn* otrzyma*',
  sue: 'złoży* wnios* przeciw* skierowa* pozwa*',
  float: 'zadebiutow* złoży* wejdzie weszł* notowan* debiut*',
  must: 'musi muszą najpóźniej ma_czas_do do_dnia termin zobowiązan* mają_czas_do',
  apply:
    'wchodzi_w_życie wejdzie_w_życie wchodzą_w_życie wejdą_w_życie obowiązuj* ostateczny_termin zacznie_obowiązywać',
  fine: 'kara karę kary karą grzywn* mandat* sankcj*',
  order: 'zaleceni* upomnieni* ostrzeżeni* nakaz* decyzj* zakaz* zobowiązanie',
  inquiry: 'postępowani* śledztw* dochodzeni* kontrol*',
  suit: 'pozew pozwu pozwem pozwy skarg*~sąd*',
  attack: `
    cyberatak* atak*_hakersk* wyciek* naruszeni*_danych naruszeni*_ochrony haker* ransomware incydent* włamani* atak*_ransomware
    atakiem_hakerskim`,
  data: 'dane danych klient* system* serwer* plik* pacjent* pesel* adres*',
  audit: 'audyt* kontrol* inspekcj* przegląd* inspektor* nadzor*',
  certificate:
    'certyfika* licencj* zezwoleni* koncesj* akredytacj* iso pozwoleni* atest* soc_2 świadectw*',
  prize:
    'nagrod* wyróżnieni* tytuł* medal* statuetk* odznaczeni* pracodawc*_roku firm*_roku menedżer*_roku przedsiębiorc*_roku ranking*',
  funds: 'rund* kredyt* obligacj* inwestor* finansowani* pożyczk* kapitał* dotacj* emisj*',
  firm: `
    spół* firm* udział* akcj* konkuren* producent* sieć sieci przedsiębiorstw* grup* dystrybutor* startup* bank* pakiet*
    zakład*`,
  deal: 'przejęci* fuzj* zakup* sprzedaż* połączeni* nabyci* akwizycj*',
  site: `
    fabryk* zakład* biur* oddział* magazyn* centrum sklep* hala hale halę hali laborator* placówk* terminal* rynek rynku rynki
    salon* filia filię lini* siedzib* szpital* klinik* proszkowni* elektrowni*`,
  offer: `
    usług* produkt* aplikacj* kart* kont* platform* ubezpieczeni* system* portal* rozwiązani* narzędzi* fundusz* model* lini*
    ofert* polis*`,
  tender: 'przetarg* zapytani*_ofertow* postępowani*_o_udzielenie zamówieni*',
  tool: 'oprogramowani* narzędzi* dostawc* arkusz* system* platform* excel* rozwiązani*',
  replace: 'zastępuje zastąpi zastąpić wymieni wymienić',
  control: 'ryzyk* zgodnoś* kontrol* audyt* compliance grc incydent* nadzor* sygnalist*',
  staff: 'audytor* analityk* prawnik* inżynier* techników specjalist* operator*',
  jobs: 'osób pracownik* etat* miejsc_pracy stanowisk* zatrudnieni* zwolnieni*',
  accounts: 'raport* sprawozdani* zysk* wynik* przychod* strat* rating*',
  contract: 'umow* kontrakt* zamówieni* porozumieni*',
  title: `
    prezes* dyrektor* członk* członek kierownik* szef* pełnomocnik* wiceprezes* przewodnicz* główn* zarząd* ciso inspektor*
    następc* menedżer* sekretarz* skarbnik*`,
  exchange: 'giełd* gpw ipo newconnect parkiet*',
  fined: 'ukara* ukaran* ukarał* ukarała ukarał skazan* ukarano',
  probed:
    'przeszuka* postawi*_zarzuty postawił*_zarzuty zarzuty_wobec pod_lupą objęto_nadzorem wszcz*~postępowani*',
  proposed: 'grozi_kara',
  sued: 'pozwał* pozwan* pozywa*',
  breached: 'zhakowan*',
  audited: 'opini*_bez_zastrzeżeń opini*_z_zastrzeżeniem skontrolowan*',
  certified: 'certyfikowan* akredytowan*',
  awarded: 'wyróżnion* nagrodzon* uhonorowan* z_wyróżnieniem',
  merged: 'połączy* fuzj* przejęt* przejęta_przez kupion*_przez',
  votes: 'głosuj*~połączeni* głosow*~połączeni*',
  reorganised:
    'zwolnieni*_grupow* redukcj*_zatrudnienia redukcj*_etatów restrukturyz* upadłoś* reorganiz* zwolnieni*',
  tendering: `
    szuka_dostawcy szukamy_dostawcy poszukuj*_dostawcy ogłosi*_przetarg ogłosił*_przetarg ogłasza_przetarg przetarg_na
    zapytani*_ofertow* postępowani*_o_udzielenie rozpisa*_przetarg ogłosić_przetarg rozpisze_przetarg rozpisać_przetarg`,
  hiring:
    'rekrutuj* szukamy poszukuj* konkurs_na_stanowisko zatrudnimy nabór oferty_pracy aplikuj* rekrutacj* poszukiwan* wolne_stanowisk*',
  renamed: 'zmieni*_nazwę zmienia_nazwę nowa_nazwa pod_nową_nazwą',
  left: 'zrezygnował* odszedł odeszła ustąpił* przeszedł_na_emeryturę przeszła_na_emeryturę',
  drill: 'ćwicze* ubezpieczeni*_cyber szkoleni* symulac* webinar* prewencj*',
  lost: 'odebran*_licenc* cofn* utraci*_licenc* prawo_jazdy wygas*',
  nominee: 'nominow* jury finalist*',
  applicant: 'klienci studenci wolontariusze klientów',
  shortly: 'tymczasow* czasowo remont*',
  revoke: 'cofn* zawiesi* odebra* zawiesz*',
  recall: 'wycof*_z_rynku wycofuje wycofał*',
  goods: 'produkt* parti* pojazd* sztuk',
  unite: 'połączył* łączy połączono scalił* scal* skonsolidow* wydziel*',
  units: 'działy działów zespoły zespołów oddziały spółki departamenty jednostki biura',
  settle: 'zapłaci* zapłacił* ugod*',
  case: 'spraw* postępowani* spór sporu',
  comes: `
    dołącz* przechodzi_do przeszedł_do przeszła_do rozpoczyna_pracę rozpoczęła_pracę rozpoczął_pracę zatrudni* pozyska*
    przyszedł przyszła pierwszy_dzień`,
  rises: 'awans* awansował*',
  hitherto: 'dotychczas* dotąd do_tej_pory do_niedawna',
  goes: `
    odejści* pożegna* rezygn* zrezygnował* odwołan* opuszcza opuścił* przestał* emerytur* złożył*~rezygnację
    ostatni_dzień odszed* odeszł* odchodz* zdał*~identyfikator`,
  takes: `
    powołan* powołał* powołuje obj* mianowan* kieruje pokieruje zastąpi* następc* wybran* stanowisko p_o
    pełniąc*_obowiązki został* zostaje`,
  barred:
    'zakaz* wstrzym* zawiesz* zamknięt*_decyzją cofnę* kar* ukaran* grzywn* odszkodowani* upomnieni* nagan*',
  accused:
    'zarzut* przeszuk* akt_oskarżenia oskarż* zawiadomienie wezwa* kontrol* śledztw* postępowani* prokuratur* cba abw',
  bids: 'ofert* przetarg* zapytanie_ofertowe',
  mishap: `
    wycof*~parti* awari* przestój pożar* spłon* wybuch* wypadek wypadku wyciek* zalan* powód* salmonell* listeri* oszust*
    kradzież* włama* omyłkowo przez_pomyłkę niedostępn* zatru*`,
  owned:
    'należy należą należał* właściciel* zmieni*_właściciela pakiet*_większościow* w_ręce w_rękach',
  grown: `
    otwarł* otworzy* otwarci* uruchomi* uruchamia nowy_zakład nowa_fabryka nowej_fabryki pierwsz*_zagranicz* rozbudow* rozszerz*
    kamień_węgielny oddział_w kontrakt_na zlecenie_na ekspansj*`,
  financed:
    'kredyt* pożyczk* obligacj* emisj* dokapitaliz* rund*_finansowania inwestor* dotacj* pozyska*~mln debiut*_giełd*',
  issued:
    'raport_roczny raport_zrównoważonego sprawozdani* raport_za opublikowa*~raport kodeks_etyki kodeks_postępowania wyniki_za',
  ended: `
    upadłoś* likwidacj* zamyka zamknie zamknięci* zwalnia zwolni* zmienia_nazwę zmienił*_nazwę podział_spółki wydziel*`,
  marketed: 'wprowadz*_na_rynek w_sklepach w_sprzedaży na_rynku premier*',
  earnings: 'zysk* strat* przychod* obrot* składk* wynik_netto sprzedaż* marż*',
  grew: 'wzr* spad* wyni* osiągn* odnotow* zebra* zamkn* zwiększ* zmniejsz* miał* ma był*',
  netted: 'zarobił zarobiła zarobiło',
  migrate:
    'przeniósł przeniosła przeniesiono przeszł* przeszedł migr* wdroży* wdrożon* zastąpi* wymieni* uruchomi*',
  system: 'system* platform* oprogramowani* chmur* sap erp baz*_danych',
  due: 'oczekuje żąda wymaga upływa chce',
};
