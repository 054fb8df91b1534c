// Words that make up a job title in running text, and what is around it. Plain letters or normalised, as said.
import { anyOf, expression, wordSet } from '../word-list.ts';

/** Heads of job titles that are none of `JOB_TITLE_STEMS`: too ordinary to judge pages by. Normalised stems. */
export const TITLE_HEAD_STEMS = `
  gm. ed. cpo. inspector koordinator pruefer pruferin verantwortliche. fachverantwort sachbearbeit
  cheffe. inspecteur inspectrice auditrice. conseiller. conseillere. coordinateur coordonnat
  prepose. preposee. gestionnaire. referente. administratrice. commissaire. mandataire.
  gerenta. gerentas. subgerent coordinador letrad asesor. asesora. analista. apoderad
  supervisora. inspetor assessor. assessora. procurador coordenadora.
  coordinatric coordinator ispettor ispettric funzionari preposto. addetto. addetta.
  functiehoud compliancemedewerk verantwoordelijke. handlaggar samordnar menedzer
  prawnicz pravnick coordonator consilier. avocat. hukukcu gorevlisi.
  boss. chief. mgr. ombudsfrau ombudsperson ombudsvrouw siro. steward. chairperson chairwoman deputy.
  ombudsman guardian superintendent commissioner delegate lead. registrar bursar clerk. mlro. svp.
  evp. avp.
  leitung. leiter bereichsleit chefin beauftragt vorstandsmitglied geschaftsfuhrer syndikus syndika justiziar konzernrevisor
  revisora. revisor. contrôleur controleuse controleur juriste. deontologue rssi. secretaire.
  secretaria secretario segretari contralor auditora oficial. encargad delegad interventor
  tesorer
  gestora gestor. ouvidor provedor administrador vice-presidente vicepresident vogal.
  responsabil vicedirett direttric
  bestuurslid directielid hoofdauditor functionaris. secretaris. teamlead
  chefsjurist bolagsjurist ombud. dataskyddsombud vd. sekreterare
  compliancesjef radgiver. risikodirektor sjefen lederen
  czlonk dyrektor kierown szef. szefa. szefem szefowa inspektor. pelnomocni koordynator audytor. audytora
  reditel vedouc manazer poverenec auditor. clenka clen.
  directoare. directoarea. directorul sefa. seful ofiter auditoare
  διευθυντ υπευθυν επικεφαλ συμβουλ προισταμεν ελεγκτ
  mudur direktor baskan yonetici sorumlu. sorumlusu danisman. danismani musavir avukat. avukati
`;

