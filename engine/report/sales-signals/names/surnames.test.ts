import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { attributedSentences } from '../attributed-sentences.ts';

function spokenOn(content: string, language: string): readonly string[] {
  return attributedSentences(MARLOW, confirmedPage(content, { language })).flatMap(
    ({ spoken }) => spoken,
  );
}

test.each([
  ['es', 'Tandy abrió la mesa. «Los cuchillos no se cuentan», admitió.'],
  ['es', 'Tandy discrepó: «Los cuchillos de la casa no se cuentan».'],
  ['it', 'Tandy è partita dai costi: «I coltelli della casa non si contano».'],
  ['nl', "Tandy vroeg naar de prijs. 'Bij ons telt niemand messen,' zei ze lachend."],
  ['de', 'Tandy begann mit den Kosten: „Messer zählt bei uns niemand.“'],
])('a bare surname means the person named in full above (%s: %s)', (language, told) => {
  const content = `Tessa Marlow with Martin de Tandy (Corvane).\n\n${told}`;

  expect(spokenOn(content, language)).toEqual([]);
  expect(spokenOn(content.replace(/Tandy (?!\()/u, 'Marlow '), language)).toHaveLength(1);
});

test.each([
  ['en', 'Hugh Marlow founded it. “Nobody counts our knives,” Marlow said.'],
  ['en', '“We count the knives. It takes a day. Nobody likes it,” said Hugh Tandy.'],
])('the words of a namesake or of the next speaker are not hers (%s: %s)', (language, told) => {
  const content = `Tessa Marlow met the press of Corvane. ${told}`;

  expect(spokenOn(content, language)).toEqual([]);
});

test('a row of names in which every word is capitalised gives full names too', () => {
  const content =
    'Panel: Tessa Marlow (Quillfeather), Anna Tandy (Corvane)\n\nTandy smiled. “Nobody counts,” she said.';

  expect(spokenOn(content, 'en')).toEqual([]);
});
