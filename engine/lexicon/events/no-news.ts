// What dates a sentence without making it news, in plain letters: habits, private matters, anniversaries, papers of the page, counts, prices.

const WEEKDAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|lunes|martes|miercoles|jueves|viernes|lunedi|martedi|mercoledi|giovedi|venerdi|maandag|dinsdag|woensdag|donderdag|vrijdag';

/** 'Every second Friday', 'Monday to Wednesday', 'two drills a year', 'on the first of the month'. */
const HABITS = [
  `(?:every|each|jeden|chaque|cada|ogni|elke|varje|hver|kazdy|kazdego) (?:(?:second|other|third|zweiten|deuxieme|segundo|secondo|tweede|andra|anden) )?(?:${WEEKDAY}|month|quarter|monat|mois|mes|mese|maand|manad|maned)`,
  `(?:${WEEKDAY}) (?:to|bis|a|al|tot|till|til) (?:${WEEKDAY})`,
  `the (?:${WEEKDAY}) half`,
  '(?:once|twice|two|three|four|[a-z]+ times) (?:[a-z]+ ){0,2}(?:a|per) (?:year|month|week)',
  'the first of (?:the|each|every) month',
] as const;

/**
 * 'Closed on 26 and 27 November', 'fermé du 24 décembre au 2 janvier': a place shut for some days is not shut for good.
 */
const CLOSED_FOR_DAYS =
  '(?<![a-z])(?:closed|geschlossen|fermee?s?|cerrad[oa]s?|chius[oaie]|gesloten|stangt|lukket)(?: [A-Za-z]+){1,3} \\d{1,2}\\.?(?: [A-Za-z]+)? (?:and|to|until|und|bis|et|au|y|al|e|tot|en|och|og|till|til) (?:[A-Za-z]+ ){0,2}\\d{1,2}(?!\\d)';

/** Births, deaths, weddings, holidays. */
const PRIVATE_MATTERS = [
  'on (?:annual |parental |maternity |paternity |sick )?(?:leave|holiday|vacation) (?:until|till|to)|gave birth|was born|passed away|has died|died (?:on|at|last|this)|got married|her wedding|his wedding',
  'im urlaub bis|bis [^.;]{0,20} im urlaub|zur welt gebracht|verstorben|verstarb|geheiratet',
  'en vacances jusqu|en conge jusqu|est nee?|est decedee?|de vacaciones hasta|dio a luz|ha fallecido|fallecio|de ferias ate|faleceu|deu a luz|in ferie fino|e scompars[oa]|e mort[oa]|e nat[oa]|met vakantie tot|is overleden|overleed|bevallen van',
  'pa semester till|har avlidit|avled|pa ferie (?:frem )?(?:til|indtil)|er dod|afgik ved doden|gikk bort|na urlopie|przebywa na urlopie|zmarl[a]?|zemrel[a]?|na dovolene|vefat|hunyt|elhunyt|lomalla|menehtyi',
] as const;

/** 'Five years ago this week', 'celebrates its centenary'. */
const ANNIVERSARIES = [
  '(?:a|[a-z]+|\\d{1,3}) years ago|vor (?:[a-z]+|\\d{1,3}) jahren|il y a (?:[a-z]+|\\d{1,3}) ans|hace (?:[a-z]+|\\d{1,3}) anos|ha (?:[a-z]+|\\d{1,3}) anos|(?:[a-z]+|\\d{1,3}) anni fa|(?:[a-z]+|\\d{1,3}) jaar geleden|for (?:[a-z]+|\\d{1,3}) (?:ar|aar) (?:sedan|siden)|(?:[a-z]+|\\d{1,3}) lat temu|pred (?:[a-z]+|\\d{1,3}) lety',
  'centenary|jubilee|anniversary|jubilaum|anniversaire|aniversario|centenario|anniversario|jubileum|jubilaeum|rocznic[aey]',
] as const;

