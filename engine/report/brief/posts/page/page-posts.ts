import type { StatedDay } from '../../../../model/brief.ts';
import type { Prospect } from '../../../../model/prospect.ts';
import { isAboutClub, isNamedClub } from '../../../events/actors/company-focus.ts';
import type { AnalyzedPage } from '../../../sales-signals/analyzed-pages.ts';
import {
  type AttributedSentence,
  isOnOwnSite,
} from '../../../sales-signals/attributed-sentences.ts';
import { namesCompanyIn, namesPersonIn } from '../../../sales-signals/names/names-in-sentence.ts';
import { evidenceOn } from '../../line-of.ts';
import { mentionsMove } from '../career-moves/move-cues.ts';
import {
  type MoveHeading,
  readMoveHeading,
  applyMoveHeading,
} from '../career-moves/move-headings.ts';
import { postsNearby } from '../held-posts/posts-nearby.ts';
import { modelledPost } from '../sentence-model/modelled-post.ts';
import { companyRenamings } from '../sentence/company-renamings.ts';
import { type MaskedSentence, type ReadSentence, TOKEN } from '../sentence/masked-sentence.ts';
import type { PageNames } from '../sentence/name-kinds.ts';
import { namesProspect } from '../sentence/people-around.ts';
import type {
  DraftStatement,
  PostStatement,
  QuotedDraft,
  SentenceDraft,
  TextReading,
} from '../sentence/post-statement.ts';
import { isBesideJob } from '../sentence/post-words.ts';
import { careerRowsOn, maskLine, titlesBelowName } from './career-lines.ts';
import { dayOfPage } from './day-of-page.ts';
import { withInheritedPosts, atReferredEmployer, withEmployerBefore } from './inherited-posts.ts';
import { type PageTraits, pageTraitsOf } from './page-traits.ts';
import { namesOnPage, sentencesOn } from './read-sentences.ts';
import { postsInSentence } from './sentence-posts.ts';
import { isTeamPageElsewhere } from './team-pages.ts';
import { type MarkedDraft, markUncertain } from './uncertain-posts.ts';

/** What a page says of the prospect's posts, on which day, and what kind of page it is. */
export type PagePosts = {
  readonly statedOn: StatedDay | null;
  readonly statements: readonly PostStatement[];
  readonly traits: PageTraits;
  /** How likely the page is to be about the prospect, 0–99. */
  readonly relevance: number;
  /** Is it a page of the company's own site? */
  readonly isOnOwnSite: boolean;
};

type ReadingOptions = { readonly others?: readonly AnalyzedPage[]; readonly asksModel?: boolean };

/**
 * What pages say of the prospect's posts. `others` are more pages that may give other names of the company. The model of sentences is asked
 * where no page states a post at the company in known phrases, or where the caller doubts one (docs/decisions/099).
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
        doubtsPost: asksModel,
        isOnOwnSite: isOnOwnSite(prospect, page.result),
        ...dayOfPage(page.result, now),
      }),
    );
  const read = readBy(asksModel);
  const hasPost = read.some(({ statements }) => statements.some(isOfCompanyItself));
  return hasPost || asksModel ? read : readBy(true);
}

/** Is the post at the company, or at no named employer? */
function isOfCompanyItself({ isOwn, employer, isSide }: PostStatement): boolean {
  return (isOwn || employer === '') && !isSide;
}

/** Is the company named on the page? Any of its names counts: a renamed company is still the same. */
function mentionsCompany(analyzed: AnalyzedPage, sentences: readonly ReadSentence[]): boolean {
  return (
    sentences.some(({ sentence }) => sentence.text.includes(TOKEN.company)) ||
    namesCompany(analyzed)
  );
}

