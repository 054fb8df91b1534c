// Reads the last line of an article, which may describe its only author without the name: 'By Jane Doe' / … / 'Director of compliance,
// Acme'.
import { DESCRIPTION_ARTICLES, JOINING_WORDS } from '../../lexicon/grammar/prepositions.ts';
import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { BYLINE_BEGINNING } from '../../lexicon/people/speakers.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import type { Word } from '../../text/words.ts';
import { isFullNameAt, isTitledNameAt } from '../mentions/mention-context.ts';
import { ownNameWords, type PlacedMention } from '../mentions/page-context.ts';
import { AUTHORS, EMPLOYED, JOB_TITLES } from '../mentions/vocabulary.ts';
import { isMainText, type Passage } from '../page/parse-page.ts';
import type { CompanyAssociation } from './company-associations.ts';
import type { CompaniesIn, CompanyMention } from './company-matcher.ts';
import { gapInLine } from './gap.ts';
import { associationBetween, type PositionTest } from './words-between.ts';

const AUTHOR_SHARE = 0.9;

/** The passages of a page, and the indexes of its longer paragraphs. */
export type ArticleText = {
  readonly passages: readonly Passage[];
  readonly prose: readonly number[];
};

/** Reads a page once for all mentions of the name. */
export function articleText(passages: readonly Passage[]): ArticleText {
  const prose = [...passages.keys()].filter((index) => isProse(passages[index]));
  return { passages, prose };
}

/**
 * The association in the last line below an article, if the name in the passage `at` is the only byline; `null` where there is none. The
 * line begins with a job title or 'The author is' and names the company and nobody else.
 */
export function associationOfAuthor(
  placed: PlacedMention,
  { at, ...article }: ArticleText & { readonly at: number },
  companiesIn: CompaniesIn,
  isPosition: PositionTest,
): CompanyAssociation | null {
  const { passages } = article;
  if (!isByline(placed) || !isAboveText(article, at) || hasOtherByline(passages, placed))
    return null;
  for (const passage of lastLines(passages.slice(at + 1))) {
    const mention = companyOfAuthor(passage, companiesIn);
    if (mention === null) continue;
    const gap = gapInLine(passage, endOfOpener(passage.words), mention);
    const joined = associationBetween(gap, isPosition);
    return joined < 1
      ? null
      : { strength: AUTHOR_SHARE * mention.certainty, joined, passage, mention };
  }
  return null;
}

/** Is the name alone on its line, perhaps after 'By'? */
function isByline({ passage, mention }: PlacedMention): boolean {
  const { words, text, kind } = passage;
  const isLine = isMainText(passage) && (kind === 'paragraph' || kind === 'heading');
  if (!isLine || mention.isPartOfOtherName || mention.kind === 'surname') return false;
  if (mention.end !== words.length) return false;
  const before = plainLetters(text.slice(0, words[mention.start]?.start));
  return mention.start === 0 || BYLINE_BEGINNING.exec(before)?.[0].length === before.length;
}

const LINES_ABOVE_MAX = 8;
const PROSE_WORDS_MIN = 18;
const PROSE_MIN = 2;

function isProse(passage: Passage | undefined): boolean {
  if (passage === undefined || !isMainText(passage)) return false;
  return passage.kind === 'paragraph' && passage.words.length >= PROSE_WORDS_MIN;
}

/** Is it at the top of an article, below at most a few lines? */
function isAboveText({ passages, prose }: ArticleText, at: number): boolean {
  const [, second = at] = prose;
  const last = prose.at(-PROSE_MIN) ?? -1;
  if (second < at || last <= at) return false;
  return passages.slice(0, at).filter(isMainText).length <= LINES_ABOVE_MAX;
}

const BYLINE_WORDS_MAX = 5;

/** Does a short line hold another person's name, as of a second author or of the person whom the last line describes? */
function hasOtherByline(passages: readonly Passage[], placed: PlacedMention): boolean {
  const own = ownNameWords([{ placed }]);
  return passages.some(
    (passage) =>
      isMainText(passage) &&
      passage.words.length <= BYLINE_WORDS_MAX &&
      passage.words.some(({ text }, index) => !own.has(text) && isFullNameAt(passage.words, index)),
  );
}

const LAST_LINES_MAX = 10;

/** The lines below the text, last first. */
function lastLines(below: readonly Passage[]): readonly Passage[] {
  const lines = below.filter(isMainText).slice(-LAST_LINES_MAX).toReversed();
  const text = lines.findIndex((line) => isProse(line) && !opensWithJob(line.words));
  return text === -1 ? lines : lines.slice(0, text);
}

const AUTHOR_WORDS_MAX = 40;

/** The company in a line that describes the author; `null` for other lines. */
function companyOfAuthor(passage: Passage, companiesIn: CompaniesIn): CompanyMention | null {
  const { words, kind } = passage;
  if (kind !== 'paragraph' || words.length > AUTHOR_WORDS_MAX || !opensWithJob(words)) return null;
  const company = companiesIn(passage).find(
    ({ start, isOther, isOutside }) => words[start]?.sentence === 0 && !isOther && !isOutside,
  );
  if (company === undefined || !endsStatement(words[company.end])) return null;
  const isNamed = words.some(
    (_, index) =>
      (index < company.start || index >= company.end) &&
      (isFullNameAt(words, index) || isTitledNameAt(words, index)),
  );
  return isNamed ? null : company;
}

/** Where 'The author is' ends; 0 for a line that begins otherwise. */
function endOfOpener(words: readonly Word[]): number {
  const author = AUTHORS.find(words, 0, OPENER_WORDS);
  return author !== -1 && EMPLOYED.holds(words[author + 1]?.text ?? '') ? author + 2 : 0;
}

/** 'The author' */
const OPENER_WORDS = 2;
/** 'Deputy managing director' */
const JOB_REACH = 3;

/** Does the line begin with a job title? 'A director of Acme has replied' is about somebody else. */
function opensWithJob(words: readonly Word[]): boolean {
  const start = endOfOpener(words);
  const isOfOther = start === 0 && DESCRIPTION_ARTICLES.has(words[0]?.text ?? '');
  return !isOfOther && JOB_TITLES.find(words, start, start + JOB_REACH) !== -1;
}

/** Does no verb follow the company: 'Director of Acme replies'? */
function endsStatement(next: Word | undefined): boolean {
  if (next === undefined || next.startsPhrase) return true;
  return LEGAL_FORMS.has(next.text) || JOINING_WORDS.has(next.text);
}
