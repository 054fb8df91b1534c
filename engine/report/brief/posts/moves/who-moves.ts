import type { MoveKind } from '../../../../lexicon/job-titles/moves/move-kind.ts';
import { type MaskedSentence, TOKEN } from '../sentence/masked-sentence.ts';
import { type Party, partyBefore, partyBehind } from '../sentence/people-around.ts';
import type { PostReading } from '../sentence/post-statement.ts';
import { OBJECT_REACH, PART_REACH, SUBJECT_REACH } from '../sentence/post-weights.ts';
import { textBefore } from '../sentence/post-words.ts';
import type { MoveCue } from './move-cues.ts';
import { type Around, type Effect, effectFor, successionEffect } from './who-follows.ts';

const INVERSION_REACH = 45;

const ADJACENT_REACH = 14;

/** A cue of a move, what it does to the prospect, and where the next cue begins. */
export type Move = { readonly cue: MoveCue; readonly effect: Effect; readonly until: number };

type Parties = Around & {
  /** Who does what the verb says; behind it where the sentence begins with something else. */
  readonly subject: Party;
  /** Named right behind the verb. */
  readonly adjacent: Party;
};

/** What a move does to the prospect; `null` when it is somebody else's. */
export function effectOf(
  cue: MoveCue,
  sentence: MaskedSentence,
  reading: PostReading,
): Effect | null {
  const before = isOfOtherClause(cue, sentence)
    ? 'somebody'
    : cue.text.includes(TOKEN.person)
      ? 'prospect'
      : partyBefore(sentence, cue.start, SUBJECT_REACH);
  const unnamed = reading.isAboutProspect ? 'prospect' : null;
  const near = invertedSubject(cue, sentence) ?? partyInside(cue);
  const effect = EFFECTS[cue.kind](cue, sentence, {
    before,
    behind: partyBehind(sentence, cue.end, OBJECT_REACH),
    subject: isOfPart(cue, sentence) ? null : (before ?? near ?? unnamed),
    adjacent: partyBehind(sentence, cue.end, ADJACENT_REACH),
  });
  return effect === 'goes' && isFollowedElsewhere(cue, sentence) ? null : effect;
}

/** 'Comes from Beta, where her successor is John Roe': who follows them there says nothing of the post here. */
function isFollowedElsewhere({ kind, start }: MoveCue, { text }: MaskedSentence): boolean {
  return kind.startsWith('succe') && WHERE_ELSEWHERE.test(text.slice(0, start));
}

const WHERE_ELSEWHERE =
  /(?:\uE002|(?<= )\p{Lu}[\p{L}&-]*),? (?:where|wo|ou|donde|onde|dove|waar|dar|hvor|jossa|gdzie|kde|ahol|unde|οπου) [^.;\uE001]*$/u;

/** 'The mandate of Jane Doe expires', where the words of the move enclose the name. */
function partyInside({ text }: MoveCue): Party {
  return text.includes(TOKEN.person) ? 'prospect' : null;
}

/** 'In May leaves Jane Doe': a name behind the verb is its subject only in the same clause. */
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

