// Days that running text gives by other means than a full date: weekdays, months alone, 'last week'. In plain letters.
import { anyOf, expression } from '../word-list.ts';

/** Names of the weekdays from Monday on, as alternatives of a regular expression, in the languages that pages are written in. */
export const WEEKDAYS = [
  anyOf`
    monday|montag(?:abend|morgen|mittag|nachmittag|vormittag|nacht)?|lundi|lunes|segunda-feira|lunedi|maandag|mandag(?:en|s)?
    poniedzialek|pondeli|pazartesi|月曜日?|maanantai(?:na)?|hetfon?|δευτερα|월요일`,
  anyOf`
    tuesday|dienstag(?:abend|morgen|mittag|nachmittag|vormittag|nacht)?|mardi|martes|terca-feira|martedi|dinsdag|tisdag(?:en|s)?
    tirsdag(?:en|s)?|wtorek|utery|月曜|火曜日?|tiistai(?:na)?|kedd(?:en)?|τριτη|화요일`,
  anyOf`
    wednesday|mittwoch(?:abend|morgen|mittag|nachmittag|vormittag|nacht)?|mercredi|miercoles|quarta-feira|mercoledi|woensdag
    onsdag(?:en|s)?|srod[aey]|stred[au]|carsamba|水曜日?|keskiviikko(?:na)?|szerd(?:an|a)|τεταρτη|수요일`,
  anyOf`
    thursday|donnerstag(?:abend|morgen|mittag|nachmittag|vormittag|nacht)?|jeudi|jueves|quinta-feira|giovedi|donderdag
    torsdag(?:en|s)?|czwartek|ctvrtek|persembe|木曜日?|torstai(?:na)?|csutortok(?:on)?|πεμπτη|목요일`,
  anyOf`
    friday|freitag(?:abend|morgen|mittag|nachmittag|vormittag|nacht)?|vendredi|viernes|sexta-feira|venerdi|vrijdag|fredag(?:en|s)?
    piatek|patek|cuma|金曜日?|perjantai(?:na)?|pentek(?:en)?|παρασκευη|금요일`,
  anyOf`
    saturday|samstag(?:abend|morgen|mittag|nachmittag|vormittag|nacht)?
    sonnabend(?:abend|morgen|mittag|nachmittag|vormittag|nacht)?|samedi|sabado|sabato|zaterdag|lordag(?:en|s)?|sobot[aeyu]
    cumartesi|土曜日?|lauantai(?:na)?|szombat(?:on)?|σαββατο|토요일`,
  anyOf`
    sunday|sonntag(?:abend|morgen|mittag|nachmittag|vormittag|nacht)?|dimanche|domingo|domenica|zondag|sondag(?:en|s)?
    niedziel[aei]|nedel[ei]|pazar|日曜日?|sunnuntai(?:na)?|vasarnap|κυριακη|일요일`,
] as const;

/** A day beside that of writing, by what it is called, in one language only where others use the word too. */
type NearDay = { readonly days: number; readonly words: string; readonly language?: string };

/** Words for the day of writing and the one before and after it. */
export const NEAR_DAYS: readonly NearDay[] = [
  {
    days: 0,
    words: anyOf`
      today|this (?:morning|afternoon|evening)|earlier today|heute|aujourd'hui|ce matin|ce jour|hoy|esta manana|hoje|esta manha
      oggi|stamattina|vandaag|vanmorgen|i dag|idag|i morse|tanaan|mai napon|σημερα|오늘|dzis|dzisiaj|dzis rano|dnes|bugun|本日
      今日`,
  },
  {
    days: -1,
    words:
      'yesterday|last night|gestern|anoche|ayer|ontem|ieri|gisteren|i gar|igar|eilen|tegnap|χθες|χτες|어제|wczoraj|vcera|dun|昨日',
  },
  // German and Dutch say 'hier' of a place.
  { days: -1, words: 'hier', language: 'fr' },
  {
    days: 1,
    words: anyOf`
      tomorrow|morgen fruh
      (?<!(?:am|guten|heute|vor|bis|de|elke) )morgen(?= (?:tritt|treedt|beginn|start|ubernimmt|gaat|neemt))
      i morgen|huomenna|holnap|αυριο|내일|demain|(?<!(?:la|una|cada|es[at]a|aquella|misma|media|pasado) )manana|amanha|domani
      imorgon|jutro|zitra|yarin`,
  },
];

