import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

test.each([
  'Northwater: Peter Roe, Vera Holm, Mara Lindqvist',
  '| Northwater | Peter Roe, Mara Lindqvist |\n| --- | --- |\n| Larkspur Bank | Anna Shah, Vera Holm |',
  'The jury: Northwater (Peter Roe, Mara Lindqvist), Larkspur Bank (Anna Shah). It rained.',
  'Mara Lindqvist (centre) and Peter Roe, both of Northwater, sang. It rained.',
  'Mara Lindqvist, Peter Roe and Vera Holm (all Northwater) sang. It rained.',
  'Mara Lindqvist und Peter Roe, beide von Northwater, sangen. Es regnete.',
  'Mara Lindqvist et Vera Holm, toutes deux de Northwater, chantent. Il pleut.',
  'Mara Lindqvist y Vera Holm, ambas de Northwater, cantan. Llovía.',
  'Mara Lindqvist e Vera Holm, ambas da Northwater, cantam. Chovia.',
  'Mara Lindqvist e Vera Holm, entrambe di Northwater, cantano. Pioveva.',
  'Mara Lindqvist en Peter Roe, beiden van Northwater, zongen. Het regende.',
  'Mara Lindqvist och Peter Roe, båda från Northwater, sjöng. Det regnade.',
])('a company that stands once for several people is that of each: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  'Mara Lindqvist and Peter Roe of Northwater sang. It rained.',
  'Peter Roe of Northwater and Mara Lindqvist sang. It rained.',
  'Mara Lindqvist (Larkspur Bank), Peter Roe (Northwater). It rained.',
  'The jury: Northwater (Peter Roe), Mara Lindqvist, Vera Holm. It rained.',
  'Thanks to Northwater, Peter Roe, Mara Lindqvist. It rained.',
  'Larkspur Bank: Mara Lindqvist; Northwater: Peter Roe',
  'Northwater: Beta Pumps, Larkspur Bank, Mara Lindqvist',
  'Mara Lindqvist met Peter Roe and Vera Holm, who are both friends of Northwater. It rained.',
])('one that may be only the other’s is not: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});
