import { UNNAMED_EMPLOYERS } from '../../../../lexicon/job-titles/career-moves.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import {
  employersOf,
  hasOtherBetween,
  isDestination,
  isOrigin,
  mayBeEmployer,
  WHERE,
} from '../sentence/people-around.ts';
import { EMPLOYER_REACH, OBJECT_REACH, PART_REACH, TITLE_REACH } from '../sentence/post-weights.ts';
import { FORMER, INTERIM, SIDE, textBefore } from '../sentence/post-words.ts';
import type { MoveCue } from './move-cues.ts';
import type { Move } from './who-moves.ts';

/** 'Beta hires Acme's Jane Doe', 'poached from Acme': who comes there leaves here. */
export function comesFromCompany(cue: MoveCue, sentence: MaskedSentence): boolean {
  const { text, tokens } = sentence;
  return tokens.some(
    ({ kind, at }) =>
      kind === 'company' &&
      (isOrigin(text, at) ||
        OWNS_PERSON.test(text.slice(at + 1)) ||
        isOfAppointee(cue, sentence, at)),
  );
}

/** Who comes to another employer from the company leaves the company: 'joined our team from Acme', not 'from Acme's meeting'. */
export function companyLeft(
  cue: MoveCue,
  employer: Token | null,
  sentence: MaskedSentence,
): Token | null {
  const company = sentence.tokens.find(({ kind }) => kind === 'company');
  if (company === undefined || employer?.kind === 'company') return null;
  const isOfPart = employer === null && /^(?:'s|s')/u.test(sentence.text.slice(company.at + 1));
  return isOfPart || !comesFromCompany(cue, sentence) ? null : company;
}

/** Is it the start of a career, with no employer in the clause? 'Began as an auditor, was with Acme for years.' */
export function isFirstPost({ text: cue, end }: MoveCue, sentence: MaskedSentence): boolean {
  return (
    BEGAN.test(cue) &&
    !employersOf(sentence).some(({ at }) => at >= end && isAmongClause(sentence.text, end, at))
  );
}

const BEGAN =
  /^(?:began|started out|begann|startete|a (?:commence|debute)|comenzo|empezo|comecou|(?:ha )?(?:cominciato|iniziato)|begon|borjade|begyndte|begynte|startade|zaczynala?|zaczynal|zaczela|zaczal|zacinala?|zacala?|aloitti)(?!\p{L})/iu;

/** Do they join an unnamed employer: 'has joined a competitor', but not 'joined another sector and is now at Acme'? */
export function joinsUnnamed({ kind, end }: MoveCue, { text }: MaskedSentence): boolean {
  const behind = text.slice(end);
  return kind === 'enter' && JOINED_UNNAMED.test(behind) && !behind.includes(TOKEN.company);
}

const JOINED_UNNAMED = new RegExp(
  `^(?: \\p{L}{1,4}){0,2} (?:${UNNAMED_EMPLOYERS})(?!\\p{L})`,
  'iu',
);

/** The name right after a verb of moving: an employer's, whatever it looks like, since nobody moves to a person. */
export function nameBehind(cue: MoveCue, { text, tokens }: MaskedSentence): Token | undefined {
  const name = tokens.find(({ at }) => at >= cue.end);
  const isNear = name?.kind === 'other' && NEAR_NAME.test(text.slice(cue.end, name.at));
  return isNear ? name : undefined;
}