/** 'Annual report for the year to 30 June', 'Approval of the minutes of 1 July', 'Published on 3 May'. */
const PAPERS = [
  '(?:for|in) the (?:financial |full |first |second )?(?:year|half(?:[- ]year)?|quarter|(?:three|six|nine|twelve) months|\\d{1,2} weeks|period) (?:ended|ending|to)',
  '(?:geschaftsjahr|halbjahr|quartal)[a-z]* (?:zum|bis|per)|(?:exercice|semestre|trimestre|annee) clos[e]?|(?:ejercicio|semestre|trimestre) (?:cerrado|finalizado|terminado)|(?:exercicio|semestre|trimestre) (?:findo|encerrado|terminado)|(?:esercizio|semestre|trimestre) chiuso|(?:boekjaar|halfjaar|kwartaal) (?:eindigend|afgesloten)|(?:rakenskapsaret|halvaret|kvartalet|regnskabsaret|regnskapsaret) (?:som|der) (?:slutade|sluttede|endte|avsluttet)|(?:rok obrotowy|polrocze|kwartal) zakonczon[a-z]+|(?:ucetni rok|pololeti|ctvrtleti) (?:konc|skonc)[a-z]+',
  // An item of an agenda: 'The minutes of 3 May were approved.'
  'minutes [^;]{0,60}(?:accepted|approved|adopted|confirmed|agreed|signed|taken as read)|(?:protokoll|niederschrift) [^;]{0,60}(?:genehmigt|angenommen|gutgeheissen)|proces-verbal [^;]{0,60}(?:approuve|adopte)|acta [^;]{0,60}aprobada|ata [^;]{0,60}aprovada|verbale [^;]{0,60}approvato|(?:notulen|verslag) [^;]{0,60}(?:vastgesteld|goedgekeurd)|protokollet [^;]{0,60}(?:justerades|godkandes|godkendtes|godkjent)|referat[a-z]* [^;]{0,60}god(?:kendt|kjent)|protokol[a-z]* [^;]{0,60}przyjet[a-z]|zapis [^;]{0,60}schvalen',
  '(?:approval of the |confirmation of the )?minutes of the (?:meeting|board)|genehmigung (?:der niederschrift|des protokolls)|approbation du proces-verbal|aprobacion del acta|aprovacao da ata|approvazione del verbale|goedkeuring (?:van de )?notulen',
  '^\\W{0,4}(?:published|updated|posted|last updated|last modified|retrieved|accessed|veroffentlicht am|stand|aktualisiert|publie le|mis a jour|publicado el|publicado em|pubblicato il|aggiornato|gepubliceerd op|publicerad|opdateret|opublikowano)(?![a-z])',
] as const;

const AT_DAY =
  '(?:at|as at|as of|by) (?:the )?(?:end of|close of|year[- ]end)|as (?:at|of)|(?:zum |per |am )?ende|(?:zum|per) \\d{1,2}|(?:a la )?fin|au \\d{1,2}|a (?:finales|cierre|fecha) de|al cierre|a \\d{1,2} de|no (?:final|fim) de|em \\d{1,2} de|(?:a|alla) fine|al \\d{1,2}|eind|ultimo|i slutet av|(?:vid|ved) ut?gangen a[fv]|per den|na koniec|na dzien|(?:na|ke) konci|k \\d{1,2}';
const HAD =
  'had|counted|employed|employs|operated|managed|stood at|totalled|hatten?|zahlten?|beschaftigten?|betrieb(?:en)?|verwalteten?|verfugten?|betrug(?:en)?|belief|comptai(?:t|ent)|employai(?:t|ent)|gerai(?:t|ent)|exploitai(?:t|ent)|disposai(?:t|ent)|contaban? con|tenian?|empleaban?|gestionaban?|sumaban?|contavam? com|tinham?|empregavam?|geriam?|somavam?|contava(?:no)?|aveva(?:no)?|impiegava(?:no)?|gestiva(?:no)?|telden?|hadden|beheerden?|bedroeg|hade|havde|hadde|forvaltade|forvaltede|forvaltet|mial[aoy]?|liczyl[aoy]?|zatrudnial[aoy]?|zarzadzal[aoy]?|mel[aoy]?|zamestnaval[aoy]?|spravoval[aoy]?|cinil[aoy]?';

