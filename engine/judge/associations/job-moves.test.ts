import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

test.each([
  'Mara Lindqvist wechselt als Chefjuristin von der Larkspur Bank zu Northwater. Es regnete.',
  'Mara Lindqvist, bislang Chefjuristin der Larkspur Bank, geht zu Northwater. Es regnete.',
  'Mara Lindqvist kam 2012 zu Northwater. Es regnete.',
  'Mara Lindqvist passe de la Banque Larkspur à Northwater. Il pleut.',
  'Mara Lindqvist pasa de Banco Larkspur a Northwater. Llovía.',
  'Mara Lindqvist deja Banco Larkspur para incorporarse a Northwater. Llovía.',
  'Mara Lindqvist se unió a Northwater en 2012. Llovía.',
  'Mara Lindqvist passa do Banco Larkspur para a Northwater. Chovia.',
  'Mara Lindqvist passa da Banca Larkspur a Northwater. Pioveva.',
  'Mara Lindqvist stapt over van Larkspur Bank naar Northwater. Het regende.',
  'Mara Lindqvist går från Larkspur Bank till Northwater. Det regnade.',
  'Mara Lindqvist skifter fra Larkspur Bank til Northwater. Det regnede.',
  'Mara Lindqvist left Larkspur Bank to join Northwater. It rained.',
  'Mara Lindqvist, until now head of law at Larkspur Bank, moves to Northwater. It rained.',
  'Mara Lindqvist, who came to Northwater as head of law, sang. It rained.',
])('the employer that somebody comes from is a former one, and the next is theirs: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist will leave Northwater in May. It rained.',
  'Mara Lindqvist has resigned from Northwater. It rained.',
  'Mara Lindqvist is stepping down from Northwater. It rained.',
  'Mara Lindqvist moved from Northwater to Larkspur Bank in 2012. It rained.',
  'Northwater trennt sich von Mara Lindqvist. Es regnete.',
  'Northwater announces the departure of Mara Lindqvist. It rained.',
  'Northwater annonce l’arrivée de Mara Lindqvist. Il pleut.',
  'Since joining Northwater in 2019, Mara Lindqvist has read every map. It rained.',
  'Entrée chez Northwater en 2012, Mara Lindqvist lit les cartes. Il pleut.',
])('who comes to the company or leaves it is the person: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist started in May, coming over from Northwater, where she spent six years as a lawyer. It rained.',
  'Mara Lindqvist kommt von Northwater, wo sie die Revision leitete. Es regnete.',
  'Mara Lindqvist arrive de Northwater, où elle dirigeait la conformité. Il pleut.',
  'Mara Lindqvist llega de Northwater, donde trabajó como auditora. Llovía.',
])('what they did at the company in a clause behind it makes it theirs: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist verlässt die Spedition Ende Mai und wechselt zur Beratungsfirma Northwater. Es regnete.',
  'Mara Lindqvist leaves the town in May and moves to insurer Northwater. It rained.',
  'Mara Lindqvist pasa a la aseguradora Northwater. Llovía.',
])('a kind of firm before its name is no town: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist came from Northwater, where she has a dog. It rained.',
  'Mara Lindqvist came from Northwater, where her husband worked as a lawyer. It rained.',
  'Mara Lindqvist had sued Northwater, where she worked as a lawyer. It rained.',
  'Mara Lindqvist moved to sunny Northwater in 2012. It rained.',
  'Mara Lindqvist came from Northwater, where Vera Holm works as a lawyer. It rained.',
  // Perhaps a town, perhaps a visit.
  'Mara Lindqvist moved to Northwater in 2012. It rained.',
  'Mara Lindqvist came to Northwater from the coast. It rained.',
  'Mara Lindqvist went to Northwater to complain. It rained.',
  'Mara Lindqvist geht zu Northwater. Es regnete.',
  'Mara Lindqvist will leave the flowers at Northwater. It rained.',
  'Passengers at Northwater await the arrival of Mara Lindqvist. It rained.',
  'After joining Northwater for lunch, Mara Lindqvist sang. It rained.',
  // Somebody else's move.
  'Mara Lindqvist of Larkspur Bank came to Northwater in 2012. It rained.',
  'Mara Lindqvist wechselt von der Larkspur Bank zur Kasse und kauft Pumpen von Northwater. Es regnete.',
  'Since joining Northwater in 2019, Vera Holm has met Mara Lindqvist. It rained.',
  'Mara Lindqvist, head of law at Larkspur Bank, wrote to Northwater in 2012. It rained.',
])('who goes there for another reason is not: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});
