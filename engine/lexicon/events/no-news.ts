// What dates a sentence without making it news, in plain letters: habits, private matters, anniversaries, papers of the page, counts,
// prices.
import { anyOf, expression } from '../word-list.ts';

const WEEKDAY = anyOf`
  (?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|lundis?|mardis?|mercredis?
  jeudis?|vendredis?|lunes|martes|miercoles|jueves|viernes|lunedi|martedi|mercoledi|giovedi|venerdi|maandag|dinsdag|woensdag
  donderdag|vrijdag`;

/** 'Every second Friday', 'Monday to Wednesday', 'two drills a year', 'on the first of the month'. */
const HABITS = anyOf`
  # 'Every second Friday', 'jeden Monat'
  (?:
    every|each|jeden|chaque|cada|ogni|elke|varje|hver|kazdy|kazdego
  ) (?:(?:second|other|third|zweiten|deuxieme|segundo|secondo|tweede|andra|anden) )?(?:
    ${WEEKDAY}|month|quarter|monat|mois|mes|mese|maand|manad|maned
  )
  # 'Monday to Wednesday'
  (?:${WEEKDAY}) (?:to|bis|a|al|tot|till|til) (?:${WEEKDAY})
  # 'The Friday half'
  the (?:${WEEKDAY}) half
  # 'Twice a year', 'two drills a month'
  (?:once|twice|two|three|four|[a-z]+ times) (?:[a-z]+ ){0,2}(?:a|per) (?:year|month|week)
  # 'On the first of the month'
  the first of (?:the|each|every) month`;

/** 'Closed on 26 and 27 November', 'fermé du 24 décembre au 2 janvier': a place shut for some days is not shut for good. */
const CLOSED_FOR_DAYS = anyOf`
  (?<![a-z])(?:
    closed|geschlossen|fermee?s?|cerrad[oa]s?|chius[oaie]|gesloten|stangt|lukket
  )(?: [A-Za-z]+){1,3} \d{1,2}\.?(?: [A-Za-z]+)? (?:
    and|to|until|und|bis|et|au|y|al|e|tot|en|och|og|till|til
  ) (?:[A-Za-z]+ ){0,2}\d{1,2}(?!\d)`;

/** Births, deaths, weddings, holidays. */
const PRIVATE_MATTERS = anyOf`
  # English: 'On parental leave until May', 'was born', 'passed away'
  on (?:annual |parental |maternity |paternity |sick )?(?:leave|holiday|vacation) (?:until|till|to)
  gave birth|was born|passed away|has died|died (?:[a-z]+ly )?(?:on|at|in|last|this)|got married|her wedding|his wedding
  # German: 'Im Urlaub bis', 'verstorben'
  im urlaub bis|bis [^.;]{0,20} im urlaub|zur welt gebracht|verstorben|verstarb|gestorben|geheiratet
  # French: 'en congé jusqu'au', 'est décédée'
  en vacances jusqu|en conge jusqu|est nee?|est decedee?|s.est eteinte?
  # Spanish, Portuguese, Italian and Dutch: 'dio a luz', 'faleceu', 'overleden'
  de vacaciones hasta|dio a luz|(?:ha )?fallecido|fallecio|murio|de ferias ate|faleceu|morreu|deu a luz|in ferie fino
  (?:e|si e) (?:scompars|mort|decedut|spent|nat)[oa]|met vakantie tot|overleden|overleed|bevallen van
  # Scandinavian, Slavic and other languages: 'har avlidit', 'na urlopie', 'vefat'
  pa semester till|har avlidit|avled|pa ferie (?:frem )?(?:til|indtil)|(?:er|pa) dod|dode|afgik ved doden|gikk bort|gick bort
  gatt bort|na urlopie|przebywa na urlopie|zmarl[a]?|zemrel[a]?|na dovolene|vefat|hunyt|elhunyt|lomalla|menehtyi|kuoli`;

/** 'Five years ago this week', 'celebrates its centenary'. */
const ANNIVERSARIES = anyOf`
  # 'Five years ago', 'vor fünf Jahren', in all languages
  (?:a|[a-z]+|\d{1,3}) years ago|vor (?:[a-z]+|\d{1,3}) jahren|il y a (?:[a-z]+|\d{1,3}) ans|hace (?:[a-z]+|\d{1,3}) anos
  ha (?:[a-z]+|\d{1,3}) anos|(?:[a-z]+|\d{1,3}) anni fa|(?:[a-z]+|\d{1,3}) jaar geleden
  for (?:[a-z]+|\d{1,3}) (?:ar|aar) (?:sedan|siden)|(?:[a-z]+|\d{1,3}) lat temu|pred (?:[a-z]+|\d{1,3}) lety
  # 'Anniversary'
  centenary|jubilee|anniversary|jubilaum|anniversaire|aniversario|centenario|anniversario|jubileum|jubilaeum|rocznic[aey]`;

