import { expect, test } from 'vitest';
import type { ResearchResult } from '../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { attributedSentences } from './attributed-sentences.ts';

function spokenOn(content: string, more: Partial<ResearchResult> = {}): readonly string[] {
  return attributedSentences(MARLOW, confirmedPage(content, more)).flatMap(({ spoken }) => spoken);
}

test.each([
  [
    'with her name and a verb of saying',
    '“We were too slow,” said Tessa Marlow.',
    ['We were too slow,'],
  ],
  [
    'with a pronoun that means her',
    'Tessa Marlow keeps bees. "They are honest," she says.',
    ['They are honest,'],
  ],
  [
    'over several sentences',
    '“It was small. It was in the manual,” said Marlow. “We changed it.”',
    ['It was small.', 'It was in the manual,', 'We changed it.'],
  ],
  [
    'by her post at the company',
    '“It rained,” says the chief compliance officer of Quillfeather.',
    ['It rained,'],
  ],
  ['behind her label', 'MARLOW: A list of names.\n\nHOST: And then?', ['A list of names.']],
])('what she says is hers %s', (_, content, spoken) => {
  expect(spokenOn(content)).toEqual(spoken);
});

test.each([
  ['by somebody else', 'Tessa Marlow keeps bees. “They sting,” said Moira Tandy.'],
  [
    'by somebody unnamed',
    'An engineer remembers the first meeting. "He said it eleven times. We had a pool." Marlow heard of it.',
  ],
  ['about her', 'Chief executive Owen Tarrant said: “Tessa was the only one who asked.”'],
  ['with two speakers in one sentence', '“We agree,” said Tessa Marlow and Moira Tandy.'],
])('what is said %s is not hers', (_, content) => {
  expect(spokenOn(content)).toEqual([]);
});

test('Nordic dashes open what somebody says', () => {
  const content = '– Vi er klare til høsten, sier Tessa Marlow.';

  expect(spokenOn(content, { language: 'no' })).toEqual(['Vi er klare til høsten']);
});

test('the answers of an interview with her are hers, the questions are not', () => {
  const content =
    '# Tea with Tessa Marlow\n\n**What changed?**\n\nThe report did.\n\n**What else?**\n\nNinety pages became three.';

  expect(spokenOn(content)).toEqual(['The report did.', 'Ninety pages became three.']);
});

test.each([
  [
    'de',
    '„Wir waren zu langsam“, sagt Marlow. Finanzchef Uwe Brandt widerspricht: „Mir war es schnell genug.“',
    ['Wir waren zu langsam'],
  ],
  [
    'de',
    'Tessa Marlow prüft nachts. «Dann stimmt alles», fasst sie zusammen.',
    ['Dann stimmt alles'],
  ],
  [
    'de',
    '„Der Keller war trocken, die Zahlen nicht“, so Marlow, die früher bei Beta Nord war.',
    ['Der Keller war trocken, die Zahlen nicht'],
  ],
  [
    'fr',
    '« Nous avons fermé douze comités », raconte Tessa Marlow. « Le treizième, c’était le mien. »',
    ['Nous avons fermé douze comités', 'Le treizième, c’était le mien.'],
  ],
  ['es', 'Tessa Marlow cuenta llaves. «Faltaban tres», agregó.', ['Faltaban tres']],
  [
    'es',
    '—Cerramos ochenta cuentas —dice Marlow—. Nadie vino a reclamarlas.',
    ['Cerramos ochenta cuentas', 'Nadie vino a reclamarlas.'],
  ],
  [
    'pt',
    '"Tínhamos quarenta políticas", disse Tessa Marlow ao Correio do Sado.',
    ['Tínhamos quarenta políticas'],
  ],
  [
    'it',
    '«Abbiamo acceso un telefono», racconta Tessa Marlow. Carlo Neri è prudente: «Vediamo a Natale».',
    ['Abbiamo acceso un telefono'],
  ],
  [
    'nl',
    '‘Ons register klopte niet’, aldus Tessa Marlow. ‘Nu wel weer.’ Piet Bos lacht: ‘Ik hing het op.’',
    ['Ons register klopte niet', 'Nu wel weer.'],
  ],
  [
    'sv',
    'Kartorna ska bort, berättar Tessa Marlow.\n\n– De var gröna i sju år, säger hon.\n\n– Nu ritar vi nytt.\n\n– Kartor löser ingenting, säger Per Ek.',
    ['De var gröna i sju år', 'Nu ritar vi nytt.'],
  ],
  [
    'da',
    '»Vi fjernede femten skemaer,« siger Tessa Marlow. »Ingen har spurgt.« Bo Lund tilføjer: »Vi er glade.«',
    ['Vi fjernede femten skemaer', 'Ingen har spurgt.'],
  ],
  [
    'no',
    '- Vi fant nøklene, sier Tessa Marlow. - Under matta lå de.\n\n- Ikke mine, sier Ole Moen.',
    ['Vi fant nøklene', 'Under matta lå de.'],
  ],
  [
    'pl',
    '– Zamknęliśmy trzysta rachunków – mówi Tessa Marlow. – Nikt nie zadzwonił.\n\n– To przesada – mówi Jan Nowak.',
    ['Zamknęliśmy trzysta rachunków', 'Nikt nie zadzwonił.'],
  ],
  [
    'cs',
    '„Zrušili jsme polovinu směrnic,“ říká Tessa Marlow. Petr Malý dodal: „Jsme rádi.“',
    ['Zrušili jsme polovinu směrnic'],
  ],
  [
    'tr',
    'Uyum direktörü Tessa Marlow, "Kırk prosedürü altıya indirdik" dedi. Ahmet Kaya ise "İyi oldu" diye konuştu.',
    ['Kırk prosedürü altıya indirdik'],
  ],
])(
  'she is heard in the marks and with the verbs of every language (%s: %s)',
  (language, content, spoken) => {
    expect(spokenOn(content, { language }).map((one) => one.replace(/,$/u, ''))).toEqual(spoken);
  },
);

