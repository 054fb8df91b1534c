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
  ['en', 'Two came back from the dead last year.'],
  ['en', 'Some, I am sorry to say, were mine.'],
  ['de', 'Zwei kamen letztes Jahr aus dem Keller zurück.'],
  ['es', 'Dos volvieron de entre los muertos el año pasado.'],
  ['fr', 'Deux sont revenus du sous-sol en mai.'],
  ['nl', 'Drie kwamen vorig jaar terug uit de kelder.'],
  ['sv', 'Två kom tillbaka från källaren i fjol.'],
  ['de', 'Solange niemand nachzählt, stimmt das sogar.'],
  ['nl', 'Zolang niemand telt, klopt dat zelfs.'],
  ['fr', 'Tant que personne ne compte, c’est même vrai.'],
  ['en', 'My three lessons from the vault:'],
])('what it means is not hers to quote: then it is left out (%s: %s)', (language, said) => {
  expect(saidOn(`By Tessa Marlow\n\n${said}\n\nTwelve.`, language)).toEqual([]);
});

test.each([
  ['en', 'Her view on dashboards? "They show what was easy to count," Marlow says.', []],
  [
    'es',
    '—¿Qué cambiaron primero, señora Marlow?\n—El formulario. Tenía cuarenta preguntas y nadie llegaba a la décima.\n—¿Y ahora?\n—Ahora son siete, y las leo todas.',
    ['El formulario. Tenía cuarenta preguntas y nadie llegaba a la décima.'],
  ],
])(
  'what a journalist or a torn question names is not hers either (%s: %s)',
  (language, text, said) => {
    expect(saidOn(text, language)).toEqual(said);
  },
);

test.each([
  [
    'en',
    'Asked whether the board minds, Marlow smiles.',
    'They minded for a month. Then the first vendor failed, and they stopped minding.',
  ],
  [
    'de',
    'Tessa Marlow hat die Schlüsselliste im Juni abgeschafft.',
    'Sie war schön, aber niemand hat sie gelesen.',
  ],
  [
    'fr',
    'Tessa Marlow a supprimé le registre des clés en juin.',
    'Personne ne le lisait, et il avait 90 pages.',
  ],
  [
    'sv',
    'Tessa Marlow avskaffade nyckellistan i juni.',
    'Den var vacker, men ingen läste den i huset.',
  ],
])(
  'what refers to the sentence before a quotation is shown after it (%s: %s)',
  (language, told, said) => {
    const page = confirmedPage(`${told} "${said}"`, { language });
    const [line] = ownWords(analyzedPages(MARLOW, [page]), new Date('2026-11-01'));
    expect(line?.line).toMatchObject({ text: said, question: told });
  },
);

test.each([
  ['en', 'We found 61 contracts and 19 of them were signed by nobody.'],
  ['de', 'Wir fanden 61 Verträge und 19 davon hatte niemand unterschrieben.'],
  ['no', 'Vi fant 61 avtaler og 19 av dem var aldri signert.'],
  ['es', 'Hallamos 61 contratos y 19 de ellos no tenían firma.'],
])(
  'a part of what the sentence itself names needs nothing before it (%s: %s)',
  (language, said) => {
    expect(saidOn(`By Tessa Marlow\n\n${said}`, language)).toEqual([said]);
  },
);

test.each([
  ['de', 'Diese Woche habe ich den Bericht Nummer 161 unterschrieben.'],
  ['en', 'These days every contract is read twice in our house.'],
  ['en', 'These weeks every contract is read twice in our house.'],
  ['de', 'Diese Tage lesen wir jeden Vertrag zweimal im Haus.'],
  ['de', 'Diese Monate lesen wir jeden Vertrag zweimal im Haus.'],
  ['fr', 'Ces jours nous lisons chaque contrat deux fois.'],
  ['es', 'Estos días leemos cada contrato dos veces en casa.'],
  ['pt', 'Estes dias lemos cada contrato duas vezes em casa.'],
  ['it', 'Questi giorni leggiamo ogni contratto due volte insieme.'],
  ['nl', 'Deze dagen lezen wij elk contract twee keer.'],
  ['sv', 'Dessa dagar läser vi varje avtal två gånger.'],
  ['no', 'Disse dagene leser vi hver avtale to ganger.'],
  ['da', 'Disse dage læser vi hver aftale to gange.'],
])('a time of speaking needs nothing before it (%s: %s)', (language, said) => {
  expect(saidOn(`By Tessa Marlow\n\n${said}`, language)).toEqual([said]);
});

test('a time that was named before does', () => {
  expect(saidOn('By Tessa Marlow\n\nThose days every contract was read twice.')).toEqual([]);
});

test('“yes” answers only what was asked', () => {
  const said = 'Yes, every contract is read twice in our house.';

  expect(saidOn(`By Tessa Marlow\n\n${said}`)).toEqual([said]);
  expect(
    saidOn(`Host: And the other one?\n\nTessa Marlow: Nine keys hang here. ${said}`),
  ).not.toContain(said);
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

test('“she says” between the parts of a quotation is not shown', () => {
  const told =
    '“We kept the nine keys in a tin,” Marlow says. “And nobody knew who had signed for it.”';

  expect(saidOn(`Tessa Marlow walks ahead. ${told}`)).toEqual([
    'We kept the nine keys in a tin … And nobody knew who had signed for it.',
  ]);
});

test.each([
  ['en', 'Two guards came back from the cellar last year.'],
  ['de', 'Zwei Wächter kamen letztes Jahr aus dem Keller zurück.'],
  ['da', 'Ni år, tre direktører og et kaffeabonnement i kælderen.'],
  ['de', 'Solange niemand nachzählt, stimmt das Register nie.'],
  ['en', 'My lesson from the vault: nobody counts the keys twice.'],
])('what it counts or points at may be in the sentence itself (%s: %s)', (language, said) => {
  expect(saidOn(`By Tessa Marlow\n\n${said}`, language)).toEqual([said]);
});

test('what points back is not joined over a sentence of the narrator’s', () => {
  const page =
    '“We have nine lists,” said Tessa Marlow. The hall laughed. “Two came back,” she said.';

  expect(saidOn(page)).toEqual(['We have nine lists']);
});

test.each([
  ['en', 'Thanks to everyone on the third floor.', 'You still owe me a bicycle pump.'],
  ['de', 'Danke an den dritten Stock.', 'Mir fehlt von euch noch eine Luftpumpe.'],
  ['fr', 'Merci à tout le troisième étage.', 'Vous me devez toujours une pompe à vélo.'],
  ['nl', 'Dank aan de derde verdieping.', 'Jullie zijn mij nog een pomp schuldig.'],
  ['da', 'Tak til hele 3. sal.', 'I skylder mig stadig en cykelpumpe.'],
])('what is said to those who were thanked is left out (%s)', (language, thanks, banter) => {
  expect(saidOn(`By Tessa Marlow\n\n${thanks} ${banter}`, language)).toEqual([]);
  expect(saidOn(`By Tessa Marlow\n\n${banter}`, language)).toEqual([banter]);
});
