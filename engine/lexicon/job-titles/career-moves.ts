// Words around jobs that somebody takes or gives up, whatever the verb.
import { anyOf } from '../word-list.ts';
import { NOT_OF_THINGS } from './moves/things-left.ts';

/**
 * How news of who comes and goes are headed: 'Movers and shakers', 'Personalien', 'Carnet', 'Valzer di poltrone'. Plain letters,
 * alternatives, in all languages alike.
 */
export const MOVE_COLUMNS = anyOf`
  (?:baanwissel|nyanstall|utnamn|udnaevnelse|utnevnelse|nimityks|henkilovaihdo|kinevezes|szemelyi (?:valtozas|hirek)|atamalar
    gorev degisikli|διορισμο)\p{L}*
  movers?|(?:\p{L}+ )?moves(?: and changes)?|people (?:moves|news|changes|update)
  (?:hospitality|insurance|banking|legal|city|industry|company) people|on the move|comings and goings|arrivals and departures|hires
  new (?:hires?|faces?|joiners?|starters?)|appointments?(?! booking)
  (?:leadership|management|directorate|board|executive|personnel|staff) (?:changes?|updates?|reshuffle|moves)|reshuffle
  who'?s (?:in|out|where|gone|going)|musical chairs|revolving door|exit interview|farewell|personalien|personalie
  kopfe(?: der woche| und karrieren)?|(?:personal|chef|stellen|fuhrungs|vorstands)?wechsel|stuhlerucken|neue gesichter
  neu (?:im amt|bei uns|an bord|im team)|karriere(?:sprung|schritt)?|berufungen|ernennungen|carnet|nominations?|mouvements?|mercato
  chaises musicales|arrivees? et departs?|remaniement|nombramientos?|baile de sillas|sillas|relevos?|fichajes?|altas y bajas|ceses?
  cambios en|danca (?:das|de) cadeiras|nomeacoes|nomeacao|quem e quem|entradas e saidas|troca de cadeiras|mudancas? (?:na|no|em)|poltrone
  nomine?|valzer|giro di|movimenti|chi sale|chi va|volti nuovi|stoelendans|benoemingen|benoeming|personalia|wie gaat|wie komt
  nieuwe gezichten|(?:nytt|nya) (?:jobb|namn|hos)|ny hos|namn och nytt|personnytt|pa nytt jobb|rokader?|nye navne|navne|nyt job
  nyt om navne|personnyt|nytt om navn|ny jobb|kadry|roszady|nominacje|zmiany (?:kadrowe|w|personalne)|ruchy kadrowe|awanse|transfery
  karuzela|personalni zmeny|zmeny ve? vedeni|kdo kam|nove tvare|uudet kasvot|szekcsere|valtas|numiri|schimbari (?:in|la)|miscari
  kim nereye|transferler|αλλαγες|μετακινησεις|μεταθεσεις`;

/** The same in languages without spaces between words. */
export const EAST_ASIAN_MOVE_COLUMNS =
  '人事(?!部)|異動|役員の変更|인사 ?(?:발령|이동|동정)|영입|선임|퇴임';

/** What people are announced for on a day ahead that is not a move: 'will speak at our webinar on 3 December'. */
export const OCCASIONS = anyOf`
  (?:panelsamtal|paneldebat|panelgesprek|moderat|konferenz|kongress|tagung|podium|vortrag|referier|referent|veranstaltung|intervien
    animer|conferenci|ponen|palestra|relator|konferens|seminari|foredrag|debatt?|konferenc|prelegent|wystap|prednas|besed|puhu|esitelm
    eloadas|konferint|konferans|συνεδρι)\p{L}*
  webinars?|webcast|panels?|panell?ists?|conferences?|congress|summit|forum|symposium|workshops?|seminars?|sessions?|keynotes?
  speak(?:s|er|ers|ing)?|talks?|lectures?|host(?:s|ed|ing)?|lunch|breakfast|dinner|roundtable|meet-?up|podcast|episode|agenda|register
  spricht|colloque|congres|table ronde|atelier|jornadas?|mesa redonda|taller|charla|painel|congresso|convegno|tavola rotonda|interverra
  spreekt|spreker|sessie|bijeenkomst|talar|taler|talare|panelu|登壇|講演|세미나|강연`;

