// Whether the company is the last organisation that a text named before the person.
import { strongest, type PageEvidence, type PlacedCompany } from '../associations/page-evidence.ts';
import { isFullNameAt } from '../mentions/mention-context.ts';
import type { PlacedMention } from '../mentions/page-context.ts';
import { FORMER_EMPLOYMENT, LEAVINGS, ORGANISATIONS } from '../mentions/vocabulary.ts';
import { isMainText, type Passage } from '../page/parse-page.ts';
import { isEntryLine, isHeadedByCompany } from './company-register.ts';

/** A job title outside the prospect's field counts this much of one inside. */
export const ANY_JOB_TITLE_SHARE = 0.7;

const NAMED_BEFORE_REACH = 60;

const EARLIER_SHARE = 0.8;
const PASSAGES_BACK = 2;

/**
 * Is the company the last organisation before a mention with a job title: 'Acme was fined. "We shall appeal," says
 * its chief risk officer, Jane Doe'? 0–1, less where another employer stands beside the name.
 */
export function companyNamedLast(evidence: PageEvidence): number {
  return strongest(
    evidence.counted.map(({ placed, fieldJobTitle, jobTitle, employers }) => {
      const present = employers.filter(({ isFormer }) => !isFormer);
      const held = Math.max(fieldJobTitle, jobTitle * ANY_JOB_TITLE_SHARE);
      const other = strongest(present.map(({ strength }) => strength));
      return held === 0 ? 0 : held * (1 - other) * companyNamedBefore(placed, evidence);
    }),
  );
}

/** How surely the company is the last organisation before a mention, in its passage or shortly before it. */
function companyNamedBefore({ passage, mention }: PlacedMention, evidence: PageEvidence): number {
  if (!isMainText(passage)) return 0;
  const here = isNamedLast(evidence, passage, mention.start);
  if (here !== null) return here && !isFormerEmployer(evidence, passage, mention.start) ? 1 : 0;
  return companyNamedEarlier(passage, evidence);
}

/** The same in the passages before. */
function companyNamedEarlier(passage: Passage, evidence: PageEvidence): number {
  const before = passagesBefore(passage, evidence);
  for (const earlier of shortlyBefore(before)) {
    const end = earlier.words.length;
    const there = isNamedLast(evidence, earlier, end);
    if (there !== null)
      return there && !isFormerEmployer(evidence, earlier, end) ? EARLIER_SHARE : 0;
  }
  return isEntryLine(passage) && isUnderCompany(evidence, before) ? EARLIER_SHARE : 0;
}

/** Do only short lines without another organisation lead down from a heading that is the company, as in a register of its officers? */
function isUnderCompany(evidence: PageEvidence, before: readonly Passage[]): boolean {
  for (const earlier of before.slice(-REGISTER_LINES_MAX).toReversed()) {
    if (isHeadedByCompany(evidence, earlier)) return true;
    if (!isEntryLine(earlier) || isNamedLast(evidence, earlier, earlier.words.length) !== null)
      return false;
  }
  return false;
}

/** Longer lists of officers are in tables. */
const REGISTER_LINES_MAX = 100;

/** The passages shortly before one, the last first; so are the lines of an address, which name nobody. */
function shortlyBefore(before: readonly Passage[]): readonly Passage[] {
  const near = before.slice(-ADDRESS_LINES_MAX).toReversed();
  const first = near.findIndex(
    (passage) =>
      passage.kind !== 'paragraph' ||
      !isEntryLine(passage) ||
      passage.words.some((_, index, words) => isFullNameAt(words, index)),
  );
  return near.slice(0, Math.max(PASSAGES_BACK, first === -1 ? near.length : first));
}

/** Name, street, town, telephone. */
const ADDRESS_LINES_MAX = 4;

/** The passages before one; of a table's row, those before the table, whose company all its rows share. */
function passagesBefore(passage: Passage, { content }: PageEvidence): readonly Passage[] {
  const before = content.slice(0, content.indexOf(passage));
  return passage.kind === 'table' ? before.filter(({ kind }) => kind !== 'table') : before;
}

/** Where the company is named last before a word, within reach. */
function lastPlaceOf(
  { companies }: PageEvidence,
  passage: Passage,
  end: number,
): PlacedCompany | undefined {
  const start = Math.max(0, end - NAMED_BEFORE_REACH);
  return companies.findLast(
    (one) => one.passage === passage && one.mention.end <= end && one.mention.end > start,
  );
}

/** Is the company named there as somebody's employer of the past: 'Kim Roe, formerly of Acme, joins us'? */
function isFormerEmployer(evidence: PageEvidence, passage: Passage, end: number): boolean {
  const last = lastPlaceOf(evidence, passage, end);
  return last !== undefined && isPast(last);
}

/** Is the company the last organisation named before a word? `null` when none is named within reach. */
function isNamedLast(evidence: PageEvidence, passage: Passage, end: number): boolean | null {
  const start = Math.max(0, end - NAMED_BEFORE_REACH);
  const place = lastPlaceOf(evidence, passage, end);
  const last = place?.mention;
  const hasOther = passage.words
    .slice(last === undefined ? start : endOfName(passage, last.end), end)
    .some(({ text, isCapital }) => isCapital && ORGANISATIONS.holds(text));
  if (hasOther) return false;
  if (last === undefined) return null;
  return !last.isOther && !last.isOutside && place?.isOfAnother !== true;
}

/** Where the company's name ends: with 'Acme Bank', though the user entered 'Acme'. */
function endOfName({ words }: Passage, from: number): number {
  let end = from;
  while (words[end]?.isCapital === true && words[end]?.startsPhrase === false) end += 1;
  return end;
}

/** Is another organisation the last one before every mention with a job title, so that the title is held there? */
export function isRivalNamedLast(evidence: PageEvidence): boolean {
  const held = evidence.counted.filter(
    ({ fieldJobTitle, jobTitle }) => fieldJobTitle + jobTitle > 0,
  );
  return held.length > 0 && held.every(({ placed }) => isAfterRival(placed, evidence));
}

function isAfterRival({ passage, mention }: PlacedMention, evidence: PageEvidence): boolean {
  if (!isMainText(passage)) return false;
  const here = isNamedLast(evidence, passage, mention.start);
  if (here !== null) return !here;
  const { content } = evidence;
  const before = content[content.indexOf(passage) - 1];
  return before !== undefined && isMainText(before)
    ? isNamedLast(evidence, before, before.words.length) === false
    : false;
}

const PAST_REACH = 7;
const LEAVING_REACH = 4;

/** Is the company an employer of the past: 'She spent nine years at Acme', 'who joins from Acme', 'quien deja Acme'? */
export function isPast({ passage: { words }, mention: { start, end } }: PlacedCompany): boolean {
  const sentence = words[start]?.sentence;
  const places = [
    FORMER_EMPLOYMENT.find(words, Math.max(0, start - PAST_REACH), start),
    LEAVINGS.find(words, Math.max(0, start - LEAVING_REACH), start),
    LEAVINGS.find(words, end, end + LEAVING_REACH),
  ];
  return places.some((at) => at !== -1 && words[at]?.sentence === sentence);
}