/** Words inside a job title besides those of the reader's field. Normalised stems; one that ends in '.' is a whole word. */
export const TITLE_PART_STEMS = `
  privacid technical. exploitation. sourcing. purchasing. legal. risk. esg. csr. rse. general. vigilance. gestion. gestione. gestao.
  prevention. prevenzion risques. departement. service. servicio. serviço. servico. gabinete. relaciones. derechos. humanos. maritime.
  aviation. food. product. inkoop aankoop achats compras acquisti einkauf nakup zakup satin. alma. logistics logistik logistiek
  underwriting actuarial aktuariat claims investment asset facilities learning training communications kommunikation audits pension
  actuariat chief. vice. senior. junior. deputy. associate assistant. group. global. regional. national managing. interim. acting.
  principal. joint. co. information data. money. laundering. reporting. protection. enterprise. operational operations. external. third.
  party. vendor supplier. supply. chain. trade. export. quality regulatory ehs. hse. hseq. qhse. sheq. qa. hr. technology. tech. it.
  ict. digital financial. finance. crime. anti. fraud. sanctions. model. credit. market. assurance. health safety. environment affairs.
  corporate. company. business. continuity strategy. people. culture. customer. conduct. investigations whistleblowing speak. freedom.
  ethical. responsible. ai. policy. public. government. management. office. control. controls. group-wide. bank. banking. treasury.
  portfolio. programme. program. transformation. services. clinical. patient. sustainability procurement. third-party trust. us. uk.
  emea. europe. americas. north. central. eastern. western. northern. southern. eu. asia. pacific. apac. dach. nordics. iberia. benelux.
  latam. konzern gruppen stellvertret kommissarisch intern qualitat finanz technisch kaufmannisch recht. rechts it-sicherheit bereich.
  abteilung. strategi umwelt arbeitsschutz unternehmens zentral ubergreif personal steuer. steuern. generale. adjoint groupe. qualite
  informatique. donnees systemes lutte. contre. blanchiment. affaires. reglementaire permanent. permanents. operationnel. operationnels.
  delegue. deleguee. ethique. environnement finances. controle. legales. operacional inocuidad inversionist inversores. relacion.
  alimentari adjunt corporativ calidad normativ datos. sistemas. operaciones. lucha. contra. capitales. sostenibilid prevencion.
  delitos. penal. asuntos. funciones. medio. ambiente. ejecutiv financier ciberseguridad. legais. operacionais. qualidade. dados.
  operacoes. combate. lavagem. dinheiro. branqueamento. capitais. regulatori etica. financeir integridade. geral. executiv tecnolog
  prevencao. qualita. dati. informatic informazioni. protezione. operativ aggiunt vicari antiriciclag riciclag affari. societari
  amministrativ esecutiv. gruppo. tutela. area. funzione. ufficio. plaatsvervangend waarnemend. kwaliteit. informatie. gegevensbescherm
  persoonsgegevens. informatieveilig juridisch zaken. integriteit. financieel financiele. algemeen. operationeel. witwas veiligheid.
  groeps tillforordnad tf. vikarierande vik. bitradande stallforetradande kvalitet. koncern ekonomi finans. hallbarhet. regel.
  konstituert. konstitueret. fungerende. databeskyttelse. assisterende. konsern juridisk. okonomi. ledende. midlertidig zarzadu. dzialu.
  biura. departamentu. niejawnych. ds. spraw. glown starsz zastepc wewnetrzn operacyjn jakosci danych. finansow osobowych regulacyjn
  bezpieczenstw. ryzyka. ryzyko. zgodnosci. zgodnosc. zgodnoscia audytu. audyt. audytem odpowiedzial grupy. p.o. generaln oddeleni.
  odboru. kvality. informac osobnich udaju. technicky financni. zastupce vykonn kyberneticke. useku. rizik. compliance. pravniho.
  prevence. provozni. obchodni. zastupujici statutarni. conformitat risc. riscul. riscuri juridic protectia datelor. financiar securit
  κανονιστικ συμμορφωσ κινδυν εσωτερικ ελεγχ προστασ δεδομεν νομικ γενικ ασφαλει διαχειρισ genel. ic. kidemli yardimcisi. kurumsal.
  bilgi. veri. koruma. sistemleri. kalite. mali. isler. operasyon. kontrol. denetim. yonetimi. kredi. surdurulebilirlik. insan.
  kaynaklari. vekil. vekaleten.
`;

/** Words that join the parts of a job title: 'of', 'and', with the articles after them. Normalised. */
export const TITLE_JOINING = `
  si al la pentru και της του των of for and the de du des da do dos das del della delle dello degli dei di le les el los las l d et y e
  en fur und der den im zu zum zur voor van het och og av pa til ve na w za nad i a s pro o oraz ds spraw`;

