// Beginnings of a sentence that mean something said before, by language, normalised.
import { wordSetsOf } from '../word-list.ts';

/** Demonstratives, pronouns and links at the head of a sentence: 'That supplier …', 'Deshalb …', 'But …'. */
export const BACK_REFERENCE_WORDS = wordSetsOf({
  en: 'now here that this these those they them their he she him her his hers and but or so because then neither either also yes which however therefore thus hence yet exactly',
  de: 'jetzt nun hier dies diese dieser dieses diesen diesem jene jener jenes er sie ihr ihre ihn ihm ihnen ihrem ihren ihrer deren dessen und aber oder denn weil dann da dort so also auch beide davon dabei dafur dagegen damit daran darauf daraus daruber dadurch deshalb daher trotzdem dennoch inzwischen stattdessen ja doch genau wobei',
  fr: 'maintenant ici cela ca ce cet cette ces celui celle ceux celles ils elle elles lui leur leurs et mais ou donc car alors ainsi aussi puis ensuite oui parce cependant pourtant exactement c',
  es: 'ahora aqui eso esto ese esa esos esas este esta estos estas aquel aquella ello ella ellos ellas y pero o porque pues entonces alli ahi asi tambien luego exacto lo les',
  pt: 'agora aqui isso isto esse essa esses essas este esta estes estas aquele aquela aquilo ele ela eles elas mas ou porque pois entao ali assim tambem exato',
  it: 'adesso ora qui ne questo questa questi queste quello quella quelli quelle quel cio esso essa lui lei loro e ma o perche poi allora cosi anche quindi pero esatto',
  nl: 'nu hier dat dit deze die hij zij ze hem haar hun hen en maar of want omdat dan daar zo ook beide daarvan daarbij daarom dus toch ja nee precies',
  sv: 'nu detta denna dessa han hon och men eller darfor sedan sa ocksa bada ja nej precis',
  no: 'na dette denne disse han hun og men eller derfor siden sa ogsa begge ja nei nettopp',
  da: 'fordi nu dette denne disse han hun og men eller derfor siden sa ogsa begge ja nej netop',
  pl: 'teraz to ten ta te tamten tamta on ona oni one ich jego jej nim nia nimi i a ale lub albo bo poniewaz wtedy tam tak takze tez wiec dlatego potem',
  cs: 'ted nyni to ten ta ti tato tento toto on ona oni jeho jeji jejich a ale nebo protoze pak tam tak take tez proto potom ano',
  tr: 'simdi bu su o bunlar onlar bunu onu buna ona ve ama fakat veya cunku sonra orada boyle evet hayir yani',
  fi: 'nyt tama se nama ne han he siina siella mutta tai koska silloin siksi sitten myos',
  hu: 'most ez ezek azok itt ott de vagy mert akkor igy ugy ezert tehat aztan',
  ro: 'acum aici acesta aceasta acestea asta ea el ei ele dar sau deci apoi atunci astfel',
  el: 'τωρα εδω αυτο αυτη αυτος αυτα αυτοι εκεινο αλλα γιατι τοτε εκει ετσι επισης',
});

/** The same in a language without spaces. */
export const EAST_ASIAN_BACK_REFERENCE =
  /^(?:それ|これ|あれ|その|この|あの|彼|そして|しかし|だから|でも|また|ですから|なので|残り|同じ|前述)/u;