const CLAUSE_MARK =
  /["“”„«»;:]|, (?:and|but|und|aber|et|mais|y|pero|e|mas|ma|en|maar|och|men|og|a|ale|i) /iu;

type EffectReader = (cue: MoveCue, sentence: MaskedSentence, parties: Parties) => Effect | null;

const EFFECTS: Readonly<Record<MoveKind, EffectReader>> = {
  succeed: successionEffect,
  succeeded: (cue, _sentence, { before, behind }) => {
    if (before !== 'prospect') return effectFor(behind, 'comes');
    return behind === null && !HAS_AGENT.test(cue.text) ? null : 'goes';
  },
  die: (cue, _sentence, { before, behind, adjacent }) =>
    effectFor(isOfNoun(cue) ? behind : (before ?? adjacent), 'died'),
  move: (_cue, _sentence, { subject }) => effectFor(subject, 'moves'),
  leave: (cue, sentence, parties) => {
    if (GIVEN_TO.test(cue.text)) return 'comes';
    return effectFor(
      DISMISSES.test(cue.text)
        ? appointed(cue, sentence, parties)
        : isOfNoun(cue) && !isOfVerb(cue, sentence)
          ? (parties.behind ?? (SAYS_TO.test(cue.text) ? parties.subject : null))
          : parties.subject,
      'goes',
    );
  },
  appoint: (cue, sentence, parties) => effectFor(appointed(cue, sentence, parties), 'comes'),
  enter: (_cue, _sentence, { subject }) => effectFor(subject, 'comes'),
};

/** 'Is succeeded by an outsider' needs no name; 'makes way for better data' is no succession without one. */
const HAS_AGENT = / (?:by|par|por|da|door|av|af|przez|to|till?|a)$/iu;

const RELATIVE =
  /(?:(?:^|[ ,])(?:who|whom|which|qui|quien|ktor\w{1,3}|kter\w{1,3})|, (?:die|der|das|que|che|som)) /giu;

const SAID_THAT =
  /(?: that| dass| dat| att) (?!he |she |they |er |sie |hij |zij |ze |han |hon |hun )/iu;

/** 'Said two officials had resigned': with a pronoun the one who says it would be the nearest name. */
export const SAID_OF_OTHERS =
  /(?<!\p{L})(?:said|says|told|added|adds|explained|argued|believes|sagte|sagt|erklarte|zei|zegt|sade|sager|sa|sagde|siger|sier) (?!goodbye|farewell)\S+ \S+/iu;

/** A new subject after a colon: 'points to the report: The auditors have …'. */
const OWN_SUBJECT =
  /\p{L} [^\s:;]{1,40}: (?:the|der|die|das|le|la|les|el|los|las|il|i|gli|o|os|as|de|het|den|det) (?!\uE004)\p{L}/iu;

/** What stands between a name and the relative clause about it: its titles and employers. */
const APPOSITION_WORD =
  /^(?:[\uE001\uE002\uE004]\S*|of|at|for|the|a|in|bei|der|des|von|de|du|la|le|da|do|di|del|van|het|pa|hos|i|w|ve|and|und|et|e|y|en|och|og|\d+|now|also|her|his|its|\p{L}+'s)?$/iu;

/** 'She replied that it was signed by two officials who had resigned', 'said that the firm leaves': somebody else does it. */
function isOfOtherClause(cue: MoveCue, { text, tokens }: MaskedSentence): boolean {
  const person = tokens.findLast(({ kind, at }) => kind === 'person' && at < cue.start);
  if (person === undefined) return false;
  const between = text.slice(person.at + 1, cue.start);
  if (SAID_THAT.test(between) || SAID_OF_OTHERS.test(between) || OWN_SUBJECT.test(between))
    return true;
  const last = [...between.matchAll(RELATIVE)].at(-1);
  if (last === undefined) return false;
  // A relative clause that is closed by a comma before the verb is an aside.
  if (between.slice(last.index + last[0].length).includes(',')) return false;
  return !between
    .slice(0, last.index)
    .split(/[\s,()]+/u)
    .every((word) => APPOSITION_WORD.test(word));
}

/** 'A retired officer', 'a team of five, one of whom leaves': said of somebody else. */
function isOfPart({ start }: MoveCue, { text }: MaskedSentence): boolean {
  const before = textBefore(text, start, PART_REACH);
  return ARTICLE_BEFORE.test(before) || PART_BEFORE.test(before) || SUBJECT_BEFORE.test(before);
}

const ARTICLE_BEFORE = /(?<!\p{L})(?:a|an|the|our|newly|recently) $/iu;

/** 'Her team asks every supplier how do we leave': the verb has a subject of its own. */
const SUBJECT_BEFORE =
  /(?<!\p{L})(?:we|you|wir|nous|vous|nosotros|wij|jullie|vi|noi|voi|my|wy|biz)(?: (?:can|could|would|will|might|never|all|konnen|wurden|kunnen|kan|skal|ska))? $/iu;

const PART_BEFORE =
  /(?:of whom|of them|one of|von denen|deren|dont (?:un|deux|certain)|de los cuales|dos quais|dei quali|van wie|varav|hvoraf|hvorav|z ktorych|z nichz|many|some|people|several|colleagues?|who used to)[^\uE000]*$/iu;

/** Words after which the one who goes is named: 'departure of', 'parted ways with', 'mourns'. */
const OF_NOUN =
  /(?: (?:of|with|to|by|von|um|des|der|de|del|della?|di|du|da|do|van|av|af|a|avec|con|com|par|por|pel[oa]|door)|d'|ayrilan|atanan)$|^(?:mourns?|gyaszolja|od(?:ejsci|chod)\p{L}*|from|von|de(?: la)?|d[aio]|van|fran?|od|z)$/iu;

function isOfNoun({ text }: MoveCue): boolean {
  return OF_NOUN.test(text);
}

/** 'Jane Doe has said goodbye to Acme' as well as 'Acme has said goodbye to Jane Doe'. */
const SAYS_TO = / (?:to|with)$/iu;

/** 'Sai da', 'procede de Acme': verbs that end in the same words, whose subject goes. */
function isOfVerb({ text: cue, end }: MoveCue, { text }: MaskedSentence): boolean {
  return EXITS.test(cue) || (COMES_FROM.test(cue) && COMPANY_BEHIND.test(text.slice(end)));
}

const EXITS = /^(?:sai|saiu|saira|sale|salio|saldra|ha salido|esce|uscira|se |si |s'e)/iu;

const COMES_FROM =
  /^(?:kommt|kam|vien[et]|venait|venia|vino|llega|procede|vem|veio|vinha|chega|provien\p{L}+|arriv\p{L}+|komt|kwam)(?!\p{L})/iu;

const COMPANY_BEHIND = /^ (?:\p{L}{1,4} )?\uE001/iu;

/** 'John Roe gibt die Leitung an Jane Doe ab': to whom it is given stands inside the words of the move. */
const GIVEN_TO =
  /(?<!\p{L})(?:to|an|a|al|alla|ao|au|aan|para|lui|catre) (?:[\p{L}.]+ ){0,3}\uE000[^\uE003]*$/iu;

const PASSIVE_BEFORE =
  /(?<!\p{L})(?:was|were|been|is|be|being|got|wird|wurde|worden|ist|war|ete|est|sera|fue|sido|es|foi|e|stat[oa]|viene|venne|werd|wordt|is|blev|bliver|ble|blir|blivit|er|har|zostala?|zostal|bude|byla?|byl|je|fost|fi|who|qui|que|som|als|as)(?:\s+[^\s,]+){0,3}\s+$/iu;

const PASSIVE_FORM =
  /^(?:named|utses|utsetts|utsedd|udnaevnes|utnevnes|forfremmet|befordrad|atandi|atanan|secildi|getirildi|terfi etti|nombrad[oa]|nomead[oa]|nominat[oa]|nommee?|promu?e?|benoemd|aangesteld|powolan[ya]|jmenovan[a]?|ernannt|berufen|befordert|promoted|appointed|promoss[oa]|promovid[oa]|ansat som|ansatt som|elevated|elected|hired|ascendid[oa]|designad[oa]|elegid[oa]|eleit[oa]|numita?|promovata?|desemnata?|angajata?|recrutata?|διοριστηκε|διορισθηκε|οριστηκε|προσληφθηκε)$/iu;

/** Verbs at the end of the sentence have their object before them. */
const OBJECT_BEFORE =
  /^(?:ernannt|berufen|bestellt|gewonnen|geholt|befordert|verpflichtet|betraut|benoemd|aangesteld|aangetrokken|atadi|getirdi|atandi|transfer etti|を任命|に任命|に選任|を選任|に昇格|昇進|を起用|に起用|に昇任|新任予定|選任予定|utsett|anstallt|rekryterat|udnaevnt|ansat|utnevnt|ansatt)$/iu;

const PASSIVE_CHARACTERS = 40;

/** 'Will be appointed', 'wird berufen werden': the passive is in the phrase itself. */
const PASSIVE_PHRASE =
  /(?:^| )(?:be|been|was|is) (?:appointed|named|promoted|made|installed|put|placed)|^(?:sera|sara|zostanie|bude) /iu;

/** Active verbs whose object loses the post; in the passive it is the subject. */
const DISMISSES =
  /^(?:relieved|dismiss\p{L}*|sack\p{L}*|fire[sd]?|firing|oust\p{L}*|axe[sd]?|part(?:s|ed|ing) with|let go of|(?:wav(?:ed|ing)|saw|sent) off|(?:be )?losing|(?:be )?saying (?:goodbye|farewell) to|removed?|entlass\p{L}*|entliess|feuerte?|gefeuert|licencie\p{L}*|limoge\p{L}*|remercie\p{L}*|congedie\p{L}*|s'est separee? d\p{L}*|despid\p{L}*|destituy\p{L}*|destituid[oa]|demitiu|exoner\p{L}+|dispens\p{L}+|licenziat[oa]|rimoss[oa]|ontslo\p{L}*|ontslagen|sparkade|avskedade|avsatte|fyrede|afskedigede|avskjediget|sparket|zwolnil\p{L}*|odwolal\p{L}*|odvolal\p{L}*|propustil\p{L}*|erotti|irtisanoi|menesztett\p{L}*|kirugt\p{L}*|elbocsatott\p{L}*)$/iu;

function appointed(cue: MoveCue, { text }: MaskedSentence, { before, behind }: Around): Party {
  const isParticiple = PASSIVE_FORM.test(cue.text);
  const left = textBefore(text, cue.start, PASSIVE_CHARACTERS);
  const isPassive =
    ((isParticiple || DISMISSES.test(cue.text)) && PASSIVE_BEFORE.test(left)) ||
    PASSIVE_PHRASE.test(cue.text);
  if (isPassive || OBJECT_BEFORE.test(cue.text)) return before ?? behind;
  return behind ?? (isParticiple ? before : null);
}
