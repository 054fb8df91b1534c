import type { Brief, Citation } from './brief.ts';

/** How a mail sounds. */
export const MAIL_TONES = ['plain', 'warm', 'short'] as const;
/** One of the three tones. */
export type MailTone = (typeof MAIL_TONES)[number];

/** Where in the brief a line stands: what it can be taken as proof of. */
export const DRAFT_LINE_KINDS = ['who', 'event', 'words', 'topic'] as const;
/** One of these places. */
export type DraftLineKind = (typeof DRAFT_LINE_KINDS)[number];

/** A proven line as a model sees it: a number, the quote and its date. */
export type DraftLine = Citation & {
  /** 'q1', 'q2', … in the order of the brief. */
  readonly id: string;
  readonly kind: DraftLineKind;
  /** What the brief says of the quote, in the program's own words. */
  readonly text: string;
};

/** A stretch of a sentence: the model's own words, or a quote that the program puts in. */
export type DraftPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quote'; readonly lineId: string };

/** One sentence that passed the check, and the lines that prove it. */
export type DraftSentence = {
  readonly parts: readonly DraftPart[];
  readonly lineIds: readonly string[];
};

/** Why sentences are dropped. */
export const DROP_CODES = [
  'unsupported-word',
  'joined-words',
  'claim',
  'certainty',
  'own-quotation',
  'two-quotes',
  'characters',
  'no-citation',
  'length',
] as const;
/** Why a sentence was dropped. */
export type DropCode = (typeof DROP_CODES)[number];

/** A sentence that was not shown, as the model wrote it, and why. */
export type DroppedSentence = {
  readonly text: string;
  readonly code: DropCode;
  /** The word that gave it away; '' when no single word did. */
  readonly word: string;
};

/** What a model made of the proven lines, after the check (docs/decisions/076). */
export type Draft = {
  /** The model as its server names it, and the host it runs on. */
  readonly model: string;
  readonly host: string;
  readonly lines: readonly DraftLine[];
  /** Openings of a mail; an empty list where too little of one passed. */
  readonly mails: Readonly<Record<MailTone, readonly DraftSentence[]>>;
  readonly summary: readonly DraftSentence[];
  /** Lines in the order in which they fit what the user offers, best first; those the model left out are missing. Empty without an offer. */
  readonly order: readonly string[];
  readonly dropped: readonly DroppedSentence[];
  /** As the server counts them; `null` when it does not say. */
  readonly tokens: { readonly prompt: number; readonly completion: number } | null;
  /** In US dollars, as the server tells it; `null` when it does not. */
  readonly costUsd: number | null;
  readonly elapsedMs: number;
};

type Lines = Pick<Draft, 'lines'>;

/** A sentence as it is read, with its quotes in quotation marks, letter for letter as on their pages. */
export function draftSentenceText({ parts }: DraftSentence, lines: Lines): string {
  return parts
    .map((part) => (part.kind === 'text' ? part.text : quotedLine(part.lineId, lines)))
    .join('');
}

/** Sentences as one text; a greeting stands above it. */
export function draftText(sentences: readonly DraftSentence[], lines: Lines): string {
  return sentences
    .map((sentence) => draftSentenceText(sentence, lines).trim())
    .map((text, index) => (index === 0 && isGreeting(text) ? `${text}\n\n` : `${text} `))
    .join('')
    .trim();
}

/** 'Dear Ada,' */
export function isGreeting(text: string): boolean {
  return text.trim().endsWith(',');
}

/** The quote of a line in quotation marks. */
export function quotedLine(lineId: string, { lines }: Lines): string {
  return `“${lines.find(({ id }) => id === lineId)?.quote ?? ''}”`;
}

/** The lines that the shown sentences rest on, in the order of the brief. */
export function linesUsed({ lines, mails, summary }: Draft): readonly DraftLine[] {
  const used = new Set(
    [...Object.values(mails).flat(), ...summary].flatMap(({ lineIds }) => lineIds),
  );
  return lines.filter(({ id }) => used.has(id));
}

/** The number of a line: 3 for 'q3'. */
export function lineNumber(lineId: string): string {
  return lineId.replace(/^q/u, '');
}

/**
 * The brief with its openers and topics in the order in which a draft's model found them to fit the offer. Lines that it did
 * not rank follow in their old order; without a draft, or an offer, nothing moves.
 */
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
