import { expect, test } from 'vitest';
import type { Judgement } from '../model/judgement.ts';
import type { Prospect } from '../model/prospect.ts';
import { isCommonName } from './common-name.ts';
import { judgeDocuments } from './judge-documents.ts';

const PROSPECT: Prospect = {
  name: 'Jo Marsh',
  company: 'Harbour Mutual',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

function judged(texts: readonly string[]): readonly Judgement[] {
  const documents = texts.map((text, index) => ({
    id: String(index),
    url: `https://a${index}.example/x`,
    title: 'Risk Days',
    description: '',
    markdown: `# Risk Days\n\n${text}`,
    metadata: {},
  }));
  return judgeDocuments({ prospect: PROSPECT, documents, now: new Date('2026-11-20') });
}

test('a name is common once the results speak of three other people', () => {
  const others = [
    'Jo Marsh, head of compliance at Elm Bank, spoke first.',
    'Jo Marsh, a partner at Pike & Carr LLP, spoke second.',
    'Jo Marsh, chief risk officer of Moss Insurance Group, spoke last.',
  ];

  expect(isCommonName(judged(others))).toBe(true);
  expect(isCommonName(judged(others.slice(1)))).toBe(false);
  expect(isCommonName(judged(others.map(() => others[0] ?? '')))).toBe(false);
  expect(isCommonName([])).toBe(false);
});