/** Ending a post that is over: before a job title or after the name. Plain letters, alternatives. */
export const FORMER_WORDS = anyOf`former|fost(?:ul|a|ei|ului)?|sometime|ex-?colleague|einstige[rnms]?|einst|seinerzeitige[rnms]?
  langjahrige[rnms]? fruhere[rnms]?|vorherige[rnms]?|ancienne?s|exjuez|otrora|ex-?diretor[ae]?|antig[oa]s|vroegere|gewezen|oud
  forutvarande|f d|tidigere|fordums|byl(?:y|a|ego|ej|emu|ym)|niegdysiejsz\w+|poprzedni\w*|dawn(?:y|a|ego|ej|ym)
  byval(?:y|a|e|ou|eho|emu|ym)|nekdejsi\w*|entinen|entise\w+|aiempi|volt|egykori|korabbi|hajdani|eski|precedent(?:ul|a|ei|ului)?|πρωην
  τεως|formerly|ex|ex-|erstwhile|previously|previous|once|one-time|then|then-|lately|at the time|at that time|back then|until recently
  until lately|most recently|late|past(?! the| a | our| its)|was previously|outgoing|retired|ehemals|ehemalige[rnms]?|ehem\.|fruher
  fruhere[rnms]?|vormals|vormalige[rnms]?|zuvor|zuletzt|damals|damalige[rnms]?|bisherige[rnms]?|bis dahin|bislang|davor|ancien|ancienne
  anciennement|precedemment|auparavant|jusqu'ici|jusque-la|alors|ex-directrice|ex-directeur|ex-responsable|antigu[oa]|anterior
  anteriormente|hasta ahora|hasta hace poco|entonces|exdirector[ae]?|exresponsable|expresident[ea]|exjefe|exjefa|ate agora|ate entao|antes
  antig[oa]|outrora|gia|precedente|precedentemente|in precedenza|fino a ieri|allora|voormalig|voormalige|voorheen|eerder|destijds|oud-
  tot voor kort|tot dan toe|tidigare|forre|fore detta|f\.d\.|davarande|forhenvaerende|tidligere|tidl|fhv\.|davaerende|daverende|wczesniej
  dotychczasowy|dotychczasowa|owczesn\w+|(?<!(?:to|and|will|helps?) )drive|drivejsi|predtim|tehdejsi|tehdy|dosavadni|onceki|sabik|donemin
  onceden|元|前|当時`;

/** 'Once', at the head of a sentence about what is over. Plain letters, alternatives. */
export const ONCE_WORDS = anyOf`once|formerly|previously|years ago|back then|in (?:her|his) day|fruher|einst|damals|autrefois|jadis
  naguere|antes|antano|antigamente|outrora|un tempo|una volta|vroeger|destijds|forr|tidigare|tidligere|engang|for i tiden|dawniej|niegdys
  kiedys|drive|kdysi|aiemmin|ennen|egykor|korabban|hajdan`;

/** 'Exdirectora', '元コンプライアンス部長'. */
export const EX_TITLE =
  /^(?:ex(?!(?:[eé]cut|tern|tér|pert|amin|port|chang|pans))-? ?\p{L}{4}|元|前(?!線))/iu;

/** 'The buyer's', before a job title of another party. Plain letters, alternatives. */
export const OTHER_PARTIES = anyOf`(?:buyer|acquirer|purchaser|competitor|rival|supplier|customer|regulator)'s|koparens|kundens
  konkurrentens|leverantorens|myndighetens|kobers|koberens|leverandorens|tilsynets|kjopers|kjoperens|ostajan|kilpailijan|asiakkaan
  toimittajan|viranomaisen`;

/** 'New', 'current' and articles between a name and a job title. Plain letters, alternatives. */
export const TITLE_ARTICLES = anyOf`the|a|an|our|its|their|as|both|desormais|maintenant|nunmehr|nun|jetzt|ahora|agora|adesso|teraz|nyni
  acum|sowohl|a la fois|zugleich|tanto|sia|zowel|bade|nebenbei|hauptberuflich|im hauptberuf|full-time|in (?:her|his) day job|dans le civil
  till vardags|til daglig|na co dzien|civilben|now|currently|current|new|newly appointed|newly|incoming|first|also|today|als|der|die|das
  den|dem|unser|unsere|neue[rnms]?|derzeit|aktuell|heute|le|la|les|l'|un|une|notre|nouveau|nouvelle|actuel|actuelle|actuellement
  aujourd'hui|el|los|las|una|nuestr[oa]|nuev[oa]|actual|actualmente|hoy|o|os|um|uma|noss[oa]|nov[oa]|atual|atualmente|hoje|il|lo|gli|i|uno
  nostr[oa]|nuov[oa]|attuale|attualmente|oggi|de|het|een|onze|nieuwe|huidige|momenteel|en|ett|var|nya|ny|nuvarande|nuvaerende|vores
  naavaerende|vart|nowy|nowa|nowego|obecny|obecna|obecnie|novy|noveho|soucasny|nynejsi|bir|yeni|su anki|halen|現|現在|こと`;

