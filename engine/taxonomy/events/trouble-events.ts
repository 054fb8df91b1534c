import { MONEY } from '../money-and-regulators.ts';
import { words } from '../pattern.ts';
import type { EventPattern } from './event-pattern.ts';

const FINE = words(
  'fines?|penalt(?:y|ies)|\\w*bussgeld\\w*|geldbusse\\w*|geldstrafe\\w*|amendes?',
  'sanctions? (?:pecuniaires?|financieres?)|un blame|multas?|sancion(?:es)?|coimas?|multe|sanzion[ei]',
  '\\w*boetes?|dwangsom|sanktionsavgift\\w*|\\w*boter|bode|bodeforlaeg\\w*|\\w*gebyr',
  'kar[aey]|grzywn\\w+|pokut\\w+|(?:para )?ceza(?:si|ya|yi)?',
);

const FINE_IMPOSED = words(
  'impos(?:es|ed|ing)|lev(?:ies|ied)|issu(?:es|ed)|hand(?:s|ed)|slap(?:s|ped)|hit|pay|pays|paid|agree[sd]|receive[sd]|got|cops|copped|ordered|upheld|gives|gave|given',
  'verhang\\w*|belegt\\w*|zahl\\w+|auferleg\\w*|erhalt\\w*|erhielt|kassier\\w+|bekam\\w*|muss',
  'inflig\\w+|prononc\\w+|ecop\\w+|condamn\\w+|paye\\w*|paie|verse\\w*',
  'impon\\w*|impus\\w*|impuest\\w*|paga\\w*|pagou|aplic\\w+|recib\\w+|recebe\\w*|condenad\\w+|receb\\w+',
  'infligg\\w*|inflitt\\w*|commina\\w*|irrog\\w*|opgelegd|legt|legde|betaal\\w*|betalen|krijgt|kreeg|gekregen|geeft',
  'doms?|domt\\w*|betal[at]\\w*|betale|faet|fatt|far|fick|fik|fikk|ilagt|ilagd|alagts?|alaggs|palagt|palaegg\\w*|ilegg\\w*|ger|giver|gir',
  'nalozyl\\w*|nalozon\\w*|zaplac\\w+|otrzymal\\w*|dostal\\w*|ulozil\\w*|ulozen\\w*|zaplat\\w+|vymeril\\w*|musi',
  'verdi|kesti|kesildi|verildi|aldi|odedi|uyguland\\w+',
);

/** Ways to say that somebody was made to pay for breaking a rule. Plain letters. */
export const FINE_PATTERNS: readonly EventPattern[] = [
  { match: FINE, beside: FINE_IMPOSED, gap: 60 },
  { match: FINE, beside: MONEY, gap: 40 },
  {
    match: words(
      '(?:was|were|been|is|are) (?:\\w+ )?fined|fined|penali[sz]e[sd]|(?:severely )?reprimanded|censured',
      'multad[oa]s?|multou|multo|(?:multa|sanciona) a|sancionad[oa]s?|sanciono|sancionou|multat[oa]|sanzionat[oa]|ha (?:multato|sanzionato)',
      'sanctionne(?:e|es|s)? (?:[^.,;]{0,40} )?(?:a|d|pour|par)|condamnee? a (?:payer|verser|une amende)|condenad[oa] a pagar|condannat[oa] a (?:pagare|versare)',
      'beboet\\w*|botfall\\w*|botlagt\\w*|botlegg\\w*|ukaral\\w*|ukaran\\w+|pokutoval\\w*|gebusst|verwarnt und',
    ),
  },
  {
    match: words('(?:fines|fine|sanctionne|multa|beboet|straft|ordered to pay|told to pay)'),
    beside: MONEY,
    gap: 60,
  },
];

