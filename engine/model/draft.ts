import { inQuotationMarks } from '../text/blocks.ts';
import type { Brief, Citation } from './brief.ts';

/** How a mail sounds. */
export const MAIL_TONES = ['plain', 'warm', 'short'] as const;
/** One of the three tones. */
export type MailTone = (typeof MAIL_TONES)[number];

/** Where in the brief a line is: what it can be taken as proof of. */
export const DRAFT_LINE_KINDS = ['who', 'event', 'words', 'topic'] as const;
/** One of these places. */
export type DraftLineKind = (typeof DRAFT_LINE_KINDS)[number];

/** A proven line as a model sees it: a number, the quote and its date. */
export type DraftLine = Citation & {
  /** 'q1', 'q2', … in the order of the brief. */
  readonly id: string;
  readonly kind: DraftLineKind;
  /** What the brief says about the quote, in the program's own words. */
  readonly text: string;
};

/** A stretch of a sentence. Only a quote is a fact. */
export type DraftPart =
  /** The model's own words, or the user's once they have edited the sentence. */
  | { readonly kind: 'text'; readonly text: string }
  /** A name, number, date or address in them that appears in no source. */
  | { readonly kind: 'unsourced'; readonly text: string }
  /** A quote, which the program inserts letter for letter. */
  | { readonly kind: 'quote'; readonly lineId: string }
  /** A number of a quote that does not exist. */
  | { readonly kind: 'missing-quote'; readonly lineId: string };

/** What the user decided about a sentence; `null` for nothing yet. */
export type SentenceChoice = 'kept' | 'left out' | null;

/** One sentence of a draft. */
export type DraftSentence = {
  readonly parts: readonly DraftPart[];
  readonly choice: SentenceChoice;
  /** Its words are no longer the model's. */
  readonly isEdited: boolean;
  /** When the user last changed it, like `changedAt` of the draft; absent before, and in older drafts. */
  readonly changedAt?: string;
};

/** The texts of a draft: three openings of a mail, and a summary. */
export const DRAFT_TEXTS = [...MAIL_TONES, 'summary'] as const;
/** One of these texts. */
export type DraftTextName = (typeof DRAFT_TEXTS)[number];

/** What a model made of the proven lines, with its specifics checked against the sources (docs/decisions/076). */
export type Draft = {
  /** The model as its server names it, and the host it runs on. */
  readonly model: string;
  readonly host: string;
  readonly lines: readonly DraftLine[];
  readonly mails: Readonly<Record<MailTone, readonly DraftSentence[]>>;
  readonly summary: readonly DraftSentence[];
  /** Lines in the order in which they fit what the user offers, best first; those the model left out are missing. Empty without an offer. */
  readonly order: readonly string[];
  /** What the user offered when it was written: one of its sources. '' for nothing. */
  readonly offer: string;
  /** As the server counts them; `null` when it does not say. */
  readonly tokens: { readonly prompt: number; readonly completion: number } | null;
  /** In US dollars, as the server states it; `null` when it does not. */
  readonly costUsd: number | null;
  readonly elapsedMs: number;
  /** When the user last had it written or changed it, ISO 8601 in UTC; absent in older drafts, and outside of the browser. */
  readonly changedAt?: string;
};

type Lines = Pick<Draft, 'lines'>;

/** The sentences of one text of a draft. */
export function draftSentences(
  { mails, summary }: Draft,
  name: DraftTextName,
): readonly DraftSentence[] {
  return name === 'summary' ? summary : mails[name];
}

/** The draft with other sentences in one of its texts. */
export function withSentences(
  draft: Draft,
  name: DraftTextName,
  sentences: readonly DraftSentence[],
): Draft {
  return name === 'summary'
    ? { ...draft, summary: sentences }
    : { ...draft, mails: { ...draft.mails, [name]: sentences } };
}

/** Are these two states of one draft? What the model made is the same in both: only its sentences can be changed. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return madeOf(one) === madeOf(other);
}

function madeOf({ model, host, lines, order, offer, tokens, costUsd, elapsedMs }: Draft): string {
  const quotes = lines.map(({ id, quote }) => [id, quote]);
  const effort = [tokens?.prompt, tokens?.completion, costUsd, elapsedMs];
  return JSON.stringify([model, host, quotes, order, offer, effort]);
}

/**
 * The draft as it is changed now, and with it the sentences that are no longer those of the version before it: later than that
 * version, even if another device's clock is ahead.
 */