/** 'Is', 'serves as', 'holds the post of': says that somebody has a job now. Plain letters by language. */
export const HOLDING_VERBS: Readonly<Record<string, string>> = {
  en: anyOf`is|'s|wears|doubles as|fills in as|is covering(?: as| for)?|covers as|serves as|works as|acts as|acting as|continues as
    remains|stays|stays on as|has been|has served as|has worked as|holds the (?:post|position|role|title) of|currently serves as|am|i'm
    i am|has held the (?:post|role) of`,
  de: anyOf`ist|ist seit .{0,30}|arbeitet als|tatig als|bleibt|fungiert als|amtiert als|seit .{0,20} ist|bin|als`,
  fr: anyOf`est|est toujours|occupe (?:actuellement )?le poste de|occupe (?:actuellement )?les fonctions de|exerce les fonctions de|reste
    demeure|suis`,
  es: anyOf`es|sigue siendo|ejerce (?:de|como)|trabaja como|ocupa el (?:cargo|puesto) de|se desempena como|soy|continua como`,
  pt: anyOf`e|continua a ser|exerce (?:o cargo|as funcoes) de|ocupa o cargo de|atua como|trabalha como|sou
    desempenha (?:o cargo|as funcoes) de`,
  it: anyOf`e|resta|rimane|ricopre (?:il ruolo|l'incarico|la carica) di|lavora come|sono|ricopre attualmente il ruolo di`,
  nl: anyOf`is|blijft|werkt als|is werkzaam als|bekleedt de functie van|ben`,
  sv: anyOf`ar|vikarierar som|arbetar som|jobbar som|fortsatter som|verkar som|har rollen som|sitter som|kvarstar som|tjanstgor som|heter`,
  da: anyOf`er|vikarierer som|arbejder som|fortsaetter som|fungerer som|virker som|sidder som|hedder`,
  no: anyOf`er|vikarierer som|arbeider som|jobber som|fortsetter som|fungerer som|virker som|sitter som|heter`,
  pl: anyOf`jest|pelni funkcje|pelni obowiazki|pozostaje pracownikiem|pozostaje|pracuje jako|zajmuje stanowisko|pelniacy? funkcje
    piastuje stanowisko`,
  cs: anyOf`je|zastava funkci|zastava pozici|zustava|pusobi jako|pracuje jako`,
  tr: anyOf`olarak gorev yapiyor|olarak calisiyor|gorevini surduruyor|gorevini yurutuyor|olan`,
  ro: anyOf`este|ramane|lucreaza ca|ocupa (?:functia|postul|pozitia) de|detine (?:functia|postul) de|activeaza ca|sunt`,
  el: anyOf`ειναι|παραμενει|υπηρετει ως|εργαζεται ως|κατεχει τη θεση`,
  fi: anyOf`on|toimii|tyoskentelee|jatkaa|on toiminut|hoitaa`,
  hu: anyOf`jelenleg|dolgozik|mukodik|tolti be|latja el`,
  ja: anyOf`は|現`,
};

