import { expression } from '../word-list.ts';
// Where clauses begin, and what shows that one has a subject of its own. Plain letters, in all languages alike. \uE000 stands for the
// prospect, \uE001 for the company, \uE002 for another organisation, \uE004 for a job title.
import { AND_OR_A } from './prepositions.ts';
import { ROMANCE_ARTICLES, TIME_OR_MOVE } from './romance-subjects.ts';

/** 'Where', as it opens a relative clause. Alternatives. */
export const WHERE_WORDS = 'where|wo|ou|donde|onde|dove|waar|dar|hvor|gdzie|kde';

/** 'Who' and 'whose', as they open one. Alternatives. */
export const WHO_WORDS = 'who|der|die|das|dat|qui|que|che|som|ktor\\p{L}+|kter\\p{L}+';
export const WHOSE_WORDS =
  'whose|deren|dessen|dont|cuy[oa]|cuj[oa]|(?:il|la) cui|waarvan|wiens|wier|a car(?:ei|ui)|vars|hvis|ktorego|ktorej|jehoz|jejiz';

/** What between the prospect's name and a verb makes it the verb of somebody else. */
export const OTHER_SUBJECTS = {
  // 'Said that the firm leaves', 'anunció que el banco deja'. Not ', que la semana pasada dejó'.
  saidThat: expression('u')`
    (?: that| dass| dat| att) (?!he |she |they |er |sie |hij |zij |ze |han |hon |hun |\d)
    (?<!,) (?:que|che) (?:l'|(?:${ROMANCE_ARTICLES}) (?!(?:${TIME_OR_MOVE})(?!\p{L})))\p{L}{3}`,
  // A reported clause without 'that': 'said two officials had resigned'.
  saidOfOthers: expression('iu')`
    (?<!\p{L})(?:
      said|says|told|added|adds|explained|argued|believes|sagte|sagt|erklarte|zei|zegt|sade|sager|sa|sagde|siger|sier
    ) (?!goodbye|farewell)\S+ \S+`,
  // Behind a colon: 'points to the report: The auditors have …'.
  behindColon:
    /\p{L} [^\s:;]{1,40}: (?:the|der|die|das|le|la|les|el|los|las|il|i|gli|o|os|as|de|het|den|det) (?!\uE004)\p{L}/iu,
};

/** What right before a verb makes it the verb of somebody else. */
export const SUBJECTS_BEFORE = {
  // 'The retired officer'.
  article: /(?<!\p{L})(?:the|our|newly|recently) $/iu,
  // 'One of whom', 'many colleagues'.
  part: expression('iu')`
    (?:
      of whom|of them|one of|von denen|deren|dont (?:un|deux|certain)|de los cuales|dos quais|dei quali|van wie|varav|hvoraf
      hvorav|z ktorych|z nichz|many|some|people|several|colleagues?|who used to
    )[^\uE000]*$`,
  // 'Her team asks every supplier how do we leave'.
  pronoun: expression('iu')`
    (?<!\p{L})(?:
      we|you|wir|nous|vous|nosotros|wij|jullie|vi|noi|voi|my|wy|biz
    )(?: (?:can|could|would|will|might|never|all|konnen|wurden|kunnen|kan|skal|ska))? $`,
};

