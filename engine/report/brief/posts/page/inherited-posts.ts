import { ELSEWHERE_WORDS } from '../../../../lexicon/grammar/back-references.ts';
import { type MaskedSentence, TOKEN } from '../sentence/masked-sentence.ts';
import { employersOf, employerWords } from '../sentence/people-around.ts';
import type { DraftStatement, QuotedDraft } from '../sentence/post-statement.ts';

/**
 * 'He started on Monday': the post is the one of the sentences before. A coming that has none is of something else. Where a
 * page says that somebody left the company for another one, what it says without an employer is of that one.
 */
export function inherited(drafts: readonly QuotedDraft[]): readonly QuotedDraft[] {
  const isGone = drafts.some(
    ({ draft: { isOwn, kind, isComing } }) =>
      isOwn && !isComing && (kind === 'held' || kind === 'goes'),
  );
  const there = drafts.find(
    ({ draft: { kind, isOwn, employer } }) => kind === 'comes' && !isOwn && employer !== '',
  );
  const settled: QuotedDraft[] = [];
  for (const one of drafts) {
    const found = isBareComing(one)
      ? withPostOf(one, settled)
      : there !== undefined && (isGone || isSamePost(one, there))
        ? withEmployerOf(one, there)
        : one;
    if (found !== null) settled.push(found);
  }
  return settled;
}

/** 'John Roe leaves Acme. He is succeeded by Jane Doe': the employer is the one that the sentence before names alone. */
export function succeeding(
  draft: DraftStatement,
  before: MaskedSentence | undefined,
): DraftStatement {
  const isOpen = draft.kind === 'comes' && draft.isSuccession === true && draft.employer === '';
  const employers = isOpen && before !== undefined ? employersOf(before) : [];
  const [employer] = employers;
  return employer?.kind === 'company' && employers.length === 1
    ? { ...draft, employer: employer.written, isOwn: true }
    : draft;
}

/**
 * The post with the employer that 'there' or 'its' means: 'when she started there', 'its head of risk, Jane Doe'. That
 * is the only employer in the nearest sentence before that names any, if that sentence begins with it. Otherwise it is
 * unknown which is meant: `null` where the page names another organisation, else the post as it was.
 */
export function atReferredEmployer(
  draft: DraftStatement,
  sentence: MaskedSentence,
  { before, all, language }: Sentences & { readonly language: string },
): DraftStatement | null {
  if (draft.employer !== '' || !(ITS_TITLE.test(sentence.text) || saysThere(sentence, language)))
    return draft;
  const employers = before.map(employersOf).findLast((some) => some.length > 0) ?? [];
  const [employer] = employers;
  if (employer !== undefined && employers.length === 1 && employer.at <= OPENING_CHARACTERS)
    return { ...draft, ...employerWords(employer) };
  return all.some(({ text }) => text.includes(TOKEN.organisation)) ? null : draft;
}

const OPENING_CHARACTERS = 12;

type Sentences = {
  readonly before: readonly MaskedSentence[];
  readonly all: readonly MaskedSentence[];
};

/** 'Its head of risk'. Words for 'his' and 'her' do not count: in most languages they refer to a person. */
const ITS_TITLE = /(?<!\p{L})(?:its|dens|dets) (?:\p{L}+ ){0,2}\uE004/iu;

/** Languages whose word for 'there' usually means something else: 'il y a', 'chefen, der …'. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['fr', 'da', 'no']);

function saysThere({ text, words }: MaskedSentence, language: string): boolean {
  const places = AMBIGUOUS.has(language) ? undefined : ELSEWHERE_WORDS[language];
  return (
    places !== undefined && !THERE_IS.test(text) && words.some((word) => places.has(word.text))
  );
}

/** 'There' that names no place: 'there were two of us'. */
const THERE_IS =
  /(?<!\p{L})there(?:'s|'d|'ll)?(?: (?:will|would|may|might|could|should|must|can|has|have|had))? (?:is|are|was|were|be|been|has|have|had)(?!\p{L})/iu;

function isBareComing({ draft: { kind, employer, title, isBare } }: QuotedDraft): boolean {
  return kind === 'comes' && employer === '' && title === '' && isBare !== false;
}

const INHERITED_SENTENCES_MAX = 4;

/** The post of the coming told before; without one, or without a date of its own, it says nothing. */
function withPostOf(quoted: QuotedDraft, settled: readonly QuotedDraft[]): QuotedDraft | null {
  const { draft, index } = quoted;
  const before = settled.findLast(
    (one) => one.draft.kind === 'comes' && index - one.index <= INHERITED_SENTENCES_MAX,
  );
  const isAhead = draft.isComing && draft.on?.precision === 'day';
  if (before === undefined && (draft.isSuccession === true || isAhead)) return quoted;
  if (before === undefined || draft.on === null) return null;
  const { title, employer, isOwn, isSide } = before.draft;
  return { ...quoted, draft: { ...draft, title, employer, isOwn, isSide } };
}

/** 'The water company has named her head of risk', below 'Beta names Jane Doe head of risk'. */
function isSamePost({ draft: { title } }: QuotedDraft, there: QuotedDraft): boolean {
  return title !== '' && title.toLowerCase() === there.draft.title.toLowerCase();
}

function withEmployerOf(quoted: QuotedDraft, there: QuotedDraft): QuotedDraft {
  const { draft } = quoted;
  const isOpen = draft.employer === '' && (draft.kind === 'comes' || draft.kind === 'holds');
  if (!isOpen) return quoted;
  return { ...quoted, draft: { ...draft, employer: there.draft.employer, isOwn: false } };
}