/** 'Was', 'served as': says that somebody had a job. Plain letters by language. */
export const HELD_VERBS: Readonly<Record<string, string>> = {
  en: anyOf`was|were|had been|served as|had served as|worked as|has previously been|(?:spent|gave|put in) .{0,50} as|used to be
    held the (?:post|position|role|title) of|'d been|acted as|most recently served as|having been|having served as`,
  de: anyOf`war|war zuvor|war zuletzt|war bis .{0,20}|arbeitete|fungierte|diente|amtierte
    (?:habe|hat|hatte)(?= .{0,120}(?:gearbeitet|gedient|fungiert|amtiert))|gewesen|hatte .{0,20} inne`,
  fr: anyOf`etait|fut|fus|(?:a|ai|avait|avais) ete|etais|occupait (?:le poste|les fonctions) de|a occupe (?:le poste|les fonctions) de
    exercait|a exerce|j'exercais|travaillait|a travaille`,
  es: anyOf`era|fue|fui|(?:ha|he|habia) sido|ejercio (?:de|como)|ocupo el (?:cargo|puesto) de|ocupaba el (?:cargo|puesto) de|trabajo como
    trabaje como|trabajo durante|se desempeno como|me desempene como|venia siendo`,
  pt: anyOf`era|foi|fui|tinha sido|havia sido|exerceu (?:o cargo|as funcoes) de|ocupou o cargo de|ocupava o cargo de|trabalhou como
    atuou como|desempenhou`,
  it: anyOf`era|ero|(?:e|sono) stat[oa]|fu|fui|era stat[oa]|ha ricoperto (?:il ruolo|l'incarico) di|ricopriva (?:il ruolo|l'incarico) di
    ha lavorato|lavorava`,
  nl: anyOf`was|(?:is|ben) .{0,60}geweest|werkte|diende|was werkzaam als|bekleedde`,
  sv: anyOf`var|har varit|hade varit|arbetade som|jobbade som`,
  da: anyOf`var|har vaeret|havde vaeret|arbejdede som|virkede som`,
  no: anyOf`var|har vaert|hadde vaert|arbeidet som|jobbet som`,
  pl: anyOf`byla?|pelnila? funkcje|pracowala? jako|zajmowala? stanowisko`,
  cs: anyOf`byla?|pusobila? jako|pracovala? jako|zastavala? funkci`,
  tr: anyOf`idi|olarak gorev yapti|olarak calisti|gorev yapmisti|olarak gorev aldi|gorevini yurutmustu|gorevini yurutuyordu`,
  ro: anyOf`(?:a|am) fost(?! numit| promovat| desemnat| angajat)|era|eram|fusese|(?:a|am) lucrat|a ocupat (?:functia|postul|pozitia) de
    a activat ca`,
  el: anyOf`ηταν|υπηρετησε ως|διετελεσε|εργαστηκε ως|κατειχε τη θεση`,
  fi: anyOf`oli|toimi|tyoskenteli|on ollut|oli ollut|oli toiminut|hoiti`,
  hu: anyOf`volt|dolgozott|korabban|betoltotte|toltotte be|latta el`,
  ja: anyOf`だった|でした|を務めた|を歴任|を経て`,
};

/** 'As': before the post in which somebody does something. Plain letters, alternatives. */
export const AS_WORDS = anyOf`as|als|comme|en tant que|en qualite d[eu]|au poste d[eu]|como|en calidad de|na qualidade de|na funcao de
  no cargo de|en el cargo de|come|in qualita di|nel ruolo di|quale|in de functie van|som|i rollen som|jako|w roli|na stanowisku|na pozici
  ve funkci|ca|tehtavassa`;

/** 'Remains', 'still': says that somebody has a post and keeps it. Plain letters, alternatives. */
export const KEEPING_WORDS = anyOf`remains?|stays?(?: on)?|still|continues?|carries on|keeps?|bleibt|weiterhin|reste|demeure|conserve
  sigue|continua|conserva|mantem|resta|rimane|mantiene|blijft|forblir|fortsatter|fortsaetter|fortsatt|forbliver|pozostaje|zustava|jatkaa
  marad`;

/** 'Serves until': says that a post is held for a time. Single words, plain letters, alternatives. */
export const SERVING_WORDS =
  'serves?|served|serving|amtiert|amtierte|fungiert|siege|ejerce|exerce|fungeert|tjanstgor|fungerer';

/** Small words between a job title and the date until or since when it is held. Plain letters. */
export const DATED_TITLE_WORDS = wordSet(`
  at of for with in on the a an and from since until till to through end early late mid bei beim der die das dem den des vom von und am
  im zum seit ab bis ende anfang mitte chez de du la le les l et au en depuis jusqu jusque fin debut y del el desde hasta fines finales
  principios e da do dos no na ate fim dal dalla della di il fino al alla fine van bij het op sinds tot vanaf eind pa hos i och og fran
  sedan fra siden til indtil inntil frem fram w we v ve u z od konca
`);

/** Nouns for a post. Plain letters, alternatives. */
export const POST_NOUNS = anyOf`post|posts|positions?|roles?|jobs?|day job|duties|office|remit|hats?|seat|title|capacity|functions?|amt
  stelle|posten|aufgabe|aufgaben|rolle|funktion|funktionen|hauptberuf|leitung|poste|postes|fonction|fonctions|casquettes?|cargo|cargos
  puesto|puestos|funcion|funciones|posto|funcao|funcoes|incarico|incarichi|carica|ruolo|ruoli|funzione|functie|functies|rol|rollen|petten
  tjanst\w*|roll\w*|befattning\w*|stilling\w*|verv|hverv|stanowisk\w+|funkcj?[aeiouy]?|pozic\w+|urad|gorev\w*|tehtav\w+|virka|virassa
  tisztseg\w*|poszt\w*`;