/** 'Last', 'this' and 'next', before or after the unit. */
export const PERIOD_SIDES = [
  anyOf`
    last|past|previous|letzte[nrms]?|vergangene[nrms]?|vorige[nrms]?|abgelaufene[nrms]?|dernier|derniere|passee?|pasad[oa]
    passad[oa]|scors[oa]|passat[oa]|afgelopen|vorig|forra|forrige|sidste|siste|ubiegl(?:y|ym|ego|ej)|zeszl(?:y|ym|ego|ej)
    minion(?:y|ym|ego|ej)|minul(?:y|em|eho|e)|lonsk(?:y|em|eho)|gecen|gectigimiz|viime|mult|elmult|περασμεν[α-ω]{1,3}
    προηγουμεν[α-ω]{1,3}|지난`,
  anyOf`
    this|current|diese[nrms]?|laufende[nrms]?|ce|cette|en cours|est[ea]|nest[ea]|dest[ea]|quest[oa]|deze|dit|denna|detta|denne
    dette|t(?:ym|ego|ej)|tento|tomto|tohoto|bu|tama|talla|tassa|tana|ebben a|ezen a|αυτο[νυ]? το[νυ]?|αυτη την?|이번`,
  anyOf`
    next|coming|kommende[nrms]?|nachste[nrms]?|prochaine?|proxim[oa]|que viene|que vem|prossim[oa]|komende?|volgende?|nasta|neste
    naeste|kommande|przyszl(?:y|ym|ego|ej)|nastepn(?:y|ym|ego|ej)|pristi|pristim|gelecek|onumuzdeki|ensi|tuleva(?:ssa|n)?|jovo
    επομεν[α-ω]{1,3}|다음`,
] as const;

/** Units that these are next to, with their words. */
export const PERIOD_UNITS = [
  [
    'week',
    anyOf`
      week|woche|semaine|semana|settimana|veckan?|uken?|ugen?|tydzien|tygodni(?:a|u)|tyden|tydnu|hafta|viikolla|viikon|viikko
      heten|het|εβδομαδα|주`,
  ],
  [
    'month',
    'month|monats?|mois|mes|mese|maand|manad(?:en)?|maned(?:en)?|miesiac\\w{0,2}|mesic\\w?|ay|kuussa|kuun|kuukausi|honap(?:ban)?|μηνα|달',
  ],
  [
    'quarter',
    'quarter|quartals?|trimestre|kwartaal|kvartal(?:et)?|kwartal\\w?|ctvrtleti|ceyrek\\w{0,3}',
  ],
  [
    'year',
    'year|jahr(?:es)?|an|annee|ano|anno|jaar|aret|ar|rok|roku|roce|yil|sene|vuonna|vuoden|evben|ετος|χρονο|해',
  ],
] as const;

/** The same in one word or a fixed phrase: the unit, by how many of them it is away, and its words. */
export const PERIOD_PHRASES = [
  ['week', -1, '先週'],
  ['week', 0, 'i veckan|今週'],
  ['week', 1, '来週'],
  ['month', -1, 'a month ago|지난달|ende letzten monats|fin du mois dernier|先月|前月'],
  [
    'month',
    0,
    anyOf`
      earlier this month|(?:first|start|beginning) of (?:this|the) month|nei giorni scorsi|negli scorsi giorni|in questi giorni
      ces jours-ci|ces derniers jours|estos dias|nestes dias|nos ultimos dias|in diesen tagen|dezer dagen|these days|dessa dagar
      disse dage|disse dager|w tych dniach|v techto dnech|bu gunlerde|naina paivina|ezekben a napokban|de este mes|a inizio mese
      inizio mese|i borjan av manaden|i begyndelsen af maneden|i begynnelsen av maneden|anfang (?:des )?monats?|debut du mois
      a principios de mes|inicios? do mes|inizio (?:del )?mese|begin (?:van )?(?:de|deze) maand|na poczatku miesiaca
      zacatkem mesice|ay basinda|今月|当月|이달`,
  ],
  ['month', 1, '来月'],
  [
    'year',
    -1,
    "im vorjahr|vorjahres|tavaly|viime vuonna|περσι|작년|지난해|l'an (?:dernier|passe)|i fjol|i fjor|vloni|loni|昨年|去年|前年度?",
  ],
  ['year', 0, "year to date|heuer|cette annee|quest'anno|i ar|letos|iden|φετος|올해|今年|本年"],
  ['year', 1, 'naesta ar|来年'],
] as const;