/** 'Annual report for the year to 30 June', 'Approval of the minutes of 1 July', 'Published on 3 May'. */
const PAPERS = anyOf`
  # The period of a report: 'for the year ended 31 March'
  (?:for|in) the (?:financial |full |first |second )?(?:
    year|half(?:[- ]year)?|quarter|(?:three|six|nine|twelve) months|\d{1,2} weeks|period
  ) (?:ended|ending|to)
  # 'Geschäftsjahr zum', 'exercice clos', 'rok obrotowy zakończony'
  (?:geschaftsjahr|halbjahr|quartal)[a-z]* (?:zum|bis|per)|(?:exercice|semestre|trimestre|annee) clos[e]?
  (?:ejercicio|semestre|trimestre) (?:cerrado|finalizado|terminado)|(?:exercicio|semestre|trimestre) (?:findo|encerrado|terminado)
  (?:esercizio|semestre|trimestre) chiuso|(?:boekjaar|halfjaar|kwartaal) (?:eindigend|afgesloten)
  (?:rakenskapsaret|halvaret|kvartalet|regnskabsaret|regnskapsaret) (?:som|der) (?:slutade|sluttede|endte|avsluttet)
  (?:rok obrotowy|polrocze|kwartal) zakonczon[a-z]+|(?:ucetni rok|pololeti|ctvrtleti) (?:konc|skonc)[a-z]+
  # An item of an agenda: 'The minutes of 3 May were approved.'
  minutes [^;]{0,60}(?:accepted|approved|adopted|confirmed|agreed|signed|taken as read)
  (?:protokoll|niederschrift) [^;]{0,60}(?:genehmigt|angenommen|gutgeheissen)|proces-verbal [^;]{0,60}(?:approuve|adopte)
  acta [^;]{0,60}aprobada|ata [^;]{0,60}aprovada|verbale [^;]{0,60}approvato
  (?:notulen|verslag) [^;]{0,60}(?:vastgesteld|goedgekeurd)|protokollet [^;]{0,60}(?:justerades|godkandes|godkendtes|godkjent)
  referat[a-z]* [^;]{0,60}god(?:kendt|kjent)|protokol[a-z]* [^;]{0,60}przyjet[a-z]|zapis [^;]{0,60}schvalen
  # 'Approval of the minutes'
  (?:approval of the |confirmation of the )?minutes of the (?:meeting|board)|genehmigung (?:der niederschrift|des protokolls)
  approbation du proces-verbal|aprobacion del acta|aprovacao da ata|approvazione del verbale|goedkeuring (?:van de )?notulen
  # How a page says when it was written: 'Published', 'Stand', 'mis à jour'
  ^\W{0,4}(?:
    published|updated|posted|last updated|last modified|retrieved|accessed|veroffentlicht am|stand|aktualisiert|publie le
    mis a jour|publicado el|publicado em|pubblicato il|aggiornato|gepubliceerd op|publicerad|opdateret|opublikowano
  )(?![a-z])`;

/** 'At the end of', 'per', right before a day. */
const AT_DAY = anyOf`
  (?:at|as at|as of|by) (?:the )?(?:end of|close of|year[- ]end)|as (?:at|of)|(?:zum |per |am )?ende|(?:zum|per) \d{1,2}
  (?:a la )?fin|au \d{1,2}|a (?:finales|cierre|fecha) de|al cierre|a \d{1,2} de|no (?:final|fim) de|em \d{1,2} de|(?:a|alla) fine
  al \d{1,2}|eind|ultimo|i slutet av|(?:vid|ved) ut?gangen a[fv]|per den|na koniec|na dzien|(?:na|ke) konci|k \d{1,2}`;

