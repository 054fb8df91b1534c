import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

test.each([
  'Mara Lindqvist studied economics in the north. She has worked for Northwater since 2012.',
  'Mara Lindqvist grew up on a farm. Since 2012 she has been procurement director of Northwater.',
  'Mara Lindqvist studierte in Kiel Geschichte und Recht. Seit 2012 arbeitet sie bei Northwater.',
  'Mara Lindqvist hat in Kiel studiert. Nach Stationen in zwei Kanzleien leitet sie heute den Einkauf von Northwater.',
  'Mara Lindqvist a étudié les cartes dans le nord. Depuis 2012, elle travaille chez Northwater.',
  'Mara Lindqvist estudió historia en el norte y vive en un barco. Es directora de compras de Northwater.',
  'Mara Lindqvist estudou história no norte e vive em um barco. Desde 2012 trabalha na Northwater.',
  'Mara Lindqvist ha studiato storia nel nord e vive su una barca. Oggi guida gli acquisti di Northwater.',
  'Mara Lindqvist ama lo sci di fondo e la pioggia. Dal 2015 dirige la funzione di revisione interna della Northwater.',
  'Mara Lindqvist studeerde geschiedenis in het noorden. Sinds 2012 werkt ze bij Northwater.',
  'Mara Lindqvist läste historia i norr och bor på en båt. Sedan 2012 arbetar hon på Northwater.',
  'Mara Lindqvist leste historie i nord og bor nå i en båt etter mange år. Siden 2012 jobber hun hos Northwater.',
  'Mara Lindqvist studiowała historię na północy i mieszka na łodzi. Od 2012 pracuje w Northwater.',
])('a later sentence says where somebody works by a pronoun, or by its verb alone: %s', (text) => {
  expect(verdictOn(`${text}\n\nIt rained.`)).toBe('confirmed');
});

test.each([
  '## Mara Lindqvist\n\n*Keynote*\n\nShe grew up on a farm. Her first job was on a ferry.\n\nSince 2012 she has been procurement director of Northwater.',
  '### Mara Lindqvist\n\nNach dem Studium in Kiel und Stationen in zwei Kanzleien leitet sie heute die Rechtsabteilung von Northwater.',
  '**Mara Lindqvist**\n\nShe likes old maps and new boats.\n\nThe 45-year-old has been with Northwater since 2012.',
  'Mara Lindqvist opened the hall on Monday.\n\nShe has worked for Northwater since 2012.',
])('the paragraphs below the name go on about whoever bears it: %s', (text) => {
  expect(verdictOn(`${text}\n\nIt rained.`)).toBe('confirmed');
});

test.each([
  // Somebody else is named last.
  'Mara Lindqvist rowed with Vera Holm. She has worked for Northwater since 2012.',
  'Vera Holm met Mara Lindqvist. She has worked for Northwater since 2012.',
  'Mara Lindqvist likes her sister. She has worked for Northwater since 2012.',
  '## Mara Lindqvist\n\nShe rows.\n\n## Vera Holm\n\nSince 2012 she has been procurement director of Northwater.',
  '## Mara Lindqvist\n\nShe rows.\n\n## Next week\n\nShe has worked for Northwater since 2012.',
  // 'He' is somebody else, and 'sie' may be many.
  'Mara Lindqvist rowed with the baker. He has worked for Northwater since 2012.',
  'Mara Lindqvist kennt viele Leute im Ort und mag sie. Sie arbeiten bei Northwater.',
  'Mara Lindqvist said: “I like the baker next door. She has worked for Northwater since 2012.”',
  // A customer, a thing, another company.
  'Mara Lindqvist grew up on a farm. She opened an account with Northwater in 2012.',
  'Mara Lindqvist grew up on a farm. She is a customer of Northwater.',
  'Mara Lindqvist grew up on a farm. She interviewed the director of Northwater.',
  'Mara Lindqvist grew up on a farm. She is a lawyer and represents workers at Northwater.',
  'Mara Lindqvist grew up on a farm. She is an engineer whose pumps are used at Northwater.',
  'Mara Lindqvist grew up on a farm. She is a lawyer at Larkspur Bank and has left Northwater.',
  'Mara Lindqvist grew up on a farm. She is a reporter and has written about Northwater.',
  'Mara Lindqvist grew up on a farm. She leads a protest at Northwater.',
  'Mara Lindqvist a étudié la pompe dans le nord. Elle est la fierté de Northwater.',
  'Mara Lindqvist estudió la bomba en el norte y vive en un barco. Es una bomba de Northwater.',
  'Mara Lindqvist grew up on a farm. She has worked for Northwater Roofing since 2012.',
  'Mara Lindqvist grew up on a farm. She is at Larkspur Bank. The cups came from Northwater.',
])('a pronoun for somebody else, a thing or a customer ties nobody: %s', (text) => {
  expect(verdictOn(`${text}\n\nIt rained.`)).not.toBe('confirmed');
});

test('the dead are not confirmed by where they worked', () => {
  const obituary =
    'Mara Lindqvist passed away peacefully. She has worked for Northwater. Survived by her son, she leaves a beloved garden; the funeral and burial are on Monday at the cemetery.';

  expect(verdictOn(obituary)).not.toBe('confirmed');
});
