import { expect, test } from 'vitest';
import { reasonText } from '../messages/reasons.ts';
import type { Judgement } from '../model/judgement.ts';
import { judgeDocuments } from './judge-documents.ts';

const PROSPECT = {
  name: 'Dana Whitlock',
  company: 'Tessellate Bank',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

const NOW = new Date('2026-11-20');

/** How a whole page is judged, alone in its search. */
function judge(title: string, markdown: string): Judgement {
  const page = { id: 'page', url: 'https://news.example/1', description: '', metadata: {} };
  const [judgement] = judgeDocuments({
    prospect: PROSPECT,
    documents: [{ ...page, title, markdown }],
    now: NOW,
  });
  if (judgement === undefined) throw new Error('one document gives one judgement');
  return judgement;
}

const texts = ({ reasons }: Judgement): readonly string[] => reasons.map(reasonText);

test('an officer named with job title and company is confirmed, and the reason names both', () => {
  const judgement = judge(
    'Regulator visits lenders',
    'The visit took two days. Dana Whitlock, chief risk officer at Tessellate Bank, welcomed the report.',
  );

  expect(judgement.verdict).toBe('confirmed');
  expect(texts(judgement)).toContain('Named as chief risk officer of Tessellate Bank');
});

test('a page that repeats name and company 500 times is not confirmed by that', () => {
  const once = judge('Offers', 'Dana Whitlock Tessellate Bank. Cheap flights.');
  const often = judge('Offers', 'Dana Whitlock Tessellate Bank. Cheap flights. '.repeat(500));

  expect(often.verdict).not.toBe('confirmed');
  expect(often.relevance - once.relevance).toBeLessThan(20);
});

test('a namesake at a company of similar name is not confirmed', () => {
  const judgement = judge(
    'Tessellate Roofing hires safety chief',
    'Tessellate Roofing, a contractor in Ohio, has hired Dana Whitlock as head of safety and compliance.',
  );

  expect(judgement.verdict).not.toBe('confirmed');
});

test('a page of the company that lists everybody else is somebody else’s', () => {
  const judgement = judge(
    'Our people | Tessellate Bank',
    '# Our people\n\n- Orla Fenwick, chief executive\n- Piet Haan, chief risk officer\n- Grace Moyo, general counsel',
  );

  expect(judgement.verdict).toBe('other');
});

test('a namesake at a company of similar name in the same trade is not confirmed', () => {
  const judgement = judge(
    'Appointments',
    'Dana Whitlock, chief risk officer at Tessellate Capital Partners, spoke about credit risk in Boston.',
  );

  expect(judgement.verdict).not.toBe('confirmed');
});

test('a page of the company that lists everybody only mentions the person', () => {
  const judgement = judge(
    'Our people | Tessellate Bank',
    '# Our people\n\n- Orla Fenwick, chief executive\n- Dana Whitlock, chief risk officer\n- Grace Moyo, general counsel',
  );

  expect(judgement.verdict).not.toBe('other');
  expect(judgement.aboutness).toBe('mentions');
});

test('a page that lists everybody of the name is not confirmed by one who works at the company', () => {
  const judgement = judge(
    '12 people named Dana Whitlock',
    [
      '# 12 people named Dana Whitlock',
      '- Dana Whitlock, dentist, Ohio',
      '- Dana Whitlock, teacher at Elm School',
      '- Dana Whitlock, Tessellate Bank',
      '- Dana Whitlock, nurse, Texas',
      '- Dana Whitlock, driver at Kessel Freight',
    ].join('\n'),
  );

  expect(judgement.verdict).not.toBe('confirmed');
});

test('a rival’s officer whose new employer was a client of the company is not confirmed', () => {
  const judgement = judge(
    'People on the move',
    'Dana Whitlock has been named chief risk officer of Meridian Savings Bank, a client of Tessellate Bank.',
  );

  expect(judgement.verdict).not.toBe('confirmed');
});

test('a rival’s officer of the same name is not confirmed, and the page says whose', () => {
  const judgement = judge(
    'Mortgages return',
    'Dana Whitlock, chief risk officer at Meridian Savings Bank, expects losses. Rival Tessellate Bank declined to comment.',
  );

  expect(judgement.verdict).not.toBe('confirmed');
  expect(texts(judgement)).toContain('States another employer: Meridian Savings Bank');
});

test('a teaser for a page about the person confirms nothing', () => {
  const judgement = judge(
    'Rain expected',
    '# Rain expected\n\nIt will rain in the west for most of the day.\n\n**Read more**\n\n- Dana Whitlock of Tessellate Bank on floods',
  );

  expect(judgement.verdict).not.toBe('confirmed');
  expect(texts(judgement)).toContain('Only in a teaser or a menu');
});

test('a job title counts for the person where the page is about the company, and not where it is about a rival', () => {
  const quote = '"We shall appeal," says the chief risk officer, Dana Whitlock.';
  const of = (company: string): Judgement =>
    judge(
      'Lender fined',
      `${company} was fined in May.\n\n${quote}\n\nRain.\n\nSnow.\n\nHail.\n\nTessellate Bank lends.`,
    );

  expect(of('Tessellate Bank').relevance).toBeGreaterThan(of('Meridian Savings Bank').relevance);
  expect(of('Meridian Savings Bank').verdict).not.toBe('confirmed');
});

test('a company in the possessive before a title is the company', () => {
  const judgement = judge(
    'Notes',
    'Tessellate’s Ms Whitlock spoke. Dana Whitlock is a risk officer.',
  );

  expect(texts(judgement).join()).toContain('Tessellate');
});

test('another employer on a page of years ago may be a former one, and on a new page is another person’s', () => {
  const text = 'Dana Whitlock, chief risk officer at Meridian Savings Bank, welcomed guests.';
  const pages = ['2026/07/new', '2026/05/other', '2019/03/old'].map((path) => ({
    id: path,
    url: `https://a.example/${path}`,
    title: 'Guests',
    description: '',
    markdown: path === '2026/07/new' ? 'The bank has guests.' : text,
    metadata: {},
  }));
  const [, recent, old] = judgeDocuments({ prospect: PROSPECT, documents: pages, now: NOW });

  expect(recent?.verdict).toBe('other');
  expect(old?.verdict).toBe('possible');
});

test('an age after the name makes a page less likely the prospect’s', () => {
  const plain = judge('Court', 'Dana Whitlock, of Elm Road, spoke of Tessellate Bank.');
  const aged = judge('Court', 'Dana Whitlock, 34, of Elm Road, spoke of Tessellate Bank.');

  expect(aged.relevance).toBeLessThan(plain.relevance);
});

test('a headline that sets a word of the company beside the name confirms nobody by itself', () => {
  const judgement = judge('Dana Whitlock – Tessellate (live)', 'Recorded at the Horseshoe in May.');

  expect(judgement.verdict).not.toBe('confirmed');
});

test('a kind of organisation before a title makes it no employer: ‘head of insurance, Dr D. Whitlock’', () => {
  const judgement = judge('Inquiry', 'The head of insurance, Dr D. Whitlock, told the inquiry so.');

  expect(judgement.verdict).toBe('possible');
});