/** What a page says, sentence by sentence. Linear in the length of the page. */
function postsOnPage(
  analyzed: AnalyzedPage,
  names: PageNames,
  {
    usesModel,
    doubtsPost,
    ...page
  }: Pick<PostStatement, 'statedOn' | 'isDated' | 'isOnOwnSite'> & {
    readonly usesModel: boolean;
    readonly doubtsPost: boolean;
  },
): PagePosts {
  const reading = { language: names.language, writtenOn: page.statedOn?.day ?? null };
  const sentences = sentencesOn(analyzed, names);
  const drafts = draftsOn(analyzed, names, sentences, reading);
  const speaksOfCompany =
    page.isOnOwnSite || (!isTeamPageElsewhere(analyzed) && mentionsCompany(analyzed, sentences));
  const modelled = usesModel ? modelledPost(sentences, reading, { doubtsPost }) : null;
  const namesPerson = (quote: string) => namesPersonIn(analyzed, quote);
  const isUsable =
    modelled !== null &&
    !isRuledOut(modelled, analyzed, drafts) &&
    (speaksOfCompany || mayBeOfCompany(modelled, sentences, namesPerson(modelled.quote)));
  const all = isUsable ? [...drafts, { ...modelled, isUnsure: false }] : drafts;
  const isHere = workplaceTest(all, speaksOfCompany);
  return {
    statedOn: page.statedOn,
    statements: all.map(({ draft, quote, isUnsure }) => ({
      ...draft,
      ...page,
      isUnsure: isUnsure || draft.isHistorical === true,
      namesPerson: namesPerson(quote),
      evidence: evidenceOn(analyzed.result, quote),
      isHere: isHere(draft),
      isSide: isSidePost(draft),
    })),
    relevance: analyzed.result.relevance,
    isOnOwnSite: page.isOnOwnSite,
    traits: pageTraitsOf(analyzed, sentences, { ...reading, besideJob: movesBesideJob(all) }),
  };
}

/** The sentences that report moves beside the job and none of the job: 'Jane Doe of Acme chairs the forum from May'. */
function movesBesideJob(drafts: readonly QuotedDraft[]): ReadonlySet<string> {
  const moves = drafts.filter(({ draft: { kind } }) => kind === 'joins' || kind === 'leaves');
  const ofJob = new Set(moves.flatMap((one) => (isSidePost(one.draft) ? [] : [one.quote])));
  return new Set(moves.flatMap(({ quote }) => (ofJob.has(quote) ? [] : [quote])));
}

function isSidePost(draft: DraftStatement): boolean {
  return draft.isSide || isBesideJob(draft);
}

/**
 * Do the rules overrule the model's statement? It is about a club, or a departure where they read since when the post is held, 'jest
 * dyrektorem w Acme od 2021', or a former post elsewhere, 'zuvor war sie bei Beta'.
 */
function isRuledOut(
  modelled: QuotedDraft,
  page: AnalyzedPage,
  drafts: readonly MarkedDraft[],
): boolean {
  if (isOfClub(modelled, page)) return true;
  if (modelled.draft.kind !== 'leaves') return false;
  return drafts.some(
    ({ draft, quote, isUnsure }) =>
      quote === modelled.quote &&
      !isUnsure &&
      ((draft.kind === 'holds' && draft.on !== null) ||
        (draft.kind === 'held' && draft.employer !== '' && !draft.isOwn)),
  );
}

/**
 * Can a statement be about the company on a page that does not name it? A departure can only if the page names the person: 'On the 27th I
 * lock my office' may be about any employer. A post can only if the page names no other organisation.
 */
function mayBeOfCompany(
  { draft: { kind } }: QuotedDraft,
  sentences: readonly ReadSentence[],
  namesPerson: boolean,
): boolean {
  if (kind === 'leaves') return namesPerson;
  return (
    kind !== 'holds' ||
    sentences.every(({ sentence }) => !sentence.text.includes(TOKEN.organisation))
  );
}