const INQUIRY = words(
  'investigations?|inquir(?:y|ies)|enquir(?:y|ies)|probes?|proceedings',
  '\\w*ermittlung\\w*|untersuchung\\w*|\\w*verfahren|enquetes?|procedure de sanction|information judiciaire',
  'investigacion(?:es)?|expediente\\w*|diligencias|inspeccion|inquerito\\w*|investigacao|processo (?:contraordenacional|administrativo|de averiguac\\w+|judicial)|averigua\\w+',
  'istruttoria|indagin[ei]|inchiesta|procedimento|\\w*onderzoek|granskning\\w*|tillsyn\\w*|\\w*utredning\\w*',
  'undersogelse\\w*|undersokelse\\w*|tilsynssag|etterforskning|efterforskning|gransking',
  'postepowani\\w+|sledztw\\w+|dochodzeni\\w+|rizeni|setreni|vysetrovani|sorusturma\\w*|inceleme\\w*',
);

const INQUIRY_OPENED = words(
  'opens?|opened|launch(?:es|ed)?|start(?:s|ed)|begins?|began|begun|initiate[sd]|under',
  'eingeleitet|leitet|eroffnet\\w*|aufgenommen|lauft|laufen|fuhrt',
  'ouvert\\w*|ouvre|lance\\w*|engage\\w*|vise\\w*|abre|abrio|abierto|inici\\w+|incoa\\w*|abriu|aberto|instaur\\w+',
  'apert[oa]|apre|avvi\\w+|ingesteld|gestart|geopend|begonnen|opent|start',
  'inled\\w+|inlett|oppna\\w*|startat\\w*|indled\\w+|innled\\w*|abn(?:er|et|ede)|apn(?:er|et)|iverks\\w*',
  'wszczal\\w*|wszczel\\w*|wszczet\\w*|rozpocz\\w+|zahajil\\w*|zahajen\\w*|otevrel\\w*|baslat\\w*|acti|acildi|yurut\\w+',
);

const ORDER = words(
  '(?:warning|enforcement|improvement|prohibition|compliance|supervisory|stop) (?:notice|letter|order)s?|consent order|formal (?:notice|warning|order)|order (?:from|by|over)|(?:binding|supervisory) (?:instruction|direction)s?',
  'anordnung\\w*|auflagen?|verwarnung|ruge|sonderbeauftragte\\w*|mise en demeure|rappel a l.ordre|avertissement|injonction',
  'requerimiento|apercibimiento|advertencia|contraordenac\\w+|diffida|ammonimento|provvedimento|richiamo',
  'aanwijzing|last onder dwangsom|berisping|forelaggande\\w*|anmarkning|pabud|palegg|forbud|kritik af|varsel om',
  'zalecen\\w+|upomnien\\w+|ostrzezen\\w+|opatreni k naprave|napomenuti|vytk\\w+|ihtar|idari tedbir',
);

const ORDER_GIVEN = words(
  'issue[sd]|served?|receive[sd]|hand(?:s|ed)|given|gave|gives|got|gets|enter(?:s|ed) into|agreed|accept(?:s|ed)|told',
  'erlass\\w*|erhalt\\w*|erhielt|ausgesprochen|erteilt\\w*|bestellt|adress\\w+|prononc\\w+|notifi\\w+|recu|recoit|mise? en',
  'emiti\\w+|recib\\w+|dirigi\\w+|recebe\\w*|receb\\w+|emess\\w*|notificat\\w*|ricevut\\w*|rivolt\\w*',
  'opgelegd|gegeven|kreeg|gekregen|krijgt|givit|givet|gett|gitt|faet|fatt|far|fick|fik|fikk|ger|giver|gir|utfarda\\w*|mottatt|modtaget',
  'wydal\\w*|otrzymal\\w*|udzielil\\w*|vydal\\w*|dostal\\w*|obdrzel\\w*|ulozil\\w*|verdi|verildi|aldi',
);

