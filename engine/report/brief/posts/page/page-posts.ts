import type { StatedDay } from '../../../../model/brief.ts';
import type { Prospect } from '../../../../model/prospect.ts';
import { companyNamesOf } from '../../../../names/companies/company-aliases.ts';
import { wordsOf } from '../../../../text/words.ts';
import { readAddress, registrableDomain } from '../../../../url/address.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import { evidenceOn } from '../../line-of.ts';
import { readCareerLine } from '../holdings/read-career-row.ts';
import { postOfLine, readHoldings } from '../holdings/read-holdings.ts';
import { postsTogether } from '../holdings/read-together.ts';
import { isAdviser, isBoardSeat, isSidePost } from '../holdings/side-posts.ts';
import { type MoveHeading, headingOf, under } from '../moves/move-headings.ts';
import { readMoves } from '../moves/read-moves.ts';
import { toldPost } from '../sentence-model/modelled-post.ts';
import { companyRenamings } from '../sentence/company-renamings.ts';
import { type MaskedSentence, TOKEN, type ReadSentence } from '../sentence/masked-sentence.ts';
import type { PageNames } from '../sentence/name-kinds.ts';
import { namesProspect } from '../sentence/people-around.ts';
import type { PostStatement, DraftStatement, PostReading } from '../sentence/post-statement.ts';
import { isBelowName } from './below-name.ts';
import { careerOn, maskedLine } from './career-lines.ts';
import { dayOfPage } from './day-of-page.ts';
import { namesTitleFirst } from './descriptions.ts';
import { inherited, succeeding } from './inherited-posts.ts';
import { type PageTraits, pageTraitsOf } from './page-traits.ts';
import { namesOnPage, sentencesOn } from './read-sentences.ts';
import { type Weighed, weighedByChanges } from './unread-changes.ts';

/** What a page says of the prospect's posts, on which day, and how it speaks of them. */
export type PagePosts = {
  readonly statedOn: StatedDay | null;
  readonly statements: readonly PostStatement[];
  readonly traits: PageTraits;
};

/**
 * What pages say of the prospect's posts; `others` may tell of other names of the company too. The model of sentences is asked
 * where no page says in known phrases what holds at the company, or where the caller wants it (docs/decisions/099).
 */
export function readPosts(
  pages: readonly AnalyzedPage[],
  prospect: Prospect,
  now: Date,
  { others = [], asksModel = false }: ReadingOptions = {},
): readonly PagePosts[] {
  const aliases = companyRenamings([...pages, ...others]);
  const readBy = (readsByModel: boolean): readonly PagePosts[] =>
    pages.map((page) => postsOnPage(page, prospect, { now, aliases, readsByModel }));
  const read = readBy(asksModel);
  const isSaid = read.some(({ statements }) => statements.some(isOfCompanyItself));
  return isSaid || asksModel ? read : readBy(true);
}

type ReadingOptions = { readonly others?: readonly AnalyzedPage[]; readonly asksModel?: boolean };

/** What a confirmed page says of the prospect's posts, sentence by sentence. Linear in the length of the page. */
function postsOnPage(
  analyzed: AnalyzedPage,
  prospect: Prospect,
  {
    now,
    aliases,
    readsByModel,
  }: {
    readonly now: Date;
    readonly aliases: ReadonlySet<string>;
    readonly readsByModel: boolean;
  },
): PagePosts {
  const { result } = analyzed;
  const { domain } = companyNamesOf(prospect);
  const isOnOwnSite = domain !== '' && registrableDomain(readAddress(result.url).host) === domain;
  const { statedOn, isDated } = dayOfPage(result, now);
  const page = namesOnPage(analyzed, prospect, aliases);
  const { read, placed, traits } = placedOn(analyzed, page, statedOn?.day ?? null, readsByModel);
  // By whatever name: a renamed company is the same.
  const speaksOfCompany =
    isOnOwnSite ||
    read.some(({ sentence }) => sentence.text.includes(TOKEN.company)) ||
    namesCompany(analyzed);
  const isElsewhere = placed.some(
    ({ draft }) => draft.employer !== '' && !draft.isOwn && draft.kind !== 'comes',
  );
  const isJoining = placed.some(
    ({ draft }) => draft.kind === 'comes' && draft.isComing && draft.isOwn,
  );
  const statements = placed.map(({ draft, quote, isUnsure }) => ({
    ...draft,
    isUnsure: isUnsure || draft.isOfThen === true,
    namesPerson: analyzed.findNames(wordsOf(quote), quote).person.length > 0,
    evidence: evidenceOn(result, quote),
    statedOn,
    isDated,
    isOnOwnSite,
    isHere: draft.isOwn || isOfCompany(draft, { speaksOfCompany, isElsewhere, isJoining }),
    isSide: draft.isSide || isBesideJob(draft),
  }));
  return { statedOn, statements, traits };
}

