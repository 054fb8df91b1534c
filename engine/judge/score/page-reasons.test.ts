import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reasonText } from '../../messages/reasons.ts';
import type { Judgement } from '../../model/judgement.ts';
import type { Prospect } from '../../model/prospect.ts';
import { judgeDocuments } from '../judge-documents.ts';
import { REASONS_MAX } from './reasons.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ORLA: Prospect = {
  name: 'Orla Tennant',
  company: 'Northmoor Bank',
  companyUrl: '',
  position: 'Chief Risk Officer',
  linkedinUrl: '',
  notes: '',
};

function judge(markdown: string, more: Partial<Prospect> = {}, url = 'https://a.example/x') {
  const document = { id: 'a', url, title: '', description: '', markdown, metadata: {} };
  const [judgement] = judgeDocuments({
    prospect: { ...ORLA, ...more },
    documents: [document],
    now: NOW,
  });
  if (judgement === undefined) throw new Error('one document gives one judgement');
  return judgement;
}

function textsOf({ reasons }: Judgement): readonly string[] {
  return reasons.map(reasonText);
}

const REST = 'The rest of the page is about the weather at the coast and the price of fish.';

test.each([
  'Orla Tennant | Published January 11',
  'Orla Tennant, director at Daniel Parmar',
  'Orla Tennant, head of Sales',
  'Orla Tennant, director of 143 Records Found',
  'Mr Orla Tennant, director at Prof Tan',
  'Orla Tennant, director at Bank',
  'Orla Tennant, director of Orla Tennant',
  'Orla Tennant, director at Apr 23',
])('%s: a date, a person, a department and a number are not given for an employer', (line) => {
  expect(textsOf(judge(`${line}\n\n${REST}`)).join('\n')).not.toContain('States another employer');
  expect(judge(`${line}\n\n${REST}`).stated).toEqual([]);
});

test.each([
  ['Orla Tennant, head of audit at Kessel Freight Ltd', 'Kessel Freight Ltd'],
  ['Orla Tennant has been appointed director of Delta Hospital as of May.', 'Delta Hospital'],
  ['Orla Tennant, director at Kuspay', 'Kuspay'],
])('%s: another employer is named as the page writes it', (line, employer) => {
  expect(textsOf(judge(`${line}\n\n${REST}`))).toContain(`States another employer: ${employer}`);
});

test.each([
  ['has been named chief risk officer of', 'Named as chief risk officer of Northmoor Bank'],
  ['is the new head of risk at', 'Named as head of risk at Northmoor Bank'],
  ['LLB, is chief risk officer at 40-branch', 'Named as chief risk officer of Northmoor Bank'],
  ['has moved from Leeds to', 'Named with Northmoor Bank on the same line'],
])(
  'Orla Tennant %s Northmoor Bank: the job title is stated without the words around it',
  (words, reason) => {
    const texts = textsOf(judge(`Orla Tennant ${words} Northmoor Bank.\n\n${REST}`));

    if (texts.some((text) => text.startsWith('Named'))) expect(texts).toContain(reason);
    else expect(reason).toBe('Named with Northmoor Bank on the same line');
  },
);

test('one job title gives one reason', () => {
  const texts = textsOf(
    judge(
      'Orla Tennant, chief risk officer of Northmoor Bank, spoke. Northmoor Bank lends to fishermen.',
    ),
  );

  const ofJobTitle = texts.filter((text) => /post|role|officer/i.test(text));
  expect(ofJobTitle).toEqual(['Named as chief risk officer of Northmoor Bank']);
});

test('nobody is a stranger for being written about as a matter of business, finance, technology or the law', () => {
  const page =
    'Orla Tennant spoke.\n\nThe court heard the bank, its lawyers, auditors and investors on software, shares, loans, ' +
    'compliance, fines, revenue, data, servers and the regulator, and the judge ruled on the merger.';

  expect(textsOf(judge(page, { position: '' })).join('\n')).not.toContain('Different field');
});

test('words of the notes are stated as the user wrote them, in their order', () => {
  const judgement = judge(
    'Orla Tennant of Northmoor Bank grew up in Port Salt and reads Akkadian at ISACA evenings.',
    { notes: 'ISACA chapter; Port Salt' },
  );

  expect(textsOf(judgement)).toContain('Fits your notes: ISACA, Port, Salt');
});

const fragment = fc.constantFrom(
  'Orla Tennant',
  'O. Tennant',
  'Northmoor Bank',
  'northmoor',
  'chief risk officer',
  ', head of audit at Kessel Freight Ltd',
  'obituary of the late',
  'sponsored by',
  'goals, coach, season, league',
  '\n\n',
  '. ',
  '# ',
  '143 records found',
  'former director of Delta Hospital',
);

test('whatever a page says, it gets one to four reasons, none of them twice', () => {
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 25 }), (parts) => {
      const texts = textsOf(judge(parts.join(' ')));

      expect(texts.length).toBeGreaterThan(0);
      expect(texts.length).toBeLessThanOrEqual(REASONS_MAX);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => /^Named (as|with)/.test(text)).length).toBeLessThan(2);
    }),
  );
});