/** 'Following the year end' is some time after it, which may be that of the accounts. */
export const AFTER_THE_END =
  'following|since|after|suite a|apres|tras|despues de|apos|depois de|dopo|nach|na|efter|etter|po';

/** 'The end of the year', by which its last month is meant. */
export const YEAR_END = anyOf`
  year[- ]?end|end of (?:the|this) year|the year is out|jahresende|ende des jahres|jahreswechsel|fin d'annee|fin de l'annee
  finales? de(?:l)? ano|fin de ano|fi(?:m|nal) d[eo] ano|fine (?:dell')?anno|einde van het jaar|jaareinde|eind dit jaar|arsskiftet
  arets (?:slut|udgang|utgang)|koncem roku|konc[ae] roku|koniec roku|yil sonu\w{0,4}|年末|年内`;

/** Ordinals of quarters and halves, first to fourth. */
export const ORDINALS = [
  anyOf`
    first|1st|1\.|erste[nrms]?|premier|1er|primer(?:o)?|primeiro|primo|eerste|forsta|forste|pierwsz\w{1,3}|prvni(?:m|ho)?|birinci
    ilk|第1|第一`,
  'second|2nd|2\\.|zweite[nrms]?|deuxieme|second|2e|segundo|secondo|tweede|andra|andet|andre|drug\\w{1,3}|druh\\w{1,3}|ikinci|第2|第二',
  'third|3rd|3\\.|dritte[nrms]?|troisieme|3e|tercer(?:o)?|terceiro|terzo|derde|tredje|trzeci\\w{0,3}|treti(?:m|ho)?|ucuncu|第3|第三',
  'fourth|4th|4\\.|vierte[nrms]?|quatrieme|4e|cuarto|quarto|vierde|fjarde|fjerde|czwart\\w{1,3}|ctvrt\\w{1,3}|dorduncu|第4|第四',
] as const;

/** What the ordinals count. */
export const QUARTER =
  'quarter|quartals?|trimestre|kwartaal|kvartal(?:et)?|kwartal\\w?|ctvrtleti|ceyrek\\w{0,4}|四半期';
export const HALF = anyOf`
  half|halbjahrs?|semestre|halfjaar|halvaret|halvar|polrocz\w{1,2}|pololeti|yariyil\w{0,4}|半期`;

/** The seasons from spring, which begins in March; what a text means by one is too vague to be given as a date. */
export const SEASONS = [
  anyOf`
    spring|fruhjahr|fruhling|printemps|primavera|voorjaar|lente|i varas|varen|i var|foraret|wiosna|wiosne|wiosny|na jare|z jara
    ilkbahar\w{0,3}|春`,
  'summer|sommer(?:en|s)?|(?:l.|cet )ete|verano|verao|estate|zomer|sommaren|i somras|latem|w lecie|v lete|yazin|夏',
  'autumn|herbst|automne|otono|outono|autunno|herfst|najaar|hosten|i hostas|efteraret|jesieni\\w?|podzim\\w?|sonbahar\\w{0,3}|秋',
  'winter|hiver|invierno|inverno|vintern|i vintras|vinteren|zim[aey]|kis(?:in)?|冬',
] as const;

/** What may precede a month to make it a date: 'in', 'since', 'late', 'end of'. */
export const BEFORE_MONTH = anyOf`
  of|in de loop van|begyndelsen af|principios de|slutningen af|beginning of|a compter de|vergangenen|a partir de|mediados de
  pa poczatku|dal mese di|finales de|inicios de|starten av|slutten av|sinds eind|middle of|kommenden|inicio de|meados de|finais de
  borjan av|mitten av|slutet av|midten af|v prubehu|jusqu'en|start of|final de|poczatku|zacatkem|pocatkem|through|jusqu'a|letzten
  courant|polowie|passado|depuis|before|fino a|during|around|end of|anfang|fim de|inizio|koniec|koncem|pasado|scorso|since|desde
  sinds|siden|sedan|until|hasta|early|mitte|debut|begin|medio|vanaf|koncu|konce|denna|dalla|seit|from|till|last|next|this|late
  ende|meta|fine|half|eind|fran|deze|door|nel|ad?|dal|bis|ate|tot|til|mid|fin|fra|per|dit|in|im|en|em|we|ve|od|ab|by|do|ke|mi|da|i
  w|v|k`;