/** Draws a conclusion from what was said before, or goes on from then, without a colon: 'Por eso …', 'Seitdem …'. Plain letters. */
export const CONCLUSION_OF_BEFORE =
  /^(?:that(?:'s| is) (?:why|how)|which is why|for that reason|por eso|por ello|de ahi|por isso|dai que|per questo|ecco perche|percio|c.est pour(?:quoi| ca| cela)|voila pourquoi|d.ou|deswegen|darum|aus diesem grund|om die reden|vandaar|av den anledningen|af den grund|av den grunn|siksi|ezert|dlatego|z tego powodu|z toho duvodu|bu yuzden|o yuzden|bu nedenle|since then|after that|until then|the (?:next|following) (?:day|morning|week|year)|am (?:nachsten|folgenden) (?:tag|morgen)|le lendemain|al dia siguiente|no dia seguinte|il giorno dopo|de volgende dag|dagen (?:efter|etter)|neste dag|naeste dag|nastepnego dnia|seitdem|seither|danach|bis dahin|depuis lors|apres cela|desde entonces|hasta entonces|desde entao|ate la|da allora|fino ad allora|sindsdien|daarna|dessforinnan|od tego czasu|od te doby)\b(?!.*:)/i;

/** 'Ours hangs on the compressor': what is theirs was named before. Plain letters. */
export const OWN_ONE_OF_BEFORE =
  /^(?:ours|mine|el nuestro|la nuestra|los nuestros|las nuestras|el mio|la mia|le notre|la notre|les notres|le mien|la mienne|de onze|die van ons|(?:unsere[rs]?|vores|vart?) (?:ist|war|passt|hat|hangt|steht|liegt|er|ar|har|star|henger|hanger))\b/i;

/** By which a part of something named before is meant, near the head: 'Drei davon', not 'Ten keys and three of them'. Plain letters. */
export const PART_OF_BEFORE =
  /^(?:(?!(?:and|und|et|y|e|en|och|og|i|a) \S+ (?:of|davon|d.entre|de|d[ei]|di|daarvan|ervan|av|af|z)\b)\S+ ){0,6}(?:of (?:them|those|these|which|it)|davon|d.entre (?:eux|elles)|de (?:ellos|ellas|eles|elas|esos|esas)|deles|delas|di (?:essi|loro|questi|quelli)|daarvan|ervan|av (?:dem|dessa|disse)|af (?:dem|disse)|z nich)\b/i;

const SHARES = [
  'half (?!(?:of|an?|the|my|our|your|his|her|their|its|this|that|these|those|every|all|as|what|measures?|truths?|way)\\b)[a-z]|(?:two thirds|three quarters) (?!(?:of|the|my|our|your)\\b)[a-z]',
  '(?:a third|a quarter|the majority) (?:is|are|was|were|ha[sd]|have|do|does|did|came|comes?|went|go(?:es)?|got|never|still|said|kn[eo]w|could|can|will|would|[a-z]{2,}ed)\\b',
  '(?:die halfte|ein (?:drittel|viertel)|zwei drittel|drei viertel) (?!d|von|aller|meiner|unserer|mehr|weniger)',
  "(?:la moitie|(?:les )?deux tiers|(?:les )?trois quarts) (?!d)|un (?:tiers|quart) (?:etai|venai|avai|manquai|n'a|a (?:repondu|ete))",
  '(?:la mitad|un tercio|dos tercios|tres cuart[oa]s(?: partes)?) (?!de)|(?:(?:a )?metade|um terco|dois tercos|tres quartos) (?!d)',
  'un cuarto (?:es|era|no|ten|veni|vien|lleg|ha )|um quarto (?:era|nao|ve|vi|tinha|cheg)',
  '(?:la meta|due terzi|tre quarti) (?!d)|un (?:terzo|quarto) (?:e|era|non|ha|aveva|veniva|viene|arriva(?:va)?|mancava) ',
  '(?:de helft|een kwart|twee derde|drie kwart) (?!van)|een derde (?:is|was|kwam|komt|heeft|had|ging|bleef|ontbrak|wist) ',
  '(?:halften|en tredjedel|en fjardedel|tva tredjedelar|tre fjardedelar|halvdelen|en fjerdedel|to tredjedele?r?|tre fjerdedele?r?) (?!a[fv])',
  '(?:polowa|jedna trzecia|dwie trzecie|trzy czwarte|polovina|tretina|dve tretiny|tri ctvrtiny) (?:nie )?(?:[a-z]+(?:lo|la|ly|li|uje|uja|aja|aji)|jest|byl[aoy]?|to|je|jsou|se)\\b',
];

/** A share of something named before: 'Half came in on paper', but 'Half of our files' and 'A third party'. Plain letters. */
export const SHARE_OF_BEFORE = new RegExp(`^(?:${SHARES.join('|')})`, 'i');

/** Swedish, Norwegian and Danish in one: 'Inte den med …', 'Det tog tre uker', 'Vi testade den'. */
const NORDIC_OBJECT =
  /^(?:(?:inte|ikke) (?:den|det|de) (?:med|som|der)\b|det (?:tog|tok|varade|varte|kostade|kostede|kostet) (?!.*\b(?:att|at|a|innan|for|inden|som|till?|nar)\b)|(?:den|de|dom) (?:kan|kunde|kunne|har|hade|hadde|havde|ar|er|var|ska|skal|skulle|vil|vill|ville|blir|bliver|blev|ble|far|maste)\b|(?:\S+ ){1,3}(?:dem|dom)[.!]?$|(?:\S+ ){1,5}(?:pa|om|i|med|av|af|for|till|til|fran|fra) (?:den|dem|dom)(?:[.,]| (?:nar|og|och|hver|varje|hvis|igen|igjen)\b)|det \S+ (?:jag|jeg|vi|man|han|hon|hun) |(?:har|ar|er|kan|skal?|vill?|far) (?:de|dom|han|hon|hun|den) |(?:jag|jeg|vi|man) \S+ (?:dem|dom|honom|ham|henne|hende)\b|(?:de andr[ae]|den (?:andr[ae]|anden)|resten|for att?)\b|(?:\S+ ){0,5}(?:(?:den|dem) (?:ar|er|var|blir|bliver|har|till|til|i|pa|for|om)|det (?:till|til))\b)/i;

/** What was named before, near the head, by language: 'We tested it with …', 'It was small', 'Hoy no lo sé'. Plain letters. */
export const OBJECT_OF_BEFORE: Readonly<Record<string, RegExp>> = {
  en: /^(?:not (?:the|that) one\b|it (?:takes|took|costs?|lasted) (?!.*\b(?:to|for|until|before|that|when|if|what)\b)|(?:\S+ ){1,3}to \S+ (?:it|them)\b|(?:\S+ ){1,5}that one(?:[.,;]| (?:[a-z]+ing|when|while|every|again)\b)|(?:\S+ ){1,5}that[.,;]|(?:\S+ ){2,6}that [a-z]{3,}[^s.,][.,]|(?!.*\b(?:what|how|than|as|whatever|everything)\b)(?:\S+ ){1,8}(?:do|does|did)(?: now| too)?[.!]?$|(?:\S+ ){5,16}them (?:up|down|out|off|in|over|back)[.!]?$|it (?!(?:is|was|takes|took|pays|costs|helps|matters)\b)|(?:\S+ ){1,4}(?:it|them|those|these|they|he|she|him)\b|(?:\S+ ){0,7}the (?:same )?things?\b(?! (?:is|was|about|that|which|with|to|i|we|you|people|every))|(?:(?!(?:the|an?|my|our|your|his|her|their|its|every|each|any|some|no|this|that|one|two|three|many|most|few|\d+|[a-z]{3,}s)\b)\S+ ){5,8}(?:it|them)[.,;]|it(?:'s| is) one (?:where|of|that|which|in|i|we)\b|(?:who|where|why|how) |it (?:was|were|had|did|went|got|became|made)\b|there (?:are|were|is|was) \S+[,.]|(?:in|at|on|with|for|from) (?:\S+ ){1,3}that (?:is|was|used to|has|had|means|meant|took|takes|costs?|were|will)\b|one (?:said|says|was|is|had|has|did|wanted|asked)\b|(?:the|all the) (?:others?|rest|same|latter)\b)/i,
  de: /^(?:nicht (?:der|die|das|den|dem) (?:mit|von|aus)\b|es (?:dauerte?|kostete?) (?!.*\b(?:zu|bis|um|dass|wenn|ehe|bevor)\b)|(?:hat|haben|ist|sind|kann|konnen|will|wollen) (?:sie|er|es) |(?:ich|wir|man) \S+ (?:sie|ihn|ihm|ihnen|es) (?!.*(?::|, (?:dass|wenn|ob|wie|weil|was)\b| zu ))|(?:\S+ ){1,3}(?:davon|dafur|damit|daran|daruber|dagegen|dazu|darin|darauf|daraus)\b|(?:[^\s,]+,? ){0,8}[^\s,]+ (?:mit|von|bei|fur|zu|an) denen\b|(?:der|die|das) (?:andere[nrs]?|ubrigen|gleiche[n]?|restlichen)\b|(?:derselbe|dieselben?|dasselbe)\b)/i,
  fr: /^(?:pas (?:celui|celle|ceux)\b|il a fallu (?!.*\b(?:pour|avant|que|de)\b)|personne ne (?:l'|les? |la )|c'etai(?:t|ent)\b|les \S+ autres\b|(?:[^\s,]+ ){0,2}(?:(?:je|on|nous|vous) (?:ne |n')?(?:(?:le|la|les|lui|leur|en|y) |l')(?!.*:)|j'en|j'y|n'en|n'y|les autres|l'autre|le reste|les deux)\b)/i,
  es: /^(?:(?:duro|costo|llevo) (?!.*\b(?:para|hasta|que|en)\b)|(?:\S+ ){0,4}\S{2,}[aei]r(?:l[oa]s?|les?)\b|(?:los otros|las otras|los demas|el otro|la otra|el resto)\b|nos (?:obliga|pide|exige|dice|ensena|permite|cuesta|ayuda|toca)\b|(?:\S+ ){0,3}lo (?!que\b|de\b|mas\b|mejor\b|peor\b|primero\b|dificil\b|unico\b|cierto\b|importante\b))/i,
  pt: /^(?:(?:\S+ ){0,4}\S{2,}-(?:l?[oa]s?|n[oa]|nas|lhes?)\b|os outros|as outras|o outro|a outra|os demais|o resto)\b/i,
  it: /^(?:(?:duro|e durat[oa]|ci sono volut[ei]|ci e volut[oa]) (?!.*\b(?:per|prima|che)\b)|(?:\S+ ){0,4}\S{2,}[aei]r(?:l[oaie]|gli|ne)\b|gli altri|le altre|l.altr[oa]|il resto|i restanti)\b/i,
  nl: /^(?:niet (?:die|degene) (?:met|van|die)\b|het (?:duurde?|duurt|kostte?) (?!.*\b(?:te|om|voor|tot|dat|voordat)\b)|(?:ik|wij|we|je) \S+ (?:ze|hem)\b|(?:\S+ ){1,4}het (?:niet|ook|wel|zo|dan|nog)\b|(?:de|het) (?:andere[n]?|rest|overige)\b|(?:\S+ ){1,3}(?:daarvan|daarvoor|daarmee|daaraan|daarover|daartegen|ervan|ervoor|ermee)\b)/i,
  sv: NORDIC_OBJECT,
  no: NORDIC_OBJECT,
  da: NORDIC_OBJECT,
  pl: /^(?:(?:\S+ ){1,3}(?:go|ich|mu|jej|jemu)\b|pozostal|reszta|drugi\b|druga\b)/i,
  cs: /^(?:(?:\S+ ){1,3}(?:ho|jim|ji|jemu|mu)\b|zbytek|zbyvajici|ostatni|druhy\b|druha\b)/i,
  tr: /^(?:(?:\S+ ){1,2}(?:onu|ona|onlari|bunu|bunlari)\b|digerleri|digeri|geri kalan|kalan)/i,
};

/** Counts what was named before: 'Both were new.', 'Ninety had no key.', 'Some, I fear, were mine.' Plain letters. */
export const COUNTED_BEFORE =
  /^(?:(?:some|both|several|none|neither|another|a few|most|many|(?:(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|(?:thir|four|fif|six|seven|eigh|nine)teen)(?:-[a-z]+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+))(?:, [^,.]{2,30},)? (?:were|was|are|is|had|have|has|did|do|could|can|came|went|told|said|gave|still)\b|(?:beide|einige|manche|keiner|keine|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn) (?:waren|sind|hatten|haben|war|ist|hatte|kamen|kommen|gingen|gehen|blieben|fehlten|fehlen|standen|wurden|wollten)\b|(?:certains|aucun|plusieurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:etai|avai|sont|ont|venai|manqu)|(?:algunos|ninguno|ambos|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:eran|tenian|son|tienen|[a-z]+(?:aron|ieron)\b)|(?:alguns|nenhum|ambos|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez) (?:eram|tinham|sao|tem|[a-z]+(?:aram|iram))\b|(?:alcuni|nessuno|entrambi|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (?:erano|avevano|sono|hanno)|(?:beide|sommige|geen|twee|drie|vier|vijf|zes|zeven|acht|negen|tien) (?:waren|zijn|hadden|hebben|kwamen|komen|gingen|bleven|stonden|werden)\b|(?:begge|bada|nogle|noen|nagra|ingen av|to|tva|tre|fire|fyra|fem|seks|sex|syv|sju|atte|otte|atta|ni|ti|tio) (?:var|er|hadde|havde|hade|har|kom|gikk|gik|gick|ble|blev|sto|stod)\b|(?:oba|obie|obe|dwa|dwie|trzy|cztery|dva|dve|tri|ctyri) (?:byl[iy]|sa|jsou|mialy|mel[iy]|maja|maji|wrocily|przyszly|prisl[iy])\b|(?:molemmat|kaksi|kolme|nelja) (?:olivat|oli|on|ovat|tuli(?:vat)?)\b|det (?:er|ar|var) (?:ikke |inte )?(?:et|ett|en) (?!.* (?:som|att?|a)\b)|(?:[^\s,]+ ){1,5}calls (?:that|this|it)\b|wer (?:das|dies) [a-z]+t,)/i;

/** Ends on it: '…, stimmt das sogar', '…, that is even true'. Plain letters. */
export const POINTS_BACK_AT_END =
  /[ ,](?:(?:stimmt|gilt|reicht|hilft|geht|klappt|ist|war|klopt|geldt|helpt|kan|is|stemmer|stammer|gjelder|gaelder|galler|hjelper|hjaelper|hjalper|gar|er|ar|var) (?:das|dat|det)(?: (?:sogar|auch|so|nicht|ja|wohl|leider|wirklich|zelfs|ook|wel|niet|zo|helaas|echt|faktisk|faktiskt|ogsa|ocksa|ikke|inte|nok|nog|visst)){0,2}|that(?:'s| is| was)(?: (?:even|also|sadly|actually|still|really))? (?:true|right|so|wrong)|c.(?:est|etait)(?: (?:meme|aussi|encore|vraiment))? (?:vrai|juste|faux)|(?:eso|esto|isso|isto) (?:hasta |incluso |ate |tambien |tambem )?e[s]? (?:hasta |incluso |ate |tambien |tambem )?(?:verdad|cierto|verdade|certo)|(?:questo|cio) e (?:anche |persino )?vero)[.!]?$/i;

/** 'There': at another place, perhaps another firm. Normalised. */
export const ELSEWHERE_WORDS = wordSetsOf({
  en: 'there elsewhere',
  de: 'dort anderswo',
  fr: 'y ailleurs',
  es: 'alli alla',
  pt: 'ali',
  it: 'li ivi altrove',
  nl: 'daar elders',
  sv: 'dar',
  no: 'der',
  da: 'der',
  pl: 'tam',
  cs: 'tam',
  tr: 'orada',
});

/** Answers a question, or takes up a conversation: 'No, seriously, …'. Plain letters. */
export const ANSWER =
  /^(?:agreed|true|fair enough|correct|indeed|of course|precisely|einverstanden|richtig|d.accord|exact|de acuerdo|cierto|d.accordo|vero|klopt|akkoord|stammer|stemmer|enig|precis|zgoda|souhlasim|pravda|dogru|totta|igaz|yes|yeah|no|nope|well|oh|ah|right|okay|ok|sure|look|listen|honestly|seriously|exactly|absolutely|ja|nein|naja|klar|genau|ehrlich gesagt|oui|non|si|bon|ben|no|claro|bueno|pues|sim|nao|bem|bom|beh|certo|nee|nou|tja|nej|nei|altsa|alltsa|tak|nie|ano|ne|evet|hayir|yani|sey)[,.!]\s/i;

/**
 * What means something said before as often as nothing: a pronoun at the head, a demonstrative within, 'ever since' at the end.
 * Plain letters.
 */
export const MAY_REFER_BACK: Readonly<Record<string, RegExp>> = {
  en: /^it\b|\b(?:those|these) (?!who\b)|\b(?:since|too|as well|instead|afterwards)[.!]?$/i,
  de: /^es\b|\bdies(?:e[nmrs]?)? (?!woche|jahr|monat)|\b(?:seitdem|seither|danach|stattdessen)[.!]?$/i,
  fr: /^ils? (?!faut\b|y a\b)|\b(?:ce|cet|cette|ces) (?!annee|semaine|mois|matin|soir)[a-z]{4}|\b(?:depuis|aussi|ensuite)[.!]?$/i,
  es: /^(?:es|era|fue|son|eran)\b|\b(?:es[aeo]s?|aquel(?:l[ao]s?)?) [a-z]{4}|\b(?:desde entonces|tambien)[.!]?$/i,
  pt: /\b(?:ess[ae]s?|aquel[ae]s?) [a-z]{4}|\btambem[.!]?$/i,
  it: /\b(?:quest[oaie]|quel(?:l[aoei])?) (?!anno|mese|settimana|che\b)[a-z]{4}|\banche[.!]?$/i,
  nl: /\bdeze (?!week|maand)|\b(?:sindsdien|ook)[.!]?$/i,
  sv: /^det\b|\b(?:denna|detta|dessa) |\b(?:sedan dess|ocksa)[.!]?$/i,
  no: /^det\b|\b(?:denne|dette|disse) |\b(?:siden|ogsa)[.!]?$/i,
  da: /^det\b|\b(?:denne|dette|disse) |\b(?:siden|ogsa)[.!]?$/i,
};

/** A demonstrative with a time that needs nothing before it: 'Diese Woche …', 'These days …', but not 'Those days …'. Plain letters. */
export const TIME_OF_SPEAKING =
  /^(?:this time|cette fois|[ed]?est[ae] vez|questa volta|deze keer|denne gang(?:en)?|(?:these|diese|ces|estos|estas|estes|questi|queste|deze|dessa|disse) (?:days|weeks|months|tage|wochen|monate|jours|semaines|dias|semanas|meses|giorni|settimane|mesi|dagen|weken|maanden|dagar|veckor|manader|dage(?:ne|r)?|uger|uker|ukene|manede(?:r|ne))|\S+ (?:week|month|year|morning|evening|spring|summer|autumn|winter|woche|monat|jahr|morgen|abend|fruhjahr|sommer|herbst|annee|semaine|mois|matin|printemps|ete|automne|hiver|ano|semana|mes|manana|primavera|verano|otono|invierno|verao|anno|settimana|mese|mattina|estate|jaar|maand|vecka|manad|ar|uke|uge|maned|var|tydzien|rok|miesiac|tyden|mesic|hafta|yil|ay))\b/i;

/** What takes a question up from the answer before it, and the word that asks; neither means anything before: 'And who is paid now?' */
export const HEAD_OF_QUESTION =
  /^¿?(?:(?:and|but|so|then|y|e|et|und|aber|och|og|men|en|maar|a|i|o|pero|mais|ma|mas|alors|allora|entao|entonces|dus|ve)[ ,]+)?(?:(?:who|where|why|how) )?/iu;

/** Turns to what is missing or otherwise, so that the sentence before only leads up to it. By language, plain letters. */
export const TURN_OF_THOUGHT: Readonly<Record<string, RegExp>> = {
  en: /^(?:but|and yet|yet|still,|what(?:'s| is| was) (?:missing|lacking|left)|what (?:i|we) (?:lack|miss|(?:do not|don't) have))\b/i,
  de: /^(?:aber|doch|nur,|was (?:(?:mir|uns) )?(?:noch |aber )?fehlt|was (?:ich|wir) nicht haben|es fehlt|(?:uns|mir) fehlt)\b/i,
  fr: /^(?:mais|pourtant|ce qui (?:nous |me )?manque|il (?:nous |me )?manque|reste)\b/i,
  es: /^(?:pero|sin embargo|lo que (?:nos |me )?falta|(?:nos |me )?falta)\b/i,
  pt: /^(?:mas|no entanto|o que (?:nos |me )?falta|falta(?:-nos|-me)?)\b/i,
  it: /^(?:ma|pero|quello che (?:ci |mi )?manca|cio che (?:ci |mi )?manca|(?:ci |mi )?manca)\b/i,
  nl: /^(?:maar|toch|wat (?:er )?(?:nog )?ontbreekt|wat (?:ik|we) (?:mis|missen))\b/i,
  sv: /^(?:men|anda|det som (?:saknas|fattas|aterstar)|det vi saknar)\b/i,
  no: /^(?:men|likevel|det som (?:mangler|gjenstar)|det vi mangler)\b/i,
  da: /^(?:men|alligevel|det,? (?:der|som) mangler|det,? vi mangler)\b/i,
  fi: /^(?:mutta|silti|se, mika puuttuu)\b/i,
  pl: /^(?:ale|jednak|brakuje|czego (?:nam |mi )?brakuje)\b/i,
  cs: /^(?:ale|jenze|presto|chybi|co (?:nam |mi )?chybi)\b/i,
  hu: /^(?:de|ami hianyzik)\b/i,
  tr: /^(?:ama|fakat|ancak|eksik olan)\b/i,
};

/** Words to win time and agreement with whoever spoke before, as a whole sentence: 'Oh boy.', 'Max is right.' Plain letters. */
export const FILLER =
  /^(?:oh (?:boy|dear|god|man|my)|boy|wow|hm+|oof|phew|good point|fair point|(?:i|we) agree|[a-z]+ is (?:[a-z]+ )?right|ach|puh|oje|na ja|[a-z]+ hat (?:[a-z]+ )?recht|oh la la|eh bien|[a-z]+ a (?:[a-z]+ )?raison|uf|ay|[a-z]+ tiene (?:[a-z]+ )?razon|[a-z]+ tem (?:[a-z]+ )?razao|beh|mah|[a-z]+ ha (?:[a-z]+ )?ragione|poeh|[a-z]+ heeft (?:[a-z]+ )?gelijk|oj|[a-z]+ har (?:[a-z]+ )?(?:ratt|rett|ret)|[a-z]+ ma (?:[a-z]+ )?(?:racje|pravdu)|[a-z]+ hakli)[.!…]+$/i;

/**
 * Means a person whom only the text around it names: 'The guard asked her twice', but not 'Every guard counts his keys'. Outside English
 * and the Nordic languages such a pronoun may mean a thing; there only an object right after the subject counts. By language, plain
 * letters.
 */
export const SOMEBODY_OUTSIDE: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?!.*\b(?:who|whoever|one|every|each|some(?:one|body)|any(?:one|body)|every(?:one|body)|nobody|person|an? (?:[a-z]+ ){0,2}[a-z]*(?:er|or|ist|ant|man|woman|chair|counsel|secretary|clerk|nurse|chief|guy|boss))\b).*\b(?:him|hers?)\b|(?!.*\b(?:who|whoever|one|every|each|some(?:one|body)|any(?:one|body)|every(?:one|body)|nobody|person|(?:an?|the|my|our) (?:[a-z]+ ){0,2}[a-z]*(?:er|or|ist|ant|man|woman|chair|counsel|secretary|clerk|nurse|chief|guy|boss))\b).*\bs?he\b|.*\bof (?:his|hers)\b)/i,
  de: /^(?:Der|Die|Das|Mein\w*|Unser\w*) (?:\S+ ){1,2}(?:hat|haben|hatten?|will|wollte|\p{Ll}{3,}ten?|\p{Ll}{3,}t) (?:sie|ihn|ihm|ihnen|ihr)(?! \p{Lu})(?!\p{L})/u,
  fr: /^(?:(?:l[ae]s?|mon|ma|mes|notre|nos|un|une) |l')\S+ (?:ne )?(?:(?:lui|leur) [a-z]+|l'(?:a|ont|avai\w+|[aeiou][a-z]+)|les (?:a|ont|avai\w+))\b/i,
  es: /^(?!.* al? )(?:el|las?|los|mis?|nuestr[oa]s?|una?) \S+ (?:no )?(?:les?|l[oa]s?) [a-z]+/i,
  pt: /^(?:[oa]s?|meus?|minhas?|noss[oa]s?|uma?) \S+ (?:nao )?(?:lhes? |[a-z]+-(?:lhes?|[oa]s?|n[oa]|nas)\b)/i,
  it: /^(?:(?:il|la|i|gli|le|lo|un|una|(?:mi|nostr)[oaie]+) |l')\S+ (?:non )?(?:(?:gli|le|lo|li) [a-z]+|l'h(?:a|anno))\b/i,
  nl: /^(?:de|het|mijn|onze|een) \S+ (?:\S+ )?(?:hem|hen|haar (?:twee|drie|vier|nog|niet|al|dat|of|om|een keer|gevraagd|gewaarschuwd|verteld))\b/i,
  sv: /^(?!.*\b(?:som|varje|nagon|ingen|alla)\b).*\b(?:han|hon|honom|henne)\b/i,
  no: /^(?!.*\b(?:som|hver|enhver|noen|ingen|alle)\b).*\b(?:han|hun|ham|henne)\b/i,
  da: /^(?!.*\b(?:som|der|hver|enhver|nogen|ingen|alle)\b).*\b(?:han|hun|ham|hende)\b/i,
  fi: /^(?!.*\b(?:joka|jokainen|joku|kukaan|kuka)\b).*\bhan(?:et|elle|elta|en|ta)?\b/i,
};

/** The company as the subject at the head of a sentence. */
export const IT_AS_SUBJECT: Readonly<Record<string, RegExp>> = {
  es: /^(?:\S{1,12} ){0,4}(?=[a-z]{3,}(?:o|aron) sus? )/iu,
  pt: /^(?:\S{1,12} ){0,4}(?=[a-z]{3,}(?:ou|iu|eu) (?:as? suas?|os? seus?) )/iu,
  it: /^(?:\S{1,12} ){0,4}(?=ha [a-z]{3,}(?:to|so) (?:il|la|i|le) su[aoei]+ )/iu,
  en: /^(?:(?!that |if |when |as )[\p{L}\d]+,? ){0,4}it (?:has |had |also |then |recently |later )?(?=[a-z]{3,}(?:ed|t|d|ght|s)\b)(?!seems|means|takes|looks|happens|helps|matters|makes|starts|was|is)/iu,
};
