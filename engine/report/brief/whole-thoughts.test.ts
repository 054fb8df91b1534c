import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { QUOTATION_WORDS_MAX } from './brief-weights.ts';
import { ownWords } from './own-words.ts';

function saidOn(content: string, language = 'en'): readonly string[] {
  const page = confirmedPage(content, { language });
  return ownWords(analyzedPages(MARLOW, [page]), new Date('2026-11-01')).map(({ line }) => {
    expect(content).toContain(line.quote);
    return line.text;
  });
}

test.each([
  ['en', 'The vault was empty.', 'They had carried all 90 boxes out.'],
  ['en', 'We have nine boats on the loch.', 'I have sailed on all nine since May.'],
  ['en', 'What does a signature cost in the vault?', 'Nobody in the house could tell me.'],
  ['en', 'A surveyor wedged my door open.', 'I have kept a wedge on my desk ever since.'],
  ['de', 'Der Tresor war leer und offen.', 'Das hat im Haus niemand aufgeschrieben.'],
  ['de', 'Wir lesen jeden Vertrag zweimal.', 'Seitdem meldet sich der Einkauf vorher.'],
  ['fr', 'Le coffre était vide en mars.', 'Personne ne l’a vu avant la fin du mois.'],
  ['es', 'El proveedor es tu primo.', 'Por eso no le pides el certificado.'],
  ['it', 'Il registro era nel seminterrato.', 'Adesso sta al secondo piano con me.'],
  ['sv', 'Vi har en lista över nycklar.', 'Den är inte lika fin längre.'],
])(
  'what refers back is shown with what it means, or not at all (%s: %s %s)',
  (language, first, next) => {
    expect(saidOn(`By Tessa Marlow\n\n${first} ${next}`, language)).toEqual([`${first} ${next}`]);
  },
);

test.each([
  ['en', 'They had carried all 90 boxes out through the kitchen door.'],
  ['en', 'But the 90 boxes are a risk that nobody has signed for.'],
  ['de', 'Das kostet uns jedes Jahr neunzig Kisten und viel Geduld.'],
  ['es', 'Por eso no le pides el certificado de las 90 cajas.'],
  ['fr', 'Cela nous coûte 90 caisses et beaucoup de patience.'],
])('what it means is not hers to quote: then it is left out (%s: %s)', (language, said) => {
  expect(saidOn(`By Tessa Marlow\n\n${said}\n\nTwelve.`, language)).toEqual([]);
});

test('a time of speaking needs nothing before it', () => {
  const said = 'Diese Woche habe ich den Bericht Nummer 161 unterschrieben.';

  expect(saidOn(`By Tessa Marlow\n\n${said}`, 'de')).toEqual([said]);
});

test('stretches are divided between thoughts, and a thought may be longer than a stretch', () => {
  const first = `We count ${'the doors and '.repeat(8)}the keys.`;
  const next = `They counted ${'the cups and '.repeat(8)}the spoons.`;
  const [shown = '', ...others] = saidOn(`By Tessa Marlow\n\n${first} ${next}`);

  expect(shown).toBe(`${first} ${next}`);
  expect(shown.split(' ').length).toBeGreaterThan(QUOTATION_WORDS_MAX);
  expect(others).toEqual([]);
});

test('a question that asks after something nobody sees is no help to its answer', () => {
  const answerTo = (question: string, answer: string): readonly string[] =>
    saidOn(`Host: Tell us.\n\nTessa Marlow: No.\n\nHost: ${question}\n\nTessa Marlow: ${answer}`);

  expect(answerTo('And the other one?', 'It went to the lawyers of the house in June.')).toEqual(
    [],
  );
  expect(
    answerTo('Where is the second report?', 'It went to the lawyers of the house in June.'),
  ).toEqual(['It went to the lawyers of the house in June.']);
});

test('a view comes before a description of herself', () => {
  const view = 'A register is as good as whoever keeps it, and no better.';
  const self = 'I make sure that the forklifts of all our compliance sites stop.';

  expect(saidOn(`By Tessa Marlow\n\n${self}\n\n${view}`)).toEqual([view, self]);
});
