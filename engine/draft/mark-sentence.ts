import {
  DRAFT_TEXTS,
  quotedLine,
  draftSentences,
  type Draft,
  type DraftPart,
  type DraftSentence,
} from '../model/draft.ts';
import type { Prospect } from '../model/prospect.ts';
import type { Span } from '../text/words.ts';
import { singleLine, type WrittenPart } from './draft-answer.ts';
import { createUnsourcedFinder, type UnsourcedFinder } from './unsourced/find-unsourced.ts';

/** A sentence as a model wrote it, with its quotes in place and marks where it names what appears in no source. */
export function markedSentence(
  written: readonly WrittenPart[],
  lines: Draft['lines'],
  findUnsourced: UnsourcedFinder,
): DraftSentence {
  const texts = written.map(textOrGap);
  const spans = findUnsourced(texts.join(''));
  let start = 0;
  const parts = written.flatMap((part, index): readonly DraftPart[] => {
    const text = texts[index] ?? '';
    const end = start + text.length;
    const own = spans
      .filter((span) => span.start < end && start < span.end)
      .map((span) => ({
        start: Math.max(span.start, start) - start,
        end: Math.min(span.end, end) - start,
      }));
    start = end;
    if ('text' in part) return splitParts(text, own);
    const isKnown = lines.some(({ id }) => id === part.quote);
    return [{ kind: isKnown ? 'quote' : 'missing-quote', lineId: part.quote }];
  });
  return { parts, choice: null, isEdited: false };
}

/** The words of a part, and what replaces a quote while the words around it are looked at. */
export function textOrGap(part: WrittenPart | DraftPart): string {
  return 'text' in part ? part.text : ' … ';
}

/** The text cut at its marks. */
function splitParts(text: string, spans: readonly Span[]): readonly DraftPart[] {
  let at = 0;
  const parts = spans.flatMap(({ start, end }): readonly DraftPart[] => {
    const before = text.slice(at, start);
    at = end;
    return [
      { kind: 'text', text: before },
      { kind: 'unsourced', text: text.slice(start, end) },
    ];
  });
  return [...parts, { kind: 'text', text: text.slice(at) } as const].filter(
    (part) => !('text' in part) || part.text !== '',
  );
}

/** A sentence that the user has written anew: what is a quote letter for letter, in quotation marks, is one; the rest is theirs. */
export function editedSentence(text: string, draft: Draft, prospect: Prospect): DraftSentence {
  const { lines, offer } = draft;
  const written = quotesIn(singleLine(text).trim(), draft);
  const all = DRAFT_TEXTS.flatMap((name) => draftSentences(draft, name)).map(({ parts }) =>
    parts.map(textOrGap).join(''),
  );
  const texts = [...all, ...written.map(textOrGap)];
  const finder = createUnsourcedFinder({ lines, prospect, offer }, texts);
  return { ...markedSentence(written, lines, finder), isEdited: true };
}

function quotesIn(text: string, draft: Draft): readonly WrittenPart[] {
  const [first] = draft.lines
    .map(({ id }) => ({
      id,
      quote: singleLine(quotedLine(id, draft)),
      start: text.indexOf(singleLine(quotedLine(id, draft))),
    }))
    .filter(({ start }) => start !== -1)
    .toSorted((one, other) => one.start - other.start);
  if (first === undefined) return text === '' ? [] : [{ text }];
  const before = text.slice(0, first.start);
  const behind = text.slice(first.start + first.quote.length);
  return [
    ...(before === '' ? [] : [{ text: before }]),
    { quote: first.id },
    ...quotesIn(behind, draft),
  ];
}
