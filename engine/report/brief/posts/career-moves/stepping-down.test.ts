import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  ['pl', 'Tessa Marlow odchodzi z Quillfeather Insurance.'],
  ['pl', 'Tessa Marlow odchodzi ze stanowiska dyrektora ds. ryzyka Quillfeather Insurance.'],
  ['no', 'Tessa Marlow går av som risikosjef i Quillfeather Insurance.'],
  ['no', 'Tessa Marlow gikk av i mai som risikosjef i Quillfeather Insurance.'],
  ['da', 'Tessa Marlow går af som risikochef i Quillfeather Insurance.'],
  ['sv', 'Tessa Marlow hoppar av som riskchef på Quillfeather Insurance.'],
  ['nl', 'Tessa Marlow treedt af als hoofd risicobeheer van Quillfeather Insurance.'],
  ['nl', 'Tessa Marlow treedt per 1 juli terug als hoofd risicobeheer van Quillfeather Insurance.'],
  ['nl', 'Tessa Marlow trad in mei terug als hoofd risicobeheer van Quillfeather Insurance.'],
  ['pl', 'Quillfeather Insurance ogłosiła odejście Tessy Marlow.'],
])('who steps down leaves, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toMatch(/^(?:leaving|left)$/u);
});

test.each([
  [
    'pl',
    'Po odejściu Jana Nowaka Tessa Marlow została dyrektorem ds. ryzyka Quillfeather Insurance.',
  ],
  ['da', 'Tessa Marlow, risikochef i Quillfeather Insurance, går ud af mødet.'],
])(
  'who comes when somebody else goes, or goes out of a room, stays, in %s: %s',
  (language, content) => {
    expect(statusByPage(language, content, 'A page')).toBe('current');
  },
);
