// Words that report an event, normalised.
import { expression, wordList, wordSet } from '../word-list.ts';

/** English verbs of events; a headline has them in the present or the past. */
export const ENGLISH_EVENT_VERBS = wordList(`
  accuse acquire add admit agree announce appoint approve arraign arrest attack award back ban beat block boost breach
  charge clear clinch close complete confirm convict cut debut defeat defend deny depart disclose dismiss double drop
  edge elect elevate end exit expand expose fail file fine fire hack halt help hire honour honor inaugurate indict
  injure investigate jail join jump kill land launch lift lodge lose merge name nab oppose oust pay penalise penalize
  pick plead pledge plunge post probe promote push raid raise recall receive recover recruit reject release remand
  rename replace report rescue resign restate restructure retire return reveal reverse rise sanction score scrap secure
  seek sentence settle shatter ship shut sign sink slam slash slump soar step strike sue suspend suffer surge tap top
  unveil upgrade urge vote warn welcome win withdraw withhold yawn`);

/** Irregular forms, and nouns that name an event; also whole words of other languages too short for a stem. */
export const EVENT_WORDS = `
  became begins began bought buys brings chosen dies died exits falls fell fired fires gets goes grew hit hits holds
  leaves leaving left loses lost named makes met opens opened paid quits rises rose says sold sells shut sought steps
  takes taking told tells won wins merger takeover acquisition outage award contract premiums verdict ruling lawsuit
  resignation appointment bankruptcy layoffs strike outbreak crash
  holt muss tritt folgt siegt halt zahlt neuer tot perd leve mort elu vend jura bate vence gana gol vota vola apre wint
  koopt neemt opent krijgt zege dood blir ny nye nytt doms domd vann dor dod tap vant osti myi myy uusi voitti kuoli uj
  vett nyert elad vad oldu satti acti yendi zam grev yeni sud umer pomer pogib`;

/**
 * Beginnings of words of events, normalised: languages with endings have many forms of each. The last are of the first day of a
 * branch, a shop or a plant.
 */
export const EVENT_STEMS = `
  ernenn ernann berufen bestell wechsel ubernimm ubernahm ubernehm verlass scheidet verkauf kauft meldet warnt bestatig
  startet droht verurteil angeklagt anklage razzia gewinn gewann verstark einigung einigt bussgeld geldbusse insolven
  fusion festgenomm gestorben verstorben beschliess erhoht eroffn verteidig
  nomme promu rejoin quitt annonc lance rachet rachat ecope condamn remport vainqueur confirm reelu demission succed
  remplac acquier acquis sanction enquete perquisition proces licenci inaugur recrut renforc deces blesse incendi
  accident greve adopte cyberattaq epingl devient
  nombr design ficha incorpor anunci compra vende lanza multa sancion tumba pierde cierra adquier adquir dimit dimis
  renunci destitu condena sentenci detien deten detiv imput exige reclama denunci firma acuerd estren refuerz releva
  sustitu asume elegi elige derrot golea fallec herid huelga investig aprueb aprob rechaz censur
  nomei promov assume assumi lanca lanco ganha ganho perde contrata contrato demit deixa prende preso aprov fecha venceu
  morre acident reforca chega elege eleit fusao acordo estreia
  nomina promoss entra annunci lancia vince beffa batte rettific conferm dimett lascia arriva elett condann arrest indag
  sequestr sanzion accordo chiude muore morto ferito sciopero approva
  benoem stapt vertrek beboet boete versla verlies meldt bevestig aangesteld treedt volgt gelekt datalek ontslag
  ontslaan veroordeel gearresteerd verdacht overname staking overleden ongeluk genomineerd winnaar gewonnen
  mianowan powola obejmie obejmuj objal objela awans odchodz odwolan rezygn zastapi pokieruj dolacz zostal prezesem
  szefem szefowa kupuje kupil sprzeda przejm przeje fuzja oglosi zapowiad uruchami wdraza ukara skazan oskarz zatrzyman
  aresztow sledztw wyrok wygra przegra zwyci pokona zdoby zmarl wypad pozar strajk wyciek otwier otwor zamyka
  jmenov vymenov nastoup nastup odchaz odstoup odstup konci skonci povede zvolen nahradi koupi proda prevzal prevezm
  preber oznami spousti spustil pokut potrestal odsouzen odsuden obvin zadrzen vyhra prohra prehra porazi zvitez zemrel
  zomrel nehod stavk utok podepsal podpis otevre otvor odhali rozhodl schvalil najal prijal
  utses utser utsedd utnamn tilltra lamnar slutar koper saljer lanser botfall vinner forlorar bekraft atala gripen
  anhall varnar hojer oppnar avgar avlid olyck strejk lacka rekryter
  ansatt ansett utnevn udnaevn tiltrer tiltraed bliver kjop selger saelger vandt taper taber bekreft siktet sigtet
  tiltalt domt pagrep anholdt advarer apner stenger lukker slutter forlater forlader omkom ulykk brann streik overtar
  overtager fusjon bytter henter
  nimit valittu valitti siirty aloitta jatta eroaa irtisano ostaa julkist ilmoitt sakko sakot tuomit syyte epail pidat
  voitta havis onnettom tulipalo lakko torju tietovuo hyokka avaa sulkee fuusio johtajaksi paallikoksi
  kinevez nevez tavoz lemond felment valaszt atvesz atvett felvasar bejelent indit birsag buntet elitel vadat letartoz
  gyoz veszit meghalt elhunyt baleset sztrajk bucsuz alairt megnyer
  atand atama getiril ayrildi istifa gorevden satin aldi duyurdu acikla basla ceza sorusturma mahkum tutuk gozalti kazan
  kaybet vefat hayatini carpti yangin imzala kapat rekor
  priznach zvilni pishov pokinu kupiv ogolosi zapusti shtraf zasudi zaareshtu zatrima pidozr virok peremog peremig
  progra zaginu avari pozhezh ataku vitik pidpisa vidkri zakri ochol
  naznach vozglav uvol ushel ushla obyavi oshtraf osudi prigovor arestov zaderzha podozr vyigra pobedi proigra utech
  otkry zakry spas slian pogloshch
  dioris parait agora proslamv prostim kataldik nikise apochor exagor
  numit demisi achizi vinde amend castig lansea
  ouvre ouvrira ouvriront ruban aprono aprira nastro geoffnet offnet reabr wsteg hizmete kurdele kapilarini ribbon
  megnyit szalag inviger invigd invigs invignin slavnostn`;

