// Whether the company is the last organisation that a text named before the person.
import { strongest, type PageEvidence, type PlacedCompany } from '../associations/page-evidence.ts';
import type { PlacedMention } from '../mentions/page-context.ts';
import { FORMER_EMPLOYMENT, LEAVINGS, ORGANISATIONS } from '../mentions/vocabulary.ts';
import { isMainText, type Passage } from '../page/parse-page.ts';

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
    evidence.all.map(({ placed, fieldJobTitle, jobTitle, employers }) => {
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
  if (here !== null) return here && !isLastPast(evidence, passage, mention.start) ? 1 : 0;
  const { content } = evidence;
  const place = content.indexOf(passage);
  for (const earlier of content.slice(Math.max(0, place - PASSAGES_BACK), place).toReversed()) {
    const end = earlier.words.length;
    const there = isNamedLast(evidence, earlier, end);
    if (there !== null) return there && !isLastPast(evidence, earlier, end) ? EARLIER_SHARE : 0;
  }
  return 0;
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
function isLastPast(evidence: PageEvidence, passage: Passage, end: number): boolean {
  const last = lastPlaceOf(evidence, passage, end);
  return last !== undefined && isPast(last);
}

/** Is the company the last organisation named before a word? `null` when none is named within reach. */
function isNamedLast(evidence: PageEvidence, passage: Passage, end: number): boolean | null {
  const start = Math.max(0, end - NAMED_BEFORE_REACH);
  const last = lastPlaceOf(evidence, passage, end)?.mention;
  const hasOther = passage.words
    .slice(last === undefined ? start : endOfName(passage, last.end), end)
    .some(({ text, isCapital }) => isCapital && ORGANISATIONS.holds(text));
  if (hasOther) return false;
  return last === undefined ? null : !last.isOther && !last.isOutside;
}

/** 'Acme Bank' where the user entered 'Acme' is no other organisation. */
function endOfName({ words }: Passage, from: number): number {
  let end = from;
  while (words[end]?.isCapital === true && words[end]?.startsPhrase === false) end += 1;
  return end;
}

/** Is another organisation the last one before every mention with a job title, so that the title is held there? */
export function isRivalNamedLast(evidence: PageEvidence): boolean {
  const held = evidence.all.filter(({ fieldJobTitle, jobTitle }) => fieldJobTitle + jobTitle > 0);
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

/** 'She spent nine years at Acme', 'who joins from Acme', 'quien deja Acme' */
export function isPast({ passage: { words }, mention: { start, end } }: PlacedCompany): boolean {
  const sentence = words[start]?.sentence;
  const places = [
    FORMER_EMPLOYMENT.find(words, Math.max(0, start - PAST_REACH), start),
    LEAVINGS.find(words, Math.max(0, start - LEAVING_REACH), start),
    LEAVINGS.find(words, end, end + LEAVING_REACH),
  ];
  return places.some((at) => at !== -1 && words[at]?.sentence === sentence);
}
