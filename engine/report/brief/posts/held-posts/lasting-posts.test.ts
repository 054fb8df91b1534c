import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  ['no', 'Tessa Marlow har vært risikosjef i Quillfeather Insurance siden 2021.'],
  ['no', 'Siden 2021 har Tessa Marlow vært risikosjef i Quillfeather Insurance.'],
  ['da', 'Tessa Marlow har været risikochef i Quillfeather Insurance siden maj 2021.'],
  ['da', 'Tessa Marlow har siden 2021 været risikochef i Quillfeather Insurance.'],
  ['sv', 'Tessa Marlow har varit riskchef på Quillfeather Insurance sedan 2021.'],
  ['sv', 'Sedan mars 2021 har Tessa Marlow varit riskchef på Quillfeather Insurance.'],
  ['es', 'Tessa Marlow ha sido directora de riesgos de Quillfeather Insurance desde 2021.'],
])('who has been in a post since a year has it, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('current');
});

test.each([
  ['sv', 'Tessa Marlow har varit riskchef på Quillfeather Insurance.'],
  ['da', 'Tessa Marlow har været risikochef i Quillfeather Insurance fra 2018 til 2022.'],
  [
    'es',
    'Tessa Marlow ha sido directora de riesgos de Quillfeather Insurance desde 2018 hasta 2022.',
  ],
  [
    'no',
    'Tessa Marlow har vært risikosjef i Quillfeather Insurance, men er siden 2021 i Beta Forsikring.',
  ],
])(
  'who has been in a post, with an end or without a beginning, had it, in %s: %s',
  (language, content) => {
    expect(statusByPage(language, content, 'A page')).toBe('left');
  },
);

test.each([
  ['en', 'Tessa Marlow works at Quillfeather Insurance and lives in Leeds.'],
  ['de', 'Tessa Marlow arbeitet seit 2018 bei der Quillfeather Insurance.'],
  ['fr', 'Tessa Marlow travaille chez Quillfeather Insurance depuis 2018.'],
  ['fr', 'Tessa Marlow fait partie de Quillfeather Insurance depuis 2018.'],
  ['es', 'Tessa Marlow trabaja en Quillfeather Insurance desde 2018.'],
  ['es', 'Tessa Marlow forma parte de Quillfeather Insurance desde 2018.'],
  ['it', 'Tessa Marlow lavora in Quillfeather Insurance dal 2018.'],
  ['it', 'Tessa Marlow fa parte di Quillfeather Insurance dal 2018.'],
  ['pt', 'Tessa Marlow trabalha na Quillfeather Insurance desde 2018.'],
  ['pt', 'Tessa Marlow faz parte da Quillfeather Insurance desde 2018.'],
  ['nl', 'Tessa Marlow werkt sinds 2018 bij Quillfeather Insurance.'],
  ['sv', 'Tessa Marlow arbetar på Quillfeather Insurance sedan 2018.'],
  ['da', 'Tessa Marlow arbejder i Quillfeather Insurance.'],
  ['pl', 'Tessa Marlow pracuje w Quillfeather Insurance od 2018 roku.'],
])('who works at the company is there, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('current');
});

test.each([
  ['en', 'Tessa Marlow, who left Quillfeather Insurance in May, works at Beta Insurance.'],
  ['en', 'Tessa Marlow no longer works at Quillfeather Insurance.'],
  ['de', 'Tessa Marlow arbeitet seit Mai nicht mehr bei der Quillfeather Insurance.'],
])('who works elsewhere, or no longer there, is not: %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).not.toBe('current');
});