/** Words of events in languages without spaces, or that attach articles and endings to words. */
export const EVENT_CHARACTERS = expression('u')`
  # Japanese: 'takes office', 'acquisition', 'victory', 'death'
  就任|退任|辞任|人事|任命|起用|勇退|発表|処分|逮捕|起訴|買収|合併|売却|提携|決算|判決|優勝
  勝利|死去|に[^、。]{2,10}氏
  # Chinese: 'announces', 'acquires', 'resigns'
  宣布|收购|收購|处罚|處罰|罚款|辞职|出任|升任|被捕|上市|去世
  # Korean: 'appointed', 'fined', 'wins'
  선임|임명|취임|사임|인수|합병|과징금|벌금|발표|체포|우승|연승|별세|사망
  # Arabic: 'appointment', 'announced', 'won', 'arrest'
  (?<!\p{L})(?:ال)?(?:
    تعيين|يعين|تعين|اعلن|اعلنت|تعلن|وقعت|يوقع|فاز|يفوز|غرامه|غرامة|استقال
    يستقيل|تستحوذ|استحوذت|وفاه|وفاة|اعتقال|تطلق|اطلقت
  )(?!\p{L})`;

/** A dateline or the words 'press release'. */
export const NEWS_TEXT = expression('u')`
  (?:
    # A dateline with the wire or the agency: 'LEEDS, 3 May (Reuters)'
    \/prnewswire\/|\(business wire\)|\(globe newswire\)|\(reuters\)|\(ap\)|\(dpa\)|\(afp\)|\(ots\)|\(pap\)|\(ctk\)|\(ansa\)
    \(efe\)|\(lusa\)|\(anp\)|\(ntb\)|\(tt\)|\(stt\)|\(mti\)|\(aa\)
    # 'Press release', 'Pressemitteilung'
    for immediate release|press release|pressemitteilung|communique de presse|nota de prensa|comunicado de imprensa
    comunicato stampa|persbericht|pressmeddelande|pressemeddelelse|pressemelding|komunikat prasowy|tiskova zprava|lehdistotiedote
    sajtokozlemeny|basin bulteni|pres-reliz|press-reliz
    # Whom journalists may ask: 'Media contact'
    press contact|media contact|media enquiries|pressekontakt|contact presse|contatti stampa|kontakt dla mediow
  )`;

/** Figures of business news: amounts, shares, percentages. */
export const HEADLINE_FIGURE = expression('u')`
  # A currency before a figure: '€ 5', 'CHF 20'
  (?:[$€£¥₹₦₩₺]|\b(?:usd|eur|gbp|sek|nok|dkk|chf|r\$)) ?\d
  # A figure with what it counts: '4.5 million', '12 per cent', '3 mln zł'
  (?<![\d.,])\d{1,9}(?:[.,]\d{1,6}){0,4} ?(?:
    m|bn|million|millions|millionen|mio|millones|milhoes|milioni|miljoen|miljoner|miljard|miljarder|milion\p{L}{0,4}|mln|mln\.|mrd
    milyon|milyar|tys|kc|zl|ft|per cent|%|prozent|miljoona\p{L}{0,4}|millio\p{L}{0,5}|milliard\p{L}{0,4}|مليون|مليار
  )(?![\p{L}\d])
  # Amounts in Japanese, Korean and Chinese
  \d ?(?:億円|万円|億ドル|兆円|억 ?원|만 ?원|조 ?원|억 ?달러|亿元|万元|亿|億元)`;

/** 'New' and its like, in the languages that pages are written in, normalised. */
export const NEW_WORDS = wordSet(`
  new neuer neue neuen nouveau nouvelle nouvel nuevo nueva nuovo nuova novo nova nieuw nieuwe nowy nowa nowe nowym
  nowego novy nove novym noveho ny nytt nye uusi uuden uj yeni novii novyi novim neos nea 新`);
