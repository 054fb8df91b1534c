// Reads what the words near one mention of the person say: company, employers, job titles, occupations.
import { memoize } from '../../text/lookups.ts';
import {
  isFullNameAt,
  mentionContextOf,
  stretchesBeside,
  type MentionContext,
} from '../mentions/mention-context.ts';
import { ownNameWords, type PlacedMention } from '../mentions/page-context.ts';
import { sentenceBefore, type LeadingSentence } from '../mentions/sentence-before.ts';
import { JOB_TITLES } from '../mentions/vocabulary.ts';
import { isMainText, type Passage, type ParsedPage } from '../page/parse-page.ts';
import { articleText, associationOfAuthor, type ArticleText } from './author-lines.ts';
import {
  associationAbove,
  associationsOf,
  type CompanyAssociation,
} from './company-associations.ts';
import { companyEvidence, type CompanyEvidence } from './company-evidence.ts';
import type { CompaniesIn, CompanyMatcher } from './company-matcher.ts';
import { hasFieldJobTitle, hasJobTitle, holdsFieldJobTitle } from './job-titles-beside.ts';
import { headsOfLines, isOrganisationAlone } from './lines-of-organisation.ts';
import { hasOtherOccupation, isNearOtherOccupation } from './other-occupation.ts';
import { statedEmployers, type StatedEmployer } from './stated-employers.ts';
import type { PositionTest } from './words-between.ts';

/** What the words near one mention of the person say: the company, other employers, job titles, occupations. */
export type MentionEvidence = CompanyEvidence & {
  readonly employers: readonly StatedEmployer[];
  /** A job title in the field is near the name. */
  readonly fieldJobTitle: number;
  /** A job title of any kind is near the name. */
  readonly jobTitle: number;
  /** A job title in the field is right beside the name: 'Jane Doe, Head of Risk', 'CRO Jane Doe'. */
  readonly heldFieldJobTitle: number;
  /** The person has an occupation outside the field: 'midfielder Jane Doe'. */
  readonly otherOccupation: number;
  /** A word for such an occupation is near the name, even if it is about somebody else: 'Jane Doe told students'. */
  readonly nearbyOccupation: number;
  /** The sentence before the name, which may say who it is. */
  readonly before: LeadingSentence | null;
};

/** What about the prospect is looked for near the name. */
export type ProspectWords = {
  readonly find: CompanyMatcher;
  readonly isPosition: PositionTest;
  /** The language in which the page may refer to the person without the name; `null` where such references are not read. */
  readonly referringIn: string | null;
};

/** Creates the reader of the evidence at mentions on one page. The page itself is read once for all of them. */
export function mentionEvidenceReader(
  page: ParsedPage,
  { find, isPosition }: ProspectWords,
): (mentions: readonly PlacedMention[]) => readonly MentionEvidence[] {
  const companiesIn = memoize((passage: Passage) => find(passage.words));
  // Many pages never name the person, so the lines are read only at the first mention.
  const linesOf = memoize(({ passages }: ParsedPage) => readLines(passages, companiesIn));
  const evidenceAt = (placed: PlacedMention): MentionEvidence => {
    const { places, headOf, article, ...lines } = linesOf(page);
    const at = places.get(placed.passage) ?? 0;
    const head = headOf(placed, at);
    const next = isEntry(placed) ? [] : page.passages.slice(at + 1, at + 1 + FOLLOWING_MAX);
    const end = head === null ? -1 : next.findIndex((one) => isOrganisationAlone(one, companiesIn));
    const context = mentionContextOf(placed, next.slice(0, end === -1 ? undefined : end));
    const author = associationOfAuthor(placed, { ...article, at }, companiesIn, isPosition);
    const before = sentenceBefore(placed, page.passages[at - 1]);
    return {
      ...evidenceOf(placed, context, { companiesIn, isPosition, ...lines, head, author }),
      before,
    };
  };
  return (mentions) => mentions.slice(0, MENTIONS_READ_MAX).map(evidenceAt);
}

/** How the lines of a page name people and the company, and the index of each line. */
function readLines(passages: readonly Passage[], companiesIn: CompaniesIn): PageLines {
  return {
    onCards: passages.some(
      (passage, index) =>
        isBelowJobTitle(passages[index - 1]) &&
        companiesIn(passage).some(({ start, end }) => start === 0 && end === passage.words.length),
    ),
    onLines: passages.some((passage) => endsInCompany(passage, companiesIn)),
    places: new Map(passages.map((passage, index) => [passage, index])),
    headOf: headsOfLines(passages, companiesIn),
    article: articleText(passages),
  };
}

