import { expect, test } from 'vitest';
import { effortMs } from '../testing/effort.ts';
import { judgeDocuments } from './judge-documents.ts';

const LENGTH = 100_000;
const LIMIT_MS = 50;
const SEVERAL_PAGES_MS = 800;
const NOW = new Date('2026-11-20T12:00:00Z');
const PROSPECT = {
  name: 'Ana O’Brien-Ñandú',
  company: 'X',
  companyUrl: '',
  position: 'CISO',
  linkedinUrl: '',
  notes: '',
};

/** Texts that make careless patterns backtrack, or that fill a page with one thing. */
const PIECES = [
  'a',
  ' ',
  '\n',
  '\t',
  '[',
  '![',
  '](',
  '[a](b',
  '(',
  ')',
  '<',
  '<b ',
  '&amp;',
  '_',
  'a_',
  '*',
  '`',
  '\\',
  '|',
  '# ',
  '> ',
  '- ',
  '.',
  'A.',
  'A.B.',
  "a'",
  '1',
  '2026',
  '1.1.',
  '1.1.2026 ',
  '2026-01-',
  '12 March ',
  'March 12, ',
  '20260101',
  'http://',
  'www.',
  'Ana O’Brien-Ñandú ',
  'Ana O’Brien-Ñandú\n',
  'Ñandú ',
  'Ana is. ',
  'Ana Bank of ',
  'University of ',
  'director at ',
  'Peter Smith, Ana Jones ',
  '\uD800',
  'a\uDFFF',
  '\0a',
  '\u202Ea',
  'a\u0301',
  '\u200B',
  '王',
  '王\n',
  '한',
  'ア・',
  '青波銀行の',
  'ab\n',
  'a b\n',
  '- a\n',
  'Юрий ',
  'ий',
  'ου',
  'a." ',
  '😀',
  'X ',
  'Berlin, March (Reuters) ',
  '[x](http://a.b/c "d") <i>e</i> **f** 2026-01-02 Ana ',
];

function judgingMs(field: 'markdown' | 'title' | 'url', piece: string): number {
  const text = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
  const page = {
    id: 'page',
    url: 'https://a.example/x',
    title: '',
    description: '',
    markdown: '',
    metadata: {},
  };
  const document = { ...page, [field]: field === 'url' ? `https://a.example/${text}` : text };
  return effortMs(
    () => judgeDocuments({ prospect: PROSPECT, documents: [document], now: NOW }),
    LIMIT_MS,
  );
}

test.each(PIECES)('100 kB of %j are judged in time', (piece) => {
  expect(judgingMs('markdown', piece)).toBeLessThanOrEqual(LIMIT_MS);
});

const SHORT_FIELDS = PIECES.flatMap((piece) => [
  ['title', piece] as const,
  ['url', piece] as const,
]);

test.each(SHORT_FIELDS)('100 kB of %s made of %j are judged in time', (field, piece) => {
  expect(judgingMs(field, piece)).toBeLessThanOrEqual(LIMIT_MS);
});

test('a page of 10 MB in one endless line is judged', () => {
  const markdown = 'Ana O’Brien-Ñandú of X and others, '.repeat(300_000);
  const document = { id: 'page', url: '', title: '', description: '', markdown, metadata: {} };

  expect(judgeDocuments({ prospect: PROSPECT, documents: [document], now: NOW })).toHaveLength(1);
});

test('pages of nothing but names are compared in time', () => {
  const letters = 'abcdefghijklmnopqrstuvw'.split('');
  const words = letters.flatMap((a) =>
    letters.flatMap((b) => letters.map((c) => `K${a}${b}${c}o`)),
  );
  const documents = [
    'Ana O’Brien-Ñandú is the CISO of Tessellate Bank. ',
    'Ana O’Brien-Ñandú came. ',
  ].map((start, index) => ({
    id: String(index),
    url: `https://a${index}.example/x`,
    title: '',
    description: '',
    markdown: start + words.join(' '),
    metadata: {},
  }));
  const prospect = { ...PROSPECT, company: 'Tessellate Bank' };
  const judge = (): unknown => judgeDocuments({ prospect, documents, now: NOW });

  expect(effortMs(judge, SEVERAL_PAGES_MS)).toBeLessThanOrEqual(SEVERAL_PAGES_MS);
});
