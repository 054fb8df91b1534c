import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

const ALLENZA = { company: 'Allenza' };

test.each([
  'Mara Lindqvist, directrice des risques d’Allenza, a ouvert la salle. Il pleut.',
  "Mara Lindqvist, directrice des risques d'Allenza, a ouvert la salle. Il pleut.",
  'Mara Lindqvist, directrice conformité de l’Allenza, a ouvert la salle. Il pleut.',
  'Mara Lindqvist, responsabile compliance dell’Allenza, ha aperto la sala. Pioveva.',
  'Mara Lindqvist (responsabile compliance nell’Allenza) ha aperto la sala. Pioveva.',
  'La nomina di Mara Lindqvist all’Allenza come responsabile compliance. Pioveva.',
])('a company is named behind an elided article or preposition: %s', (text) => {
  expect(verdictOn(text, ALLENZA)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist, directrice des risques de L’Orvane, a ouvert la salle. Il pleut.',
  'Mara Lindqvist, directrice des risques chez l’Orvane, a ouvert la salle. Il pleut.',
])('the article of a company’s own name may have a capital or not: %s', (text) => {
  expect(verdictOn(text, { company: 'L’Orvane' })).toBe('confirmed');
});

const ANTOINE = { name: 'Antoine Dupont', company: 'Groupane' };

test('a person is named behind an elided preposition', () => {
  const text = 'Groupane annonce la nomination d’Antoine Dupont au poste de directeur des risques.';

  expect(verdictOn(text, ANTOINE)).toBe('confirmed');
});

test.each([
  'Groupane annonce la nomination d’Émile Dupont au poste de directeur des risques.',
  'Groupane annonce la nomination d’Agathe Dupont au poste de directrice des risques.',
])('somebody else of the surname is named behind an elided preposition: %s', (text) => {
  expect(verdictOn(text, ANTOINE)).not.toBe('confirmed');
});