/** How many there were on a day: 'employed 90 people at the end of May', 'Ende Juni zählte die Bank 90 Filialen'. */
const COUNTS_OF_A_DAY = [
  `(?:${HAD}) (?:[a-z]{1,9} )?\\D?\\d[^;]{0,80} (?:${AT_DAY})`,
  `(?:${AT_DAY}) [^;]{1,40} (?:${HAD}) (?:[a-z-]+ ){0,3}\\D?\\d`,
] as const;

/** 'Shares slipped on Monday', 'das Papier notierte': the day of a price. */
const PRICES = [
  'shares?(?: [^.;]{0,30})? (?:were|was) (?:little changed|unchanged|flat|up|down|higher|lower|trading)|shares?(?: (?:in|of) [^.;]{0,30})? (?:fell|rose|gained|slipped|dropped|climbed|jumped|eased|dipped|edged|tumbled|surged|traded|closed)',
  "(?:aktien?|papiere?)(?: [^.;]{0,30})? (?:notiert|schloss|stieg|fiel|verlor|gewann|legte|gab)[a-z]*|(?:l'action|le titre) [^.;]{0,40}(?:perd|gagn|ced|recul|progress|clotur)[a-z]+|las acciones [^.;]{0,40}(?:subi|baja|cerra|cay|ced|cotiza)[a-z]+|as acoes [^.;]{0,40}(?:subi|cai|fecha)[a-z]+|(?:il titolo|le azioni) [^.;]{0,40}(?:perd|guadagn|chiu|ced|sal|scend)[a-z]+",
  '(?:het aandeel|de aandelen|de koers) [^.;]{0,40}(?:steeg|daalde|sloot|verloor|won|noteerde)|aktien?(?: [^.;]{0,30})? (?:steg|foll|faldt|falt|stangde|lukkede|lukket|handlades|handledes)|(?:akcje|kurs) [^.;]{0,40}(?:wzros|spad|straci|zyska|koszto)[a-z]+|(?:akcie|kurz) [^.;]{0,40}(?:vzrost|kles|posil|ztrati)[a-z]+',
] as const;

/** 'The company announced it on Friday', 'Das teilte die Bank am Montag mit': the day of the telling. */
const TELLINGS = [
  '(?:announced|confirmed|disclosed|said) (?:it|this|that|so|the news) (?:on|late|early|in an?)|^\\W{0,4}(?:this|that|it) was (?:announced|confirmed|disclosed|made public)|^\\W{0,4}(?:das|dies) (?:teilte|gab|meldete|bestatigte|hat) [^;]{0,80}(?:mit|bekannt|mitgeteilt|bekanntgegeben|gemeldet)',
  "l'a (?:annonce|communique|fait savoir|indique|confirme)|lo (?:comunico|anuncio|informo|hizo publico|confirmo)|(?:comunicou|anunciou|informou|confirmou)-o|lo ha (?:comunicato|annunciato|reso noto|confermato)|^\\W{0,4}(?:dat|dit) (?:heeft|maakte|meldde|bevestigde|liet) [^;]{0,80}(?:bekend|bekendgemaakt|gemeld|weten|meegedeeld)",
  '^\\W{0,4}det (?:meddela(?:de|r)|uppgav|uppger|bekraftade|meddel(?:te|er)|oplys(?:te|er)|opplys(?:te|er)|bekraeftede|bekreftet)|(?:poinformowal|oglosil|podal)[a-z]* o tym|o tym (?:poinformowal|oglosil)|(?:oznamil|informoval)[a-z]* o tom|o tom (?:informoval|oznamil)',
] as const;

/** 'Claims that', 'said it had not': what others say, or what is denied. */
const TALK = [
  '(?:claims?|rumou?rs?|speculation) (?:on [a-z]+ )?that',
  '(?:said|says) (?:that )?(?:it|he|she|they|we) (?:had|did|was|were|has|have|is|are) not',
] as const;

