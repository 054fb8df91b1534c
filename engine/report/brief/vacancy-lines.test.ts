import { expect, test } from 'vitest';
import type { CompanyFact } from '../../model/company-fact.ts';
import { ABOUT_QUILLFEATHER, companyFact } from '../../testing/company-facts.ts';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { briefFor } from './brief-for.ts';

const NOW = new Date('2026-11-20');

const IN_POST = confirmedPage(
  'Tessa Marlow is chief compliance officer of Quillfeather Insurance.\n\n' +
    '“We want one risk register instead of nine before the end of the year,” said Marlow.',
);

const VACANCY: CompanyFact = companyFact({
  kind: 'vacancy',
  text: 'Quillfeather Insurance advertises a post: Third-Party Risk Manager (Leeds).',
  title: 'Third-Party Risk Manager',
  quote: 'You know DORA.',
  source: { name: 'Greenhouse', url: 'https://boards.greenhouse.io/quillfeather/jobs/1' },
  happenedOn: { day: '2026-10-02', precision: 'day' },
});

function briefWith(...facts: readonly CompanyFact[]) {
  return briefFor(MARLOW, [IN_POST], NOW, { ...ABOUT_QUILLFEATHER, facts });
}

test('a vacancy is a reason to write now, quotes its title, cites its posting, and opens', () => {
  const { whyNow, openers } = briefWith(VACANCY);

  expect(whyNow.find(({ quote }) => quote === VACANCY.title)).toMatchObject({
    text: VACANCY.text,
    kind: 'hiring',
    subject: 'company',
    resultId: VACANCY.source.url,
    url: `${VACANCY.source.url}#:~:text=Third%2DParty%20Risk%20Manager`,
    happenedOn: { day: '2026-10-02' },
  });
  expect(openers.map(({ text }) => text)).toContain(
    'I saw that Quillfeather Insurance is hiring in your field: “Third-Party Risk Manager”. What will the new colleague take off your desk?',
  );
});

test('fault 187: a vacancy that is undated, likely another company’s, or their own post opens nothing', () => {
  const undated = { ...VACANCY, happenedOn: null };
  const likely = { ...VACANCY, certainty: 'likely' } as const;
  const own = { ...VACANCY, title: 'Chief Compliance Officer' };

  const quotes = briefWith(undated, likely).whyNow.map(({ quote }) => quote);

  expect(quotes).not.toContain(VACANCY.title);
  expect(briefWith(own).openers.filter(({ text }) => text.includes('“Chief'))).toEqual([]);
});

test('without vacancies the brief is the one that the pages make', () => {
  expect(briefWith(companyFact())).toEqual(briefFor(MARLOW, [IN_POST], NOW));
});
