import type { EventWords } from '../event-words.ts';

/** The words with which Finnish reports events. */
export const FINNISH: EventWords = {
  give: `
    määräsi määrättiin määrännyt määrätty antoi annettiin antanut myönsi myönnettiin myöntänyt langetti
    langetettiin uusi uusittiin palkitsi`,
  get: 'sai saanut saivat saimme voitti voittanut palkittiin palkittu läpäisi täytti saavutti sille',
  pay: 'maksaa maksoi maksaisi joutuu joutui',
  open: `
    avasi avasivat avaa avannut avattiin vihki* otti_käyttöön ottaa_käyttöön otettiin_käyttöön käynnisti käynnistyi
    käynnistänyt aloitti aloittanut lanseerasi toi_markkinoille julkisti esitteli laajensi laajeni perusti saimme_valmiiksi
    valmistui valmiiksi`,
  end: 'saatiin_päätökseen päätökseen päättyi päätti toteutui toteutti allekirjoitti vahvisti ilmoitti viimeisteli sopi',
  buy: 'osti ostaa ostanut ostivat hankki hankkinut hankkii yritysost*',
  sell: 'myi myy myynyt luopui',
  suffer: `
    joutui joutunut kohteeksi ilmoitti vahvisti havaitsi kaatoi uhriksi kertoi tiedotti lamautti palautti julkais* kopioi*
    näkyvillä lähetett* päässyt`,
  steal: 'varast* vuoti vuotanut vuotivat paljastui joutunut_vääriin',
  find: 'havaitsi löysi todettiin totesi puutte* poikkeam* huomautu* hyväksyt* läpäisi päättyi suosit*',
  hold: 'tehtiin teki suoritt* tarkast* vieraili auditoi toteut*',
  name: 'nimit* aloitt* aloittanut siirty* valitt* valittu palkatt* palkkasi ylennet* seuraa_tehtävässä astuu seuraajaksi',
  leave:
    'jättää jätti jättänyt irtisanoutu* eläkkeelle eroaa erosi eronnut lähtee lähti siirtyy poistuu lopetti',
  cut: 'irtisano* vähentää vähensi lomautt* leikkaa lakkautt*',
  shut: 'sulkee sulki suljettiin lakkautt* lopettaa ajoi_alas',
  publish: 'julkaisi julkisti raportoi esitteli teki_tulosta nosti laski',
  seek: 'etsii hakee vaihtaa valitsee kilpailuttaa tarvitsee',
  sign: 'allekirjoitti solmi voitti sai sopi',
  raise: 'keräsi keräsivät hankki sai laski_liikkeeseen nosti varmisti',
  sue: 'nosti nostettiin vastaan haasto* jätti',
  float: 'listautu* listasi haki',
  must: 'pitää täytyy on_velvollinen viimeistään määräaika mennessä',
  apply: 'tulee_voimaan tuli_voimaan astuu_voimaan sovelletaan aletaan_soveltaa',
  fine: 'sako* sakko* seuraamusmaksu* uhkasak* rikemaksu* hallinnollinen_seuraamusmaksu',
  order: 'huomautu* varoitu* määräy* kehotu* kiellon kielto* julkisen_varoituksen',
  inquiry: 'tutkin* selvity* esitutkin* valvonta_asia*',
  suit: 'kante* oikeudenkäyn* ryhmäkan* haast*',
  attack:
    'tietomur* tietovuo* kyberhyökkä* kiristyshait* tietoturvaloukkau* palvelunestohyökkä* tietoturvapoikkeam* hakkeri*',
  data: '*tiedot *tietoja järjestelm* asiakkai* palvelimet potilas* tietoa tietojen henkilötieto*',
  audit: '*auditoin* *tarkastu* *tarkastaja* arvioin*',
  certificate: 'sertifi* *lupa *luvan *toimilup* akkredit* iso hyväksyn*',
  prize: '*palkin* mitali* kunniamain* tunnustu*',
  funds: '*rahoitu* *laina* sijoit* joukkolain* osakeant* pääoma* rahoituskierr*',
  firm: '*yhtiö* *yritys* *yrityks* osake* enemmistö* kilpailija* *liiketoimin* tytäryhtiö* *ketju* valmistaja* oy *pankki* osuuden',
  deal: 'kaup* yrityskaup* fuusio* yhdistymi* myyn* osto*',
  site: `
    *tehtaa* tehdas* *toimisto* *toimipiste* varasto* myymälä* *keskus* *keskuk* laboratori* konttori* terminaal* päämajan
    *linja* asema`,
  offer:
    'palvelu* tuote* tuottee* sovellu* kortti* tili* vakuutu* järjestelm* alusta* portaali* ratkaisu* rekister* työkalu* kanava*',
  tender: 'kilpailutu* tarjouspyyn* hankint*',
  tool: 'ohjelmisto* järjestelm* työkalu* toimittaja* alusta* excel* taulukko*',
  replace: 'korvaa korvata korvaamme uusii uusimme',
  control:
    'risk* valvon* vaatimustenmukaisu* auditoin* compliance tietosuoja* hallinta* ilmoituskanava*',
  jobs: 'henkilö* työntekijä* työpaikk* tehtävää työntekijöi*',
  accounts:
    '*tulos *tuloksen *liikevoit* *vuosikertom* *raport* *tilinpäätö* *tappio* liikevaihto* osavuosikatsau* puolivuosikatsau*',
  contract: '*sopimu* tilau* puitesopim*',
  title:
    '*johtaja* *päällik* *päälliköksi puheenjohtaja* hallituksen_jäsen* toimitusjohtaja* *vastaava* seuraaja* tietosuojavastaava*',
  exchange: 'pörssi* listautumi* first_north',
  fined: 'sakotettiin tuomittiin_sakkoihin',
  probed: 'tutkii_yhtiötä epäillään syytet* ratsia* kotietsin* esitutkinta_aloit*',
  sued: 'haastettiin_oikeuteen haastoi_oikeuteen',
  breached: 'hakkeroi*',
  audited: 'vakiomuotoisen_tilintarkastuskertomuksen auditoitiin tarkastettiin',
  certified: 'sertifioitiin sertifioitu akkreditoitu',
  awarded: 'palkittiin',
  merged: 'fuusioitui* yhdistyivät yhdistyi sulautui* myytiin',
  reorganised:
    'muutosneuvottelu* yt_neuvottelu* irtisanomis* lomautu* konkurss* saneerau* ulkoist*',
  tendering:
    'kilpailuttaa tarjouspyyn* avasi_kilpailutuksen julkaisi~hankintailmoit* kilpailutuksen',
  hiring:
    'haemme etsimme rekrytoi* haku_päättyy hae_viimeistään avoin_työpaikka avoimet_työpaikat palkkaa',
  renamed: 'vaihtaa_nimeä vaihtoi_nimeä uusi_nimi nimi_on_nyt',
  left: 'irtisanoutui irtisanoutunut jäi_eläkkeelle',
  drill: 'harjoit* koulutu* webinaar* vakuutukse*',
  nominee: 'ehdolla finalist* tuomarist*',
  applicant: 'opiskelij* asiakkaita vapaaehtoisi*',
  shortly: 'tilapäis* väliaikais*',
  revoke: 'peruutt* keskeytt* perui',
  recall: 'vetää_pois takaisinveto veti_takaisin',
  goods: 'tuotte* erä*',
  comes:
    'siirtyy siirtyi siirtynyt palkattu palkannut palkkasi aloittaa aloitti aloittanut tulee_taloon tervetuloa rekrytoi*',
  rises: 'ylenn* nousi~johtajaksi',
  hitherto: 'tähän_asti tähänastinen tähän_saakka',
  goes: 'jättää jätti jättänyt eroaa erosi eronnut lähtee lähti eläkkeelle irtisano* luopuu viimeinen_päivä',
  takes:
    'nimit* valittu valittiin seuraa seuraajaksi ottaa_vastaan siirtyi_tehtävään johtaa vt sijainen',
  barred: 'käyttökiel* kiel* keskeyt* sulki sakko* seuraamusmaksu* huomautu* varoitu* korvauks*',
  accused: 'syyte* syytet* esitutkin* kotietsin* rikosilmoitus tarkastu* tutkii tutkinta* poliisi',
  bids: 'tarjoukset tarjousten tarjouspyyn* kilpailut*',
  mishap:
    'takaisinve* käyttökatko katkos tulipalo palo räjähdy* onnettomuu* vuoto tulva salmonell* listeria huijau* petos murto vahingossa',
  owned: 'omistukseen omistaja* omistuk* kuuluu_nyt',
  grown: 'avasi avaa avattiin vihittiin laajen* uusi_tehdas toimipiste* tilauksen',
  financed: 'rahoituskierro* laina* joukkovelka* osakeanti* sijoittaj* rahoitusta avustu*',
  issued: 'vuosikertomu* vastuullisuusraport* tilinpäätö* osavuosikatsau* toimintakertomu*',
  ended: 'konkurs* sulkee lopettaa irtisano* lomaut* yt_neuvottelu* nimenvaihdo* uusi_nimi',
  marketed: 'lanseera* myyntiin markkinoille',
  earnings: 'liikevaihto* liikevoitto* liikevoiton tulos tulokse* voitto* tappio* maksutulo*',
  grew: 'kasvoi nousi laski parani heikkeni pieneni supistui',
  migrate:
    'siirtyi siirrettiin siirsi vaihtoi vaihdettiin otti~käyttöön otettiin_käyttöön korvasi käyttöönotettiin',
  system:
    'järjestelm* *järjestelmä *järjestelmän *järjestelmään alusta alustaan ohjelmisto* pilveen sap erp',
  due: 'edellyttää vaatii velvoittaa odottaa',
};