/** Before or behind a count: 'employed', 'zählte'. */
const HAD = anyOf`
  had|counted|employed|employs|operated|managed|stood at|totalled|hatten?|zahlten?|beschaftigten?|betrieb(?:en)?|verwalteten?
  verfugten?|betrug(?:en)?|belief|comptai(?:t|ent)|employai(?:t|ent)|gerai(?:t|ent)|exploitai(?:t|ent)|disposai(?:t|ent)
  contaban? con|tenian?|empleaban?|gestionaban?|sumaban?|contavam? com|tinham?|empregavam?|geriam?|somavam?|contava(?:no)?
  aveva(?:no)?|impiegava(?:no)?|gestiva(?:no)?|telden?|hadden|beheerden?|bedroeg|hade|havde|hadde|forvaltade|forvaltede|forvaltet
  mial[aoy]?|liczyl[aoy]?|zatrudnial[aoy]?|zarzadzal[aoy]?|mel[aoy]?|zamestnaval[aoy]?|spravoval[aoy]?|cinil[aoy]?`;

/** How many there were on a day: 'employed 90 people at the end of May', 'Ende Juni zählte die Bank 90 Filialen'. */
const COUNTS_OF_A_DAY = anyOf`
  (?:${HAD}) (?:[a-z]{1,9} )?\D?\d[^;]{0,80} (?:${AT_DAY})|(?:${AT_DAY}) [^;]{1,40} (?:${HAD}) (?:[a-z-]+ ){0,3}\D?\d`;

/** 'Shares slipped on Monday', 'das Papier notierte': the day of a price. */
const PRICES = anyOf`
  # English: 'Shares slipped on Monday'
  shares?(?: [^.;]{0,30})? (?:were|was) (?:little changed|unchanged|flat|up|down|higher|lower|trading)
  shares?(?: (?:in|of) [^.;]{0,30})? (?:
    fell|rose|gained|slipped|dropped|climbed|jumped|eased|dipped|edged|tumbled|surged|traded|closed
  )
  # German, French, Spanish, Portuguese and Italian: 'Das Papier notierte'
  (?:aktien?|papiere?)(?: [^.;]{0,30})? (?:notiert|schloss|stieg|fiel|verlor|gewann|legte|gab)[a-z]*
  (?:l'action|le titre) [^.;]{0,40}(?:perd|gagn|ced|recul|progress|clotur)[a-z]+
  las acciones [^.;]{0,40}(?:subi|baja|cerra|cay|ced|cotiza)[a-z]+|as acoes [^.;]{0,40}(?:subi|cai|fecha)[a-z]+
  (?:il titolo|le azioni) [^.;]{0,40}(?:perd|guadagn|chiu|ced|sal|scend)[a-z]+
  # Dutch, Swedish, Danish, Norwegian, Polish and Czech: 'Het aandeel sloot'
  (?:het aandeel|de aandelen|de koers) [^.;]{0,40}(?:steeg|daalde|sloot|verloor|won|noteerde)
  aktien?(?: [^.;]{0,30})? (?:steg|foll|faldt|falt|stangde|lukkede|lukket|handlades|handledes)
  (?:akcje|kurs) [^.;]{0,40}(?:wzros|spad|straci|zyska|koszto)[a-z]+|(?:akcie|kurz) [^.;]{0,40}(?:vzrost|kles|posil|ztrati)[a-z]+`;

/** 'The company announced it on Friday', 'Das teilte die Bank am Montag mit': the day of the report. */
const ANNOUNCEMENTS = anyOf`
  # English and German: 'Announced it on Friday', 'Das teilte die Bank mit'
  (?:announced|confirmed|disclosed|said) (?:it|this|that|so|the news) (?:on|late|early|in an?)
  ^\W{0,4}(?:this|that|it) was (?:announced|confirmed|disclosed|made public)
  ^\W{0,4}(?:das|dies) (?:teilte|gab|meldete|bestatigte|hat) [^;]{0,80}(?:mit|bekannt|mitgeteilt|bekanntgegeben|gemeldet)
  # French, Spanish, Portuguese, Italian and Dutch: 'l'a annoncé', 'lo ha comunicato'
  l'a (?:annonce|communique|fait savoir|indique|confirme)|lo (?:comunico|anuncio|informo|hizo publico|confirmo)
  (?:comunicou|anunciou|informou|confirmou)-o|lo ha (?:comunicato|annunciato|reso noto|confermato)
  ^\W{0,4}(?:dat|dit) (?:heeft|maakte|meldde|bevestigde|liet) [^;]{0,80}(?:bekend|bekendgemaakt|gemeld|weten|meegedeeld)
  # Swedish, Danish, Norwegian, Polish and Czech: 'Det meddelade', 'poinformował o tym'
  ^\W{0,4}det (?:meddela(?:de|r)|uppgav|uppger|bekraftade|meddel(?:te|er)|oplys(?:te|er)|opplys(?:te|er)|bekraeftede|bekreftet)
  (?:poinformowal|oglosil|podal)[a-z]* o tym|o tym (?:poinformowal|oglosil)|(?:oznamil|informoval)[a-z]* o tom
  o tom (?:informoval|oznamil)`;