/** What people leave within the hour: 'left the meeting'. Plain letters, alternatives, in all languages alike. */
export const MEETINGS = anyOf`meeting|room|podium|sitzung|saal|besprechung|versammlung|seance|reunion|salle|sala|reuniao|riunione|seduta
  aula|vergadering|zaal|motet|sammantradet|salen|rummet|lokalen|scenen|modet|lokalet|rommet|kokouks\w+|salista|huoneesta|posiedzeni\w+
  zebrani\w+|sale|spotkani\w+|obrady|jednani|zasedani|schuz\w+|mistnost|ules\w+|termet|toplanti\w+|salonu|sedinta`;

/** An employer without a name to which somebody moves. Plain letters, alternatives, in all languages alike. */
export const UNNAMED_EMPLOYERS = anyOf`(?:competitor|rival)(?! \p{L})
  (?:another|a different) (?:employer|company|firm|industry|sector|line of work)|le (?:secteur|monde) d\w+|autre secteur|otro sector
  outro setor|altro settore|andere (?:branche|sector)|annan bransch|anden branche|annen bransje|inn\w+ branz\w+|jin\w+ (?:obor|odvetvi)\w*
  konkurrent\w*|konkurrenz|wettbewerber\w*|mitbewerber\w*|konkurrens\w*|konkurrerande|konkurenc\w+|kilpailij\w+
  (?:anderen?|neuen?) (?:arbeitgeber|unternehmen)|autre employeur|concurrent\w*|concurrence|competidor\w*|la competencia|otra empresa
  concorrente|concorrencia|concorrenza|outra empresa|altra azienda|andere werkgever|(?:annan|ny) arbetsgivare|(?:anden|ny) arbejdsgiver
  (?:annen|ny) arbeidsgiver|(?:toisen|uuden|muun) (?:tyonantajan|yhtion|yrityksen)|inn\w+ (?:pracodawcy|firmy)
  jin\w+ (?:zamestnavatel\w+|firmy)|versenytars\w*|konkurens\w*|masik ceg\w*|raki\w+|concurent\w*|alt angajator|競合他社`;

/** 'At a', 'bei einem', before an employer without a name. Plain letters, alternatives. */
export const AT_SOME = anyOf`(?:at|with) (?:a|an|another|one)|bei (?:eine[rm]|ander\w+)|chez une?|dans une?|en una?|em uma?|numa?
  presso una?|in una|bij een|pa (?:en|ett|et)|hos (?:en|ett|et)|w inn\w+|u jin\w+`;

/** What such words lead to that is no employer: 'head of risk at a time of change'. */
export const NO_EMPLOYER =
  'time|moments?|point|stage|pace|level|price|cost|team|view|staff|staffs?|budget|zeit|momento?|tempo|equipo|equipa|squadra';

/** 'Lives', before a place that is no employer. As above. */
export const LIVING_VERBS =
  'lives|living|wohnt|lebt|habite|vive|mora|reside|woont|bor|bosatt|asuu|mieszka|bydli|zije|lakik';

/** Who competes with a company: 'Acme's rival Beta'. Plain letters, alternatives, in all languages alike. */
export const RIVALS = anyOf`rivals?|rival(?:en|in|innen)|competitors?
  (?:konkurrent|mitbewerber|wettbewerber|concurrent|concorrent|competidor|kilpailij|konkurent|versenytars)\p{L}*|rivale`;

/** Who buys from a company or sells to it, by the name that follows: 'Acme's supplier Beta'. As above. */
export const CLIENTS = anyOf`clients?|customers?|suppliers?|vendors?|kunden?|lieferant(?:en|in)?|zulieferer|fournisseur|proveedor
  fornecedor|fornitore|klant|leverancier|leverantoren|leverandoren`;