/** What stands for the post of whoever sits on it. Plain letters, alternatives. */
export const CHAIRS = anyOf`chair|seat|desk|sessel\w*|stuhl|schreibtisch|fauteuil|siege|sillon|poltrona|cadeira|stoel|zetel|stol\w*
  fotel\w*|kresl\w+|tuoli\w*|szek\w*|scaun\w*|koltu\w+`;

/** 'Has', 'holds', 'wears': before a noun for a post. Plain letters, alternatives. */
export const POST_VERBS = anyOf`has|have|holds|continues|wears|combines|doubles|occupies|fills|i have|hat|halt|bekleidet|vereint
  hat .{0,20}inne|ubt|versieht|a(?= l[ea]s? | une? )|occupe|exerce|cumule|conserve|detient|tiene|ejerce|ocupa|desempena|ostenta|reune
  compagina|tem|acumula|desempenha|ricopre|ha|svolge|detiene|riunisce|cumula|heeft|bekleedt|vervult|combineert|har|innehar|uppratthaller
  bestrider|besidder|varetager|ma|pelni|zajmuje|sprawuje|laczy|piastuje|zastava|vykonava|drzi|hoitaa|betolti|betolt|viseli|latja el`;

/** Only for a time. Plain letters, alternatives. */
export const INTERIM_WORDS = anyOf`interim(?! (?:results?|reports?|figures|accounts|statements?|dividend|findings))|acting|temporary
  temporarily|on a temporary basis|caretaker|stand-in|maternity cover|kommissarisch\w*|komm\.|vorubergehend\w*|interimistisch\w*
  interims\w*|vertretungsweise|bis auf weiteres|par interim|interimaire|a\.i\.|ad interim|interin[oa]|en funciones|provisional
  interinamente|em exercicio|facente funzioni|f\.f\.|waarnemend|tijdelijk|tillforordna[dt]\w?|tf\.?|t\.f\.|vikarie\w*|vik\.|just nu
  konstitue\w+|fungerende|midlertidig\w*|p\.o\.|pelniac\w+ obowiazki|tymczasow\w+|poveren\w* rizenim|docasn\w+|vekaleten|vekil|代行|暫定`;

/** Boards and committees, and who sits on them beside the job. Plain letters, alternatives. */
export const BOARD_POSTS = anyOf`non[- ]executive|board|committees?|trustee|advisory|governor|aufsichtsrat\w*|beirat\w*|verwaltungsrat\w*
  administrat(?:eur|rice)s?|conseil d'administration|comite|consejer[oa]|consejo|patrono|vocal|conselheir[oa]|conselho|vogal|consiglier\w+
  consiglio|comitato|sindaco|raad van|commissaris\w*|bestuurslid|toezicht\w*|styrelse\w*|ledamot|bestyrelse\w*|styret|styremedlem
  styreleder|rad[ay] nadzorcz\w+|dozorci\w*|spravni rad\w+|yonetim kurulu|社外|監査役|委員|理事`;

/** Beside the job: boards, committees, teaching. Plain letters, alternatives. */
export const SIDE_POSTS = anyOf`${BOARD_POSTS}|(?<!in the )chair(?:man|woman|person)?|advis[eo]r|patron|fellow|lecturer|professor
  volunteer|mentor|member|ambassador|councill?or|mitglied|vorsitzende\w*|dozent\w*|lehrbeauftragte\w*|membre|miembro|docente|profesor[ae]?
  membro|lid|medlem|przewodnicz\w+|uye\w*|speaker|columnist|author|顧問`;

/** Employers of lecturers, trustees and the like: 'university'. Plain letters, alternatives. */
export const SIDE_EMPLOYERS = anyOf`bran(?:s?ch|sj)e?n?(?:forening|verband|verenig)\w*|association|institute|society|university|school
  college|forum|council|federation|chamber|foundation|verband(?:e?s)?|verein(?:s)?|institut|hochschule|universitat|stiftung|universite
  ecole|asociacion|instituto|universidad|fundacion|associacao|universidade|fundacao|associazione|istituto|universita|fondazione|vereniging
  instituut|universiteit|stichting|forening\w*|universitet\w*|stowarzyszen\w+|uniwersytet|fundacja|asociace|univerzita|nadace|dernegi
  universitesi|vakfi`;

