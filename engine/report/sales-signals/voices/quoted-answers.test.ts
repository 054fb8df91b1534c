import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { attributedSentences } from '../attributed-sentences.ts';

function spokenOn(content: string, language = 'en'): readonly string[] {
  const page = confirmedPage(content, { language, title: 'A page', description: '' });
  return attributedSentences(MARLOW, page).flatMap(({ spoken }) => spoken);
}

/** Two quoted answers, each with a line of the narrator's below it. */
test.each([
  ['en', '“We count keys.”', 'The union wants more posts.', '“We count doors.”'],
  ['de', '»Wir zählen Schlüssel.«', 'Der Betriebsrat will Stellen.', '»Wir zählen Türen.«'],
  ['fr', '« Nous comptons les clés. »', 'Le syndicat veut des postes.', '« Et les portes. »'],
  ['es', '«Contamos las llaves.»', 'El sindicato pide dos puestos.', '«Y las puertas cerradas.»'],
  ['sv', '”Vi räknar nycklar.”', 'Facket vill ha fler tjänster.', '”Vi räknar dörrar.”'],
  ['fi', '»Laskemme avaimia.»', 'Liitto haluaa lisää virkoja.', '»Laskemme myös ovia.»'],
  ['nl', "'Wij tellen sleutels.'", 'De bond wil meer banen.', "'Wij tellen deuren.'"],
])('between quoted answers the narrator speaks (%s)', (language, one, told, other) => {
  const page = `Tessa Marlow\n\n**A?**\n\n${one}\n\n${told}\n\n**B?**\n\n${other}\n\n${told}`;

  expect(spokenOn(page, language).join(' ')).not.toContain(told);
  expect(spokenOn(page, language)).toHaveLength(2);
});

test('where answers are not quoted, what is below them goes on', () => {
  const page = `Tessa Marlow\n\n**Keys?**\n\nWe count keys.\n\nNine are lost.\n\n**Doors?**\n\nWe count doors.`;

  expect(spokenOn(page)).toContain('Nine are lost.');
});

test('a second quotation in an answer is the speaker’s again', () => {
  const page = `Tessa Marlow\n\n**Keys?**\n\n“We count keys.”\n\nThe union wants posts.\n\n“The board decides.”\n\n**Doors?**\n\n“We count doors.”`;

  expect(spokenOn(page)).toEqual(['We count keys.', 'The board decides.', 'We count doors.']);
});

test('answers that begin with a quoted term are no quotations', () => {
  const page = `Tessa Marlow\n\n**Keyholder?**\n\n“Keyholder” is dropped.\n\nWe name people.\n\n**Risk owner?**\n\n“Risk owner” is another.`;

  expect(spokenOn(page)).toContain('We name people.');
});

test.each([
  [
    'en',
    'At the union they agree. “Small houses pay the most,” says Moira Tandy, its adviser. He wants a shared register.',
  ],
  [
    'de',
    'Der Verband sieht es ebenso. „Kleine Häuser zahlen am meisten“, sagt Petra Tandy vom Dachverband. Sie fordert ein Register.',
  ],
  [
    'fr',
    'À la Fédération, on partage le constat. « Les petites maisons paient le plus », note Moira Tandy. Elle plaide pour un registre.',
  ],
  [
    'nl',
    'De bond ziet het ook. ‘Kleine huizen betalen het meest’, zegt Moira Tandy. Zij pleit voor een register.',
  ],
])(
  'a paragraph between answers that quotes a third person is the narrator’s, in %s',
  (language, told) => {
    const page = `Tessa Marlow\n\n**Keys?**\n\nNine are lost.\n\n${told}\n\n**Doors?**\n\nAll shut.`;

    expect(spokenOn(page, language)).toEqual(['Nine are lost.', 'All shut.']);
  },
);

test('whoever says ‘I’ or ‘we’ beside a third person’s words goes on answering', () => {
  const page = `Tessa Marlow\n\n**Keys?**\n\n“You count too much,” says Moira Tandy, our auditor. We count less now.\n\n**Doors?**\n\nAll shut.`;

  expect(spokenOn(page)).toContain('We count less now.');
});

