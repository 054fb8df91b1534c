import { expect, test } from 'vitest';
import type { PostStatus } from '../../../../model/brief.ts';
import { statusOver, type DatedPage } from '../../../../testing/status-over.ts';

const NOW_AT: DatedPage = ['en', '2026-06-10', 'Tessa Marlow likes it there.'];

test.each<readonly [what: string, expected: PostStatus, told: DatedPage]>([
  [
    'joins whoever writes',
    'left',
    ['en', '2026-06-05', 'Tessa Marlow joined our team on 1 May from Quillfeather Insurance.'],
  ],
  [
    'joins whoever writes, and will lead a field there',
    'left',
    [
      'cs',
      '2026-06-05',
      'Do našeho týmu nastoupila 1. května Tessa Marlow, která povede oddělení compliance; přišla ze Quillfeather Insurance.',
    ],
  ],
  [
    'moves, with the company in the case of origin',
    'left',
    [
      'fi',
      '2026-06-05',
      'Tessa Marlow on aloittanut riskijohtajana. Hän siirtyi yhtiöön Quillfeather Insurancesta.',
    ],
  ],
  [
    'begins below the name of another employer',
    'unknown',
    [
      'en',
      '2026-06-05',
      'Riverton Re: Tessa Marlow has started as head of risk. Quillfeather Insurance: John Roe has retired.',
    ],
  ],
  [
    'joined long ago, and nothing more is said',
    'unknown',
    ['en', '2026-06-05', 'Tessa Marlow joined Quillfeather Insurance in 2011 as a clerk.'],
  ],
  [
    'is given a field of work by the company that the page is about',
    'joining',
    [
      'it',
      '2026-06-05',
      'Quillfeather Insurance cambia. Dal 1° gennaio la funzione compliance sarà affidata a Tessa Marlow.',
    ],
  ],
  [
    'acts in a post since a day of the month before',
    'current',
    [
      'es',
      '2026-06-05',
      'Tessa Marlow asume desde el 4 de mayo, en funciones, la Dirección de Riesgos de Quillfeather Insurance.',
    ],
  ],
  [
    'takes over for the time being, on no day',
    'current',
    [
      'pt',
      '2026-06-05',
      'Tessa Marlow assume interinamente a diretoria de riscos da Quillfeather Insurance.',
    ],
  ],
  [
    'is called by a short title in small letters',
    'current',
    ['nl', '2026-06-05', 'Namens Quillfeather Insurance schoof ciso Tessa Marlow aan.'],
  ],
  [
    'holds the post while others went in an earlier year',
    'current',
    [
      'en',
      '2026-06-05',
      'Head of risk Tessa Marlow (Quillfeather Insurance) danced. Two managers were dismissed in 2021.',
    ],
  ],
])('somebody who %s: %s', (_, expected, told) => {
  expect(statusOver([told, NOW_AT])).toBe(expected);
});

test('who leaves on no day, and has a post behind a French genitive since, has left', () => {
  const pages: readonly DatedPage[] = [
    ['fr', '2026-04-20', 'Solange Roe succède à Tessa Marlow chez Quillfeather Insurance.'],
    ['fr', '2026-06-05', 'Tessa Marlow, directrice de la conformité d’Ostrel, a parlé.'],
  ];
  expect(statusOver(pages)).toBe('left');
});