/** What the sentences and lines of a page say; where none says it in so many words, what stands together. */
function placedOn(
  analyzed: AnalyzedPage,
  page: PageNames,
  writtenOn: string | null,
  readsByModel: boolean,
): {
  readonly read: readonly ReadSentence[];
  readonly placed: readonly Weighed[];
  readonly traits: PageTraits;
} {
  const language = page.language ?? 'en';
  const read = sentencesOn(analyzed, page);
  let heading: MoveHeading | null = null;
  const drafts = read.flatMap(({ sentence, goesOn: isAboutProspect }, index) => {
    const reading: PostReading = { language, writtenOn, isAboutProspect };
    const own = statementsIn(sentence, reading, () => isBelowName(analyzed, sentence)).map(
      (draft) => succeeding(draft, read[index - 1]?.sentence),
    );
    const found = under(heading, own, sentence);
    heading = namesProspect(sentence) ? heading : headingOf(sentence, reading);
    return found.map((draft) => ({ draft, quote: sentence.quote, index }));
  });
  const career = careerOn(analyzed, page);
  // A job title alone on its line is of the employer that the lines around it name.
  const placed = new Set(
    career.flatMap(({ draft }) => (draft.employer === '' ? [] : [draft.title.toLowerCase()])),
  );
  const said = [
    ...inherited(drafts).filter(
      ({ draft: { employer, title } }) => employer !== '' || !placed.has(title.toLowerCase()),
    ),
    ...career,
  ];
  const isSaid = said.some(({ draft }) => draft.isOwn && !draft.isSide);
  const together = isSaid
    ? []
    : postsTogether(read, { language, writtenOn, isAboutProspect: true });
  const title = maskedLine(analyzed, page, analyzed.result.title);
  const weighed = weighedByChanges([...said, ...together], read, { title, language, writtenOn });
  const told = readsByModel ? toldPost(read, { language, writtenOn }) : null;
  return {
    read,
    placed: told === null ? weighed : [...weighed, { ...told, isUnsure: false }],
    traits: pageTraitsOf(analyzed, read, { language, writtenOn }),
  };
}

/** At the company, or at none that is named. */
function isOfCompanyItself({ isOwn, employer, isSide }: PostStatement): boolean {
  return (isOwn || employer === '') && !isSide;
}

/** Also in its title, or alone on a line. */
function namesCompany({ result: { title, content }, findNames }: AnalyzedPage): boolean {
  return [title, ...content.slice(0, HEAD_CHARACTERS).split('\n')].some(
    (line) => findNames(wordsOf(line), line).company.length > 0,
  );
}

const HEAD_CHARACTERS = 4000;

/** A statement without an employer is of the company where its page speaks of it; so is a departure from nowhere else. */
function isOfCompany(
  { employer, kind }: DraftStatement,
  page: {
    readonly speaksOfCompany: boolean;
    readonly isElsewhere: boolean;
    readonly isJoining: boolean;
  },
): boolean {
  // 'Is leaving in May. She will join Acme': she leaves another employer.
  if (kind === 'goes' && page.isJoining) return false;
  return employer === '' && (page.speaksOfCompany || (kind === 'goes' && !page.isElsewhere));
}

function isBesideJob(draft: DraftStatement): boolean {
  const isOther = !draft.isOwn && draft.employer !== '';
  return isAdviser(draft) || (isOther && (isSidePost(draft) || isBoardSeat(draft)));
}

