import type { StatedDay } from '../../../../model/brief.ts';
import type { Prospect } from '../../../../model/prospect.ts';
import { wordsOf } from '../../../../text/words.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import type { AttributedSentence } from '../../../sales-signals/attributed-sentences.ts';
import { evidenceOn } from '../../line-of.ts';
import { postsTogether } from '../holdings/read-together.ts';
import { isBesideJob } from '../holdings/side-posts.ts';
import { type MoveHeading, headingOf, under } from '../moves/move-headings.ts';
import { modelledPost } from '../sentence-model/modelled-post.ts';
import { companyRenamings } from '../sentence/company-renamings.ts';
import { type MaskedSentence, type ReadSentence, TOKEN } from '../sentence/masked-sentence.ts';
import type { PageNames } from '../sentence/name-kinds.ts';
import { namesProspect } from '../sentence/people-around.ts';
import type {
  DraftStatement,
  PostStatement,
  QuotedDraft,
  TextReading,
} from '../sentence/post-statement.ts';
import { careerOn, maskedLine, titlesBelowName } from './career-lines.ts';
import { dayOfPage } from './day-of-page.ts';
import { inherited, atReferredEmployer, succeeding } from './inherited-posts.ts';
import { isOnCompanySite } from './page-owner.ts';
import { type PageTraits, pageTraitsOf } from './page-traits.ts';
import { namesOnPage, sentencesOn } from './read-sentences.ts';
import { postsInSentence } from './sentence-posts.ts';
import { type WeighedDraft, weighedByChanges } from './unread-changes.ts';

/** What a page says of the prospect's posts, on which day, and how it speaks of them. */
export type PagePosts = {
  readonly statedOn: StatedDay | null;
  readonly statements: readonly PostStatement[];
  readonly traits: PageTraits;
};

type ReadingOptions = { readonly others?: readonly AnalyzedPage[]; readonly asksModel?: boolean };

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
  const readBy = (usesModel: boolean): readonly PagePosts[] =>
    pages.map((page) =>
      postsOnPage(page, namesOnPage(page, prospect, aliases), {
        usesModel,
        isOnOwnSite: isOnCompanySite(page, prospect),
        ...dayOfPage(page.result, now),
      }),
    );
  const read = readBy(asksModel);
  const isSaid = read.some(({ statements }) => statements.some(isOfCompanyItself));
  return isSaid || asksModel ? read : readBy(true);
}

/** At the company, or at none that is named. */
function isOfCompanyItself({ isOwn, employer, isSide }: PostStatement): boolean {
  return (isOwn || employer === '') && !isSide;
}

/** What a page says, sentence by sentence. Linear in the length of the page. */
function postsOnPage(
  analyzed: AnalyzedPage,
  names: PageNames,
  {
    usesModel,
    ...page
  }: Pick<PostStatement, 'statedOn' | 'isDated' | 'isOnOwnSite'> & { readonly usesModel: boolean },
): PagePosts {
  const { result, findNames } = analyzed;
  const reading = { language: names.language, writtenOn: page.statedOn?.day ?? null };
  const sentences = sentencesOn(analyzed, names);
  const drafts = draftsOn(analyzed, names, sentences, reading);
  const speaksOfCompany =
    page.isOnOwnSite ||
    // Any of its names counts: a renamed company is still the same.
    sentences.some(({ sentence }) => sentence.text.includes(TOKEN.company)) ||
    namesCompany(analyzed);
  const modelled = usesModel ? modelledPost(sentences, reading) : null;
  const namesPerson = (quote: string) => findNames(wordsOf(quote), quote).person.length > 0;
  const isTold =
    modelled !== null &&
    (speaksOfCompany || mayBeOfCompany(modelled, sentences, namesPerson(modelled.quote)));
  const all = isTold ? [...drafts, { ...modelled, isUnsure: false }] : drafts;
  const isHere = workplaceTest(all, speaksOfCompany);
  return {
    statedOn: page.statedOn,
    statements: all.map(({ draft, quote, isUnsure }) => ({
      ...draft,
      ...page,
      isUnsure: isUnsure || draft.isOfThen === true,
      namesPerson: namesPerson(quote),
      evidence: evidenceOn(result, quote),
      isHere: isHere(draft),
      isSide: draft.isSide || isBesideJob(draft),
    })),
    traits: pageTraitsOf(analyzed, sentences, reading),
  };
}

