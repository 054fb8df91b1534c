import { POSSESSIVE_WORDS } from '../../../../lexicon/grammar/descriptions.ts';
import { ROMANCE_ARTICLES, TIME_OR_MOVE } from '../../../../lexicon/grammar/romance-subjects.ts';
import { SPEECH_WORDS } from '../../../../lexicon/grammar/speech.ts';
import type { MoveKind } from '../../../../lexicon/job-titles/moves/move-kind.ts';
import { CHAIRS } from '../../../../lexicon/job-titles/title-words.ts';
import { type MaskedSentence, TOKEN } from '../sentence/masked-sentence.ts';
import {
  type Party,
  isNamedForAnother,
  isNamedForUnit,
  partyBefore,
  partyBehind,
  withoutAside,
} from '../sentence/people-around.ts';
import type { PostReading } from '../sentence/post-statement.ts';
import { OBJECT_REACH, PART_REACH, SUBJECT_REACH } from '../sentence/post-weights.ts';
import { textBefore } from '../sentence/post-words.ts';
import { isSuccession, type MoveCue } from './move-cues.ts';
import {
  type NearestParties,
  type Effect,
  effectIfProspect,
  successionEffect,
} from './succession.ts';

/** A cue of a move, what it does to the prospect, the cues around it, and where the next one begins. */
export type Move = {
  readonly cue: MoveCue;
  readonly effect: Effect;
  readonly before?: MoveCue | undefined;
  readonly next?: MoveCue | undefined;
  readonly until: number;
};

/** What a move does to the prospect; `null` when it is somebody else's. */
export function effectOf(
  cue: MoveCue,
  sentence: MaskedSentence,
  reading: PostReading,
): Effect | null {
  if (isMerelySpeaker(cue, sentence, reading)) return null;
  return takesTheirChair(cue, sentence) ? 'joins' : effectByNames(cue, sentence, reading);
}

/**
 * Is the prospect only the one who reports the move: 'Nothing will replace the branch manager, said Jane Doe'? Not if they are its
 * object too: 'John Roe will replace me'.
 */
function isMerelySpeaker(
  cue: MoveCue,
  { text }: MaskedSentence,
  { language }: PostReading,
): boolean {
  const [before, behind] = [text.slice(0, cue.start), text.slice(cue.end)];
  if (cue.kind === 'leave' && QUOTED_BEFORE.test(before) && NAME_NEXT.test(behind)) return true;
  if (isSuccession(cue) && (OF_SPEAKER.test(before) || SPEAKER_NEXT.test(behind))) return false;
  const person = text.indexOf(TOKEN.person);
  const comma = text.lastIndexOf(',', person);
  return comma >= cue.end && SAYING.get(language)?.test(text.slice(comma + 1)) === true;
}

/** What somebody says, before the verb that ends it: '«…», concluyó Jane Doe'. */
const QUOTED_BEFORE = /(?:[,.!?] ?"|" ?,) ?$/u;

/** 'John Roe me remplace', 'her successor'. */
const OF_SPEAKER = new RegExp(
  `(?<!\\p{L})(?:me |m'|mi |mij |${[...POSSESSIVE_WORDS].join(' |')} )$`,
  'iu',
);