/** 'Claims that', 'said it had not': what others say, or what is denied. */
const TALK = anyOf`
  # 'Claims that'
  (?:claims?|rumou?rs?|speculation) (?:on [a-z]+ )?that
  # 'Said that it had not'
  (?:said|says) (?:that )?(?:it|he|she|they|we) (?:had|did|was|were|has|have|is|are) not`;

/** Says only that people met, not what came of it: 'The board met at Leeds on 3 May'. */
const MEETINGS = anyOf`
  # 'To approve the minutes of 19 August'
  approv[a-z]* (?:of )?(?:the )?minutes|minutes (?:of [^.;]{3,40} )?(?:were|are|be) (?:approved|agreed|adopted)
  genehmigung (?:der|des) (?:niederschrift|protokolls)|approbation du proces-verbal|aprobacion del acta|approvazione del verbale
  aprovacao da ata|vaststelling (?:van het verslag|notulen)|justering av protokoll|przyjeci[ea] protokolu|schvaleni zapisu
  # English: 'The board met at Leeds on 3 May'
  (?:board|committee|council|trustees|directors) (?:has |have )?met(?: (?!(?:and|to) )[^ ,;:]+)+$
  # German: 'Der Vorstand tagte'
  (?:rat|vorstand|ausschuss) (?:tagte|trat)(?: (?!(?:und|um) |zuruck)[^ ,;:]+)+$
  # French: 'Le conseil s'est réuni'
  (?:conseil|comite) (?:[^ ,;:]+ ){0,3}s'est reuni(?: (?!(?:et|pour) )[^ ,;:]+)+$
  # Spanish, Portuguese and Italian: 'El consejo se reunió'
  (?:
    consejo|comite|junta|conselho|comissao|consiglio|comitato
  ) (?:[^ ,;:]+ ){0,3}(?:se reunio|reuniu(?:-se)?|si e riunito)(?: (?!(?:y|e|para|per) )[^ ,;:]+)+$`;

/** 'My guest today is', 'Zu Gast ist heute': how a programme begins. */
const GUESTS = anyOf`
  (?:my|our|today.s) guests? (?:today |this (?:week|month) )?(?:is|are)|joining (?:me|us) (?:today|this (?:week|morning|evening))
  zu gast (?:ist|sind)|bei uns zu gast|(?:mon|notre|nos) invite(?:e|es|s)? (?:est|sont|du jour|de la semaine|d.aujourd.hui)
  (?:mi|nuestr[oa]) invitad[oa]|hoy nos acompana|(?:o nosso|a nossa) convidad[oa]|ospite (?:di oggi|oggi)|te gast (?:is|zijn)
  (?:dagens|veckans|ugens|ukens) (?:gast|gaest|gjest)|naszym gosciem|hostem (?:je|dnesniho)`;

/** 'We were fine': no penalty. */
const WELL = anyOf`
  (?:am|is|are|was|were|be|been|feel|'re) (?:all |just |quite )?fine`;

/** 'Fine gravel', 'a fine day', 'all was fine': no penalty. */
const FINE_ADJECTIVE = anyOf`
  # 'Fine gravel', 'a fine day'
  (?<![a-z])fine(?=
    [ -](?:
      arts?|balance|bone|chemicals?|china|chocolates?|cotton|days?|details?|dining|dust|examples?|food|form|gravel|job|jewellery
      leather|lines?|margin|mesh|mist|particles?|points?|powders?|prints?|sand|spirits|thread|tun(?:ed|ing)|grain(?:ed)?|weather
      wines?|wool|work|morning|afternoon|evening|summer|weekend
    )(?![a-z])
  )
  # 'All was fine'
  (?<=(?:am|is|are|was|were|be|been|feel|feels|felt|all|just|very|quite|so) )fine(?![a-z])`;

