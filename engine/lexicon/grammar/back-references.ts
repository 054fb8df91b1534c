// Beginnings of a sentence that mean something said before, by language, normalised.
import { expression, wordSetsOf } from '../word-list.ts';

/** Demonstratives, pronouns and links at the head of a sentence: 'That supplier …', 'Deshalb …', 'But …'. */
export const BACK_REFERENCE_WORDS = wordSetsOf({
  en: `
    now here that this these those they them their he she him her his hers and but or so because then neither either also yes
    which however therefore thus hence yet exactly`,
  de: `
    jetzt nun hier dies diese dieser dieses diesen diesem jene jener jenes er sie ihr ihre ihn ihm ihnen ihrem ihren ihrer deren
    dessen und aber oder denn weil dann da dort so also auch beide davon dabei dafur dagegen damit daran darauf daraus daruber
    dadurch deshalb daher trotzdem dennoch inzwischen stattdessen ja doch genau wobei`,
  fr: `
    maintenant ici cela ca ce cet cette ces celui celle ceux celles ils elle elles lui leur leurs et mais ou donc car alors ainsi
    aussi puis ensuite oui parce cependant pourtant exactement c`,
  es: `
    ahora aqui eso esto ese esa esos esas este esta estos estas aquel aquella ello ella ellos ellas y pero o porque pues entonces
    alli ahi asi tambien luego exacto lo les`,
  pt: `
    agora aqui isso isto esse essa esses essas este esta estes estas aquele aquela aquilo ele ela eles elas mas ou porque pois
    entao ali assim tambem exato`,
  it: `
    adesso ora qui ne questo questa questi queste quello quella quelli quelle quel cio esso essa lui lei loro e ma o perche poi
    allora cosi anche quindi pero esatto`,
  nl: `
    nu hier dat dit deze die hij zij ze hem haar hun hen en maar of want omdat dan daar zo ook beide daarvan daarbij daarom dus
    toch ja nee precies`,
  sv: 'nu detta denna dessa han hon och men eller darfor sedan sa ocksa bada ja nej precis',
  no: 'na dette denne disse han hun og men eller derfor siden sa ogsa begge ja nei nettopp',
  da: 'fordi nu dette denne disse han hun og men eller derfor siden sa ogsa begge ja nej netop',
  pl: `
    teraz to ten ta te tamten tamta on ona oni one ich jego jej nim nia nimi i a ale lub albo bo poniewaz wtedy tam tak takze tez
    wiec dlatego potem`,
  cs: 'ted nyni to ten ta ti tato tento toto on ona oni jeho jeji jejich a ale nebo protoze pak tam tak take tez proto potom ano',
  tr: 'simdi bu su o bunlar onlar bunu onu buna ona ve ama fakat veya cunku sonra orada boyle evet hayir yani',
  fi: 'nyt tama se nama ne han he siina siella mutta tai koska silloin siksi sitten myos',
  hu: 'most ez ezek azok itt ott de vagy mert akkor igy ugy ezert tehat aztan',
  ro: 'acum aici acesta aceasta acestea asta ea el ei ele dar sau deci apoi atunci astfel',
  el: 'τωρα εδω αυτο αυτη αυτος αυτα αυτοι εκεινο αλλα γιατι τοτε εκει ετσι επισης',
});

/** The same in a language without spaces. */
export const EAST_ASIAN_BACK_REFERENCE = expression('u')`
  ^(?:
    それ|これ|あれ|その|この|あの|彼|そして|しかし|だから|でも|また|ですから|なので|残り|同じ
    前述
  )`;

/** Draws a conclusion from what was said before, or goes on from then, without a colon: 'Por eso …', 'Seitdem …'. Plain letters. */
export const CONCLUSION_OF_BEFORE = expression('i')`
  ^(?:
    # Conclusions: 'That is why', 'por eso', 'vandaar'
    that(?:'s| is) (?:why|how)|which is why|for that reason|por eso|por ello|de ahi|por isso|dai que|per questo|ecco perche|percio
    c.est pour(?:quoi| ca| cela)|voila pourquoi|d.ou|deswegen|darum|aus diesem grund|om die reden|vandaar|av den anledningen
    af den grund|av den grunn|siksi|ezert|dlatego|z tego powodu|z toho duvodu|bu yuzden|o yuzden|bu nedenle
    # Times: 'After that', 'the next day', 'seitdem'
    since then|after that|until then|the (?:next|following) (?:day|morning|week|year)|am (?:nachsten|folgenden) (?:tag|morgen)
    le lendemain|al dia siguiente|no dia seguinte|il giorno dopo|de volgende dag|dagen (?:efter|etter)|neste dag|naeste dag
    nastepnego dnia|seitdem|seither|danach|bis dahin|depuis lors|apres cela|desde entonces|hasta entonces|desde entao|ate la
    da allora|fino ad allora|sindsdien|daarna|dessforinnan|od tego czasu|od te doby
  )\b(?!.*:)`;