/** Says only that people met, not what came of it: 'The board met at Leeds on 3 May'. */
const MEETINGS = [
  '(?:board|committee|council|trustees|directors) (?:has |have )?met(?: (?!(?:and|to) )[^ ,;:]+)+$',
  '(?:rat|vorstand|ausschuss) (?:tagte|trat)(?: (?!(?:und|um) |zuruck)[^ ,;:]+)+$',
  "(?:conseil|comite) (?:[^ ,;:]+ ){0,3}s'est reuni(?: (?!(?:et|pour) )[^ ,;:]+)+$",
  '(?:consejo|comite|junta|conselho|comissao|consiglio|comitato) (?:[^ ,;:]+ ){0,3}(?:se reunio|reuniu(?:-se)?|si e riunito)(?: (?!(?:y|e|para|per) )[^ ,;:]+)+$',
] as const;

/** 'We were fine': no penalty. */
const WELL = ["(?:am|is|are|was|were|be|been|feel|'re) (?:all |just |quite )?fine"] as const;

/** 'Fine gravel', 'a fine day', 'all was fine': no penalty. */
const FINE_ADJECTIVE =
  '(?<![a-z])fine(?=[ -](?:arts?|balance|bone|chemicals?|china|chocolates?|cotton|days?|details?|dining|dust|examples?|food|form|gravel|job|jewellery|leather|lines?|margin|mesh|mist|particles?|points?|powders?|prints?|sand|spirits|thread|tun(?:ed|ing)|grain(?:ed)?|weather|wines?|wool|work|morning|afternoon|evening|summer|weekend)(?![a-z]))|(?<=(?:am|is|are|was|were|be|been|feel|feels|felt|all|just|very|quite|so) )fine(?![a-z])';

/** 'The end of the year', 'the first drill of the year', 'årets rapport': no prize. */
const PARTS_OF_YEAR =
  '(?<=(?<![a-z])(?:ends?|start|beginning|outset|close|turn|middle|course|half|halves|quarters?|thirds?|parts?|bulk|rest|remainder|months?|weeks?|weekends?|days?|times?|season|budget|figures|results|reports?|accounts|meetings?|audits?|drills?|(?:first|second|third|last|only|biggest|longest|largest|worst|busiest|hottest|coldest|hardest|most) (?:[a-z]+ ){0,2}[a-z]+) )of the year(?![a-z])|arets (?=[a-z]{0,16}(?:slut|utgang|udgang|start|borjan|begyndelse|forst|andra|anden|andre|sist|sidst|kvartal|halv|rapport|redovisning|regnska|bokslut|resultat|stamma|generalforsamling|mode|mote|budget|ovning|ovelse|revision|tillsyn|tilsyn))';

/** Words that look like those of an event and are none. */
export const NO_EVENT_WORDS = new RegExp(
  `${FINE_ADJECTIVE}|${PARTS_OF_YEAR}|${CLOSED_FOR_DAYS}`,
  'g',
);

/** Names a paper: 'Report and accounts for the year ended 31 March'. */
export const TITLE_OF_PAPER = new RegExp(`(?<![a-z])(?:${PAPERS.join('|')})(?![a-z])`, 'i');

/** Dated, and no news. */
export const NO_NEWS = new RegExp(
  `(?<![a-z])(?:${[...HABITS, CLOSED_FOR_DAYS, ...PRIVATE_MATTERS, ...ANNIVERSARIES, ...PAPERS, ...COUNTS_OF_A_DAY, ...PRICES, ...TELLINGS, ...MEETINGS, ...TALK, ...WELL].join('|')})(?![a-z])`,
  'i',
);

/** 'A customer of', 'que compra a', right before a name: what befalls a client is none of the company's news. */
export const CLIENT_OF =
  /(?<![a-z])(?:(?:customer|client|supplier|distributor|importer|dealer) (?:of|to)|(?:that|which|who) (?:buys from|supplies|sells to)|kund(?:e|in) (?:von|der|des)|client(?:e)? (?:de|du|da|do|di|del|della)|fournisseur (?:de|du)|(?:que|che) (?:compra|vende|fornece|fornisce|suministra) (?:a|da|di|de)|klant van|kund hos|kunde hos)\s(?:the |la |le |les |der |die |el |il |l')?$/i;