/** Ways to say that an authority looks into something, or orders it. */
export const INVESTIGATION_PATTERNS: readonly EventPattern[] = [
  { match: INQUIRY, beside: INQUIRY_OPENED, gap: 45 },
  { match: ORDER, beside: ORDER_GIVEN, gap: 60 },
  {
    match: words(
      'fault(?:s|ed)|rebuke[sd]|critici[sz]e[sd] (?:by )?(?:the )?(?:\\w+ )?(?:auditor|regulator|ombudsman|inspectors?)|takes? [^.;]{2,40} to task|(?:is|are|being|was|were) (?:being )?investigat(?:ed|ing)|investigates|under investigation|raid(?:ed|s) (?:the |its )?(?:offices?|headquarters|premises|sites?)|(?:offices?|headquarters) (?:were|was) (?:raided|searched)|charged with|indicted',
      '(?:regulators?|authority|watchdog|court|ombudsman|inspectorate|commission|ministry|supervisor) (?:has |have )?(?:ordered|told|instructed|directed)|(?:has|was|were|been) (?:ordered|told|instructed) by (?:the |a )?(?:regulator|authority|watchdog|court|ombudsman|ministry)|search(?:ed|es) (?:the )?(?:offices?|headquarters|premises|homes?)',
      '(?:a mis|met|mis) [^.;]{2,40} en demeure|investiga a|politianmeldt|anmeldt til politiet|siktet|tiltalt|sigtet|atalar|utreder|granskar|etterforsker|efterforsker',
      'durchsuch(?:t|te|ten|ung)\\w*|ermittelt gegen|angeklagt|perquisition\\w*|perquisitionn\\w+|mise? en examen',
      'investiga(?:da|do)? por|registr[oa] la sede|investigad[oa]|buscas n[ao]s?|constituid[oa] arguid[oa]|indaga su|indagat[oa]|perquisi\\w+',
      'doorzocht|inval bij|inval in|utreds|atalas|etterforskes|efterforskes|ransaket|ransaging|razzia',
      'przeszukal\\w*|postawil\\w* zarzuty|prohledal\\w*|obvinil\\w*|arama yap\\w+|baskin',
    ),
  },
  {
    match: words(
      'intends? to (?:fine|penali[sz]e)|(?:proposes|proposed) (?:an? |to )?(?:[^ ]{1,8} )?(?:fine|penalty)|notice of intent(?:ion)?|provisionally (?:fined|found)',
      'beabsichtigt\\w* [^.;]{0,40}bussgeld|propose de sanctionner|propone (?:una multa|sancionar)|propoe (?:uma multa|uma coima)|voornemen tot (?:een )?boete|varslet (?:overtredelses)?gebyr|varsel om gebyr',
    ),
    isOpen: true,
  },
];

const SUIT = words(
  'lawsuits?|class[\\s-]actions?|legal action|court case|writ|damages claim',
  '(?:sammel|zivil|schadenersatz|schadensersatz)?klagen?|action en justice|action collective|plaintes?|assignation',
  'demandas?|demanda colectiva|querella|acao (?:judicial|civil|coletiva|popular)|processo judicial|azione (?:legale|collettiva)|causa|ricorso',
  'rechtszaak|dagvaarding|kort geding|massaclaim|stamning\\w*|stamningsansok\\w*|grupptalan|retssag|staevning|soksmal|gruppesoksmal|stevning',
  'poz(?:ew|wu|wem)|zalob[auyoe]\\w*|dava(?:si|yi)?',
);

/** Ways to say that somebody went to court. */
export const LITIGATION_PATTERNS: readonly EventPattern[] = [
  {
    match: SUIT,
    beside: words(
      'file[sd]|brought|lodge[sd]|launche[sd]|faces|served|settle[sd]?|against|hit with|begins|opens|won|lost',
      'eingereicht|erhoben|gegen|reicht|depos\\w+|engag\\w+|vis\\w+|contre|present\\w+|interpuest\\w+|contra|interpos\\w+|intentad\\w+|apresent\\w+',
      'depositat\\w*|presentat\\w*|contro|promoss\\w*|aangespannen|spant|tegen|inlamna\\w*|mot|lamnat|anlagt|anlaegger|mod|reist|reiser|tatt ut',
      'zlozyl\\w*|wniosl\\w*|przeciw\\w*|podal\\w*|proti|acti|acildi|karsi',
    ),
    gap: 50,
  },
  {
    match: words(
      'sue[sd]|suing|(?:taken|takes|took) (?:[^ ]+ ){1,3}to court|agree[sd] to settle|to settle (?:claims?|allegations|charges|a |the )|settle[sd] (?:a |the )?(?:case|claims?|lawsuit|litigation)',
      'verklagt\\w*|klagt gegen|assigne\\w* en justice|poursuivi\\w* en justice|porte plainte contre|ha demandado a|demando a|fue demandad[oa]',
      'process(?:a|ou) (?:a|o)|foi processad[oa]|citat[oa] in giudizio|fa causa a|daagt [^.,]{2,40} voor de rechter|gedagvaard|aangeklaagd',
      'stam(?:s|t|mer|de|des) |sagsog(?:er|t|te|es)|saksok(?:er|t|te|es)|stevn(?:er|et)|pozwal\\w*|pozwan\\w+|zazaloval\\w*|dava etti',
    ),
  },
];

