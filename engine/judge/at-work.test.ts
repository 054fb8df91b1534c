import { expect, test } from 'vitest';
import type { Prospect } from '../model/prospect.ts';
import { judgeDocuments } from './judge-documents.ts';

const PROSPECT: Prospect = {
  name: 'Dana Mitchell',
  company: 'Tessellate Bank',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

/** The verdict on the last of some pages; the surname is too common for an only bearer. */
function verdictOfLast(pages: readonly string[], prospect: Partial<Prospect> = {}): string {
  const documents = pages.map((markdown, index) => ({
    id: String(index),
    url: `https://news${index}.example/story`,
    title: 'A word before work',
    description: '',
    metadata: {},
    markdown,
  }));
  const now = new Date('2026-11-20');
  const judged = judgeDocuments({ prospect: { ...PROSPECT, ...prospect }, documents, now });
  return judged.at(-1)?.verdict ?? '';
}

test.each([
  [
    'en',
    'I read every audit twice, and I ask my team what we left out. My first risk report was wrong. I still have it.',
    'Dana Mitchell is head of compliance at a bank.',
  ],
  [
    'de',
    'Ich lese jede Prüfung zweimal, und ich frage mein Team. Mein erster Risikobericht war falsch. Ich habe ihn noch.',
    'Dana Mitchell ist Leiterin Compliance einer Bank.',
  ],
  [
    'fr',
    'Je lis chaque audit deux fois et je questionne mon équipe. Mon premier rapport était faux. Je l’ai encore.',
    'Dana Mitchell est directrice de la conformité d’une banque.',
  ],
])(
  'a column by somebody of the field at an unnamed bank is nobody’s for sure: many have the name (%s)',
  (_, words, byline) => {
    expect(verdictOfLast([`${words}\n\n${byline}`])).toBe('possible');
  },
);

test.each([
  'I cook what I like, and I ask my guests. My first soup was salty. I still have it.\n\nDana Mitchell is head chef of an inn.',
  'The audit took a year. The team left nothing out.\n\nDana Mitchell is head of marketing at a zoo.',
])('one of another trade, or about others, is not: %s', (page) => {
  expect(verdictOfLast([page])).not.toBe('confirmed');
});

test.each([
  [
    'en',
    'Tessellate Bank buys ten ships. A committee decides on governance and audit; Dana Mitchell chairs it.',
  ],
  [
    'es',
    'Tessellate Bank compra diez barcos. Decide un comité de cumplimiento y auditoría que preside Dana Mitchell.',
  ],
  [
    'pl',
    'Tessellate Bank kupuje statki. Decyduje komitet compliance i audytu, któremu przewodniczy Dana Mitchell.',
  ],
])('a paragraph on the field with the company and the name is about both (%s)', (_, page) => {
  expect(verdictOfLast([page])).toBe('confirmed');
});

test.each([
  'Tessellate Bank paid for the boats. Dana Mitchell rowed the third one home.',
  'The rowing club banks with Tessellate Bank. The cup goes to Dana Mitchell.',
])('one that is not on the field is not: %s', (page) => {
  expect(verdictOfLast([page])).not.toBe('confirmed');
});