/**
 * Can a statement on a page that does not name the company be about it? A departure only where the page names the
 * person: 'On the 27th I lock my office' may be about any employer. A post only where the page names no other
 * organisation.
 */
function mayBeOfCompany(
  { draft: { kind } }: QuotedDraft,
  sentences: readonly ReadSentence[],
  namesPerson: boolean,
): boolean {
  if (kind === 'goes') return namesPerson;
  return (
    kind !== 'holds' ||
    sentences.every(({ sentence }) => !sentence.text.includes(TOKEN.organisation))
  );
}

/** What the sentences and lines of a page say; where none says it in so many words, what stands together. */
function draftsOn(
  analyzed: AnalyzedPage,
  names: PageNames,
  sentences: readonly (ReadSentence & { readonly goesOn: boolean })[],
  reading: TextReading,
): readonly WeighedDraft[] {
  let heading: MoveHeading | null = null;
  const { language } = reading;
  const all = sentences.map(({ sentence }) => sentence);
  const drafts = sentences.flatMap(({ sentence, goesOn }, index): readonly QuotedDraft[] => {
    const { quote } = sentence;
    const own = postsInSentence(sentence, { ...reading, isAboutProspect: goesOn })
      .filter((draft) => !isOnlySaid(draft, sentence, analyzed.sentences[index]))
      .map((draft) => succeeding(draft, sentences[index - 1]?.sentence))
      .flatMap(
        (draft) =>
          atReferredEmployer(draft, sentence, { before: all.slice(0, index), all, language }) ?? [],
      );
    const found = under(heading, own, sentence);
    heading = namesProspect(sentence) ? heading : headingOf(sentence, reading);
    return found.map((draft) => ({ draft, quote, index }));
  });
  const career = careerOn(analyzed, names);
  // A job title alone on its line is of the employer that the lines around it name.
  const employed = new Set(
    career.flatMap(({ draft }) => (draft.employer === '' ? [] : [draft.title.toLowerCase()])),
  );
  const told = [
    ...inherited(drafts).filter(
      ({ draft: { employer, title } }) => employer !== '' || !employed.has(title.toLowerCase()),
    ),
    ...career,
  ];
  const titles = new Set(told.map(({ draft }) => draft.title.toLowerCase()));
  const below = titlesBelowName(analyzed, names);
  const said = [...told, ...below.filter(({ draft }) => !titles.has(draft.title.toLowerCase()))];
  const isSaid = said.some(({ draft }) => draft.isOwn && !draft.isSide);
  const together = isSaid ? [] : postsTogether(sentences, reading);
  const title = maskedLine(analyzed, names, analyzed.result.title);
  return weighedByChanges([...said, ...together], sentences, { ...reading, title });
}

/**
 * Is the statement only part of what somebody says? 'We had a fire, and nobody died' is no death, and in 'DOE: The
 * product manager.' she names somebody else.
 */
function isOnlySaid(
  { kind, employer }: DraftStatement,
  { text }: MaskedSentence,
  told: AttributedSentence | undefined,
): boolean {
  if (told === undefined) return false;
  const isLabelled = text.startsWith(`${TOKEN.person}:`) && told.spoken.length > 0;
  return kind === 'died'
    ? told.isFirstPerson || told.spoken.length > 0
    : isLabelled && kind === 'holds' && employer === '';
}

/** Also in its title, or alone on a line. */
function namesCompany({ result: { title, content }, findNames }: AnalyzedPage): boolean {
  return [title, ...content.slice(0, HEAD_CHARACTERS).split('\n')].some(
    (line) => findNames(wordsOf(line), line).company.length > 0,
  );
}

const HEAD_CHARACTERS = 4000;

/**
 * Which statements of a page are of the company: also one without an employer where the page speaks of the company, and a
 * departure from nowhere else; but 'is leaving in May. She will join Acme' is no departure from Acme.
 */
function workplaceTest(
  drafts: readonly QuotedDraft[],
  speaksOfCompany: boolean,
): (draft: DraftStatement) => boolean {
  const isElsewhere = drafts.some(
    ({ draft }) => draft.employer !== '' && !draft.isOwn && draft.kind !== 'comes',
  );
  const isJoining = drafts.some(
    ({ draft }) => draft.kind === 'comes' && draft.isComing && draft.isOwn,
  );
  return ({ isOwn, employer, kind }) => {
    if (isOwn || employer !== '') return isOwn;
    return kind === 'goes' ? !isJoining && (speaksOfCompany || !isElsewhere) : speaksOfCompany;
  };
}
