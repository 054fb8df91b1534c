// How a sentence means a thing or a person that was named before, near its head.
import { expression } from '../word-list.ts';

/** Swedish, Norwegian and Danish in one: 'Inte den med …', 'Det tog tre uker', 'Vi testade den'. */
const NORDIC_OBJECT = expression('i')`
  ^(?:
    # 'Inte den med …', 'Det tog tre uker'
    (?:inte|ikke) (?:den|det|de) (?:med|som|der)\b
    det (?:tog|tok|varade|varte|kostade|kostede|kostet) (?!.*\b(?:att|at|a|innan|for|inden|som|till?|nar)\b)
    # 'De kan', 'Vi testade dem', 'Vi har betalt for den og …'
    (?:den|de|dom) (?:
      kan|kunde|kunne|har|hade|hadde|havde|ar|er|var|ska|skal|skulle|vil|vill|ville|blir|bliver|blev|ble|far|maste
    )\b
    (?:\S+ ){1,3}(?:dem|dom)[.!]?$
    (?:\S+ ){1,5}(?:pa|om|i|med|av|af|for|till|til|fran|fra) (?:den|dem|dom)(?:[.,]| (?:nar|og|och|hver|varje|hvis|igen|igjen)\b)
    # 'Det vet vi', 'har de', 'vi testade dem', 'de andra'
    det \S+ (?:jag|jeg|vi|man|han|hon|hun) |(?:har|ar|er|kan|skal?|vill?|far) (?:de|dom|han|hon|hun|den)[ ]
    (?:jag|jeg|vi|man) \S+ (?:dem|dom|honom|ham|henne|hende)\b|(?:de andr[ae]|den (?:andr[ae]|anden)|resten|for att?)\b
    # 'När den är', 'gav det till'
    (?:\S+ ){0,5}(?:(?:den|dem) (?:ar|er|var|blir|bliver|har|till|til|i|pa|for|om)|det (?:till|til))\b
  )`;