/** What the sentences and lines of a page state, or else what is close together on it. */
function draftsOn(
  analyzed: AnalyzedPage,
  names: PageNames,
  sentences: readonly ReadSentence[],
  reading: TextReading,
): readonly MarkedDraft[] {
  let heading: MoveHeading | null = null;
  const { language } = reading;
  const all = sentences.map(({ sentence }) => sentence);
  const drafts = sentences.flatMap(
    ({ sentence, continuesProspect }, index): readonly SentenceDraft[] => {
      const { quote } = sentence;
      const own = postsInSentence(sentence, { ...reading, continuesProspect })
        .filter((draft) => !isSpokenAside(draft, sentence, analyzed.sentences[index]))
        .filter((draft) => !isOfClub({ draft, quote, index }, analyzed))
        .map((draft) => withEmployerBefore(draft, sentences[index - 1]?.sentence))
        .flatMap(
          (draft) =>
            atReferredEmployer(draft, sentence, { before: all.slice(0, index), all, language }) ??
            [],
        );
      const drafted = applyMoveHeading(heading, own, sentence);
      heading = namesProspect(sentence) ? heading : readMoveHeading(sentence, reading);
      return drafted.map((draft) => ({ draft, quote, index }));
    },
  );
  const career = careerRowsOn(analyzed, names);
  // A title without an employer belongs to the employer that the lines of the CV give it.
  const employed = new Set(
    career.flatMap(({ draft }) => (draft.employer === '' ? [] : [draft.title.toLowerCase()])),
  );
  const stated = [
    ...withInheritedPosts(drafts).filter(
      ({ draft: { employer, title } }) => employer !== '' || !employed.has(title.toLowerCase()),
    ),
    ...career,
  ];
  const titles = new Set(stated.map(({ draft }) => draft.title.toLowerCase()));
  const below = titlesBelowName(analyzed, names);
  const found = [...stated, ...below.filter(({ draft }) => !titles.has(draft.title.toLowerCase()))];
  const hasOwn = found.some(({ draft }) => draft.isOwn && !draft.isSide);
  const nearby = hasOwn ? [] : postsNearby(sentences, reading);
  const title = maskLine(analyzed, names, analyzed.result.title);
  const isAnswer = (index: number): boolean =>
    isLabelled(all[index], analyzed.sentences[index]) &&
    analyzed.sentences[index]?.isFirstPerson === false &&
    !mentionsMove(all[index - 1]?.text.replaceAll('?', '.') ?? '', language);
  return markUncertain([...found, ...nearby], sentences, { ...reading, title, isAnswer });
}

/** Does the line begin with a speaker's label: 'DOE: By March.'? */
function isLabelled(
  sentence: MaskedSentence | undefined,
  attributed: AttributedSentence | undefined,
): boolean {
  return (
    sentence?.text.startsWith(`${TOKEN.person}:`) === true && (attributed?.spoken.length ?? 0) > 0
  );
}

/**
 * Is the statement only part of what somebody says? 'We had a fire, and nobody died' is no death, and in 'DOE: The product manager.' she
 * names somebody else.
 */
function isSpokenAside(
  { kind, employer }: DraftStatement,
  sentence: MaskedSentence,
  attributed: AttributedSentence | undefined,
): boolean {
  if (attributed === undefined) return false;
  return kind === 'died'
    ? attributed.isFirstPerson || attributed.spoken.length > 0
    : isLabelled(sentence, attributed) && kind === 'holds' && employer === '';
}

/** Is it a club that is left and not an employer: 'The choir says goodbye to Jane Doe, who left in May'? */
function isOfClub(
  { draft: { kind, employer, title }, quote }: QuotedDraft,
  { sentences }: AnalyzedPage,
): boolean {
  const attributed = sentences.find(({ sentence }) => sentence.quote === quote);
  if (attributed === undefined || kind !== 'leaves' || employer !== '' || title !== '')
    return false;
  return isAboutClub(attributed) && !sentences.some(isNamedClub);
}

/** Does the page name the company in its text, in its title or alone on a line? */
function namesCompany(page: AnalyzedPage): boolean {
  const { title, content } = page.result;
  return [title, ...content.slice(0, HEAD_CHARACTERS).split('\n')].some((line) =>
    namesCompanyIn(page, line),
  );
}

const HEAD_CHARACTERS = 4000;

/**
 * Tests whether a statement is about the company. One without an employer is if the page is about the company, or if it is a departure and
 * the page gives no other employer; but 'is leaving in May. She will join Acme' is no departure from Acme.
 */
function workplaceTest(
  drafts: readonly QuotedDraft[],
  speaksOfCompany: boolean,
): (draft: DraftStatement) => boolean {
  const isElsewhere = drafts.some(
    ({ draft }) => draft.employer !== '' && !draft.isOwn && draft.kind !== 'joins',
  );
  const isJoining = drafts.some(
    ({ draft }) => draft.kind === 'joins' && draft.isAnnounced && draft.isOwn,
  );
  return ({ isOwn, employer, kind }) => {
    if (isOwn || employer !== '') return isOwn;
    return kind === 'leaves' ? !isJoining && (speaksOfCompany || !isElsewhere) : speaksOfCompany;
  };
}