/** The speaker as the object: 'will replace me'. */
const SPEAKER_NEXT =
  /^ (?:from |of |for )?(?:me|her|him|mich|mir|mij|haar|mig|meg|mnie|mne)(?=[,.;"”»]| (?:as|at|in|on|from|next)(?!\p{L}))/iu;

/**
 * A speech verb right before the name, or behind it and its apposition, unless another subject follows: 'Jane Doe, in July, said
 * its chairman'.
 */
const SAYING: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(SPEECH_WORDS).map(([language, verbs]) => {
    const says = `(?:${[...verbs].join('|')})(?!\\p{L})`;
    return [
      language,
      new RegExp(
        `^ (?:${says} [^\uE000,]{0,24}\uE000|\uE000(?: ?[,(][^.;]{0,90}[,)])? ${says}(?=[.,;:!?"]|$| (?:on|in|at|to|us|during|this|last|yesterday|today|am|im|bei|heute|gestern|hier|lors|en|ayer|nel|ieri|em|ontem|op|tijdens|pa|under|w|na|v)(?!\\p{L})))`,
        'iu',
      ),
    ];
  }),
);

function effectByNames(
  cue: MoveCue,
  sentence: MaskedSentence,
  reading: PostReading,
): Effect | null {
  const before = isOfOtherClause(cue, sentence)
    ? 'somebody'
    : // 'The mandate of Jane Doe expires': the words of the move enclose the name.
      cue.text.includes(TOKEN.person)
      ? 'prospect'
      : partyBefore(withoutAside(sentence, cue.start), cue.start, SUBJECT_REACH);
  const unnamed = reading.continuesProspect ? 'prospect' : null;
  const effect = EFFECTS[cue.kind](cue, sentence, {
    before,
    behind: partyBehind(sentence, cue.end, OBJECT_REACH),
    subject: isOfSomebodyElse(cue, sentence, reading)
      ? null
      : (before ?? invertedSubject(cue, sentence) ?? unnamed),
    adjacent: partyBehind(sentence, cue.end, ADJACENT_REACH),
  });
  return effect === 'leaves' && isFollowedElsewhere(cue, sentence) ? null : effect;
}

/** Does the move belong to a clause with a subject of its own: 'she said that the firm leaves', 'two officials who had resigned'? */
function isOfOtherClause(cue: MoveCue, { text, tokens }: MaskedSentence): boolean {
  const person = tokens.findLast(({ kind, at }) => kind === 'person' && at < cue.start);
  if (person === undefined) return false;
  if (isNamedForAnother(text, person, cue.start) || isNamedForUnit(text, person, cue.start))
    return true;
  const between = text.slice(person.at + 1, cue.start).toLowerCase();
  if (SAID_THAT.test(between) || SAID_OF_OTHERS.test(between) || OWN_SUBJECT.test(between))
    return true;
  const last = [...between.matchAll(RELATIVE)].at(-1);
  if (last === undefined) return false;
  // A relative clause that is closed by a comma before the verb is an aside.
  if (between.slice(last.index + last[0].length).includes(',')) return false;
  const own = between.slice(0, last.index);
  return !IS_ONE.test(own) && !own.split(/[\s,()]+/u).every((word) => APPOSITION_WORD.test(word));
}

/** 'Said that the firm leaves', 'anunció que el banco deja': another subject follows. Not ', que la semana pasada dejó'. */
const SAID_THAT = new RegExp(
  `(?: that| dass| dat| att) (?!he |she |they |er |sie |hij |zij |ze |han |hon |hun |\\d)|(?<!,) (?:que|che) (?:l'|(?:${ROMANCE_ARTICLES}) (?!(?:${TIME_OR_MOVE})(?!\\p{L})))\\p{L}{3}`,
  'u',
);

/** A new subject after a colon: 'points to the report: The auditors have …'. */
const OWN_SUBJECT =
  /\p{L} [^\s:;]{1,40}: (?:the|der|die|das|le|la|les|el|los|las|il|i|gli|o|os|as|de|het|den|det) (?!\uE004)\p{L}/iu;

/** The beginning of a relative clause: ', who '. */
const RELATIVE =
  /(?:(?:^|[ ,])(?:who|whom|which|qui|quien|ktor\w{1,3}|kter\w{1,3})|, (?:die|der|das|que|che|som)) /giu;

/** 'Is a chartered accountant' before it: that is the very person. */
const IS_ONE =
  /^ (?:is|was|ist|war|est|es|e|ar|er|jest) (?:an?|eine?|une?|una?|uma?|een|en|ett|et) (?:(?!of |to |for |with |von |mit |de |du |del |di |da |do |van |av |af |the )[\p{L}-]+ ?){1,5}$/iu;

/** What stands between a name and the relative clause about it: its titles and employers, and what parts from a verb, 'löst Jane Doe ab'. */
const APPOSITION_WORD =
  /^(?:[\uE001\uE002\uE004]\S*|of|at|for|the|a|in|bei|der|des|von|de|du|la|le|da|do|di|del|van|het|pa|hos|i|w|ve|and|und|et|e|y|en|och|og|\d+|now|also|her|his|its|op|an|ab|\p{L}+'s)?$/iu;

/** Ends in a preposition before the successor: 'is succeeded by an outsider' needs no name, 'makes way for better data' does. */
const HAS_AGENT = / (?:by|par|por|da|door|av|af|przez|to|till?|a)$/u;

/** Words behind which the name of the one who leaves stands: 'departure of', 'parted ways with', 'mourns'. */
const OF_NOUN =
  /(?: (?:of|with|to|by|von|um|des|der|de|del|della?|di|du|da|do|van|av|af|a|avec|con|com|par|por|pel[oa]|door)|d'|ayrilan|atanan)$|^(?:mourns?|gyaszolja|od(?:ejsci|chod)\p{L}*|scomparsa .*|smierci?|umrti|from|von|de(?: la)?|d[aio]|van|fran?|od|z)$/u;

/** Words behind which either side may stand: 'Jane Doe has said goodbye to Acme', 'Acme has said goodbye to Jane Doe'. */
const SAYS_TO = / (?:to|with)$/u;

/** Verbs of leaving with their subject before them: 'sai da', 'sale de', 'odchodzi', and with a particle 'går av', 'treedt af'. */
const EXITS =
  /^(?:(?:sai|saiu|saira|sale|salio|saldra|ha salido|esce|uscira)(?!\p{L})|se |si |s'e|odchodz[iae]|(?:ga\p{L}{0,2}|gikk?|hopp\p{L}+|takk\p{L}+|treedt|trad|stapt?|stapte|zwaai\p{L}+) (?:.* )?(?:av|af)$)/u;

/** Verbs of coming from with their subject before them: 'kommt von', 'procede de'. */
const COMES_FROM =
  /^(?:kommt|kam|vien[et]|venait|venia|vino|llega|procede|vem|veio|vinha|chega|provien\p{L}+|arriv\p{L}+|komt|kwam)(?!\p{L})/u;

/** The company right behind: ' Acme'. */
const COMPANY_BEHIND = /^ (?:\p{L}{1,4} )?\uE001/iu;

/** 'John Roe gibt die Leitung an Jane Doe ab': to whom it is given stands inside the words of the move. */
const GIVEN_TO =
  /(?<!\p{L})(?:to|an|a|al|alla|ao|au|aan|para|lui|catre) (?:[\p{L}.]+ ){0,3}\uE000[^\uE003]*$/u;

/** An auxiliary a few words before a participle: 'was last week appointed'. */
const PASSIVE_BEFORE =
  /(?<!\p{L})(?:was|were|been|is|be|being|got|wird|wurde|worden|ist|war|ete|est|sera|fue|sido|es|foi|e|stat[oa]|viene|venne|werd|wordt|is|blev|bliver|ble|blir|blivit|er|har|zostala?|zostal|bude|byla?|byl|je|fost|fi|who|qui|que|som|als|as)(?:\s+[^\s,]+){0,3}\s+$/iu;

/** Participles and passive forms: 'appointed', 'ernannt'. */
const PASSIVE_FORM =
  /^(?:named|utses|utsetts|utsedd|udnaevnes|utnevnes|forfremmet|befordrad|atandi|atanan|secildi|getirildi|terfi etti|nombrad[oa]|nomead[oa]|nominat[oa]|nommee?|promu?e?|benoemd|aangesteld|powolan[ya]|jmenovan[a]?|ernannt|berufen|befordert|promoted|appointed|promoss[oa]|promovid[oa]|ansat som|ansatt som|elevated|elected|hired|ascendid[oa]|designad[oa]|elegid[oa]|eleit[oa]|numita?|promovata?|desemnata?|angajata?|recrutata?|διοριστηκε|διορισθηκε|οριστηκε|προσληφθηκε)$/u;

/** Verbs at the end of the sentence have their object before them, or within them and nobody else: 'heeft Jane Doe benoemd'. */
const OBJECT_BEFORE =
  /^(?:ernannt|berufen|bestellt|gewonnen|geholt|befordert|verpflichtet|betraut|benoemd|aangesteld|aangetrokken|atadi|getirdi|atandi|transfer etti|を任命|に任命|に選任|を選任|に昇格|昇進|を起用|に起用|に昇任|新任予定|選任予定|utsett|anstallt|rekryterat|udnaevnt|ansat|utnevnt|ansatt)$|^(?:heeft|hebben|hat|haben) (?:\uE004 )?\uE000(?!.*(?:opvolg|vervang|nachfolg|ersatz))/u;

const PASSIVE_CHARACTERS = 40;

/** 'Will be appointed', 'wird berufen werden': the passive is in the phrase itself. */
const PASSIVE_PHRASE =
  /(?:^| )(?:be|been|was|is) (?:appointed|named|promoted|made|installed|put|placed)|^(?:sera|sara|zostanie|bude) /u;

/** Active verbs whose object loses the post; in the passive it is the subject. */
const DISMISSES =
  /^(?:(?:dismiss|sack|oust|entlass|licencie|limoge|remercie|congedie|s'est separee? d|despid|destituy|ontslo|zwolnil|odwolal|odvolal|propustil|menesztett|kirugt|elbocsatott)\p{L}*|relieved|fire[sd]?|firing|axe[sd]?|part(?:s|ed|ing) with|let go of|(?:wav(?:ed|ing)|saw|sent) off|(?:be )?losing|(?:be )?saying (?:goodbye|farewell) to|removed?|entliess|feuerte?|gefeuert|destituid[oa]|demitiu|exoner\p{L}+|dispens\p{L}+|licenziat[oa]|rimoss[oa]|ontslagen|sparkade|avskedade|avsatte|fyrede|afskedigede|avskjediget|sparket|erotti|irtisanoi)$/u;

/** What each kind of cue does, by the people named around it. */
const EFFECTS: Readonly<Record<MoveKind, EffectReader>> = {
  succeed: successionEffect,
  succeeded: (cue, _sentence, { before, behind }) => {
    if (before !== 'prospect') return effectIfProspect(behind, 'joins');
    return behind === null && !HAS_AGENT.test(cue.text) ? null : 'leaves';
  },
  die: (cue, sentence, { before, behind, adjacent }) => {
    if (isLateSomebody(cue, sentence)) return null;
    return effectIfProspect(namesLeaverBehind(cue) ? behind : (before ?? adjacent), 'died');
  },
  move: (_cue, _sentence, { subject }) => effectIfProspect(subject, 'moves'),
  leave: (cue, sentence, parties) => {
    if (GIVEN_TO.test(cue.text)) return 'joins';
    return effectIfProspect(
      DISMISSES.test(cue.text)
        ? partyAppointed(cue, sentence, parties)
        : namesLeaverBehind(cue) && !namesLeaverBefore(cue, sentence)
          ? (parties.behind ?? (SAYS_TO.test(cue.text) ? parties.subject : null))
          : parties.subject,
      'leaves',
    );
  },
  appoint: (cue, sentence, parties) =>
    effectIfProspect(partyAppointed(cue, sentence, parties), 'joins'),
  enter: (_cue, _sentence, { subject }) => effectIfProspect(subject, 'joins'),
};

/**
 * Is the participle an adjective of somebody without a name: 'remembered the late founder', 'würdigte den verstorbenen Gründer'? Not
 * where the name follows: 'the late head of risk, Jane Doe'.
 */
function isLateSomebody({ start, end }: MoveCue, { text }: MaskedSentence): boolean {
  return ARTICLE_LAST.test(text.slice(0, start)) && NOUN_UNNAMED.test(text.slice(end));
}

/** An article or a possessive right before. */
const ARTICLE_LAST =
  /(?<!\p{L})(?:d(?:er|ie|as|en|em|es)|ihren?|seinen?|unseren?|de|het|haar|zijn|onze|el|al|del|la|los|o|ao|do|a|da|il|lo|le|du|au) $/iu;

/** A noun right behind, and no name of the prospect in its phrase. */
const NOUN_UNNAMED = /^ \p{L}[^\uE000.;]*(?:[.;]|$)/u;

type EffectReader = (cue: MoveCue, sentence: MaskedSentence, parties: Parties) => Effect | null;

type Parties = NearestParties & {
  /** Who does what the verb says; behind it where the sentence begins with something else. */
  readonly subject: Party;
  /** Named right behind the verb. */
  readonly adjacent: Party;
};

function namesLeaverBehind({ text }: MoveCue): boolean {
  return OF_NOUN.test(text);
}

function partyAppointed(
  cue: MoveCue,
  { text }: MaskedSentence,
  { before, ...parties }: NearestParties,
): Party {
  const behind = isOfOtherObject(cue, text) ? null : parties.behind;
  const isParticiple = PASSIVE_FORM.test(cue.text);
  const left = textBefore(text, cue.start, PASSIVE_CHARACTERS);
  const isPassive =
    ((isParticiple || DISMISSES.test(cue.text)) && PASSIVE_BEFORE.test(left)) ||
    PASSIVE_PHRASE.test(cue.text);
  if (isPassive || OBJECT_BEFORE.test(cue.text)) return before ?? behind;
  return behind ?? (isParticiple ? before : null);
}

/** Is something else dismissed, to which the name only belongs: 'dismissed the complaint against Jane Doe'? */
function isOfOtherObject({ text: cue, end }: MoveCue, text: string): boolean {
  const name = text.slice(end).search(PERSON_TOKEN);
  return DISMISSES.test(cue) && name !== -1 && OTHER_OBJECT.test(text.slice(end, end + name));
}

const PERSON_TOKEN = new RegExp(`[${TOKEN.person}${TOKEN.other}]`, 'u');

/** What leads from a thing or somebody else to the name: 'the complaint against', 'the lawyer of'. */
const OF_NAME =
  '(?:against|of|by|from|for|at|to|gegen|von|des|der|contre|par|contra|por|del?|do|da|di|contro|tegen|van|mot|av|mod|af|przeciwko|proti) (?:(?:the|der|la|le|el|il|de) )?';

/** A noun with it, a title alone with it, or a conjunction: ' the fears of Acme's head of risk, ', ' al abogado de ', ' that '. */
const OTHER_OBJECT = new RegExp(
  `^(?: (?:that|dass|que|att|dat) |(?: [\\p{L}'’-]+){1,4} ${OF_NAME}(?:[${TOKEN.company}${TOKEN.organisation}](?:'s|s'|')? )?(?:${TOKEN.title},? )?$|(?: [\\p{L}'’-]+){0,3} ${TOKEN.title} ${OF_NAME}$)`,
  'iu',
);

/** Does the one who leaves stand before the verb, though it ends in a preposition: 'sai da', 'procede de Acme'? */
function namesLeaverBefore({ text: cue, end }: MoveCue, { text }: MaskedSentence): boolean {
  return EXITS.test(cue) || (COMES_FROM.test(cue) && COMPANY_BEHIND.test(text.slice(end)));
}

/** Does an article, a part of a group or another subject before the verb show that somebody else moves: 'one of whom leaves'? */
function isOfSomebodyElse(
  { start }: MoveCue,
  { text }: MaskedSentence,
  { language }: PostReading,
): boolean {
  const before = textBefore(text, start, PART_REACH);
  // Elsewhere 'a' and 'an' are other words: 'A Beta anunciou a saída'.
  if (language === 'en' && /(?<!\p{L})an? $/iu.test(before)) return true;
  return ARTICLE_BEFORE.test(before) || PART_BEFORE.test(before) || SUBJECT_BEFORE.test(before);
}

/** 'A retired officer'. */
const ARTICLE_BEFORE = /(?<!\p{L})(?:the|our|newly|recently) $/iu;

/** 'One of whom', 'many colleagues'. */
const PART_BEFORE =
  /(?:of whom|of them|one of|von denen|deren|dont (?:un|deux|certain)|de los cuales|dos quais|dei quali|van wie|varav|hvoraf|hvorav|z ktorych|z nichz|many|some|people|several|colleagues?|who used to)[^\uE000]*$/iu;

/** 'Her team asks every supplier how do we leave': the verb has a subject of its own. */
const SUBJECT_BEFORE =
  /(?<!\p{L})(?:we|you|wir|nous|vous|nosotros|wij|jullie|vi|noi|voi|my|wy|biz)(?: (?:can|could|would|will|might|never|all|konnen|wurden|kunnen|kan|skal|ska))? $/iu;

/** The subject behind its verb, in the same clause: 'in May leaves Jane Doe'. */
function invertedSubject({ start, end }: MoveCue, sentence: MaskedSentence): Party {
  const { text, tokens } = sentence;
  const name = tokens.find(({ kind, at }) => (kind === 'person' || kind === 'other') && at >= end);
  const between = text.slice(end, name?.at ?? end);
  const isLabel = start === 0 && LABEL.test(between);
  const isApart = !isLabel && CLAUSE_MARK.test(between);
  return isApart ? null : partyBehind(sentence, end, INVERSION_REACH);
}

/** 'Leaves as head of risk at Acme: Jane Doe'. */
const LABEL = /^[^"“”„«»;:.]*: (?:\uE004 )?$/u;

/** Marks and conjunctions that begin another clause: ';', ', but '. */
const CLAUSE_MARK =
  /["“”„«»;:]|, (?:and|but|und|aber|et|mais|y|pero|e|mas|ma|en|maar|och|men|og|a|ale|i) /iu;

const INVERSION_REACH = 45;

const ADJACENT_REACH = 14;

/** Is it a succession at another employer: 'comes from Beta, where her successor is John Roe'? */
function isFollowedElsewhere(cue: MoveCue, { text }: MaskedSentence): boolean {
  return isSuccession(cue) && WHERE_ELSEWHERE.test(text.slice(0, cue.start));
}

/** 'Beta, where' before the verb. */
const WHERE_ELSEWHERE =
  /(?:\uE002|(?<= )\p{Lu}[\p{L}&-]*),? (?:where|wo|ou|donde|onde|dove|waar|dar|hvor|jossa|gdzie|kde|ahol|unde|οπου) [^.;\uE001]*$/u;

/** Does the prospect take over somebody's chair: 'John Roe left in March; his chair went to Jane Doe'? */
export function takesTheirChair({ start, end }: MoveCue, { text }: MaskedSentence): boolean {
  return NAME_NEXT.test(text.slice(end)) && THEIR_CHAIR.test(text.slice(0, start));
}

/** The prospect right behind the verb: ' Jane Doe'. */
const NAME_NEXT = /^(?: \p{L}{1,4})? (?:\uE004 )?\uE000/iu;

/** 'His chair', 'ihren Posten' before the verb. */
const THEIR_CHAIR = new RegExp(
  `(?<!\\p{L})(?:${[...POSSESSIVE_WORDS].join('|')}) (?:\\p{L}+ )?(?:${CHAIRS})(?!\\p{L})[^.;\uE000]*$`,
  'iu',
);

/** A reported clause without 'that': 'said two officials had resigned'. */
export const SAID_OF_OTHERS =
  /(?<!\p{L})(?:said|says|told|added|adds|explained|argued|believes|sagte|sagt|erklarte|zei|zegt|sade|sager|sa|sagde|siger|sier) (?!goodbye|farewell)\S+ \S+/iu;
