import { expect, test } from 'vitest';
import { typeOfPage } from '../testing/type-of-page.ts';

const SHOW_NOTES = [
  [
    'en',
    '#47 – Jo Marsh on the second line',
    'Host: Lee Carr\n\nGuest: Jo Marsh\n\n38 min\n\nWe talk about the year the controls library went from four hundred lines to sixty.',
  ],
  [
    'de',
    'Nr. 12: Die zweite Linie',
    'Moderation: Lena Carl\n\nGast: Jo Marsch\n\nLaufzeit 38:12\n\nWarum aus vierhundert Kontrollen sechzig wurden.',
  ],
  [
    'fr',
    'La deuxième ligne, avec Jo Marche',
    'Animé par : Luc Caron\n\nInvitée : Jo Marche\n\nDurée : 38 min\n\nPourquoi quatre cents contrôles sont devenus soixante.',
  ],
  [
    'es',
    'La segunda línea',
    'Presenta: Luis Caro\n\nInvitada: Juana Marsé\n\nDuración: 38 minutos\n\nPor qué cuatrocientos controles son hoy sesenta.',
  ],
  [
    'pl',
    'Druga linia',
    'Prowadzi: Ewa Karska\n\nGość: Joanna Marska\n\n38 min\n\nDlaczego z czterystu kontroli zostało sześćdziesiąt.',
  ],
  [
    'sv',
    'Andra linjen',
    'Programledare: Lars Carlsson\n\nGäst: Jo Mars\n\n38 min\n\nVarför fyrahundra kontroller blev sextio.',
  ],
  [
    'ja',
    '第12回 二線の話',
    '聞き手：加藤亮\n\nゲスト：丸井純子\n\n38分\n\n四百の統制がなぜ六十になったのか。',
  ],
  [
    'en',
    'The second line',
    '[Audio](https://cdn.a.example/47.mp3)\n\nWith Jo Marsh, head of audit at Harbour Mutual\n\n38:12\n\nWhy four hundred controls became sixty.',
  ],
] as const;

test.each(SHOW_NOTES)('show notes that do not say podcast are one (%s): %s', (...page) => {
  expect(typeOfPage(...page)).toBe('podcast');
});

const EVENINGS = [
  [
    'en',
    'Supper at the harbour',
    'Host: Harbour Mutual\n\nGuests: forty\n\nTake the bus from Dale, 38 min, and bring a coat.',
  ],
  ['de', 'Tagung', 'Moderation: Lena Carl\n\nReferentin: Jo Marsch\n\nDauer: 45 Minuten'],
] as const;

test.each(EVENINGS)('an evening with a host and guests is no podcast (%s): %s', (...page) => {
  expect(typeOfPage(...page)).toBe('article');
});
