import type { DraftLine } from '../../model/draft.ts';
import type { Span } from '../../text/words.ts';
import type { DraftFacts } from '../unsourced/sources.ts';

/** A sentence as a model might write it, with gaps for its quotes. */
export type LabelledSentence = {
  readonly text: string;
  /** What was made up in it; none in an honest sentence. */
  readonly inventions: readonly Span[];
};

/** A mail somebody wrote by hand, with what it may rest on and what was made up in it. */
export type LabelledDraft = {
  /** 'en', 'de', 'fr', 'es', 'pl' or 'ja'. */
  readonly language: string;
  readonly title: string;
  readonly facts: DraftFacts;
  readonly sentences: readonly LabelledSentence[];
};

/** The drafts in the text of `tuned-drafts.txt`, or of `untuned-drafts.txt`, on which no rule was improved. */
export function labelledDrafts(text: string): readonly LabelledDraft[] {
  return text.split(/^== /mu).slice(1).map(draftFrom);
}

function draftFrom(block: string): LabelledDraft {
  const [head = '', body = ''] = block.split('\n--\n');
  const [heading = '', ...given] = head.split('\n');
  const [language = '', title = ''] = heading.split(': ');
  const fields = new Map(
    given.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const field = (name: string): string => fields.get(name) ?? '';
  return {
    language,
    title,
    facts: {
      prospect: {
        name: field('name'),
        company: field('company'),
        position: field('position'),
        companyUrl: '',
        linkedinUrl: '',
        notes: field('notes'),
      },
      offer: field('offer'),
      lines: [...fields]
        .filter(([name]) => /^q\d/u.test(name))
        .map(([name, quote]) => lineFrom(name, quote)),
    },
    sentences: body.trim().split('\n').map(sentenceFrom),
  };
}

/** 'q2 2026-09' is a line of a page from September 2026, 'q1 -' one of a page without a date. */
function lineFrom(name: string, quote: string): DraftLine {
  const [id = '', day = '-'] = name.split(' ');
  const precision = (['year', 'month', 'day'] as const)[day.split('-').length - 1] ?? 'day';
  return {
    id,
    kind: 'words',
    text: '',
    quote,
    resultId: 'page',
    url: 'https://news.example/',
    date:
      day === '-'
        ? null
        : { day: `${day}-01-01`.slice(0, 'YYYY-MM-DD'.length), precision, origin: 'metadata' },
  };
}

function sentenceFrom(line: string): LabelledSentence {
  let text = '';
  const inventions: Span[] = [];
  for (const part of line.replaceAll(/\{q\d+\}/gu, ' … ').split(/(\[\[[^[\]]+\]\])/u)) {
    const [, invented] = /^\[\[(.+)\]\]$/u.exec(part) ?? [];
    const start = text.length;
    text += invented ?? part;
    if (invented !== undefined) inventions.push({ start, end: text.length });
  }
  return { text, inventions };
}