/** Fillers between that and the month. */
export const MONTH_FILLERS = anyOf`
  de|des|du|d'|del|of|av|af|di|het|der|e|mes de|mes|mois de|mese di|monat|maand|miesiaca|the month of|early|mid|late|last|this
  next|letzten|vergangenen|kommenden|passado|pasado|anfang|mitte|ende|debut|fin|mi|poslednimu|ostatnim`;

/** 'Ago' in the languages that put it before the count or after it. */
export const AGO_BEFORE = 'vor|il y a|hace|ha|pred|przed';
export const AGO_AFTER = 'ago|atras|fa|geleden|sedan|siden|temu|once|前';

/** The words for one to ten. */
export const COUNTS = [
  'a one ein einem einer un une uma una um een en ett et bir',
  'two zwei deux dos duas dois due twee tva to dwa dwoma dvema iki',
  'three drei trois tres tre drie trzy trzema tremi uc',
  'four vier quatre cuatro quatro quattro fyra fire cztery dort',
  'five funf cinq cinco cinque vijf fem',
  'six sechs seis sei zes sex seks',
  'seven sieben sept siete sete sette zeven sju syv',
  'eight acht huit ocho oito otto',
  'nine neun neuf nueve nove negen',
  'ten zehn dix diez dez dieci tien',
] as const;

/** The other end of a range after a date; not '12.03.2026 - 14:30' nor '12 March 2026 – By Jo Marsh'. */
export const RANGE_BEHIND =
  /^ ?(?:-|–|—|bis|to|until|till|al|au|a|tot|til) ?(?:\d{1,2}(?![\d:h]| ?min)(?!\.\d\d(?!\.))|(?:19|20)\d\d)/iu;

/** '8–9 October', '24. und 25. November', '25 a 27 de noviembre': the first day of several precedes the date. */
export const RANGE_BEFORE = expression('iu')`
  (?<!\d|(?:isode|\b(?:ep|nr|no)\.?|folge|#) ?)(?:(?:19|20)\d\d|[1-9]|[12]\d|3[01])\.? ?(?:
    -|–|—|bis|to|until|and|&|und|et|y|e|a|al|au|en|og|och|i|ja|és|ve|и|і|та
  )\s?$`;

/** Words for publishing before a date. Scripts without spaces give one word a character, so their cues are looked for as they are. */
export const PUBLISHED_BEFORE =
  /(?:公開|掲載|発行|配信|発表|投稿|发布|發布|发表|입력|등록|게재|게시)(?:日|日期|时间|일)? ?[:：]? ?$/u;

/** The same of a change. */
export const UPDATED_BEFORE = /(?:更新|改訂|修正|수정|변경)(?:日|日期|时间|일)? ?[:：]? ?$/u;

const CLOSING_WORDS = anyOf`
  # English: 'Closing date', 'Tenders are due'
  closing date|(?:submission )?deadline|due date|submission date|(?:tenders|bids|proposals|offers) (?:are )?due
  applications (?:close|due)
  # German: 'Angebotsfrist'
  [a-z]*frist(?:ende|en)?|abgabetermin|einreichungstermin|bewerbungsschluss|einsendeschluss
  # French: 'Date limite'
  date limite|date de cloture|cloture des (?:offres|candidatures)|remise des (?:offres|plis)
  # Spanish and Portuguese: 'Fecha límite', 'prazo'
  fecha limite|fecha de cierre|cierre de (?:ofertas|la convocatoria)|plazo de presentacion|data[- ]limite|prazo
  # Italian: 'Scadenza'
  scadenza|termine (?:ultimo|di presentazione|per la presentazione)|data di chiusura
  # Dutch: 'Sluitingsdatum'
  sluitingsdatum|uiterste (?:inschrijf|inlever)?datum|inschrijftermijn
  # Swedish, Polish and Czech: 'Sista anbudsdag', 'lhůta'
  sista (?:anbuds|ansoknings|svars)dag|termin (?:skladania|nadsylania|zlozenia)|lhuta|uzaverka
  # Finnish, Turkish, Romanian and Hungarian: 'Määräaika', 'határidő'
  maaraaika|hakuaika paattyy|son (?:basvuru|teklif)[a-z ]* (?:tarihi|gunu)|termen(?:ul)? limita|hatarido|benyujtasi hatarido`;