/** 'Ours hangs on the compressor': what is theirs was named before. Plain letters. */
export const OWN_ONE_OF_BEFORE = expression('i')`
  ^(?:
    ours|mine|el nuestro|la nuestra|los nuestros|las nuestras|el mio|la mia|le notre|la notre|les notres|le mien|la mienne|de onze
    die van ons
    (?:unsere[rs]?|vores|vart?) (?:ist|war|passt|hat|hangt|steht|liegt|er|ar|har|star|henger|hanger)
  )\b`;

/** Ends on it: '…, stimmt das sogar', '…, that is even true'. Plain letters. */
export const POINTS_BACK_AT_END = expression('i')`
  [ ,](?:
    # German, Dutch, Norwegian, Danish and Swedish: 'stimmt das sogar'
    (?:
      stimmt|gilt|reicht|hilft|geht|klappt|ist|war|klopt|geldt|helpt|kan|is|stemmer|stammer|gjelder|gaelder|galler|hjelper
      hjaelper|hjalper|gar|er|ar|var
    ) (?:das|dat|det)(?:
      [ ](?:
        sogar|auch|so|nicht|ja|wohl|leider|wirklich|zelfs|ook|wel|niet|zo|helaas|echt|faktisk|faktiskt|ogsa|ocksa|ikke|inte|nok
        nog|visst
      )
    ){0,2}
    # English: 'that is even true'
    that(?:'s| is| was)(?: (?:even|also|sadly|actually|still|really))? (?:true|right|so|wrong)
    # French, Spanish, Portuguese and Italian: 'c'est vrai'
    c.(?:est|etait)(?: (?:meme|aussi|encore|vraiment))? (?:vrai|juste|faux)
    (?:eso|esto|isso|isto) (?:hasta |incluso |ate |tambien |tambem )?e[s]? (?:hasta |incluso |ate |tambien |tambem )?(?:
      verdad|cierto|verdade|certo
    )
    (?:questo|cio) e (?:anche |persino )?vero
  )[.!]?$`;

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
export const ANSWER = expression('i')`
  ^(?:
    # 'Agreed.', 'Einverstanden.'
    agreed|true|fair enough|correct|indeed|of course|precisely|einverstanden|richtig|d.accord|exact|de acuerdo|cierto|d.accordo
    vero|klopt|akkoord|stammer|stemmer|enig|precis|zgoda|souhlasim|pravda|dogru|totta|igaz|yes|yeah|no|nope|well|oh|ah|right|okay
    ok|sure|look|listen|honestly|seriously|exactly|absolutely|ja|nein|naja|klar|genau|ehrlich gesagt|oui|non|si|bon|ben|claro
    bueno|pues|sim|nao|bem|bom|beh|certo|nee|nou|tja|nej|nei|altsa|alltsa|tak|nie|ano|ne|evet|hayir|yani|sey
  )[,.!]\s`;

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

/** A demonstrative with a time that needs nothing before it: 'Diese Woche …', 'These days …', not 'Those days …'. Plain letters. */
export const TIME_OF_SPEAKING = expression('i')`
  ^(?:
    # 'This time', 'deze keer'
    this time|cette fois|[ed]?est[ae] vez|questa volta|deze keer|denne gang(?:en)?
    # 'These days', 'diese Woche'
    (?:these|diese|ces|estos|estas|estes|questi|queste|deze|dessa|disse) (?:
      days|weeks|months|tage|wochen|monate|jours|semaines|dias|semanas|meses|giorni|settimane|mesi|dagen|weken|maanden|dagar
      veckor|manader|dage(?:ne|r)?|uger|uker|ukene|manede(?:r|ne)
    )
    # 'This week', 'cette année', whatever the first word
    \S+ (?:
      week|month|year|morning|evening|spring|summer|autumn|winter|woche|monat|jahr|morgen|abend|fruhjahr|sommer|herbst|annee
      semaine|mois|matin|printemps|ete|automne|hiver|ano|semana|mes|manana|primavera|verano|otono|invierno|verao|anno|settimana
      mese|mattina|estate|jaar|maand|vecka|manad|ar|uke|uge|maned|var|tydzien|rok|miesiac|tyden|mesic|hafta|yil|ay
    )
  )\b`;

