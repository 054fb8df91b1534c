import { ELSEWHERE_WORDS } from '../../../../lexicon/grammar/back-references.ts';
import { POST_NOUNS } from '../../../../lexicon/job-titles/title-words.ts';
import { plainLetters } from '../../../../text/plain-letters.ts';
import { type MaskedSentence, TOKEN } from '../sentence/masked-sentence.ts';
import { employersOf, employerFields } from '../sentence/people-around.ts';
import type { DraftStatement, SentenceDraft } from '../sentence/post-statement.ts';

/**
 * Completes the statements of a page by one another. An arrival without a title takes the post of an arrival a few sentences before, or is
 * dropped: 'He started on Monday'. Once the page says that somebody left the company for another employer, statements without an employer
 * belong to that one. A bare succession is dropped where the page reports the appointment itself, 'Acme has appointed Jane Doe. She
 * succeeds John Roe', and so is the former job where it reports a promotion.
 */
export function withInheritedPosts(all: readonly SentenceDraft[]): readonly SentenceDraft[] {
  const hasArrived = all.some(
    ({ draft: { kind, isOwn, isAnnounced } }) => kind === 'joins' && isOwn && !isAnnounced,
  );
  const isPromoted = all.some(({ draft: { kind, isInternal } }) => kind === 'joins' && isInternal);
  const drafts = all.filter(
    ({ draft, quote }) =>
      !(hasArrived && isMereSuccession(draft)) && !(isPromoted && onlyLeavesPost(draft, quote)),
  );
  const isGone = drafts.some(
    ({ draft: { isOwn, kind, isAnnounced } }) =>
      isOwn && !isAnnounced && (kind === 'held' || kind === 'leaves'),
  );
  const there = drafts.find(
    ({ draft: { kind, isOwn, employer } }) => kind === 'joins' && !isOwn && employer !== '',
  );
  const settled: SentenceDraft[] = [];
  for (const one of drafts) {
    const found = isBareArrival(one)
      ? withPostOf(one, settled)
      : there !== undefined && (isGone || isSamePost(one, there))
        ? withEmployerOf(one, there)
        : one;
    if (found !== null) settled.push(found);
  }
  return settled;
}

/**
 * Does it only say, in the present tense, whose post is taken: 'succeeds John Roe'? Not if the predecessor still holds it: 'succeeds John
 * Roe, who retires in May'.
 */
function isMereSuccession(draft: DraftStatement): boolean {
  const { kind, title, on, isAnnounced, isOwn, employer } = draft;
  const isOfPost = title !== '' || on !== null || (employer !== '' && !isOwn);
  const isPresent = draft.isSuccession === true && draft.isPostStillHeld !== true;
  return kind === 'joins' && isAnnounced && isPresent && !isOfPost;
}

/** Does somebody only leave a post, as after a promotion: 'who will fill the position she leaves'? */
function onlyLeavesPost({ kind, employer }: DraftStatement, quote: string): boolean {
  return kind === 'leaves' && employer === '' && POST_LEFT.test(plainLetters(quote));
}

/** 'The position she leaves', 'Stelle, die sie verlässt'. */
const POST_LEFT = new RegExp(
  `(?<!\\p{L})(?:${POST_NOUNS})(?:, | )(?:(?:that|which|die|den|das|que|qu'|che|som|ktor\\p{L}+|kter\\p{L}+)(?: |(?<=')))?(?:[\\p{L}'-]+ ){0,3}(?:leav|vacat|verlass|quitt|dej|lasci|deix|verla|lamn|forlat|odchod|opoust)\\p{L}*`,
  'iu',
);

/** Completes a succession by the only employer in the sentence before: 'John Roe leaves Acme. He is succeeded by Jane Doe'. */
export function withEmployerBefore(
  draft: DraftStatement,
  before: MaskedSentence | undefined,
): DraftStatement {
  const isOpen = draft.kind === 'joins' && draft.isSuccession === true && draft.employer === '';
  const employers = isOpen && before !== undefined ? employersOf(before) : [];
  const [employer] = employers;
  return employer?.kind === 'company' && employers.length === 1
    ? { ...draft, employer: employer.written, isOwn: true }
    : draft;
}

