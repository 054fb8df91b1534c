import { expect, test } from 'vitest';
import { judgedForJo } from './testing/judged-for-jo.ts';

/** The codes of the reasons that a page about Jo Marsh of Harbour Mutual gets. */
function codesOf(title: string, text: string): readonly string[] {
  const [judgement] = judgedForJo([{ title, markdown: `# ${title}\n\n${text}` }]);
  return judgement?.reasons.map(({ code }) => code) ?? [];
}

const PORTRAITS = [
  [
    'en',
    'Jo Marsh grew up by the harbour, the third of four.\n\nJo Marsh studied law in Dale and never practised.\n\nJo Marsh says she found audit by accident, in a queue.\n\nJo Marsh keeps a map of every branch on her wall.\n\nJo Marsh wants fewer controls, and better ones.\n\nJo Marsh walks to work.',
  ],
  [
    'de',
    'Jo Marsh wuchs am Hafen auf, als drittes von vier Kindern.\n\nJo Marsh studierte in Dale Jura und wurde nie Anwältin.\n\nJo Marsh sagt, sie habe die Revision zufällig entdeckt.\n\nJo Marsh hat eine Karte aller Filialen an der Wand.\n\nJo Marsh will weniger Kontrollen, und bessere.',
  ],
  [
    'fr',
    'Jo Marsh a grandi près du port, troisième de quatre enfants.\n\nJo Marsh a étudié le droit sans jamais l’exercer.\n\nJo Marsh dit avoir découvert l’audit par hasard.\n\nJo Marsh garde au mur la carte des agences.\n\nJo Marsh veut moins de contrôles, et de meilleurs.',
  ],
  [
    'es',
    'Jo Marsh creció junto al puerto, la tercera de cuatro.\n\nJo Marsh estudió derecho y nunca ejerció.\n\nJo Marsh dice que llegó a la auditoría por azar.\n\nJo Marsh tiene en la pared el mapa de las oficinas.\n\nJo Marsh quiere menos controles, y mejores.',
  ],
  [
    'pl',
    'Jo Marsh dorastała przy porcie jako trzecia z czworga.\n\nJo Marsh skończyła prawo, ale nigdy go nie praktykowała.\n\nJo Marsh mówi, że audyt odkryła przypadkiem.\n\nJo Marsh ma na ścianie mapę oddziałów.\n\nJo Marsh chce mniej kontroli, za to lepszych.',
  ],
  [
    'sv',
    'Jo Marsh växte upp vid hamnen som tredje barn av fyra.\n\nJo Marsh läste juridik men blev aldrig advokat.\n\nJo Marsh säger att hon hittade revisionen av en slump.\n\nJo Marsh har en karta över kontoren på väggen.\n\nJo Marsh vill ha färre kontroller, och bättre.',
  ],
] as const;

test.each(PORTRAITS)(
  'a portrait whose paragraphs begin with the name is no directory (%s)',
  (_, text) => {
    expect(codesOf('The auditor by the harbour', text)).not.toContain('directory');
  },
);

test.each([
  ['en', 'The right age to join a board, and the height of the bar: Jo Marsh on the net result'],
  ['de', 'Größe, Alter, Vermögen: Jo Marsh über die Zahlen, die Prüfer wirklich brauchen'],
])(
  'a headline with the words of a biography page is no directory by itself (%s): %s',
  (_, title) => {
    expect(
      codesOf(
        title,
        'Jo Marsh leads internal audit at Harbour Mutual, and has done so for four years now.',
      ),
    ).not.toContain('directory');
  },
);

test.each([
  [
    'en',
    '- Jo Marsh, 34, Dale\n- Jo Marsh, 51, Moss\n- Jo Marsh, nurse, Elm\n- Jo Marsh, 28, Hull\n- Jo Marsh, teacher\n- Jo Marsh, retired',
  ],
  [
    'en',
    'Jo Marsh, Dale\n\nJo Marsh, Moss\n\nJo Marsh, nurse in Elm\n\nJo Marsh, Hull\n\nJo Marsh, teacher',
  ],
  [
    'de',
    '- Jo Marsh, Köchin, Hamburg\n- Jo Marsh, Dachdecker, Kiel\n- Jo Marsh, 51, Celle\n- Jo Marsh, Ulm\n- Jo Marsh, Studentin',
  ],
  [
    'es',
    '### Jo Marsh - Cádiz\n\n### Jo Marsh - Vigo\n\n### Jo Marsh - enfermera\n\n### Jo Marsh - Lugo\n\n### Jo Marsh - Soria',
  ],
  [
    'en',
    'Jo Marsh is a nurse in Elm.\n\nJo Marsh is a roofer from Hull.\n\nJo Marsh is 51 and lives in Moss.\n\nJo Marsh is retired.\n\nJo Marsh is the owner of a bar.',
  ],
])('a list of people with the name is a directory (%s)', (_, list) => {
  expect(codesOf('Jo Marsh', list)).toContain('directory');
});

test('a headline that counts the people of a like name heads a directory', () => {
  expect(
    codesOf('27 people called Joan Marsh in the county', '- Jo Marsh, Harbour Mutual\n- J. Marsh'),
  ).toContain('directory');
});

test('the speakers of a conversation are no directory, nor in French, which puts a space before the colon', () => {
  const turns = [
    'Bonjour.',
    'Je lis les rapports.',
    'Le risque, oui.',
    'Non.',
    'On vérifie.',
    'Merci.',
  ];
  const talk = (colon: string): string =>
    turns.map((turn) => `Jo Marsh${colon}${turn}`).join('\n\n');

  expect(codesOf('Le contrôle au micro', talk(' : '))).not.toContain('directory');
  expect(codesOf('Le contrôle au micro', talk(', '))).toContain('directory');
});

test.each([
  ['in brackets', (minute: number) => `Jo Marsh (00:0${minute}): `],
  ['behind spaces', (minute: number) => `Jo Marsh  0:0${minute} `],
  ['with hours', (minute: number) => `**Jo Marsh** [1:02:0${minute}] `],
])('the turns of a transcript with times are no directory (%s)', (_, label) => {
  const turns = ['Hello.', 'I read reports.', 'Risk, yes.', 'No.', 'We check.', 'Thanks.', 'Bye.'];
  const talk = turns.map((turn, minute) => `${label(minute)}${turn}`).join('\n\n');

  expect(codesOf('The auditor by the harbour', talk)).not.toContain('directory');
});

test('an agenda with four slots of one person at the company is no directory', () => {
  const slots = ['Welcome', 'Panel: floods', 'Fireside chat', 'Closing', 'Questions', 'Farewell'];
  const agenda = slots.map((slot) => `- Jo Marsh, Harbour Mutual – ${slot}`).join('\n');

  expect(codesOf('Agenda', agenda)).not.toContain('directory');
});

test('a list of namesakes at other places is a directory, also with one at the company', () => {
  const places = [
    'Harbour Mutual',
    'Elm School',
    'Kessel Freight',
    'Delta Dental',
    'Hull Choir',
    'Dale FC',
  ];
  const list = places.map((place) => `- Jo Marsh, ${place} – London`).join('\n');

  expect(codesOf('People', list)).toContain('directory');
});