/** The day by which offers or applications must be in: 'closing date', 'Angebotsfrist', 'tilbudsfristen'. */
export const CLOSING = expression('i')`
  (?<![a-z])(?:${CLOSING_WORDS})(?![a-z])|προθεσμια`;

/** What leads to a year in which something happens: 'in', 'im Jahr', 'début'. Plain letters, alternatives. */
export const IN_YEAR = anyOf`
  in(?: the year| het jaar)?|im jahre?|i|ar|en(?: el ano)?|el ano|em|no ano(?: de)?|nel(?:l'anno)?|w(?: roku)?|roku
  (?:early|late|mid)|anfang|mitte|ende|(?:au )?debut(?: de)?|(?:a la )?fin(?: de)?|a (?:principios|mediados|finales) de
  no (?:inicio|final|fim) de|all'inizio del|alla fine del|begin|eind|i (?:borjan|slutet) av
  i (?:begyndelsen|starten|slutningen|slutten) af|na poczatku|pod koniec`;

/** Before the beginning of what lasts, 'since 2019', and before its end, 'until July'. As above. */
export const SINCE_WORDS = 'since|seit|depuis|desde|dal|dalla|sinds|sedan|siden|od';
export const UNTIL_WORDS =
  "until|till|bis|jusqu'en|jusqu'a|hasta|ate|fino a|tot|til|fram till|indtil|inntil|do|pana in";

/** What goes before it at the head of a clause: 'then', 'puis'. As above. */
export const BEFORE_IN_YEAR = anyOf`
  then|later|already|finally|and|dann|danach|spater|bereits|schon|schliesslich|und|puis|ensuite|enfin|deja|et|c'est|luego|despues
  finalmente|ya|y|depois|ja|e|poi|infine|gia|daarna|vervolgens|al|en|sedan|darefter|redan|och|derefter|siden|allerede|og|deretter
  potem|nastepnie|juz|a`;

/** 'In order to' between two verbs, the second of which is of the time of the first. As above. */
export const IN_ORDER_TO = "to|um|pour|afin d[e']|para|per|om|for att|for at|for a|aby|zeby";

/**
 * A business year by its number: 'the financial year 2025/26'; group 1 is the year, group 2 the last two digits of that in which it
 * ends.
 */
export const BUSINESS_YEAR = expression('iu')`
  (?<!\p{L})(?:
    (?:financial|fiscal|business|accounting) year|annual accounts|geschaftsjahr\w*|jahresrechnung|exercice|ejercicio|esercizio
    exercicio|boekjaar|jaarrekening|rakenskapsar\w*|regnskabsar\w*|regnskapsar\w*|rok\w* obrotow\w+
  ) (?:of |de |del |do )?(\d{4})(?:[/–-](?:\d\d)?(\d\d))?(?!\d)`;

/** What comes before a date that a figure is only compared with: 'four per cent more than in the year before'. */
export const COMPARED_WITH = expression('iu')`
  (?<!\p{L})(?:
    than|als|que|qu|gegenuber|versus|vs\.?|against|compared (?:with|to)|par rapport a|frente a|face a|rispetto a\p{L}*|niz|an|dan
    end|enn|jamfort med|sammenlign\p{L}* med|sobre
  ) (?:\p{L}{1,5} ){0,2}$`;

/** A figure compared with an earlier one: 'by 4 per cent', 'up from £2m', 'against £3m'. Plain letters. */
export const COMPARES_FIGURES = expression('iu')`
  \d ?(?:%|percent|prozent|procent|proc\.|pct|por ?ciento|pour cent|per cento|per cent|por cento)
  (?<!\p{L})(?:
    from|against|compared|after|nach|gegenuber|contre|apres|frente a|contra|rispetto|dopo|tegen|tegenover|mot|wobec|oproti|face a
  ) (?:[\p{L}$£€]{1,6} ?)?\d`;