/** 'The end of the year', 'the first drill of the year', 'årets rapport': no prize. */
const PARTS_OF_YEAR = anyOf`
  # English: 'the end of the year', 'the first drill of the year'
  (?<=
    (?<![a-z])(?:
      ends?|start|beginning|outset|close|turn|middle|course|half|halves|quarters?|thirds?|parts?|bulk|rest|remainder|months?
      weeks?|weekends?|days?|times?|season|budget|figures|results|reports?|accounts|meetings?|audits?|drills?
      (?:first|second|third|last|only|biggest|longest|largest|worst|busiest|hottest|coldest|hardest|most) (?:[a-z]+ ){0,2}[a-z]+
    )[ ]
  )of the year(?![a-z])
  # Swedish, Norwegian and Danish: 'årets rapport'
  arets (?=
    [a-z]{0,16}(?:
      slut|utgang|udgang|start|borjan|begyndelse|forst|andra|anden|andre|sist|sidst|kvartal|halv|rapport|redovisning|regnska
      bokslut|resultat|stamma|generalforsamling|mode|mote|budget|ovning|ovelse|revision|tillsyn|tilsyn
    )
  )`;

/** Words that look like those of an event and are none. */
export const NO_EVENT_WORDS = expression('g')`
  ${FINE_ADJECTIVE}|${PARTS_OF_YEAR}|${CLOSED_FOR_DAYS}`;

/** Names a paper: 'Report and accounts for the year ended 31 March'. */
export const TITLE_OF_PAPER = expression('i')`
  (?<![a-z])(?:${PAPERS})(?![a-z])`;

/** Is a text, in plain letters, dated and yet no news: a habit, an anniversary, the title of a paper? */
export function isNoNews(text: string): boolean {
  return NO_NEWS.test(text.toLowerCase());
}

const NO_NEWS = expression('')`
  (?<![a-z])(?:
    ${HABITS}|${CLOSED_FOR_DAYS}|${PRIVATE_MATTERS}|${ANNIVERSARIES}|${PAPERS}|${COUNTS_OF_A_DAY}|${PRICES}|${ANNOUNCEMENTS}
    ${MEETINGS}|${TALK}|${GUESTS}|${WELL}
  )(?![a-z])`;

/** 'Always looking', 'stets'. */
const ALWAYS = anyOf`
  always (?:looking|hiring|recruiting|searching|on the lookout|seeking)|immer(?! (?:mehr|noch|[a-z]+er(?![a-z])))|stets
  (?:recherch|cherch|recrut)[a-z]+ toujours|toujours a la recherche|siempre(?! mas)|sempre(?! (?:mais|piu))|altijd|alltid|altid
  zawsze|vzdy|aina`;

/** 'Every year'. */
const EACH_YEAR = anyOf`
  (?:each|every) (?:year|summer|autumn)|jedes jahr|chaque annee|cada ano|todos (?:los|os) anos|ogni anno|elk jaar|varje ar
  hvert ar|co roku|kazdy rok`;

/** 'We're hiring', and no more. */
const NO_MORE_THAN_HIRING = anyOf`
  we(?:'re| are) (?:now |still |currently )?(?:hiring|recruiting)|wir stellen ein|nous recrutons|estamos contratando
  estamos a recrutar|stiamo assumendo|vi rekryterar|rekrutujemy|zatrudniamy`;

/** Hiring that is a habit, or said and no more: 'always looking for good people', 'We're hiring!' Plain letters. */
export const HIRES_ALWAYS = expression('i')`
  (?<![a-z])(?:${ALWAYS})(?![a-z])|^\W*(?:${EACH_YEAR})(?![a-z])|^\W*(?:${NO_MORE_THAN_HIRING})\W*$`;

/** 'Report the results to the board', 'notified the authority and sent a report': for some eyes, and no publication. */
export const REPORTED_TO = expression('')`
  (?<![a-z])(?:
    to|notified|notifies|informed|an|bei|beim|dem|der|au|aux|al|alla|a la|a l'|ao|aan|bij|till|til|do|przed
  ) ?(?:the |its |our |their |ihre[nrm]? |de |den |det |het |onze |son |notre |su |national[ea]? ){0,2}(?:
    board|committee|authorit(?:y|ies)|regulators?|supervisors?|vorstand|behorde|[a-z]{1,20}behorde|[a-z]{0,20}aufsicht
    aufsichtsrat|conseil|autorite|consejo|conselho|consiglio|autori(?:dad|dade|ta)|bestuur|raad|toezichthouder|styrelsen|styret
    bestyrelsen|tilsynet|[a-z]{0,20}myndigheten|zarzad(?:u|owi)|urzedu|organu
  )(?![a-z])`;

/** What has to be handed in by a day: 'is due'. Plain letters. */
export const FALLS_DUE = expression('iu')`
  (?<!\p{L})(?:
    (?:is|are|falls?) due|fallig|echeance|vencen?|scad(?:e|ono)|vervalt|forfaller|forfalder|termin (?:zlozenia|uplywa)
    ma byc zlozon\p{L}+
  )(?!\p{L})`;