/** 'After nine years as head of audit at Acme': before the place or the post in which they were spent. Plain letters, alternatives. */
export const AFTER_YEARS = anyOf`after (?:\w+ ){1,3}(?:years|decades) (?:at|with|in|as)|nach (?:\p{L}+ ){1,3}jahren (?:bei|als|in)
  apres (?:\S+ ){1,3}ans (?:chez|a|au)|tras (?:\S+ ){1,3}anos (?:en|como|al)|(?:apos|depois de) (?:\S+ ){1,3}anos (?:n[oa]|como|em)
  dopo (?:\S+ ){1,3}anni (?:in|a|al|come|alla)|na (?:\S+ ){1,3}jaar (?:bij|als)|(?:efter|etter) (?:\S+ ){1,3}ar (?:pa|i|hos|som)
  po (?:\S+ ){1,3}(?:latach|letech) (?:w|v|ve|jako)
  (?:after|nach|apres|tras|despues de|apos|depois de|dopo|na|po) (?:\S+ ){1,3}(?:years|jahren|ans|anos|anni|jaar|latach
    letech)(?: [^\s,;.:\uE000-\uE004]+){1,5} (?:at|of|with|for|bei|der|des|von|chez|de|du|en|d[ao]|d[ei]l?|della|bij|van|pa|hos|w|v
    ve) \uE001`;

/** The same right before the employer at which they were spent: 'after nine years at', 'après dix ans chez'. */
export const AFTER_YEARS_AT = anyOf`
  (?:after|nach|apres|tras|despues de|apos|depois de|dopo|na|efter|etter|po) (?:[^\s,;.:]+ ){0,3}[^\s,;.:]*(?:years|decades|jahren
    jahrzehnten|ans|annees|anos|decadas|anni|jaar|ar|latach) (?:(?:spent|passees|pasados|trascorsi) )?(?:at|with|bei|chez|au sein d[eu]|a
    dans|en|n[oa]|em|in|alla|bij|hos|pa|i|w)`;

/** What a company plans and rehearses to leave: 'the exit of one critical supplier', 'an exit plan', nobody's own exit. */
export const EXITED = anyOf`
  (?:(?:of|from|de|del|da|das|do|dos|dal|dai|dalla|d'un|di) )?(?:[^\s,.;:\uE000-\uE004]+ ){0,3}(?:plans?|strateg(?:y|ies)|tests?
    clauses?|suppliers?|vendors?|providers?|contracts?|proveedor(?:es)?|contratos?|fornecedor(?:es)?
    fornitor[ei]|contratt[oi])(?![\p{L}]| (?:\p{L}+ ){0,2}[\uE000-\uE004])`;
const NOT_OF_SUPPLIER = `(?! ${EXITED})`;

/** Words around the end of a job, whatever the sentence: where one is next to a post, the post may be over. Plain letters, alternatives. */
export const FAREWELL_WORDS = anyOf`${AFTER_YEARS}|farewells?|transferred to the (?:buyer|purchaser|acquirer|new owners?)|goodbyes?
  good-bye|retire(?:d|es|ment|ments)?(?!\p{L})${NOT_OF_THINGS}|retiring${NOT_OF_THINGS}|pension|notice period|gardening leave|successors?
  handover|last (?:day|week|month)s?|replacements?|depart(?:s|ed|ing|ure)|resign\w*|swan ?song|leaving (?:do|drinks|card|present)
  quit(?:s|ting)?|final (?:day|week|month)s?|outgoing|severance|redundan\w+|dismiss\w*|sacked|ousted|exit${NOT_OF_SUPPLIER}|stepping down
  steps down|nachfolg\w*|abschied\w*|ruhestand\w*|rente|kundig\w+|gekundigt|ausscheid\w*|verlasst(?! (?:sich|mich|uns|euch)(?!\p{L}))
  letzte[rn]? (?:arbeits)?(?:tag|woche|monat)\w*|abfindung|freigestellt|rucktritt\w*|departs?|retraite|successeure?|adieux?|preavis
  quitte\w*|derniere?s? (?:jours?|semaines?|mois)|demission\w*|licenci\w+|despedida|jubil\w+|renunci\w+|sucesora?|relevo|adios|vacante
  preaviso|salida${NOT_OF_SUPPLIER}|cese|dimit\w+|ultimos? dias?|aposent\w+|sucessora?|saida${NOT_OF_SUPPLIER}|adeus|aviso previo
  demiss\w+|demit\w+|addio|pensione|successore|uscita${NOT_OF_SUPPLIER}|dimission\w+|rinunci\w+|preavviso|congedo|lascia\w*|ultimo giorno
  afscheid\w*|pensioen\w*|opvolg\w+|vertrek\w*|opzeg\w+|ontslag\w*|avsked\w*|pensioner\w*|eftertrad\w+|uppsag\w+|avgang\w*|lamnar?
  sista (?:dag|veck|arbetsdag)\w*|afsked\w*|efterfolger\w*|opsig\w+|fratraed\w*|farvel|avskjed\w*|pensjon\w*|etterfolger\w*|oppsig\w+
  fratre\w*|slutter|stopper|pozegn\w+|emerytur\w*|nastepc\w+|wypowiedz\w+|odejsci\w+|odchodz\w*|rezygn\w+|rozlouc\w+|duchod\w*|nastupc\w+
  vypoved\w*|odchod\w*|odchaz\w+|rezign\w+|elakk\w+|seuraaj\w+|irtisan\w+|laksi\w+|jatta\w+|nyugd\w+|utod\w*|felmond\w*|bucsu\w*|tavoz\w*
  lemond\w*|emekli\w*|istifa\w*|ayril\w*|veda|退任|退職|辞任|後任|定年`;

