import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { briefFor } from '../../brief/brief-for.ts';

function daysOn(language: string, content: string): readonly (string | undefined)[] {
  const date = { day: '2026-06-10', precision: 'day', origin: 'metadata' } as const;
  const page = confirmedPage(content, { language, date });
  return briefFor(MARLOW, [page], new Date('2026-06-20')).whyNow.map(
    ({ happenedOn }) => happenedOn?.day,
  );
}

test.each([
  ['en', 'Quillfeather Insurance announced June 3, 2026 that Tessa Marlow has resigned.'],
  ['en', 'Quillfeather Insurance confirmed 3 June 2026 that Tessa Marlow has left.'],
  ['de', 'Quillfeather Insurance meldete 3. Juni 2026, dass Tessa Marlow gekündigt hat.'],
])('the day of a report is not the day of leaving, in %s: %s', (language, content) => {
  expect(daysOn(language, content)).not.toContain('2026-06-03');
});

test.each([
  ['en', 'Tessa Marlow resigned from Quillfeather Insurance on Wednesday, 3 June 2026.'],
  ['en', 'Tessa Marlow left Quillfeather Insurance June 3, 2026.'],
  ['de', 'Tessa Marlow hat Quillfeather Insurance am Mittwoch, den 3. Juni 2026 verlassen.'],
  ['en', 'Quillfeather Insurance was fined on 3 June: the regulator found gaps in its records.'],
  ['en', 'Quillfeather Insurance was fined £2m on 3 June 2026 – its second fine.'],
  ['de', 'Quillfeather Insurance wurde am 3. Juni verurteilt: Das Gericht verhängte ein Bußgeld.'],
])('the day of what happened is, in %s: %s', (language, content) => {
  expect(daysOn(language, content)).toContain('2026-06-03');
});

test.each([
  [
    'en',
    'Quillfeather Insurance today announced the appointment of Tessa Marlow, M.Sc., as Head of Risk, effective August 11, 2026.',
  ],
  [
    'de',
    'Quillfeather Insurance hat heute Tessa Marlow zur Leiterin Risiko bestellt, mit Wirkung zum 11. August 2026.',
  ],
])('the first day in a post is the one that says from when, in %s: %s', (language, content) => {
  expect(daysOn(language, content)).toContain('2026-08-11');
});

test.each([
  ['en', 'LEEDS, 3 June 2026 – Quillfeather Insurance was fined £2m in May.'],
  [
    'de',
    'Bern, 3. Juni 2026: Quillfeather Insurance hat im Mai ein Bußgeld von 2 Mio. Euro erhalten.',
  ],
])('a dateline gives the day of the report, in %s: %s', (language, content) => {
  expect(daysOn(language, content)).not.toContain('2026-06-03');
});

function eventsOn(language: string, content: string): readonly string[] {
  const date = { day: '2026-06-10', precision: 'day', origin: 'metadata' } as const;
  const page = confirmedPage(content, { language, date });
  return briefFor(MARLOW, [page], new Date('2026-06-20')).whyNow.map(({ kind }) => kind);
}

test.each([
  [
    'en',
    'Quillfeather Insurance, which was fined £3m in 2019, opened an office in Leeds on 3 May 2026.',
  ],
  [
    'en',
    'Quillfeather Insurance, hit by a data breach in 2021, opened an office in Leeds on 3 May 2026.',
  ],
  [
    'en',
    'Quillfeather Insurance, which acquired Nordmar in 2018, opened an office in Leeds on 3 May 2026.',
  ],
  [
    'en',
    'Since its fine in 2019, Quillfeather Insurance has grown, and it opened an office in Leeds on 3 May 2026.',
  ],
  ['fr', 'Quillfeather Insurance, sanctionnée en 2019, a ouvert un bureau à Lyon le 3 mai 2026.'],
  [
    'es',
    'Quillfeather Insurance, multada en 2019, abrió una oficina en Vigo el 3 de mayo de 2026.',
  ],
  ['it', 'Quillfeather Insurance, multata nel 2019, ha aperto una sede a Pavia il 3 maggio 2026.'],
  [
    'de',
    'Quillfeather Insurance, die 2019 ein Bußgeld zahlen musste, eröffnete am 3. Mai 2026 ein Büro in Köln.',
  ],
])('what is told beside the news keeps its own year, in %s: %s', (language, content) => {
  expect(eventsOn(language, content)).toEqual(['expansion']);
});

test.each([
  ['en', 'Quillfeather Insurance, fined in 2026, as the FCA said on 3 June 2026.', 'fine'],
  ['en', 'Quillfeather Insurance, winner of the 2025 prize, was fined £2m on 3 June 2026.', 'fine'],
  [
    'en',
    'Quillfeather Insurance won, for its 2025 report, the Risk Award on 3 June 2026.',
    'award',
  ],
  ['en', 'Quillfeather Insurance was fined for failings in 2024, the FCA said on 3 June.', 'fine'],
])('a year that is not the news’s own does not date it, in %s: %s', (language, content, kind) => {
  expect(daysOn(language, content)).toContain('2026-06-03');
  expect(eventsOn(language, content)).toContain(kind);
});