/** What makes an award of the job title before it: 'Compliance Officer of the Year'. Plain letters, alternatives, as below. */
export const AWARD_BEHIND = anyOf`of the (?:year|decade)|des jahr(?:es|zehnts)|de l'annee|d[eo]l? ano(?! \d)|dell'anno|van het jaar
  roku(?! \d)|anului|της χρονιας|awards?|prizes?`;

/** The same of the job title behind it: 'årets riskchef'. */
export const AWARD_BEFORE = 'arets|vuoden|az ev|yilin';

/** How words for a field begin. Plain letters, alternatives, as below. */
const FIELD_STEMS = anyOf`audit|risik|riscuri|conformitat|securitat|κινδυν|συμμορφωσ|ελεγχ|rischi|risico|revision|internrevision
  geldwasche|ryzyk|riskien|vaatimustenmuk|tietoturva|tietosuoja|megfelel|kockazat|adatved|belso ellen|informaciobizt|zgodnosci|audyt
  bezpeczen|bezpecnost|rizik|sustainab|environment|calitat|jakosc|laatu|laadu|minoseg|kalite|umwelt|arbe[ijt]\p{L}*miljo|transparen|cyber
  dataskydd|personvern|betrug|geldwasch|witwas|hvitvask|hvidvask|penningtvatt|nachhaltig|sostenib|sustentab|duurzaam|hallbar|baeredygtig
  baerekraft|juridi|jurist|recht|prawn|pravn|lakias|jogi|lieferkette|exportkontroll|etik|etyk|kontroll`;

/** Whole words and phrases for a field. */
const FIELD_PHRASES = anyOf`risks?|risques?|riesgos?|riscos?|risc(?:ul)?|governance|legal|security|privacy|data protection
  money laundering|datenschutz|conformite|controle interne|cumplimiento|control interno|conformidade|antiriciclaggio|dpo|sicurezza
  beveiliging|naleving|efterlevnad|sikkerhet|etterlevelse|uyum|denetim|risk yonetimi|ethics|sanctions|aml|fraud|controls?|resilience|esg
  integrity|regulatory|safeguarding|health|safety|hse|hms|permitting|calidad|trasparenza|cumprimento|export controls?|law|donnees|datos
  dados|dati|gegevens|databeskyttelse|ochron\p{L}* danych|osobnich udaju|fraude?|frode|blanchiment|blanqueo|durabilite|ethik|ethique|etica
  controles?|controlli|securite|seguridad|seguranca|surete`;

/** Names the field of a post that has no title. */
export const FIELDS_OF_WORK = anyOf`
  (?:${FIELD_STEMS}|\p{L}*(?:complian|qualit|kvalit|kwalit|sicherheit|sikkerhed|sakerhet)|\p{L}+sikkerhet)\p{L}*|${FIELD_PHRASES}`;

/** Single words of a job title, normalised. */
export const TITLE_WORDS = {
  // Verbs and nouns that begin like a job title and are none.
  noHeads: wordSet(`
  responsabilite responsabilites responsabilidad responsabilidades responsabilita responsabilidade reporter advisory leads leading
  leadership leader leaders leitet leitete directors managers executives agents officers members executive vorstand vorstands
  vorstandschef partners partner lead representatives engineers specialists analysts architects scientists president presidents governor
  owner developers researchers direction directorate secretariat consultants auditors lawyers advisers advisors consejo
  vorstandsvorsitzende chefredaktor presidente chair board charge leitung referent
`),
  // Those of them that are a job title with a capital.
  seniorHeads: wordSet('partner president lead leitung referent owner'),
  // Job titles in capitals alone: 'CRO'.
  acronyms: wordSet('cso cro cco cpo cae gc gm ed vp svp evp avp coo cio vd dg mb'),
  // Nouns of a job title inside a longer word: 'datenschutzbeauftragter'.
  headInside:
    /beauftragt|leiter|chefin?$|sjef|officer|manager|.verantwoordelijke|.verantwortlich|.justiziar|.secretaris$|.functionaris$/u,
  // What somebody runs outside governance, risk and compliance, within a title: 'plant manager', 'head of visitor experience'.
  trades: wordSet(`
  operating commercial marketing revenue medical nursing clinical scientific growth accounting plant site works factory mill depot store visitor guest
  experience customer success production manufacturing maintenance engineering warehouse logistics fleet brand communications membership fundraising
  partnerships estates facilities catering construction development research content creative innovation transformation
  industriel industrielle usine production exploitation commerciale produzione stabilimento vendite produccion planta operaciones comercial
  producao fabrica productie produkcji zakladu handlowy handlowa sprzedazy
`),
  // 'Group', before 'Executive'.
  executiveRanks: wordSet('group general senior regional'),
  // 'In the capacity of' in Romance languages, 'en qualité de', 'in qualità di': the words, and what is before them.
  capacities: wordSet('qualite calidad qualita qualidade'),
  inCapacity: wordSet('en in na'),
};