type PageLines = Pick<EvidenceInput, 'onCards' | 'onLines'> & {
  readonly places: ReadonlyMap<Passage, number>;
  readonly headOf: ReturnType<typeof headsOfLines>;
  readonly article: ArticleText;
};

/** What is needed to read the evidence at a mention. */
type EvidenceInput = {
  readonly companiesIn: CompaniesIn;
  readonly isPosition: PositionTest;
  /** The page has cards of people that end in their employer: 'Peter Roe' / 'Head of Audit' / 'Acme'. */
  readonly onCards: boolean;
  /** The page has lines that end in it: 'Peter Roe, Head of Audit, Acme'. */
  readonly onLines: boolean;
  /** The line of the organisation that heads the name (see `headsOfLines`). */
  readonly head: Passage | null;
  /** The association in the last line of an article, if the mention is its byline. */
  readonly author: CompanyAssociation | null;
};

/** Does a line about a person end in the company, as in a list of people: 'Peter Roe, Head of Audit, Acme'? */
function endsInCompany(passage: Passage, companiesIn: CompaniesIn): boolean {
  const { words } = passage;
  if (!isShortLine(passage)) return false;
  // Most lines are about nobody, and looking for the company is expensive.
  const isOnPerson = isFullNameAt(words, 0) || JOB_TITLES.isIn(words);
  const last = words.findLastIndex(({ startsPhrase }) => startsPhrase);
  return (
    isOnPerson &&
    last > 0 &&
    companiesIn(passage).some(({ start, end }) => start === last && end === words.length)
  );
}

function isBelowJobTitle(above: Passage | undefined): boolean {
  return above !== undefined && isShortLine(above) && JOB_TITLES.isIn(above.words);
}

function isShortLine(passage: Passage): boolean {
  return isMainText(passage) && passage.words.length <= CARD_LINE_WORDS_MAX;
}

const CARD_LINE_WORDS_MAX = 12;

/** The most mentions that are read; more on one page add nothing. */
const MENTIONS_READ_MAX = 80;
/** How many passages after its own may belong to a mention. */
const FOLLOWING_MAX = 2;

/** Does an entry of a list describe the person, so that the next entry is about somebody else? */
function isEntry({ passage: { kind, words }, mention }: PlacedMention): boolean {
  return kind === 'item' && words.length > mention.end - mention.start + 1;
}

function evidenceOf(
  placed: PlacedMention,
  beside: MentionContext,
  input: EvidenceInput,
): Omit<MentionEvidence, 'before'> {
  const { companiesIn, isPosition, head, author } = input;
  const associations = [
    ...associationsOf(beside, companiesIn, isPosition),
    ...associationAbove(head, companiesIn),
    ...(author === null ? [] : [author]),
  ];
  const following = author === null ? beside.following : [...beside.following, author.passage];
  const context = { ...beside, following };
  const employers = employersOfMention(placed, context, input);
  return {
    ...companyEvidence(placed, context, associations),
    employers,
    fieldJobTitle: hasFieldJobTitle(context) ? 1 : 0,
    jobTitle: hasJobTitle(context) ? 1 : 0,
    heldFieldJobTitle: holdsFieldJobTitle(context) ? 1 : 0,
    otherOccupation: hasOtherOccupation(context) ? 1 : 0,
    nearbyOccupation: isNearOtherOccupation(context) ? 1 : 0,
  };
}

const EMPLOYER_BEFORE = 8;
const EMPLOYER_AFTER = 16;

function employersOfMention(
  placed: PlacedMention,
  context: MentionContext,
  { companiesIn, onCards, onLines }: EvidenceInput,
): readonly StatedEmployer[] {
  const ownName = ownNameWords([{ placed }]);
  const stretches = stretchesBeside(context, EMPLOYER_AFTER, EMPLOYER_BEFORE);
  return stretches.flatMap((stretch, index) =>
    statedEmployers({
      ...stretch,
      company: companiesIn(stretch.passage),
      ownName,
      isAfter: index > 0,
      isOnCard: onCards && isBelowJobTitle(stretches[index - 1]?.passage),
      isOnLine: onLines && isShortLine(stretch.passage),
    }),
  );
}
