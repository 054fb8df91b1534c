import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

const PROSE = [
  'For years the town paid for a lighthouse that nobody could see from the sea, because a hotel had been built in front of it.',
  'When I asked why, an old man told me that the lamp had been promised to his father, and that nobody likes to break a promise.',
  'A rule that nobody can explain is a lamp behind a hotel. It costs money every night, and the ships still find their way by luck.',
  'We should walk along the beach once a year and look. What shines for nobody can be turned off, and nobody will mind at all.',
];
const PAGE_END = 'Letters | Weather | Editorial: The bridge that waits';

/** An opinion piece with these lines above its text and below. */
function piece(above: readonly string[], below: readonly string[]): string {
  return ['# A lamp behind a hotel', ...above, ...PROSE, ...below, PAGE_END].join('\n\n');
}

test.each([
  [
    'Mara Lindqvist',
    '*Lawyer, director of procurement at Northwater. Views are those of the author.*',
  ],
  ['*Mara Lindqvist*', 'Director of sales, Northwater'],
  ['By Mara Lindqvist', '*Deputy managing director of Northwater*'],
  [
    'By Mara Lindqvist',
    'The writer is head of operational risk and regulatory affairs at Northwater.',
  ],
  ['Mara Lindqvist', 'The author is a lawyer and heads the sales department of Northwater.'],
  ['Von Mara Lindqvist', 'Die Autorin ist Leiterin des Vertriebs bei der Northwater.'],
  ['Mara Lindqvist', '*Leiterin Einkauf bei der Northwater AG*'],
  ['Par Mara Lindqvist', 'L’autrice est directrice des achats chez Northwater.'],
  ['Mara Lindqvist', 'Directrice juridique de Northwater'],
  [
    'Por Mara Lindqvist',
    '*Abogada, directora de ventas de Northwater. Las opiniones son de la autora.*',
  ],
  [
    '*Mara Lindqvist*',
    '*Advogada, diretora da Northwater. Os artigos assinados não são do jornal.*',
  ],
  ['Mara Lindqvist', 'Responsabile degli acquisti di Northwater'],
  ['Door Mara Lindqvist', 'Hoofd inkoop bij Northwater'],
])('a last line without a name says who the only author is: %s / %s', (byline, line) => {
  expect(verdictOn(piece([byline], [line]))).toBe('confirmed');
});

test('a standfirst and a date may stand above the name and below it', () => {
  const above = [
    '*Why a town should walk along its own beach once a year and look at what it pays for.*',
    'Mara Lindqvist',
    '9 July 2026',
  ];

  expect(verdictOn(piece(above, ['Director of sales, Northwater']))).toBe('confirmed');
});

test.each([
  [['Mara Lindqvist', 'Peter Roe'], ['Director of sales, Northwater']],
  [['By Mara Lindqvist and Peter Roe'], ['Director of sales, Northwater']],
  [['By Peter Roe', 'Photo: Mara Lindqvist'], ['Director of sales, Northwater']],
  [['Mara Lindqvist'], ['Director of sales, Northwater: Peter Roe']],
  [['Mara Lindqvist'], ['Director of sales Peter Roe, Northwater']],
  [['Mara Lindqvist'], ['Sponsored by Northwater']],
  [['Mara Lindqvist'], ['Northwater hires a director']],
  [['Mara Lindqvist'], ['A director of Northwater has replied to this article.']],
  [['Mara Lindqvist'], ['Director of sales, Northwater', 'Peter Roe']],
  [['Mara Lindqvist'], ['Director of sales, Northwater', ...PROSE]],
])('with two names, or in another line, it says nothing of her: %j / %j', (above, below) => {
  expect(verdictOn(piece(above, below))).not.toBe('confirmed');
});

test('cards of people have no last line for all of them', () => {
  const cards = [
    '# Speakers',
    'Mara Lindqvist',
    'Head of Sales, Gamma',
    'Bus to the harbour at noon',
    'Director of sales, Northwater',
  ];

  expect(verdictOn(cards.join('\n\n'))).not.toBe('confirmed');
});
