import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  [
    'en',
    'Quillfeather Insurance has promoted Tessa Marlow to chief risk officer with effect from 1 May. The role she is leaving has been advertised.',
  ],
  [
    'de',
    'Die Quillfeather Insurance hat Tessa Marlow am 1. Mai zur Risikovorständin befördert. Für die Stelle, die sie verlässt, gibt es zwölf Bewerber.',
  ],
  [
    'fr',
    'Quillfeather Insurance a promu Tessa Marlow directrice des risques le 1er mai. Le poste qu’elle quitte est à pourvoir.',
  ],
  [
    'es',
    'Quillfeather Insurance ha ascendido a Tessa Marlow a directora de riesgos. El puesto que deja saldrá a concurso en julio.',
  ],
  [
    'it',
    'Quillfeather Insurance ha promosso Tessa Marlow a responsabile dei rischi il 1° maggio. Il posto che lascia sarà coperto entro luglio.',
  ],
  [
    'nl',
    'Quillfeather Insurance heeft Tessa Marlow op 1 mei bevorderd tot hoofd risico. De functie die ze verlaat, komt in juli vrij.',
  ],
  [
    'sv',
    'Quillfeather Insurance har befordrat Tessa Marlow till riskchef den 1 maj. Tjänsten som hon lämnar tillsätts i höst.',
  ],
])('%s: whoever is promoted leaves a post and not the company: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('current');
});

test.each([
  [
    'en',
    'Tessa Marlow, who was promoted to chief risk officer of Quillfeather Insurance in 2023, will leave the company in July. The position she leaves will be advertised.',
  ],
  [
    'en',
    'Quillfeather Insurance is looking for somebody to fill the post that Tessa Marlow leaves in July.',
  ],
])('%s: whoever leaves the company leaves, promoted before or not: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('leaving');
});
