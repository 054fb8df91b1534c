import { UNNAMED_EMPLOYERS } from '../../../../lexicon/job-titles/career-moves.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import {
  employersOf,
  hasOtherBetween,
  isDestination,
  isOfOtherBehind,
  isOrigin,
  isPlaceOfYears,
  mayBeEmployer,
  WHERE,
} from '../sentence/people-around.ts';
import type { DraftStatement } from '../sentence/post-statement.ts';
import { OBJECT_REACH, PART_REACH } from '../sentence/post-weights.ts';
import { formerIn, interimIn, isBesideJob, textBefore } from '../sentence/post-words.ts';
import type { MoveCue } from './move-cues.ts';
import type { Move } from './who-moves.ts';

/**
 * Does the person come from the company: 'poached from Acme', and to a new job also 'Beta hires Acme's Jane Doe'? Who only takes a
 * seat beside the job is still Acme's.
 */
export function comesFromCompany(
  cue: MoveCue,
  sentence: MaskedSentence,
  isToNewJob = true,
): boolean {
  const { text, tokens } = sentence;
  return tokens.some(
    ({ kind, at }) =>
      kind === 'company' &&
      !isOfOtherBehind(sentence, cue.end, at) &&
      (isOrigin(text, at) ||
        (isToNewJob &&
          (OWNS_PERSON.test(text.slice(at + 1)) || isPresentPostOfAppointee(cue, sentence, at)))),
  );
}

/**
 * Who comes to another employer from the company leaves the company: 'joined our team from Acme', not 'from Acme's meeting'. Whose
 * present post is mentioned leaves it for a new job alone: 'appointed Jane Doe, head of risk at Acme, as a trustee' gives her none.
 */
export function companyLeft(
  cue: MoveCue,
  joins: DraftStatement,
  sentence: MaskedSentence,
): Token | null {
  const { text, tokens } = sentence;
  const company = tokens.find(({ kind }) => kind === 'company');
  if (company === undefined || joins.isOwn) return null;
  if (joins.employer === '' && isNotLeft(company, text)) return null;
  const isNewJob =
    (joins.title !== '' || joins.employer !== '') && !joins.isSide && !isBesideJob(joins);
  return comesFromCompany(cue, sentence, isNewJob) ? company : null;
}

/** Is it only a part of the company that is named, or where she spent the years before: 'After ten years at Acme she was promoted'? */
function isNotLeft({ at }: Token, text: string): boolean {
  return /^(?:'s|s')/u.test(text.slice(at + 1)) || isPlaceOfYears(text, at);
}

/**
 * Is the appointed person only honoured: 'named Compliance Officer of the Year', or somebody of the company who is given neither
 * post nor employer, 'welcomed Jane Doe, head of risk at Acme, to the panel'?
 */
export function isHonour(
  cue: MoveCue,
  { title, employer }: DraftStatement,
  sentence: MaskedSentence,
): boolean {
  if (cue.kind !== 'appoint' || title !== '') return false;
  if (GIVES_AWARD.test(sentence.text)) return true;
  return (
    employer === '' &&
    sentence.tokens.some(
      ({ kind, at }) => kind === 'company' && isPresentPostOfAppointee(cue, sentence, at),
    )
  );
}

/** An award, but not one of former years: 'Beta hires Jane Doe, Compliance Officer of the Year'. */
const GIVES_AWARD = /(?<!\uE000, )\uE005/u;

/**
 * Is it the start of a career, with no employer in the clause, 'Began as an auditor, was with Acme for years', or with a further
 * move behind it, 'Began at Beta and then joined Acme'?
 */
export function isFirstPost({ cue, until }: Move, sentence: MaskedSentence): boolean {
  const { text } = sentence;
  const hasEmployer = employersOf(sentence).some(
    ({ at }) => at >= cue.end && isWithinClause(text, cue.end, at),
  );
  return BEGAN.test(cue.text) && (until < text.length || !hasEmployer);
}

/** 'Began', 'started out'. */
const BEGAN =
  /^(?:began|started out|begann|startete|a (?:commence|debute)|comenzo|empezo|comecou|(?:ha )?(?:cominciato|iniziato)|begon|borjade|begyndte|begynte|startade|zaczynala?|zaczynal|zaczela|zaczal|zacinala?|zacala?|aloitti)(?!\p{L})/iu;