export function changedDraft(draft: Draft, before: Draft | null, now: Date): Draft {
  const earliest = Date.parse(before?.changedAt ?? '') + 1 || 0;
  const changedAt = new Date(Math.max(now.getTime(), earliest)).toISOString();
  const changed = { ...draft, changedAt };
  if (before === null || !isSameDraft(draft, before)) return changed;
  return withEachText(changed, (name) => {
    const unchanged = draftSentences(before, name);
    return draftSentences(draft, name).map((sentence, index) =>
      sentence === unchanged[index] ? sentence : { ...sentence, changedAt },
    );
  });
}

/** The draft with these sentences in its texts. */
export function withEachText(
  draft: Draft,
  sentencesOf: (name: DraftTextName) => readonly DraftSentence[],
): Draft {
  return DRAFT_TEXTS.reduce((made, name) => withSentences(made, name, sentencesOf(name)), draft);
}

/** A sentence as it is read, with its quotes in quotation marks, letter for letter as on their pages. */
export function draftSentenceText({ parts }: Pick<DraftSentence, 'parts'>, lines: Lines): string {
  return parts.map((part) => draftPartText(part, lines)).join('');
}

/** A part as it is read; nothing for a quote that does not exist. */
function draftPartText(part: DraftPart, lines: Lines): string {
  if (part.kind === 'missing-quote') return '';
  return part.kind === 'quote' ? quotedLine(part.lineId, lines) : part.text;
}

/** Does the sentence name what appears in no source? */
export function hasUnsourced({ parts }: DraftSentence): boolean {
  return parts.some(({ kind }) => kind === 'unsourced');
}

/** Does it ask for a quote that does not exist? Only editing mends that. */
export function lacksQuote({ parts }: DraftSentence): boolean {
  return parts.some(({ kind }) => kind === 'missing-quote');
}

/** Is the sentence copied and exported? Not one that lacks a quote, or that names what is in no source unless the user keeps it. */
export function isCopied(sentence: DraftSentence): boolean {
  if (sentence.choice === 'left out' || lacksQuote(sentence)) return false;
  return sentence.choice === 'kept' || !hasUnsourced(sentence);
}

/** Is the sentence left out although the user has not said so? */
export function isHeldBack(sentence: DraftSentence): boolean {
  return sentence.choice !== 'left out' && !isCopied(sentence);
}

/** The sentences that are copied and exported, as one text; a greeting precedes it. */
export function draftText(sentences: readonly DraftSentence[], lines: Lines): string {
  return sentences
    .filter(isCopied)
    .map((sentence) => draftSentenceText(sentence, lines).trim())
    .filter((text) => text !== '')
    .map((text, index) => (index === 0 && GREETING.test(text) ? `${text}\n\n` : `${text} `))
    .join('')
    .trim();
}

/** 'Dear Ada,', 'Estimada Marta:' or '佐々木様' */
const GREETING = /[,،，、:：様]$/u;

/** The quote of a line in quotation marks. */
export function quotedLine(lineId: string, { lines }: Lines): string {
  return inQuotationMarks(lines.find(({ id }) => id === lineId)?.quote ?? '');
}

/** The lines that the draft quotes, in the order of the brief. */
export function linesUsed(draft: Draft): readonly DraftLine[] {
  const parts = DRAFT_TEXTS.flatMap((name) => draftSentences(draft, name)).flatMap(
    (sentence) => sentence.parts,
  );
  const used = new Set(parts.flatMap((part) => (part.kind === 'quote' ? [part.lineId] : [])));
  return draft.lines.filter(({ id }) => used.has(id));
}
/** The number of a line: 3 for 'q3'. */
export function lineNumber(lineId: string): string {
  return lineId.replace(/^q/u, '');
}

/** The brief with openers and topics in the order in which a draft's model found them to fit the offer, then all others. */
export function briefInOrder(brief: Brief, draft: Draft | null | undefined): Brief {
  if (!draft || draft.order.length === 0) return brief;
  const { lines, order } = draft;
  const rankOf = ({ resultId, quote }: Citation): number => {
    const line = lines.find((each) => each.resultId === resultId && each.quote === quote);
    const rank = line === undefined ? -1 : order.indexOf(line.id);
    return rank === -1 ? order.length : rank;
  };
  const ranked = <Line extends Citation>(all: readonly Line[]): readonly Line[] =>
    all.toSorted((one, other) => rankOf(one) - rankOf(other));
  return { ...brief, openers: ranked(brief.openers), topics: ranked(brief.topics) };
}