/** 'And' between titles or fields. */
export const TITLE_CONJUNCTIONS = wordSet('and und et y e en och og i');

/** Of what time a post is, by what is right before its title. Plain letters. \uE001 and \uE002 stand for employers. */
export const TITLE_TIMES = {
  // The post of a day long past, in which somebody may be still: 'Jane Doe, then head of risk'.
  ofThen: expression('u')`
    (?<!\p{L})(?:then|at the time|damals|damalige[rnms]?|alors|a l'epoque|entonces|por entonces|a epoca|na altura|entao|allora|all'epoca
    toen|destijds|davarande|dengang|davaerende|davaerende|daværende|wowczas|owczesn\p{L}{1,3}|tehdy|tehdejsi\p{L}{0,2}|silloin\p{L}{0,4}
    akkor\p{L}{0,3}|o zamanki|donemin|atunci|pe atunci|τοτε)(?:,| the| its| acting)? (?:\p{L}{1,30} ){0,2}$`,
  // 'Its next head of risk'.
  next: expression('u')`
    (?<!\p{L})(?:next|incoming|future|kunftige[rnms]?|designierte[rnms]?|angehende[rnms]?|prochaine?|futur[eoa]?|proxim[oa]|entrante
    prossim[oa]|aankomende?|toekomstige?|blivande|tilltradande|kommende|pafolgende|przyszl[ya]|pristi|budouci|tuleva
    leendo) (?:[\uE001\uE002](?:'s)? )?$`,
  // The post before a promotion as often as before a departure, so that it tells nothing: 'until now head of the unit'.
  hitherto: expression('u')`
    (?<!\p{L})(?:until now|hitherto|so far|bisher\w*|bislang|bis dahin|jusqu'ici|jusque-la|hasta ahora|ate agora|ate aqui|finora
    tot nu toe|tot dan toe|hittills|hidtil|hittil|dotychczas\w*|dosud|dosavadni\w*|su ana kadar|これまで) ?$`,
  // Right behind it: 'head of risk-designate', 'director-to-be'.
  nextBehind: /^[ -](?:to-be|elect|designate|in waiting|in spe)(?!\p{L})/u,
};

/** Before a job of the past: 'has a background as', 'came from a post as'. Plain letters, alternatives. */
export const BACKGROUND_AS = anyOf`
  (?:background|bakgrunn|bakgrund|baggrund|hintergrund|achtergrond) (?:as|som|als)
  (?:from|fra|fran|aus|van) (?:an? |en |einer |een )?(?:post|job|role|position|stilling|tjanst|stelle|functie) (?:as|som|als)`;

/** What keeps an appointment from taking effect yet: 'subject to regulatory approval'. Plain letters, alternatives. */
export const SUBJECT_TO_APPROVAL = anyOf`
  subject to (?:the )?(?:[^ ,.;]+ ){0,2}(?:approval|consent|clearance)|vorbehaltlich (?:der )?(?:[^ ,.;]+ )?(?:zustimmung|genehmigung)
  sous reserve (?:de )?(?:l'|d')?(?:approbation|agrement|accord)|sujet[oa] a (?:la )?(?:aprobacion|autorizacion)
  sujeit[oa] a (?:aprovacao|autorizacao)|soggett[oa] (?:a|all') ?(?:approvazione|autorizzazione)
  onder voorbehoud van (?:goedkeuring|instemming)|under forutsattning av|forudsat [^.;]{0,20}godkendelse|med forbehold om
  pod warunkiem (?:uzyskania )?zgody`;
