import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../../sales-signals/analyzed-pages.ts';
import { readPosts } from '../page/page-posts.ts';

function employersIn(content: string, language = 'de'): readonly string[] {
  const pages = analyzedPages(MARLOW, [confirmedPage(content, { language })]);
  return readPosts(pages, MARLOW, new Date('2026-06-20'))
    .flatMap(({ statements }) => statements)
    .map(({ employer }) => employer);
}

test.each([
  ['Tessa Marlow, Leiterin Compliance der Nordwerft AG, sprach zuerst.', 'Nordwerft AG'],
  ['Tessa Marlow ist Leiterin Revision der Stadtwerke Hollerbrück.', 'Stadtwerke Hollerbrück'],
  ['Tessa Marlow ist Datenschutzbeauftragte des Klinikums Süd.', 'Klinikums Süd'],
  ['Tessa Marlow ist Compliance-Beauftragte des Nordwerft-Konzerns.', 'Nordwerft-Konzerns'],
  ['Tessa Marlow, CISO bei Kuditap, sprach zuerst.', 'Kuditap'],
])('an employer in the genitive or behind "bei" is read: %s', (content, employer) => {
  expect(employersIn(content)).toEqual([employer]);
});

test.each([
  'Tessa Marlow ist Leiterin der Abteilung Recht und Compliance.',
  'Tessa Marlow, Risikochefin bei Frau Dorn, sprach zuerst.',
  'Tessa Marlow ist Leiterin Compliance der Region Nord.',
  'Tessa Marlow ist Leiterin Compliance bei Beginn der Prüfung.',
])('a department, a region, a person or a time is no employer: %s', (content) => {
  expect(employersIn(content)).not.toContainEqual(expect.stringMatching(/./u));
});

test.each([
  [
    'Ravensmouth, 6 October 2026 — The Bank announces that Ms Tessa Marlow took up her duties as head of risk on 1 October.\n\nContact: Media Relations, Harbour Road, Ravensmouth',
    'en',
  ],
  ['Tessa Marlow, Ex-CRO. Now mostly allotment.', 'en'],
  ['Tessa Marlow\n\nEx-CRO. Now mostly allotment.', 'en'],
  ['Tessa Marlow, Ex-CRO, jetzt im Garten.', 'de'],
])('the place of a dateline and "Ex-" are no employers: %s', (content, language) => {
  expect(employersIn(content, language)).not.toContainEqual(expect.stringMatching(/./u));
});

test.each([
  [
    'fi',
    'Tessa Marlow (52), Quillfeather Insurancen riskijohtaja, asuu Karkkilassa.',
    'Quillfeather Insurancen',
  ],
  [
    'pl',
    'Rada Quillfeather Insurance powołała Panią Tessę Marlow do Zarządu Banku.',
    'Quillfeather Insurance',
  ],
  [
    'no',
    'Ettersom Gro Helene Bakke sluttet, konstitueres Tessa Marlow som risikosjef i Quillfeather Insurance.',
    'Quillfeather Insurance',
  ],
])(
  '%s: a place, a form of address and a conjunction are no employer: %s',
  (language, text, employer) => {
    expect(employersIn(text, language)).toEqual([employer]);
  },
);

test.each([
  ['fr', 'Tessa Marlow, directrice d’Exploitation, a parlé.'],
  ['nl', 'Tessa Marlow sprak met directeur van Dijk.'],
])('%s: a field and a surname behind a job title are no employers: %s', (language, text) => {
  expect(employersIn(text, language)).not.toContainEqual(expect.stringMatching(/./u));
});

test.each([
  ['es', 'Tessa Marlow, directora general de Aguas del Tormo, habló.', 'Aguas del Tormo'],
  ['fr', 'Tessa Marlow, directrice des risques d’Ostrel, a parlé.', 'Ostrel'],
])('%s: an employer behind a job title is read whole: %s', (language, text, employer) => {
  expect(employersIn(text, language)).toEqual([employer]);
});

test.each([
  ['en', 'Tessa Marlow, Head of Legal and Licensing, spoke first.'],
  ['fr', 'Tessa Marlow, Directrice juridique et Habitat, a ouvert la séance.'],
  ['es', 'Tessa Marlow, Directora Jurídica y Vivienda, abrió la sesión.'],
])(
  'what only “and” joins to a job title is a duty and no employer, in %s: %s',
  (language, content) => {
    expect(employersIn(content, language)).not.toContainEqual(expect.stringMatching(/./u));
  },
);
