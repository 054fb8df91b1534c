import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { statusByPage } from '../../../../testing/status-by-page.ts';
import { briefFor } from '../../brief-for.ts';

test.each([
  [
    'en',
    'Desmond Marlow, who was chief risk officer of Quillfeather Insurance, cleared his desk on Friday. Tessa Marlow, no relation, stays head of resilience.',
  ],
  [
    'en',
    'Desmond Marlow cleared his desk at Quillfeather Insurance on Friday. Mr Marlow leaves after nine years. Tessa Marlow, no relation, heads resilience at Quillfeather Insurance.',
  ],
  [
    'en',
    'Tessa Marlow heads resilience at Quillfeather Insurance. Her namesake Paul Marlow, the finance chief, resigned on Friday; Mr Marlow gave no reason.',
  ],
  [
    'de',
    'Paul Marlow räumt seinen Schreibtisch bei der Quillfeather Insurance. Herr Marlow geht nach neun Jahren. Tessa Marlow leitet das Risikomanagement der Quillfeather Insurance.',
  ],
  [
    'fr',
    'Paul Marlow quitte Quillfeather Insurance. M. Marlow y a passé neuf ans. Tessa Marlow, sans lien de parenté, y dirige les risques.',
  ],
  [
    'nl',
    'Paul Marlow vertrekt bij Quillfeather Insurance. De heer Marlow gaat met pensioen. Tessa Marlow, geen familie, leidt er het risicobeheer.',
  ],
  [
    'sv',
    'Paul Marlow lämnar Quillfeather Insurance. Tessa Marlow, inte släkt, leder riskavdelningen på Quillfeather Insurance.',
  ],
])('a namesake comes and goes alone, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toMatch(/^(?:current|unknown|-)$/u);
});

test.each([
  [
    'en',
    'Quillfeather risk chief Marlow exits after audit row',
    'Paul Marlow cleared his desk at Quillfeather Insurance on Friday. Tessa Marlow, no relation, writes our column.',
  ],
  [
    'de',
    'Quillfeather: Risikochef Marlow geht',
    'Paul Marlow verlässt die Quillfeather Insurance. Tessa Marlow, nicht verwandt, schreibt unsere Kolumne.',
  ],
  [
    'fr',
    'Le directeur des risques Marlow quitte Quillfeather',
    'Paul Marlow quitte Quillfeather Insurance. Tessa Marlow, sans lien de parenté, tient notre chronique.',
  ],
])(
  'a surname in the title is the namesake’s whom the text names first, in %s',
  (language, title, content) => {
    const page = confirmedPage(content, { language, title });

    expect(briefFor(MARLOW, [page], new Date('2026-06-20')).who).toEqual([]);
  },
);