function statementsIn(
  sentence: MaskedSentence,
  reading: PostReading,
  isBelow: () => boolean,
): readonly DraftStatement[] {
  if (readCareerLine(sentence, reading).length > 0) return [];
  if (namesProspect(sentence)) return namedStatements(sentence, reading);
  const moves = reading.isAboutProspect
    ? readMoves(sentence, reading).filter((move) => tellsOfPost(move))
    : [];
  if (moves.length > 0) return moves;
  const post = namesTitleFirst(sentence) && isBelow() ? postOfLine(sentence) : null;
  if (post !== null) return [post];
  return reading.isAboutProspect ? readHoldings(sentence, reading) : [];
}

/** A sentence that names nobody tells of a move only with a post, an employer or a day: 'is laminated and hangs on the wall'. */
function tellsOfPost({ title, employer, on, isBare }: DraftStatement): boolean {
  return title !== '' || employer !== '' || on !== null || isBare === false;
}

function namedStatements(
  sentence: MaskedSentence,
  reading: PostReading,
): readonly DraftStatement[] {
  const moves = readMoves(sentence, reading);
  const isLeft = moves.some(
    ({ kind, isOwn, employer }) => kind === 'comes' && !isOwn && employer !== '',
  );
  const holdings = withoutEnded(readHoldings(sentence, reading), moves).map((one) =>
    // 'Until now head of risk at Acme' is over where a new employer is named.
    isLeft && one.kind === 'held' && one.isOwn ? { ...one, isSide: false } : one,
  );
  // 'Joining the museum's board is Jane Doe, who remains head of risk at Acme'.
  if (holdings.some(({ isKept, isOwn }) => isKept === true && isOwn))
    return [...moves.filter(({ employer, isOwn }) => employer !== '' && !isOwn), ...holdings];
  return [...movesBeside(moves, holdings), ...holdings];
}

/** 'Left the firm in 2022 and is now head of audit at Acme': what was left is another employer. */
function movesBeside(
  moves: readonly DraftStatement[],
  holdings: readonly DraftStatement[],
): readonly DraftStatement[] {
  const isHere = holdings.some(({ kind, isOwn }) => kind === 'holds' && isOwn) || comesBack(moves);
  return isHere
    ? moves.filter(({ kind, isComing, employer }) => kind !== 'goes' || isComing || employer !== '')
    : moves;
}

/** 'Having left in 2020, she is back at Acme': the coming is told after the departure. */
function comesBack(moves: readonly DraftStatement[]): boolean {
  const gone = moves.findIndex(({ kind, isComing }) => kind === 'goes' && !isComing);
  return gone !== -1 && moves.slice(gone + 1).some(({ kind, isOwn }) => kind === 'comes' && isOwn);
}

/** 'Risk chief Jane Doe has left': her post is the one she left, and none she holds. */
function withoutEnded(
  holdings: readonly DraftStatement[],
  moves: readonly DraftStatement[],
): readonly DraftStatement[] {
  // 'Has been head of risk since joining us in 2021': that names neither post nor employer, and ends nothing.
  const main = moves.filter(
    ({ isSide, kind, isComing, title, employer }) =>
      !isSide && (kind !== 'comes' || isComing || title !== '' || employer !== ''),
  );
  const isAppointed = main.some(({ kind }) => kind === 'comes');
  return holdings.filter(({ kind, title, employer, isOwn, isKept }) => {
    if (kind !== 'holds' || isKept === true || main.length === 0) return true;
    // 'Is moving to Beta as chief auditor': the post is the one to come.
    if (
      main.some(
        (move) => move.kind === 'comes' && move.title === title && move.employer === employer,
      )
    )
      return false;
    // 'Beta hires Acme's risk chief Jane Doe': her title is the one she had until then.
    if (isAppointed && (isOwn || employer === '')) return false;
    return main.every(
      (move) =>
        move.isComing ||
        (employer !== '' &&
          move.employer !== employer &&
          (move.kind !== 'goes' || move.employer !== '' || move.title !== title)),
    );
  });
}