test('an answer all in quotation marks is the speaker’s, whatever name it begins with', () => {
  const page = `Tessa Marlow\n\n“We count,” says Petra Tandy.\n\n**Keys?**\n\n“Suppliers of suppliers. Nine have keys.”\n\n**Doors?**\n\n“All shut.”`;

  expect(spokenOn(page).join(' ')).toContain('Nine have keys.');
});

test('a quoted answer may run over paragraphs', () => {
  const page = `Tessa Marlow\n\n**Keys?**\n\n“We count keys.\n\nNine are lost.”\n\n**Doors?**\n\n“We count doors.”`;

  expect(spokenOn(page).join(' ')).toContain('Nine are lost.');
});

test.each([
  ['**', 'before the first question', '**They say you only count.**\n\nWe also read.\n\n'],
  [
    '*',
    'between questions in italics',
    '*Keys?*\n\nYes.\n\n*They say you only count.*\n\nWe also read.\n\n',
  ],
])('a statement set off like the questions (%s) is answered %s', (mark, _, statement) => {
  const page = `Tessa Marlow\n\n${statement}${mark}And doors?${mark}\n\nAll of them.\n\n${mark}And windows?${mark}\n\nNone.`;

  expect(spokenOn(page)).toContain('We also read.');
});

test.each(['It stood empty for years.', 'We meet in its cellar at nine.'])(
  'a bold line before the questions heads what the interviewer tells: %s',
  (told) => {
    const page = `Tessa Marlow\n\n**The vault was sold in May.**\n\n${told}\n\n**And keys?**\n\nWe count them.\n\n**And doors?**\n\nAll of them.`;

    expect(spokenOn(page)).not.toContain(told);
  },
);

test('a point of a programme that names a guest is no label of one', () => {
  const page = `**Address by the Special Guest**\nThe Lord Mayor (invited)\n\n**Panel: who guards the vault?**\nModerator: Sam Poole\nTessa Marlow, Quillfeather`;

  expect(spokenOn(page)).toEqual([]);
});

test.each(['9:30', '9.30', '9h30'])(
  'nor is a question at a time of day (%s) one that is answered',
  (time) => {
    const page = `**${time} Who guards the vault?**\nTessa Marlow, Quillfeather\n\n**${time} Who reads the minutes?**\nSpeakers follow.`;

    expect(spokenOn(page)).toEqual([]);
  },
);

test.each([
  ['fi', '»Laskemme avaimia joka ilta», Tessa Marlow sanoi.', 'Laskemme avaimia joka ilta'],
  ['sv', '»Vi räknar nycklar varje kväll», sade Tessa Marlow.', 'Vi räknar nycklar varje kväll'],
  ['da', '”Vi tæller nøgler hver aften”, sagde Tessa Marlow.', 'Vi tæller nøgler hver aften'],
  ['de', '“Wir zählen abends Schlüssel“, sagte Tessa Marlow.', 'Wir zählen abends Schlüssel'],
  ['de', '»Wir zählen abends Schlüssel«, sagte Tessa Marlow.', 'Wir zählen abends Schlüssel'],
  ['fr', '« Nous comptons les clés », dit Tessa Marlow.', 'Nous comptons les clés'],
])('quotation marks may be the same at both ends (%s: %s)', (language, text, said) => {
  expect(spokenOn(text, language).map((one) => one.replace(/,$/u, ''))).toEqual([said]);
});

/** An imprint below the last rule, and her own text there. */
test('an imprint below the last rule is not the author’s', () => {
  const column = 'By Tessa Marlow\n\nWe count our keys every evening.\n\n---\n\n';

  expect(spokenOn(`${column}The journal appears ten times a year.`)).toHaveLength(1);
  expect(spokenOn(`${column}I count our doors as well.`)).toHaveLength(2);
  expect(spokenOn('By Tessa Marlow\n\n---\n\nKeys are cheap, and registers are not.')).toHaveLength(
    1,
  );
});
