import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reasonText } from '../../messages/reasons.ts';
import type { Judgement } from '../../model/judgement.ts';
import type { Prospect } from '../../model/prospect.ts';
import { judgeDocuments } from '../judge-documents.ts';

const PROSPECT: Prospect = {
  name: 'Jane Orrell',
  company: 'IBM',
  companyUrl: '',
  position: 'Chief Compliance Officer',
  linkedinUrl: '',
  notes: '',
};

/** How a page of one sentence is judged. */
function judge(sentence: string, prospect: Partial<Prospect> = {}): Judgement {
  const page = { id: '1', url: 'https://news.example/1', description: '', metadata: {} };
  const [judgement] = judgeDocuments({
    prospect: { ...PROSPECT, ...prospect },
    now: new Date('2026-11-20'),
    documents: [{ ...page, title: 'News of the week', markdown: `${sentence}. It rained.` }],
  });
  if (judgement === undefined) throw new Error('one document gives one judgement');
  return judgement;
}

const texts = ({ reasons }: Judgement): readonly string[] => reasons.map(reasonText);

test('the reason says what the letters mean, as the page writes it', () => {
  const judgement = judge(
    'Jane Orrell is chief compliance officer of International Business Machines in Ghent',
  );

  expect(texts(judgement)).toContain(
    'Named with International Business Machines, which IBM stands for',
  );
});

test.each([
  ['NORVALD GRUPPE', 'Norvald Gruppe AG'],
  ['Møller & Søn', 'Moller & Son'],
  ['Norvald', 'Norvald plc', "Jane Orrell, Norvald's chief compliance officer, spoke"],
  ['ＮＶＧ', 'NVG'],
])('a company is shown as the page writes it: %s', (written, company, sentence?: string) => {
  const judgement = judge(sentence ?? `Jane Orrell of ${written} spoke`, { company });

  expect(texts(judgement).join()).toMatch(new RegExp(`^Named (?:with|as .+ of) ${written}`, 'u'));
});

test('without a second sign the reason says that it may be chance', () => {
  const judgement = judge('Jane Orrell of International Business Machines spoke', { position: '' });

  expect(judgement.verdict).not.toBe('confirmed');
  expect(texts(judgement)).toContain(
    'Named with International Business Machines, which IBM may stand for',
  );
});

const LONGEST_NAME = 4;

test.each([
  ['IBM', 'International Business Machines', '', ''],
  ['IBM', 'International Business Machines', 'Chief Compliance Officer', 'Ghent'],
  ['GE', 'General Electric', 'Chief Compliance Officer', 'Ghent'],
  ['KPMG', 'Klynveld Peat Marwick Goerdeler', 'Chief Compliance Officer', ''],
])('%s counts for more than %s does', (company, spelled, position, notes) => {
  const sentence = 'Jane Orrell, chief compliance officer at COMPANY in Ghent, spoke on Monday';
  // Equally long, because longer pages are more about the person.
  const judged = (written: string): number => {
    const rest = ' again'.repeat(LONGEST_NAME - written.split(' ').length);
    return judge(sentence.replace('COMPANY', written) + rest, { company, position, notes })
      .relevance;
  };

  expect(judged(spelled)).toBeLessThanOrEqual(judged(company));
});

test('two letters with nothing else are not reported', () => {
  const judgement = judge('Jane Orrell spoke of Herman Peel', { company: 'HP', position: '' });

  expect(texts(judgement).join(' ')).not.toContain('stand for');
});

test('a name that cannot be meant hides none that can', () => {
  const judgement = judge(
    'After the International Bowling Museum Jane Orrell became chief compliance officer of International Business Machines',
  );

  expect(texts(judgement)).toContain(
    'Named with International Business Machines, which IBM stands for',
  );
});

test('an employer that the letters settle is no other employer', () => {
  const judgement = judge(
    'Jane Orrell is chief compliance officer at International Business Machines',
  );

  expect(texts(judgement).some((text) => text.startsWith('States another employer'))).toBe(false);
});

test('a museum is not meant, unless the prospect’s own fields say so', () => {
  const sentence = 'Jane Orrell is chief compliance officer at the International Bowling Museum';

  expect(judge(sentence).verdict).toBe('other');
  expect(texts(judge(sentence))).toContain('States another employer: International Bowling Museum');
  expect(judge(sentence, { notes: 'The museum in Arlington' }).verdict).toBe('confirmed');
});

test('two or three initials alone confirm nobody, whatever they spell', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{3,8}$/u);
  const words = fc.array(word, { minLength: 2, maxLength: 3 });

  fc.assert(
    fc.property(words, (spelled) => {
      const company = spelled.map((one) => one.charAt(0)).join('');
      const { verdict } = judge(`Jane Orrell of ${spelled.join(' ')} spoke`, {
        company,
        position: '',
      });
      expect(verdict).not.toBe('confirmed');
    }),
    { numRuns: 50 },
  );
});