/** Do they join an unnamed employer: 'has joined a competitor', but not 'joined another sector and is now at Acme'? */
export function joinsUnnamed({ kind, end }: MoveCue, { text }: MaskedSentence): boolean {
  const behind = text.slice(end);
  return (
    kind === 'enter' && JOINED_UNNAMED.test(behind.toLowerCase()) && !behind.includes(TOKEN.company)
  );
}

/** An employer without a name right behind 'joined': ' a competitor'. */
const JOINED_UNNAMED = new RegExp(`^(?: \\p{L}{1,4}){0,2} (?:${UNNAMED_EMPLOYERS})(?!\\p{L})`, 'u');

/** The name right after a verb of moving: an employer's, whatever it looks like, since nobody moves to a person. */
export function nameBehind(cue: MoveCue, { text, tokens }: MaskedSentence): Token | undefined {
  const name = tokens.find(({ at }) => at >= cue.end);
  const isNear = name?.kind === 'other' && NEAR_NAME.test(text.slice(cue.end, name.at));
  return isNear ? name : undefined;
}

/** A few small words, none of which says 'from'. */
const NEAR_NAME = /^(?: (?!from|von|de chez|fra|fran|van|z|da|dal)[\p{L}'-]+){0,5} ?$/iu;

/** The employer named behind the verb and not as where somebody comes from, else the nearest before it. */
export function employerEntered(cue: MoveCue, sentence: MaskedSentence): Token | null {
  const all = employersOf(sentence).filter(
    ({ kind, at }) =>
      !isOrigin(sentence.text, at) &&
      !isFormerPlace(sentence.text, at, cue) &&
      !(kind !== 'company' && PRESENT_PLACE.test(sentence.text.slice(0, at))) &&
      !isPresentPostOfAppointee(cue, sentence, at) &&
      !(at >= cue.end && OWNS_PERSON.test(sentence.text.slice(at + 1))),
  );
  const behind = all.find(({ at }) => at >= cue.end);
  return nearestEmployer(behind, all, cue, sentence.text);
}

/** 'Jane Doe, at present with Beta, will take over risk', 'Jane Doe of Beta will take over risk'. */
const PRESENT_PLACE =
  /\uE000(?:,? of|, (?:at present|currently|presently|now) (?:of|at|with)) (?:the )?$/iu;

/** Is a title with an employer behind the appointed person's name the post held so far: 'Beta has appointed Jane Doe, head of audit at Acme'? */
function isPresentPostOfAppointee(
  cue: MoveCue,
  { text, tokens }: MaskedSentence,
  at: number,
): boolean {
  const person = tokens.find((one) => one.kind === 'person' && one.at >= cue.end);
  const isNew = cue.kind === 'appoint' || cue.kind === 'succeeded';
  if (!isNew || person === undefined || person.at > at) return false;
  const found = OWN_APPOSITION.exec(text.slice(person.at + 1));
  return found !== null && at <= person.at + found[0].length;
}

/** A title and its employer behind the prospect: ', head of audit at Acme'. */
export const OWN_APPOSITION =
  /^(?: \(\d+\))?(?:,| \()[^\uE000-\uE004,.;:]{0,40}\uE004(?: ?(?:at|of|for|with|bei|der|des|von|beim|chez|de|du|del|della|di|da|do|van|bij|pa|hos|i|w|v|ve|na|en|em|@|,)(?: (?:the|der|dem|la|le|el|het|de|l'))?){1,2} ?[\uE001\uE002]/iu;

/** Is the employer in a phrase about the past: 'formerly risk chief of Acme'? */
function isFormerPlace(text: string, at: number, { end }: MoveCue): boolean {
  // 'And then joined Acme': a word before the verb is not of the place behind it.
  const reach = at >= end ? Math.min(PART_REACH, at - end) : PART_REACH;
  const before = textBefore(text, at, reach);
  return (
    formerIn(before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('(')) + 1)) !== null
  );
}

/** 'Beta hires Acme's Jane Doe': she comes from Acme. */
const OWNS_PERSON = /^(?:'s|s') (?:\uE004 )?\uE000/u;

/** The company inside the words of the move: 'passes the legal department of Acme to Jane Doe'. */
export function companyInside({ start, end }: MoveCue, { tokens }: MaskedSentence): Token | null {
  return tokens.find(({ kind, at }) => kind === 'company' && at >= start && at < end) ?? null;
}

/** The employer named behind the verb and not as where somebody goes to, else the nearest before it. */
export function employerLeft({ cue, until }: Move, sentence: MaskedSentence): Token | null {
  const inside = companyInside(cue, sentence);
  if (inside !== null) return inside;
  const towards = placeBeforeVerb(cue, sentence);
  const all = employersOf(sentence).filter(({ at }) => at !== towards?.at);
  const behind = all.find(
    ({ at }) =>
      at >= cue.end &&
      at < until &&
      at - cue.end <= OBJECT_REACH &&
      (IN_NOTICE.test(cue.text) ||
        isPlaceOfYears(sentence.text, at) ||
        !isDestination(sentence.text, at)) &&
      !TO_NEXT.test(sentence.text.slice(cue.end, at)),
  );
  return nearestEmployer(behind, all, cue, sentence.text);
}

/** Where somebody goes, right before a verb at the end: 'die naar Beta vertrok'. */
function placeBeforeVerb({ start }: MoveCue, sentence: MaskedSentence): Token | undefined {
  return employersOf(sentence).find(
    ({ kind, at }) => kind !== 'company' && at + 2 === start && isDestination(sentence.text, at),
  );
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
  if (behind !== undefined && isWithinClause(text, cue.end, behind.at)) return behind;
  const before = all.filter(({ at }) => at < cue.start);
  const last = before.at(-1);
  // 'Is swapping Acme for Beta, where she will be chief auditor'.
  if (last !== undefined && WHERE.test(text.slice(last.at, cue.start))) return last;
  return before.findLast(({ kind }) => kind === 'company') ?? last ?? null;
}

/** Where a new clause begins: ', who', ' and was', ';'. */
const CLAUSE_END =
  /[;:"]|, \uE000 | (?:and|und|et|y|e|en|och|og|i|a) (?:is|was|now|has|had|will|ist|war|est|es|foi|era|jest|je|ar|er) |, (?:was|war|etait|era|fue|foi|var|byla?|oli) |, (?:whose|deren|dessen|cuy[oa]|cuj[oa]|il cui|la cui|wiens|wier|vars|hvis|ktorego|ktorej|jehoz|jejiz|following|after|before|nach |vor |apres|avant|tras |apos|dopo|na |efter|etter|after|according|laut|nach angaben|selon|segun|segundo|secondo|volgens|enligt|ifolge|wedlug|podle|who|which|where|und|and|but|der|die|das|wo|qui|dont|ou|que|onde|donde|che|dove|die|dat|waar|som|dar|hvor|ktor\w+|gdzie|kter\w+|kde) /iu;

export function isWithinClause(text: string, from: number, to: number): boolean {
  return !CLAUSE_END.test(text.slice(from, to));
}

/** The employer that somebody leaves for: 'left Acme for Beta', 'left Beta for Acme'; `null` where none is named. */
export function destinationOf(
  cue: MoveCue,
  sentence: MaskedSentence,
  left: Token | null,
): Token | null {
  const isOfOtherEmployer = left !== null && left.kind !== 'company' && left.at >= cue.end;
  return (
    placeBeforeVerb(cue, sentence) ??
    sentence.tokens.find(
      (one) =>
        one.at >= cue.end &&
        one.at !== left?.at &&
        (mayBeEmployer(one) || (isOfOtherEmployer && one.kind === 'company')) &&
        isDestination(sentence.text, one.at) &&
        !isPlaceOfYears(sentence.text, one.at) &&
        // 'Left on Monday, and she is in Leeds': a new statement about her begins at 'she'.
        !sentence.text.slice(cue.end, one.at).includes(TOKEN.person),
    ) ??
    null
  );
}

/** The job title behind the verb; of who goes also one that stands beside the name. */
export function titleOf({ cue, effect, until }: Move, sentence: MaskedSentence): Token | null {
  const isEntry = effect !== 'leaves';
  const titles = sentence.tokens.filter(
    ({ kind, at }) =>
      kind === 'title' &&
      !isTitleOfOther(sentence, at) &&
      !isPresentPostOfAppointee(cue, sentence, at),
  );
  const names = employersOf(sentence).some(({ at }) => at >= cue.end && at < until);
  const behind = titles.find(
    ({ at }) =>
      at >= cue.start &&
      // 'Began at Beta and joined Acme as head of risk': the post is of the second verb.
      !(isEntry && names && at >= until) &&
      (cue.kind === 'succeed' || !hasOtherBetween(sentence, cue.end, at)) &&
      (isEntry ? !isOfPreviousPost(sentence.text, cue, at) : at < until),
  );
  if (behind !== undefined) return behind;
  const before = titles.filter(({ at }) => at < cue.start);
  if (!isEntry) return before.at(-1) ?? null;
  const isLed = ({ at }: Token): boolean =>
    isLedTo(sentence.text, at) || cue.start - at <= ADJACENT_CHARACTERS;
  return effect === 'joins' ? (before.findLast(isLed) ?? null) : null;
}

const ADJACENT_CHARACTERS = 2;
/** 'From Beta, where she was head of audit', 'formerly head of audit': the post before. */
const OF_BEFORE =
  /,? (?:where|wo|ou|donde|onde|dove|waar|dar|hvor|gdzie|kde|\uE000 (?:was|is|has|had|war|ist|etait|est|era|es|fue|foi|e|var|ar|er|byla?|je|jest)) /iu;

function isOfPreviousPost(text: string, cue: MoveCue, at: number): boolean {
  return (
    isOrigin(text, at) || isFormerPlace(text, at, cue) || OF_BEFORE.test(text.slice(cue.end, at))
  );
}

/** 'As', 'zur', 'new' before a title. */
const LED_BEFORE =
  /(?<!\p{L})(?:zu[mr]?|als|as|tot|til|till|na|jako|som|ny|neue[rn]?)(?: \p{L}+)? $/iu;

/** 'As' behind a title, in Turkish and Japanese: 'direktörü olarak'. */
const LED_BEHIND = /^(?: ?olarak|gorevine|lugune|ligine|に|へ)/iu;
const LED_CHARACTERS = 16;

/** Does the title stand before its verb: 'zur Leiterin Revision ernannt', 'uyum direktörü olarak atandı'? */
function isLedTo(text: string, at: number): boolean {
  return (
    LED_BEFORE.test(textBefore(text, at, LED_CHARACTERS)) ||
    LED_BEHIND.test(text.slice(at + 1, at + LED_CHARACTERS))
  );
}

/** Another person's name before a title: 'Jane Roe, CEO'. */
const OTHER_BEFORE = /\uE003,? (?:the |a )?$/u;
const OTHER_CHARACTERS = 8;

/** Is the job title another person's: 'CEO Jane Roe', 'Jane Roe, CEO'? */
function isTitleOfOther({ text }: MaskedSentence, at: number): boolean {
  return (
    text.startsWith(' \uE003', at + 1) || OTHER_BEFORE.test(textBefore(text, at, OTHER_CHARACTERS))
  );
}

/** 'Promoted to', 'steigt auf'. */
const PROMOTION =
  /(?<!\p{L})(?:promot\w+|moves up|moved up|steps up|stepped up|elevat\w+|rises to|risen|befordert|steigt .{0,20}auf|aufgestiegen|ruckt .{0,30}auf|promue?|asciende|ascendid[oa]|ascenso|ascendio|promovid[oa]|promove[u]?|promoss[oa]|promuove|gepromoveerd|promoveert|bevorderd|doorgegroeid|befordra\w*|forfremm\w+|awans\w+|povysen\w*|terfi|昇格|昇進|昇任|new title|neuer? titel)(?!\p{L})/iu;

/** Does a sentence report a promotion? */
export function isPromotion(text: string): boolean {
  return PROMOTION.test(text);
}

/** Is the move for the time being: 'takes over for the time being'? */
export function isInterim(text: string, { start, end }: MoveCue): boolean {
  return interimIn(text.slice(Math.max(0, start - OBJECT_REACH), end + OBJECT_REACH)) !== null;
}