/** What takes a question up from the answer before it, and the word that asks; neither means anything before: 'And who is paid now?' */
export const HEAD_OF_QUESTION = expression('iu')`
  ^¿?(?:
    (?:and|but|so|then|y|e|et|und|aber|och|og|men|en|maar|a|i|o|pero|mais|ma|mas|alors|allora|entao|entonces|dus|ve)[ ,]+
  )?(?:(?:who|where|why|how) )?`;

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
export const FILLER = expression('i')`
  ^(?:
    # English
    oh (?:boy|dear|god|man|my)|boy|wow|hm+|oof|phew|good point|fair point|(?:i|we) agree|[a-z]+ is (?:[a-z]+ )?right
    # German
    ach|puh|oje|na ja|[a-z]+ hat (?:[a-z]+ )?recht
    # French
    oh la la|eh bien|[a-z]+ a (?:[a-z]+ )?raison
    # Spanish, Portuguese and Italian
    uf|ay|[a-z]+ tiene (?:[a-z]+ )?razon|[a-z]+ tem (?:[a-z]+ )?razao|beh|mah|[a-z]+ ha (?:[a-z]+ )?ragione
    # Dutch, Scandinavian, Polish, Czech and Turkish
    poeh|[a-z]+ heeft (?:[a-z]+ )?gelijk|oj|[a-z]+ har (?:[a-z]+ )?(?:ratt|rett|ret)|[a-z]+ ma (?:[a-z]+ )?(?:racje|pravdu)
    [a-z]+ hakli
  )[.!…]+$`;

/**
 * Means a person whom only the text around it names: 'The guard asked her twice', but not 'Every guard counts his keys'. Outside English
 * and the Nordic languages such a pronoun may mean a thing; there only an object right after the subject counts. By language, plain
 * letters.
 */
export const SOMEBODY_OUTSIDE: Readonly<Record<string, RegExp>> = {
  en: expression('i')`
    ^(?:
      # 'The guard asked her twice', but not 'A guard counts her keys'
      (?!
        .*\b(?:
          who|whoever|one|every|each|some(?:one|body)|any(?:one|body)|every(?:one|body)|nobody|person
          an? (?:[a-z]+ ){0,2}[a-z]*(?:er|or|ist|ant|man|woman|chair|counsel|secretary|clerk|nurse|chief|guy|boss)
        )\b
      ).*\b(?:him|hers?)\b
      # 'Then she left', but not 'The guard says he counts'
      (?!
        .*\b(?:
          who|whoever|one|every|each|some(?:one|body)|any(?:one|body)|every(?:one|body)|nobody|person
          (?:an?|the|my|our) (?:[a-z]+ ){0,2}[a-z]*(?:er|or|ist|ant|man|woman|chair|counsel|secretary|clerk|nurse|chief|guy|boss)
        )\b
      ).*\bs?he\b
      # 'A friend of hers'
      .*\bof (?:his|hers)\b
    )`,
  de: expression('u')`
    ^(?:Der|Die|Das|Mein\w*|Unser\w*) (?:\S+ ){1,2}(?:
      hat|haben|hatten?|will|wollte|\p{Ll}{3,}ten?|\p{Ll}{3,}t
    ) (?:sie|ihn|ihm|ihnen|ihr)(?! \p{Lu})(?!\p{L})`,
  fr: expression('i')`
    ^(?:(?:l[ae]s?|mon|ma|mes|notre|nos|un|une) |l')\S+ (?:ne )?(?:
      (?:lui|leur) [a-z]+|l'(?:a|ont|avai\w+|[aeiou][a-z]+)|les (?:a|ont|avai\w+)
    )\b`,
  es: /^(?!.* al? )(?:el|las?|los|mis?|nuestr[oa]s?|una?) \S+ (?:no )?(?:les?|l[oa]s?) [a-z]+/i,
  pt: /^(?:[oa]s?|meus?|minhas?|noss[oa]s?|uma?) \S+ (?:nao )?(?:lhes? |[a-z]+-(?:lhes?|[oa]s?|n[oa]|nas)\b)/i,
  it: /^(?:(?:il|la|i|gli|le|lo|un|una|(?:mi|nostr)[oaie]+) |l')\S+ (?:non )?(?:(?:gli|le|lo|li) [a-z]+|l'h(?:a|anno))\b/i,
  nl: expression('i')`
    ^(?:de|het|mijn|onze|een) \S+ (?:\S+ )?(?:
      hem|hen|haar (?:twee|drie|vier|nog|niet|al|dat|of|om|een keer|gevraagd|gewaarschuwd|verteld)
    )\b`,
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
  en: expression('iu')`
    ^(?:(?!that |if |when |as )[\p{L}\d]+,? ){0,4}it (?:has |had |also |then |recently |later )?(?=[a-z]{3,}(?:ed|t|d|ght|s)\b)(?!
      seems|means|takes|looks|happens|helps|matters|makes|starts|was|is
    )`,
};
