// What another employer says against the person on the company's own site.
import {
  ARTICLE_WORDS,
  AT_OR_OF_PREPOSITIONS,
  CONJUNCTIONS,
  JOINING_WORDS,
  RELATIVE_WORDS,
} from '../../lexicon/grammar/prepositions.ts';
import { SPEECH_WORDS } from '../../lexicon/grammar/speech.ts';
import { BOARD_POSTS } from '../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../lexicon/word-list.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import type { Word } from '../../text/words.ts';
import type { MentionEvidence } from '../associations/mention-evidence.ts';
import { strongest, type PageEvidence } from '../associations/page-evidence.ts';
import type { StatedEmployer } from '../associations/stated-employers.ts';
import { isFullNameAt } from '../mentions/mention-context.ts';
import type { PlacedMention } from '../mentions/page-context.ts';
import { FIELD_WORDS, JOB_TITLES, JOININGS } from '../mentions/vocabulary.ts';
import { isHeadline, type Passage } from '../page/parse-page.ts';
import { otherEmployerStrength } from './contrary-features.ts';

/**
 * What another employer says against the person where the page is `site`, 0–1, the company's own: its people come from other
 * employers, but who is named with one is a customer, a guest or an adviser: '“Acme saved us weeks,” says Jane Doe, CISO at Delta'.
 */
export function employerBesideSite(employer: number, evidence: PageEvidence, site: number): number {
  if (site === 0 || employer === 0) return employer;
  const outsiders = evidence.named.filter(
    (mention) => isQuoted(mention.placed) || isOutsider(mention, evidence),
  );
  const kept = strongest(outsiders.map(otherEmployerStrength));
  return Math.max(employer * (1 - site), Math.min(employer, kept));
}

/**
 * Is the person named with another employer, 'Jane Doe, Sales Director at Gamma Ltd', 'Jane Doe of Gamma Ltd', where nothing says that
 * they join the company or sit on a board of it, whose members have other jobs?
 */
function isOutsider(mention: MentionEvidence, evidence: PageEvidence): boolean {
  const isNamedWith = mention.employers.some((employer) =>
    isBehindName(mention.placed, employer, evidence),
  );
  return isNamedWith && !passagesOn(mention.placed.passage, evidence).some(isOfArrivalOrBoard);
}

/** Does the employer follow the name with nothing between but a job title, a mark or 'of'? One named like the company is a part of it. */
function isBehindName(
  { passage, mention }: PlacedMention,
  { passage: place, words: [first], isFormer }: StatedEmployer,
  { companies }: PageEvidence,
): boolean {
  if (first === undefined || isFormer || place !== passage) return false;
  const at = passage.words.indexOf(first);
  const isPart = companies.some(
    (one) => one.passage === passage && one.mention.start <= at && at < one.mention.end,
  );
  return at >= mention.end && !isPart && leadsToEmployer(passage.words, mention.end, at);
}

/** Is there a job title between the name and the employer, or 'of' and the like? */
function leadsToEmployer(words: readonly Word[], from: number, at: number): boolean {
  const [opening] = words.slice(from, at + 1);
  if (opening === undefined) return false;
  const between = words.slice(from, at);
  const isPhrase = between.every(({ startsPhrase, text }, index) =>
    index === 0 ? startsPhrase : !startsPhrase && !RELATIVE_WORDS.has(text),
  );
  // A job title in lower case holds any words: 'sales director at', 'directrice des achats de'.
  const isTitle = isPhrase && JOB_TITLES.isIn(between);
  return (
    (opening.startsPhrase || AT_OR_OF_PREPOSITIONS.has(opening.text)) &&
    between.every(
      (word, index) =>
        !opensOtherName(words, from + index) &&
        (isTitle || word.isCapital || JOINING_WORDS.has(word.text) || isJobWord(word)),
    )
  );
}

/** Does somebody else come in: 'Jane Doe, Head of Risk, and Peter Roe of Gamma Ltd', 'Jane Doe, our director, and the staff of Gamma Ltd'? */
function opensOtherName(words: readonly Word[], index: number): boolean {
  const [word, next] = words.slice(index, index + 2);
  if (word === undefined || next === undefined) return false;
  if (!CONJUNCTIONS.has(word.text)) return isFullNameAt(words, index);
  return ARTICLE_WORDS.has(next.text) || (next.isCapital && !isJobWord(next));
}

function isJobWord(word: Word | undefined): boolean {
  return word !== undefined && [JOB_TITLES, FIELD_WORDS].some((list) => list.holds(word.text));
}

/** The passage of a mention, its heading and the headlines of the page. */
function passagesOn(passage: Passage, { content }: PageEvidence): readonly Passage[] {
  const before = content.slice(0, content.indexOf(passage));
  const heading = before.findLast(({ kind }) => kind === 'heading');
  return [...content.filter(isHeadline), ...(heading === undefined ? [] : [heading]), passage];
}

function isOfArrivalOrBoard({ words, text }: Passage): boolean {
  return JOININGS.isIn(words) || BOARDS.test(plainLetters(text).toLowerCase());
}

const BOARDS = wholeWords(
  `${BOARD_POSTS}|boards|trustees|governors|directors|conseil de surveillance`,
);

const SPEECH: ReadonlySet<string> = new Set(
  Object.values(SPEECH_WORDS).flatMap((words) => [...words]),
);
const QUOTATION_REACH = 40;
/** The end of a quotation, perhaps with a dash or a verb of two words: '…” – ', '…,” says ', '…», a déclaré '. */
const QUOTATION_END = /["”“»«][,.]?\s*(?:[-–—]\s*)?(?<verb>(?:\p{L}{1,15}\s){0,2})$/u;

/** Does the end of a quotation precede the name, perhaps with a verb of speech: '…,” says Jane Doe', '…” – Jane Doe'? */
function isQuoted({ passage: { words, text }, mention: { start } }: PlacedMention): boolean {
  const end = words[start]?.start ?? 0;
  const before = QUOTATION_END.exec(text.slice(Math.max(0, end - QUOTATION_REACH), end));
  if (before === null) return false;
  const verb = words.slice(Math.max(0, start - 2), start);
  return before.groups?.['verb'] === '' || verb.some((word) => SPEECH.has(word.text));
}