/**
 * Completes a post by the employer that 'there' or 'its' refers to: 'when she started there', 'its head of risk, Jane Doe'. That is the
 * only employer of the nearest sentence before that names any, if the sentence begins with it. If not, the reference is unclear: `null`
 * where the page names another organisation, else the post as it was.
 */
export function atReferredEmployer(
  draft: DraftStatement,
  sentence: MaskedSentence,
  { before, all, language }: Sentences & { readonly language: string },
): DraftStatement | null {
  if (
    draft.employer !== '' ||
    !(ITS_TITLE.test(sentence.text) || refersToThere(sentence, language))
  )
    return draft;
  const employers = before.map(employersOf).findLast((some) => some.length > 0) ?? [];
  const [employer] = employers;
  if (employer !== undefined && employers.length === 1 && employer.at <= OPENING_CHARACTERS)
    return { ...draft, ...employerFields(employer) };
  return all.some(({ text }) => text.includes(TOKEN.organisation)) ? null : draft;
}

const OPENING_CHARACTERS = 12;

type Sentences = {
  readonly before: readonly MaskedSentence[];
  readonly all: readonly MaskedSentence[];
};

/** 'Its head of risk'. Words for 'his' and 'her' do not count: in most languages they refer to a person. */
const ITS_TITLE = /(?<!\p{L})(?:its|dens|dets) (?:\p{L}+ ){0,2}\uE004/iu;

/** Languages in which the word for 'there' usually means something else: 'il y a', 'chefen, der …'. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['fr', 'da', 'no']);

function refersToThere({ text, words }: MaskedSentence, language: string): boolean {
  const places = AMBIGUOUS.has(language) ? undefined : ELSEWHERE_WORDS[language];
  return (
    places !== undefined && !THERE_IS.test(text) && words.some((word) => places.has(word.text))
  );
}

/** 'There' that refers to no place: 'there were two of us'. */
const THERE_IS =
  /(?<!\p{L})there(?:'s|'d|'ll)?(?: (?:will|would|may|might|could|should|must|can|has|have|had))? (?:is|are|was|were|be|been|has|have|had)(?!\p{L})/iu;

function isBareArrival({ draft: { kind, employer, title, isBare } }: SentenceDraft): boolean {
  return kind === 'joins' && employer === '' && title === '' && isBare !== false;
}

const INHERITED_SENTENCES_MAX = 4;

/** The statement with the post of the last arrival before it; `null` if there is none, or if the statement has no date of its own. */
function withPostOf(
  quoted: SentenceDraft,
  settled: readonly SentenceDraft[],
): SentenceDraft | null {
  const { draft, index } = quoted;
  const before = settled.findLast(
    (one) => one.draft.kind === 'joins' && index - one.index <= INHERITED_SENTENCES_MAX,
  );
  const isAhead = draft.isAnnounced && draft.on?.precision === 'day';
  if (before === undefined && (draft.isSuccession === true || isAhead)) return quoted;
  if (before === undefined || draft.on === null) return null;
  const { title, employer, isOwn, isSide } = before.draft;
  return { ...quoted, draft: { ...draft, title, employer, isOwn, isSide } };
}

/** Do both statements have the same title? 'The water company has named her head of risk' repeats 'Beta names Jane Doe head of risk'. */
function isSamePost({ draft: { title } }: SentenceDraft, there: SentenceDraft): boolean {
  return title !== '' && title.toLowerCase() === there.draft.title.toLowerCase();
}

function withEmployerOf(quoted: SentenceDraft, there: SentenceDraft): SentenceDraft {
  const { draft } = quoted;
  const isOpen = draft.employer === '' && (draft.kind === 'joins' || draft.kind === 'holds');
  if (!isOpen) return quoted;
  return { ...quoted, draft: { ...draft, employer: there.draft.employer, isOwn: false } };
}