// Of somebody who changes functions inside a company. Plain letters, alternatives, in all languages alike.

/** In front of a function that somebody gives up: 'hands over compliance'. Of whole jobs people say 'leaves', at least in English. */
export const GIVING_UP_VERBS = anyOf`hand(?:s|ed|ing)? over|g(?:ives?|ave|iving|iven) up|relinquish\w*|gibt|gab|ubergibt|ubergab|draagt
  droeg|lamnar over|lamnade over|lamnar ifran sig|afgiver|afgav|overlader|overlod|overlater|overlot|cede|ceda|quitte|a quitte|deja|dejo
  lascia|ha lasciato|deixa|deixou|oddaje|oddal\w*|przekazuje|przekazal\w*|predava|predal\w*|luopuu|luopui|atadja|atadta|preda|devred\w+`;

/** 'Keeps', 'will concentrate on': beside a function that is given up, another that is not. */
export const KEEPING_VERBS = anyOf`concentrat\w+|focus\w*|keeps?|remains?|konzentrier\w+|fokussier\w+|bleibt|behalt|concentre\w*|conserve
  garde|reste|centr(?:a|ara)(?:se)?|conserva|sigue|mantiene|mantem|concentra\w*|rimane|richt zich|blijft|behoudt|fokuser\w+|forblir
  behaller|beholder|forbliver|skupi\w*|zachowuj\w+|pozostaj\w+|soustred\w+|zustava|keskitty\w+`;

/** 'Takes over': in front of a function. */
export const TAKING_ON_VERBS = anyOf`(?:takes?|took|taken|taking) (?:over|on|charge)|ubernimmt|ubernahm|ubernehmen|ubernommen
  prend(?:e|ra|re|era)?|ha preso|a pris|asum\w+|assum\w+|neemt|nam|overtar|overtager|overtog|overtok|(?:tar|tog|tok) over|obejm\w+
  przejm\w+|przejal|przejela|prebira|prevezme|prevzal\w*|ottaa|otti|atveszi|atvette|preia|a preluat|ustlen\w+|devral\w+`;

/** The lead of a company, as what somebody takes over without a title. */
export const LEAD_NOUNS =
  'lead|leadership|running|lideranca|direcao|gestao|presidencia|comando|guida|direzione|gestione|presidenza|timone';

/** 'In addition', 'as well', 'besides'. */
export const ADDED_WORDS = anyOf`in addition(?: to)?|additionally|also|as well(?: as)?|on top of|alongside (?:her|his|their)|besides
  zusatzlich|ausserdem|daneben|neben|auch|aussi|egalement|en plus|outre|en sus|ademas|tambien|tambem|em acumulacao|alem d\w+|anche|inoltre
  oltre a\p{L}*|ook|daarnaast|naast|tevens|erbij|aven|ocksa|dessutom|utover|vid sidan|ogsa|desuden|ud over|udover|i tillegg|rowniez|takze
  dodatkowo|oprocz|rovnez|navic|krome|vedle|myos|lisaksi|ohella|emellett|de asemenea|pe langa|ayrica|ek olarak`;

/** The appointment is the subject, not who is appointed: 'takes effect on 1 May'. */
export const APPOINTMENT_AS_SUBJECT =
  /takes? effect|amtsantritt|powolanie nastapi|incorporacion (?:sera|se hara) efectiva/iu;