const ATTACK = words(
  'cyber[\\s-]?attacks?|cyber[\\s-]?incidents?|data (?:breach|leak|theft)(?:es|s)?|security (?:breach|incident)(?:es|s)?|ransomware(?: attack| gang)?|hackers?|hacked|hack|intruders?|unauthori[sz]ed access|phishing attack|personal data|customer data|stolen data',
  '\\w*cyberangriff\\w*|hackerangriff\\w*|cyberattack\\w*|datenpanne\\w*|datenleck\\w*|datenabfluss|datendiebstahl|sicherheitsvorfall\\w*|hacker|kundendaten',
  'cyber-?attaques?|attaque informatique|fuites? de donnees|piratage|rancongiciel\\w*|vol de donnees|pirates?|violations? de donnees',
  'ciberataques?|brechas? (?:de|en)|filtracion|robo de datos|ataque informatico|hackeo|ataque cibernetico|fuga de dados|vazamento|violacao de dados|roubo de dados',
  'attacc(?:o|hi) (?:informatic[oi]|hacker|ransomware)|violazione (?:di|dei) dati|data breach|furto di dati|fuga di dati|hacker|i dati di',
  'cyberaanval\\w*|datalek\\w*|gijzelsoftware|ransomware-?aanval\\w*|datadiefstal|klantgegevens',
  'dataintrang\\w*|it-attack\\w*|datalack\\w*|personuppgiftsincident\\w*|hackerattack\\w*|overbelastningsattack\\w*',
  'cyberangreb\\w*|hackerangreb\\w*|datalaek\\w*|databrud|it-angreb|sikkerhedsbrud|dataangrep\\w*|cyberangrep|datainnbrudd\\w*|datalekkasje\\w*|losepengevirus',
  'cyberatak\\w*|ataku? hakersk\\w+|wyciek\\w*|naruszeni\\w+ (?:danych|ochrony)|hakerzy|kybernetick\\w+ utok\\w*|hackersk\\w+ utok\\w*|unik\\w* (?:dat|osobnich|udaju)|hackeri|hackerum',
  'siber saldiri\\w*|veri ihlal\\w*|veri sizinti\\w*|fidye yazilim\\w*|bilgisayar korsan\\w*',
);

const ATTACKED = words(
  'suffer(?:s|ed)|hit|hits|struck|affected|disclose[sd]|confirm(?:s|ed)|admit(?:s|ted)|report(?:s|ed)|notif(?:ies|ied)|informed|stole|stolen|copied|exposed|leaked|took|taken|restored|recover(?:s|ed|ing)|discovered|detected|victim|crippled|disrupted|encrypted|accessed|lost|cost|blocked|closed|breached|compromised',
  'getroffen|opfer|ziel|gemeldet|meldet\\w*|entwendet|abgeflossen|gestohlen|betroffen|lahmgelegt|lahm|bestatig\\w+|erbeutet\\w*|verschlusselt\\w*|gehackt|angegriffen',
  'victime|touche\\w*|subi\\w*|frapp\\w+|confirm\\w+|derobe\\w*|vole\\w*|notifi\\w+|paralys\\w+|signal\\w+|cible\\w*',
  'sufri\\w*|sufre|victima|afect\\w+|notific\\w+|robad\\w+|robaron|comunic\\w+|sofre\\w*|alvo|vitima|roub\\w+|expost\\w+|expos',
  'subi\\w+|colpit\\w*|vittima|notific\\w+|rubat\\w*|sottratt\\w*|finiti|avvenut\\w+|slachtoffer|gemeld|meldt|gestolen|bevestig\\w+|buitgemaakt|gehackt|gelekt',
  'drabb\\w+|utsatt\\w*|utsatts|anmal\\w+|stul\\w+|stals|bekraft\\w+|lackt\\w*|ramt\\w*|udsat|offer|anmeldt\\w*|stjal\\w*|bekraeft\\w+|rammet|rammer|meldt|bekreft\\w+',
  'padl\\w*|ofiar\\w+|doszlo|potwierdz\\w+|zglosil\\w*|wykrad\\w+|skradzi\\w+|wyciekl\\w*|celil\\w*|napad\\w+|obeti|potvrdil\\w*|oznamil\\w*|ukrad\\w+|odciz\\w+|unikl\\w*|postihl\\w*|ochromil\\w*',
  'ugradi|maruz|hedef\\w*|dogrulad\\w*|bildir\\w+|calin\\w*|acikladi|yasadi|ele gecir\\w+',
);