const NEAR_NAME = /^(?: (?!from|von|de chez|fra|fran|van|z|da|dal)[\p{L}'-]+){0,5} ?$/iu;

/** The employer named behind the verb and not as where somebody comes from, else the nearest before it. */
export function employerEntered(cue: MoveCue, sentence: MaskedSentence): Token | null {
  const all = employersOf(sentence).filter(
    ({ kind, at }) =>
      !isOrigin(sentence.text, at) &&
      !isFormerPlace(sentence.text, at) &&
      !(kind !== 'company' && PRESENT_PLACE.test(sentence.text.slice(0, at))) &&
      !isOfAppointee(cue, sentence, at) &&
      !(at >= cue.end && OWNS_PERSON.test(sentence.text.slice(at + 1))),
  );
  const behind = all.find(({ at }) => at >= cue.end && at - cue.end <= EMPLOYER_REACH);
  return nearestEmployer(behind, all, cue, sentence.text);
}

/** 'Jane Doe, at present with Beta, will take over risk', 'Jane Doe of Beta will take over risk'. */
const PRESENT_PLACE =
  /\uE000(?:,? of|, (?:at present|currently|presently|now) (?:of|at|with)) (?:the )?$/iu;

/** 'Beta has appointed Jane Doe, head of audit at Acme': what is told of her with an employer is the post she has so far. */
function isOfAppointee(cue: MoveCue, { text, tokens }: MaskedSentence, at: number): boolean {
  const person = tokens.find((one) => one.kind === 'person' && one.at >= cue.end);
  const isNew = cue.kind === 'appoint' || cue.kind === 'succeeded';
  if (!isNew || person === undefined || person.at > at) return false;
  const found = OWN_APPOSITION.exec(text.slice(person.at + 1));
  return found !== null && at <= person.at + found[0].length;
}

const OWN_APPOSITION =
  /^(?: \(\d+\))?(?:,| \()[^\uE000-\uE004,.;:]{0,40}\uE004(?: ?(?:at|of|for|with|bei|der|des|von|beim|chez|de|du|del|della|di|da|do|van|bij|pa|hos|i|w|v|ve|na|en|em|@|,)(?: (?:the|der|dem|la|le|el|het|de|l'))?){1,2} ?[\uE001\uE002]/iu;

/** 'Formerly risk chief of Acme': what stands in that phrase is of the past. */
function isFormerPlace(text: string, at: number): boolean {
  const before = textBefore(text, at, PART_REACH);
  return FORMER.test(before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('(')) + 1));
}

/** 'Beta hires Acme's Jane Doe': she comes from Acme. */
const OWNS_PERSON = /^(?:'s|s') (?:\uE004 )?\uE000/u;

/** The employer named behind the verb and not as where somebody goes to, else the nearest before it. */
export function employerLeft({ cue, until }: Move, sentence: MaskedSentence): Token | null {
  const all = employersOf(sentence);
  const behind = all.find(
    ({ at }) =>
      at >= cue.end &&
      at < until &&
      at - cue.end <= OBJECT_REACH &&
      (IN_NOTICE.test(cue.text) || !isDestination(sentence.text, at)) &&
      !TO_NEXT.test(sentence.text.slice(cue.end, at)),
  );
  return nearestEmployer(behind, all, cue, sentence.text);
}

/** 'Works out her notice at Beta': where she is, and not where she goes. */
const IN_NOTICE = /aviso|preavis|kundigungsfrist|opzegtermijn/iu;

/** 'Left the post to be head of risk at Beta'. */
const TO_NEXT =
  /(?<!\p{L})to (?:be|become|lead|head|run|take|work|teach|start|set up|spend)(?!\p{L})/iu;

/** The one behind the verb in its clause; before it the company itself, else the nearest: 'Acme, maker of the Pebble, said that she will join'. */
function nearestEmployer(
  behind: Token | undefined,
  all: readonly Token[],
  cue: MoveCue,
  text: string,
): Token | null {
  if (behind !== undefined && isAmongClause(text, cue.end, behind.at)) return behind;
  const before = all.filter(({ at }) => at < cue.start && cue.start - at <= EMPLOYER_REACH);
  const last = before.at(-1);
  // 'Is swapping Acme for Beta, where she will be chief auditor'.
  if (last !== undefined && WHERE.test(text.slice(last.at, cue.start))) return last;
  return before.findLast(({ kind }) => kind === 'company') ?? last ?? null;
}

const CLAUSE_END =
  /[;:"]|, \uE000 | (?:and|und|et|y|e|en|och|og|i|a) (?:is|was|now|has|had|will|ist|war|est|es|foi|era|jest|je|ar|er) |, (?:was|war|etait|era|fue|foi|var|byla?|oli) |, (?:whose|deren|dessen|cuy[oa]|cuj[oa]|il cui|la cui|wiens|wier|vars|hvis|ktorego|ktorej|jehoz|jejiz|following|after|before|nach |vor |apres|avant|tras |apos|dopo|na |efter|etter|after|according|laut|nach angaben|selon|segun|segundo|secondo|volgens|enligt|ifolge|wedlug|podle|who|which|where|und|and|but|der|die|das|wo|qui|dont|ou|que|onde|donde|che|dove|die|dat|waar|som|dar|hvor|ktor\w+|gdzie|kter\w+|kde) /iu;

export function isAmongClause(text: string, from: number, to: number): boolean {
  return !CLAUSE_END.test(text.slice(from, to));
}

/** 'Left Acme for Beta': where somebody goes who goes. */
export function destinationOf(
  cue: MoveCue,
  sentence: MaskedSentence,
  left: Token | null,
): Token | null {
  return (
    sentence.tokens.find(
      (one) =>
        one.at >= cue.end &&
        one.at !== left?.at &&
        one.at - cue.end <= EMPLOYER_REACH &&
        mayBeEmployer(one) &&
        isDestination(sentence.text, one.at) &&
        // 'Left on Monday, and she is in Leeds': a new statement about her begins at 'she'.
        !sentence.text.slice(cue.end, one.at).includes(TOKEN.person),
    ) ?? null
  );
}

/** The job title behind the verb; of who goes also one that stands beside the name. */
export function titleOf({ cue, effect, until }: Move, sentence: MaskedSentence): Token | null {
  const isEntry = effect !== 'goes';
  const titles = sentence.tokens.filter(
    ({ kind, at }) =>
      kind === 'title' && !isOfOther(sentence, at) && !isOfAppointee(cue, sentence, at),
  );
  const behind = titles.find(
    ({ at }) =>
      at >= cue.start &&
      at - cue.end <= TITLE_REACH &&
      (cue.kind === 'succeed' || !hasOtherBetween(sentence, cue.end, at)) &&
      (isEntry ? !isOfBefore(sentence.text, cue, at) : at < until),
  );
  if (behind !== undefined) return behind;
  const before = titles.filter(({ at }) => at < cue.start);
  if (!isEntry) return before.at(-1) ?? null;
  const isLed = ({ at }: Token): boolean =>
    isLedTo(sentence.text, at) || cue.start - at <= ADJACENT_CHARACTERS;
  return effect === 'comes' ? (before.findLast(isLed) ?? null) : null;
}

const ADJACENT_CHARACTERS = 2;
/** 'From Beta, where she was head of audit', 'formerly head of audit': the post before. */
const OF_BEFORE =
  /,? (?:where|wo|ou|donde|onde|dove|waar|dar|hvor|gdzie|kde|\uE000 (?:was|is|has|had|war|ist|etait|est|era|es|fue|foi|e|var|ar|er|byla?|je|jest)) /iu;

function isOfBefore(text: string, cue: MoveCue, at: number): boolean {
  return isOrigin(text, at) || isFormerPlace(text, at) || OF_BEFORE.test(text.slice(cue.end, at));
}

const LED_BEFORE =
  /(?<!\p{L})(?:zu[mr]?|als|as|tot|til|till|na|jako|som|ny|neue[rn]?)(?: \p{L}+)? $/iu;
const LED_BEHIND = /^(?: ?olarak|gorevine|lugune|ligine|に|へ)/iu;
const LED_CHARACTERS = 16;

/** 'Zur Leiterin Revision ernannt', 'uyum direktörü olarak atandı': the title before the verb. */
function isLedTo(text: string, at: number): boolean {
  return (
    LED_BEFORE.test(textBefore(text, at, LED_CHARACTERS)) ||
    LED_BEHIND.test(text.slice(at + 1, at + LED_CHARACTERS))
  );
}

const OTHER_BEFORE = /\uE003,? (?:the |a )?$/u;
const OTHER_CHARACTERS = 8;

/** 'CEO Jane Roe', 'Jane Roe, CEO': the title of another. */
function isOfOther({ text }: MaskedSentence, at: number): boolean {
  return (
    text.startsWith(' \uE003', at + 1) || OTHER_BEFORE.test(textBefore(text, at, OTHER_CHARACTERS))
  );
}

const SIDE_REACH = 45;

const NEXT_CHARACTERS = 12;

/** A seat on a board beside the job comes and goes without it. */
export function isSideMove(
  title: Token | null,
  { text, tokens }: MaskedSentence,
  cue: MoveCue,
): boolean {
  if (title !== null)
    return !tokens.some(({ kind }) => kind === 'company') && SIDE.test(title.written);
  return (
    SIDE.test(text.slice(cue.end, cue.end + SIDE_REACH)) &&
    !text.slice(cue.end, cue.end + NEXT_CHARACTERS).includes('\uE001')
  );
}

const PROMOTION =
  /(?<!\p{L})(?:promot\w+|moves up|moved up|steps up|stepped up|elevat\w+|rises to|risen|befordert|steigt .{0,20}auf|aufgestiegen|ruckt .{0,30}auf|promue?|asciende|ascendid[oa]|ascenso|ascendio|promovid[oa]|promove[u]?|promoss[oa]|promuove|gepromoveerd|promoveert|doorgegroeid|befordra\w*|forfremm\w+|awans\w+|povysen\w*|terfi|昇格|昇進|昇任|new title|neuer? titel)(?!\p{L})/iu;

/** Does a sentence tell of a promotion? */
export function isPromotion(text: string): boolean {
  return PROMOTION.test(text);
}

/** Is the move for the time being: 'takes over for the time being'? */
export function isInterim(text: string, { start, end }: MoveCue): boolean {
  return INTERIM.test(text.slice(Math.max(0, start - OBJECT_REACH), end + OBJECT_REACH));
}