/** What was named before, near the head, by language: 'We tested it with …', 'It was small', 'Hoy no lo sé'. Plain letters. */
export const OBJECT_OF_BEFORE: Readonly<Record<string, RegExp>> = {
  en: expression('i')`
    ^(?:
      # 'Not that one', 'It took weeks', 'I added to it'
      not (?:the|that) one\b|it (?:takes|took|costs?|lasted) (?!.*\b(?:to|for|until|before|that|when|if|what)\b)
      (?:\S+ ){1,3}to \S+ (?:it|them)\b
      # 'We tested that one', 'We never do'
      (?:\S+ ){1,5}that one(?:[.,;]| (?:[a-z]+ing|when|while|every|again)\b)|(?:\S+ ){1,5}that[.,;]
      (?:\S+ ){2,6}that [a-z]{3,}[^s.,][.,]
      (?!.*\b(?:what|how|than|as|whatever|everything)\b)(?:\S+ ){1,8}(?:do|does|did)(?: now| too)?[.!]?$
      # 'We sent them back', 'it fell', 'we asked him'
      (?:\S+ ){5,16}them (?:up|down|out|off|in|over|back)[.!]?$|it (?!(?:is|was|takes|took|pays|costs|helps|matters)\b)
      (?:\S+ ){1,4}(?:it|them|those|these|they|he|she|him)\b
      # 'The same thing', 'we put … into it', 'It is one of'
      (?:\S+ ){0,7}the (?:same )?things?\b(?! (?:was|about|that|which|with|to|i|we|you|people|every))
      (?:
        (?!
          (?:the|an?|my|our|your|his|her|their|its|every|each|any|some|no|this|that|one|two|three|many|most|few|\d+|[a-z]{3,}s)\b
        )\S+[ ]
      ){5,8}(?:it|them)[.,;]
      it(?:'s| is) one (?:where|of|that|which|in|i|we)\b
      # 'Why …', 'it went', 'There were nine.', 'one said', 'the others'
      (?:who|where|why|how) |it (?:was|were|had|did|went|got|became|made)\b|there (?:are|were|is|was) \S+[,.]
      (?:in|at|on|with|for|from) (?:\S+ ){1,3}that (?:is|was|used to|has|had|means|meant|took|takes|costs?|were|will)\b
      one (?:said|says|was|is|had|has|did|wanted|asked)\b|(?:the|all the) (?:others?|rest|same|latter)\b
    )`,
  de: expression('i')`
    ^(?:
      # 'Nicht die mit …', 'Es dauerte drei Wochen'
      nicht (?:der|die|das|den|dem) (?:mit|von|aus)\b|es (?:dauerte?|kostete?) (?!.*\b(?:zu|bis|um|dass|wenn|ehe|bevor)\b)
      # 'Hat sie …', 'Wir haben ihn …'
      (?:hat|haben|ist|sind|kann|konnen|will|wollen) (?:sie|er|es)[ ]
      (?:ich|wir|man) \S+ (?:sie|ihn|ihm|ihnen|es) (?!.*(?::|, (?:dass|wenn|ob|wie|weil|was)\b| zu ))
      # 'Drei davon', 'Leute, mit denen', 'die anderen'
      (?:\S+ ){1,3}(?:davon|dafur|damit|daran|daruber|dagegen|dazu|darin|darauf|daraus)\b
      (?:[^\s,]+,? ){0,8}[^\s,]+ (?:mit|von|bei|fur|zu|an) denen\b
      (?:der|die|das) (?:andere[nrs]?|ubrigen|gleiche[n]?|restlichen)\b|(?:derselbe|dieselben?|dasselbe)\b
    )`,
  fr: expression('i')`
    ^(?:
      # 'Pas celui-là', 'Il a fallu trois semaines', 'les trois autres'
      pas (?:celui|celle|ceux)\b|il a fallu (?!.*\b(?:pour|avant|que|de)\b)|personne ne (?:l'|les? |la )|c'etai(?:t|ent)\b
      les \S+ autres\b
      # 'Nous l'avons testé', 'j'en ai', 'les deux'
      (?:[^\s,]+ ){0,2}(?:
        (?:je|on|nous|vous) (?:ne |n')?(?:(?:le|la|les|lui|leur|en|y) |l')(?!.*:)|j'en|j'y|n'en|n'y|les autres|l'autre|le reste
        les deux
      )\b
    )`,
  es: expression('i')`
    ^(?:
      # 'Duró tres semanas', 'Queremos probarlo'
      (?:duro|costo|llevo) (?!.*\b(?:para|hasta|que|en)\b)|(?:\S+ ){0,4}\S{2,}[aei]r(?:l[oa]s?|les?)\b
      # 'Los otros', 'nos obliga', 'Hoy no lo sé'
      (?:los otros|las otras|los demas|el otro|la otra|el resto)\b
      nos (?:obliga|pide|exige|dice|ensena|permite|cuesta|ayuda|toca)\b
      (?:\S+ ){0,3}lo (?!que\b|de\b|mas\b|mejor\b|peor\b|primero\b|dificil\b|unico\b|cierto\b|importante\b)
    )`,
  pt: /^(?:(?:\S+ ){0,4}\S{2,}-(?:l?[oa]s?|n[oa]|nas|lhes?)\b|os outros|as outras|o outro|a outra|os demais|o resto)\b/i,
  it: expression('i')`
    ^(?:
      (?:duro|e durat[oa]|ci sono volut[ei]|ci e volut[oa]) (?!.*\b(?:per|prima|che)\b)
      (?:\S+ ){0,4}\S{2,}[aei]r(?:l[oaie]|gli|ne)\b|gli altri|le altre|l.altr[oa]|il resto|i restanti
    )\b`,
  nl: expression('i')`
    ^(?:
      niet (?:die|degene) (?:met|van|die)\b|het (?:duurde?|duurt|kostte?) (?!.*\b(?:te|om|voor|tot|dat|voordat)\b)
      (?:ik|wij|we|je) \S+ (?:ze|hem)\b|(?:\S+ ){1,4}het (?:niet|ook|wel|zo|dan|nog)\b|(?:de|het) (?:andere[n]?|rest|overige)\b
      (?:\S+ ){1,3}(?:daarvan|daarvoor|daarmee|daaraan|daarover|daartegen|ervan|ervoor|ermee)\b
    )`,
  sv: NORDIC_OBJECT,
  no: NORDIC_OBJECT,
  da: NORDIC_OBJECT,
  pl: /^(?:(?:\S+ ){1,3}(?:go|ich|mu|jej|jemu)\b|pozostal|reszta|drugi\b|druga\b)/i,
  cs: /^(?:(?:\S+ ){1,3}(?:ho|jim|ji|jemu|mu)\b|zbytek|zbyvajici|ostatni|druhy\b|druha\b)/i,
  tr: /^(?:(?:\S+ ){1,2}(?:onu|ona|onlari|bunu|bunlari)\b|digerleri|digeri|geri kalan|kalan)/i,
};