/** Drills, cover and talks are about attacks that did not happen. */
const REHEARSED = words(
  'drill|exercise|simulat\\w+|insurance|webinar|training|prevent\\w*|awareness|phishing test|ubung|versicherung|schulung|exercice|assurance|simulacro|seguro|simulazione|oefening|ovning\\w*|ovelse\\w*|cwiczeni\\w+|cviceni|tatbikat\\w*',
);

const PLAIN_ATTACK = words(
  "attack|angriff\\w*|attaque|l'attacco|attacco|ataque|aanval|angrepp\\w*|angreb\\w*|angrep\\w*|atak\\w*|utok\\w*|saldiri\\w*",
);

const DATA = words(
  'data|names|addresses|systems?|records|patients|servers?|customers|daten|systeme|server|kunden\\w*|donnees|serveurs?|clients|datos|clientes|sistemas|dados|dati|clienti|iban|sistemi|gegevens|systemen|klanten|kunduppgifter|uppgifter|kunder|oplysninger|opplysninger|danych|dane|klientow|udaje|dat|klientu|veri\\w*|musteri\\w*',
);

/** Ways to say that data were taken or systems brought down. */
export const BREACH_PATTERNS: readonly EventPattern[] = [
  {
    match: words(
      'could be (?:read|seen|viewed|downloaded)|were (?:freely )?(?:visible|accessible)|war(?:en)? (?:offen |frei )?(?:im netz|im internet|einsehbar|abrufbar)|etaient (?:accessibles|visibles)|eran (?:accesibles|visibles)|estavam acessiveis|erano (?:accessibili|visibili)|waren (?:zichtbaar|in te zien)|lag (?:oppet|aben[dt]?t?)',
    ),
    beside: DATA,
    gap: 120,
    isOpen: true,
  },
  { match: PLAIN_ATTACK, beside: ATTACKED, gap: 60, needs: DATA, unless: REHEARSED },
  { match: ATTACK, beside: ATTACKED, gap: 60, unless: REHEARSED },
  {
    match: words(
      '(?:\\w+ )?(?:data|records|details)|names|files|passports?|daten|donnees|coordonnees|datos|dados|dati|gegevens|\\w*uppgifter|\\w*oplysninger|\\w*opplysninger|dan(?:e|ych)|udaje|veriler\\w*',
    ),
    beside: words(
      'exposed|leaked|stolen|copied|taken|published online|offengelegt|gestohlen|abgeflossen|im netz|im internet|exposees?|volees?|derobees?|en ligne|expuest\\w+|robad\\w+|filtrad\\w+|expost\\w+|roubad\\w+|rubati|sottratti|finiti in rete|esposti|gestolen|gelekt|op straat|lackt\\w*|stul\\w+|exponera\\w*|laekket|stjalet|lekket|wykradzion\\w*|wyciekly|ukraden\\w*|unikl\\w*|sizdi\\w*|calind\\w*',
    ),
    gap: 70,
    unless: REHEARSED,
  },
  {
    match: words(
      '(?:after|following|nach (?:einem|dem)|apres une|tras un|apos um|dopo (?:un|l)|na een|efter (?:en|et)|etter (?:et|en)|po) ?',
    ),
    beside: ATTACK,
    gap: 6,
    isOrdered: true,
    unless: REHEARSED,
  },
];
