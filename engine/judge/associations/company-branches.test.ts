import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

test.each([
  'Mara Lindqvist, Head of Compliance at Northwater UK, opened the hall. It rained.',
  'Mara Lindqvist, Head of Compliance at Northwater UK Ltd, opened the hall. It rained.',
  'Mara Lindqvist, Head of Compliance at Northwater South Africa, opened the hall. It rained.',
  'Mara Lindqvist, Leiterin Compliance bei der Northwater Deutschland GmbH, sprach. Es regnete.',
  'Mara Lindqvist, directora de cumplimiento de Northwater España, abrió la sala. Llovía.',
  'Mara Lindqvist, diretora de compliance da Northwater Brasil, abriu a sala. Chovia.',
  'Northwater UK has appointed Mara Lindqvist as head of compliance. It rained.',
])('a country after the whole name is a branch of the company: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  ['Northwater', 'Mara Lindqvist, Head of Compliance at Northwater UK Roofing, spoke. It rained.'],
  ['Northwater', 'Mara Lindqvist, Head of Compliance at Northwater Roofing, spoke. It rained.'],
  ['Northwater Germany', 'Mara Lindqvist, Head of Compliance at Northwater France, spoke.'],
  ['Northwater South Africa', 'Mara Lindqvist, Head of Compliance at Northwater Kenya, spoke.'],
])('another trade or country is not the company %s: %s', (company, text) => {
  expect(verdictOn(text, { company })).not.toBe('confirmed');
});

test.each([
  'Mara Lindqvist, CRO of KLW Group, opened the hall. It rained.',
  'Mara Lindqvist, Head of Compliance at KLW Holding, opened the hall. It rained.',
  'Mara Lindqvist, Leiterin Compliance der KLW Gruppe, eröffnete die Halle. Es regnete.',
  'Mara Lindqvist, Head of Compliance at KLW India, opened the hall. It rained.',
])('a name of three letters is the same company with ‘Group’ after it: %s', (text) => {
  expect(verdictOn(text, { company: 'KLW' })).toBe('confirmed');
});

test('a name of three letters with a trade after it is another company', () => {
  const text = 'Mara Lindqvist, Head of Compliance at KLW Roofing, opened the hall. It rained.';

  expect(verdictOn(text, { company: 'KLW' })).not.toBe('confirmed');
});

test.each([
  'Die Northwater-Sprecherin Mara Lindqvist sagte das. Es regnete.',
  'Northwater-Justiziarin Mara Lindqvist sagte das. Es regnete.',
  'Northwater-Compliance-Expertin Dr. Mara Lindqvist sagte das. Es regnete.',
])('what a hyphen joins to the company before a person is no other company: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Die Northwater-Bank Mara Lindqvist sagte das. Es regnete.',
  'Die Northwater-Sprecherin Petra Roth sprach mit Mara Lindqvist. Es regnete.',
])('a kind of company or somebody else behind the hyphen is not theirs: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});

/** The verdict on a page of this title and text. */
function verdictUnder(title: string, text: string): string {
  return verdictOn(text, {}, 'https://news.example/1', title);
}

const OFFICER =
  'Mara Lindqvist, chief compliance officer, told the audience that training matters.';

test.each([
  'Northwater Wins Compliance Award',
  'Northwater Bolsters Risk Team',
  'Northwater Fined Over Data Breach',
  'Northwater Leadership Team',
  'How Northwater Built Its Speak-Up Culture',
  'Meet the person behind the rules | Northwater Newsroom',
  'Lernen Sie uns kennen: Revision | Northwater Karriere',
])('a headline in capitals does not make another company: %s', (title) => {
  expect(verdictUnder(title, OFFICER)).toBe('confirmed');
});

test.each([
  ['Northwater Roofing Wins Compliance Award', OFFICER],
  [
    'Northwater Gardens Wins Compliance Award',
    'Mara Lindqvist, chief compliance officer of Northwater Gardens, told the audience that training matters.',
  ],
  ['Mara Lindqvist, Northwater Gardens', OFFICER],
  ['The northern lights: Northwater Gardens wins an award', OFFICER],
])('another company keeps its name in a headline: %s', (title, text) => {
  expect(verdictUnder(title, text)).not.toBe('confirmed');
});

const NORDQUELL = { name: 'Annegret Sommerfeld', company: 'Nordquell' };

test.each([
  '„Wir prüfen das“, sagt Annegret Sommerfeld, Leiterin Compliance beim Versorger Nordquell in Hamburg.',
  'Annegret Sommerfeld, Leiterin Compliance vom Windkraftbauer Nordquell, hat die Halle eröffnet. Es hat geregnet.',
  'Annegret Sommerfeld ist Justiziarin im Hause Nordquell. Es hat lange geregnet, und die Halle war voll.',
  'Annegret Sommerfeld, Leiterin Compliance, erklärt, wie Nordquell Lieferanten prüft. Es hat lange geregnet.',
  'Annegret Sommerfeld, die bei Nordquell Verantwortung für die Revision trägt, hat die Halle eröffnet.',
  'Annegret Sommerfeld ist bei Nordquell Syndika. Sie hat die Halle eröffnet, und es hat lange geregnet.',
])('German nouns around a company of one word leave it what it is: %s', (text) => {
  expect(verdictOn(text, NORDQUELL)).toBe('confirmed');
});

test.each([
  'Annegret Sommerfeld, Leiterin Compliance bei Nordquell Versicherung, hat die Halle eröffnet.',
  'Annegret Sommerfeld, Leiterin Compliance bei Nordquell Immobilien GmbH, hat die Halle eröffnet.',
  'Annegret Sommerfeld, Leiterin Compliance der Nordquell Festspiele, hat die Halle eröffnet.',
  'Nordquell Festspiele, Linz: Annegret Sommerfeld leitet seit Mai die Revision und das Haus.',
  'Annegret Sommerfeld (TSV Nordquell) hat das Einzel gewonnen. Es hat geregnet, und es war kalt.',
])('in German, another company is one still: %s', (text) => {
  expect(verdictOn(text, NORDQUELL)).not.toBe('confirmed');
});