test('Japanese quotes her by her family name', () => {
  const content =
    '東海銀行の佐藤氏は会場で「監査は会話だ。書類は後から来る」と笑った。田中社長は「それは違う」と述べた。佐藤氏は「安全の日」に講演した。';
  const page = confirmedPage(content, { language: 'ja' });
  const spoken = attributedSentences({ ...MARLOW, name: '佐藤美咲' }, page).flatMap(
    (sentence) => sentence.spoken,
  );

  expect(spoken).toEqual(['監査は会話だ。', '書類は後から来る']);
});

test.each([
  [
    'by a man, when she is named last',
    'Tessa Marlow opened the door. "The vault is empty," he said.',
  ],
  ['of her', '"She reads the footnotes first," said Max Roe of Tessa Marlow, his former boss.'],
  [
    'by her predecessor',
    'Tessa Marlow follows Max Roe. "The register was my child," Roe said. "I shall miss it."',
  ],
  ['by the chairman', 'Tessa Marlow left on Friday. "We wish her well," the chairman said.'],
  ['by three at once', '“We look ahead,” say Tessa Marlow, Max Roe and Jo Lund.'],
  ['by whom she recommends', 'Tessa reposted: "Culture eats policy for breakfast." — Max Roe'],
  ['in a headline', '# Tessa Marlow: “We counted the keys”'],
])('what is said %s is not hers either', (_, content) => {
  expect(spokenOn(content)).toEqual([]);
});

test.each([
  [
    'who joined from elsewhere',
    '"The auditors found it first," said Tessa Marlow, who came from Beta Foods after Max Roe retired.',
    ['The auditors found it first,'],
  ],
  [
    'between commas',
    '"The auditors found it first," Tessa Marlow, once of Beta Foods, said.',
    ['The auditors found it first,'],
  ],
  [
    'over a paragraph of its own',
    'Tessa Marlow was blunt.\n\n“The test failed on a Friday.\n\n“On Monday it failed better.”',
    ['The test failed on a Friday.', 'On Monday it failed better.'],
  ],
  [
    'after a question of the page’s',
    'Tessa Marlow pours tea.\n\nWhat changed? “Nothing but the lock.”',
    ['Nothing but the lock.'],
  ],
  [
    'behind a time in show notes',
    '[04:10] On keys — “Nobody had counted them.”',
    ['Nobody had counted them.'],
  ],
])('she is quoted %s', (_, content, spoken) => {
  expect(spokenOn(content, { title: 'Episode 9: Tessa Marlow' })).toEqual(spoken);
});

test('a title behind a time in a programme is said by nobody', () => {
  const programme = '10:10 On keys — “The lock and the ring that opens it”\n\nTessa Marlow';

  expect(spokenOn(programme, { title: 'Programme: Tessa Marlow' })).toEqual([]);
});

test('one name behind a dash is who is quoted, whoever spoke before', () => {
  expect(spokenOn('Tessa Marlow came late.\n\n> “Nobody had counted them.” – Dougal')).toEqual([]);
  expect(spokenOn('Tessa Marlow came late.\n\n> “Nobody had counted them.”')).toEqual([
    'Nobody had counted them.',
  ]);
});

test('a sentence that begins like a teaser is read', () => {
  expect(spokenOn('By Tessa Marlow\n\nLast week I lost the master key of the vault.')).toEqual([
    'Last week I lost the master key of the vault.',
  ]);
});

test.each([
  ['es', '«La mitad de las llaves la tiene Ada», dijo entre aplausos de la sala.'],
  ['es', 'Contó también que su casa guarda libros: «Las llaves las cuenta una sola mujer».'],
  ['it', '«Le chiavi le conto io ogni mattina», tagliò corto Marlow.'],
  ['da', '»Nøglerne tæller vi selv. Det tager en time,« siger direktøren, Tessa Marlow.'],
  ['no', 'Hun er bekymret. – Nøklene teller vi selv.'],
  ['de', 'Marlow erklärt, wer zählt. Wörtlich: „Die Schlüssel zählen wir selbst.“'],
])(
  'her words stay hers if a comment follows or a report leads up to them (%s: %s)',
  (language, told) => {
    const content = `Tessa Marlow met the press of Corvane. ${told}`;

    expect(spokenOn(content, { language }).length).toBe(language === 'da' ? 2 : 1);
  },
);