/** Where a clause begins, ends or is an aside. */
export const CLAUSES = {
  // ', whose head of risk, ' between a company and its officer. \uE001, \uE002 and \uE004 as elsewhere.
  whoseOfficer: expression('iu')`
    [\uE001\uE002],? (?:whose|where|dessen|deren|dont|cuy[ao]s?|cuj[ao]s?|(?:il|la|i|le) cui|wiens|wier|vars|hvis|ktorego|ktorej
    jehoz|jejiz) (?:[^.;:\uE000-\uE003]{0,40}\uE004,? ?)?$`,
  // The beginning of a relative clause: ', who '.
  relative:
    /(?:(?:^|[ ,])(?:who|whom|which|qui|quien|ktor\w{1,3}|kter\w{1,3})|, (?:die|der|das|que|che|som)) /giu,
  // 'Who' right behind a name: ', who', ', der'.
  relativeBehind: new RegExp(`^,? (?:${WHO_WORDS}|quien|retiring|departing) `, 'iu'),
  // 'Is a chartered accountant' before it: that is the very person.
  isOne: expression('iu')`
    ^ (?:is|was|ist|war|est|es|e|ar|er|jest) (?:an?|eine?|une?|una?|uma?|een|en|ett|et) (?:
      (?!of |to |for |with |von |mit |de |du |del |di |da |do |van |av |af |the )[\p{L}-]+ ?
    ){1,5}$`,
  // What stands between a name and the relative clause about it: its titles and employers, and what parts from a verb, 'löst Jane Doe ab'.
  appositionWord: expression('iu')`
    ^(?:
      [\uE001\uE002\uE004]\S*|of|at|for|the|a|in|bei|der|des|von|de|du|la|le|da|do|di|del|van|het|pa|hos|i|w|ve|and|und|et|e|y|en
      och|og|\d+|now|also|her|his|its|op|an|ab|\p{L}+'s
    )?$`,
  // ', who came with Jane Doe,' behind a name, and no further comma up to the verb.
  aside: new RegExp(`(?<=[\uE000\uE003])(, (?:${WHO_WORDS}|quien) [^,;:.]*,)[^,;:.]*$`, 'u'),
  // The same behind a noun: ', which is led by Jane Doe,', ', die Jane Doe leitet,', ' die Jane Doe verlaat,'. Not 'announced, que
  // Jane Doe,', nor an article: ', die Juristin Jane Doe,'.
  asideOfThing: expression('u')`
    (?<=\p{L})(
      [ ](?:die|dat) \uE000 [^,;:.]*\p{L},
      , (?:
        (?:\p{L}{1,4} )?(?:which|whose|deren|dessen|dont|cuy[oa]|cuj[oa]|som|vars|hvis|ktor\p{L}+|kter\p{L}+) [^,;:.]*,
        (?:que|qui|che) \p{L}{3}[^,;:.]*,|(?:\p{L}{1,4} )?(?:der|die|das|dat) [^,;:.\uE000]*\uE000 [^,;:.]*\p{L},
      )
    )[^,;:.]*$`,
  // 'Beta, where' before a verb.
  whereElsewhere: new RegExp(
    `(?:\uE002|(?<= )\\p{Lu}[\\p{L}&-]*),? (?:${WHERE_WORDS}|jossa|ahol|unde|οπου) [^.;\uE001]*$`,
    'u',
  ),
  // Marks and conjunctions that begin another clause: ';', ', but '.
  mark: new RegExp(`["“”„«»;:]|, (?:${AND_OR_A}|but|aber|mais|pero|mas|ma|maar|men|ale) `, 'iu'),
  // Where a new clause begins: ', who', ' and was', ';'.
  end: expression('iu')`
    [;:"]|, \uE000 | (?:${AND_OR_A}) (?:is|was|now|has|had|will|ist|war|est|es|foi|era|jest|je|ar|er)[ ]
    , (?:was|war|etait|era|fue|foi|var|byla?|oli)[ ]
    , (?:
      ${WHOSE_WORDS}|${WHO_WORDS}|${WHERE_WORDS}|which|following|after|before|nach |vor |apres|avant|tras |apos|dopo|na |efter
      etter|according|laut|nach angaben|selon|segun|segundo|secondo|volgens|enligt|ifolge|wedlug|podle|und|and|but
    )[ ]`,
};

/** The speaker as the object: 'will replace me'. */
export const SPEAKER_AS_OBJECT =
  /^ (?:from |of |for )?(?:me|her|him|mich|mir|mij|haar|mig|meg|mnie|mne)(?=[,.;"”»]| (?:as|at|in|on|from|next)(?!\p{L}))/iu;
