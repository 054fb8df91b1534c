import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  [
    'fr',
    'Après dix ans chez Nordal, Tessa Marlow est directrice de la conformité de Quillfeather Insurance.',
  ],
  [
    'fr',
    'Après dix ans au sein de Nordal, Tessa Marlow dirige la conformité de Quillfeather Insurance.',
  ],
  [
    'fr',
    'Après trois ans au sein de Quillfeather Insurance, Tessa Marlow a été promue directrice des risques.',
  ],
  ['en', 'After ten years at Beta Bank, Tessa Marlow is head of risk at Quillfeather Insurance.'],
  ['en', 'After ten years at Quillfeather Insurance, Tessa Marlow was promoted to head of risk.'],
  [
    'it',
    'Dopo dieci anni in Banca Nordal, Tessa Marlow è responsabile rischi di Quillfeather Insurance.',
  ],
])('who has spent years elsewhere is where they are now, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('current');
});

test.each([
  ['fr', 'Après dix ans chez Nordal, Tessa Marlow rejoint Quillfeather Insurance.'],
  ['fr', 'Tessa Marlow rejoindra Quillfeather Insurance après dix ans chez Nordal.'],
  ['en', 'After ten years at Beta Bank, Tessa Marlow joins Quillfeather Insurance.'],
  ['de', 'Nach zehn Jahren bei der Harbour Bank wechselt Tessa Marlow zur Quillfeather Insurance.'],
  ['es', 'Tras diez años en Nordal, Tessa Marlow se incorpora a Quillfeather Insurance.'],
  ['it', 'Dopo dieci anni in Nordal, Tessa Marlow entra in Quillfeather Insurance.'],
  ['pt', 'Após dez anos na Nordal, Tessa Marlow junta-se à Quillfeather Insurance.'],
  ['nl', 'Na tien jaar bij Nordal stapt Tessa Marlow over naar Quillfeather Insurance.'],
  ['sv', 'Efter tio år på Nordal börjar Tessa Marlow på Quillfeather Insurance.'],
  ['da', 'Efter ti år hos Nordal begynder Tessa Marlow hos Quillfeather Insurance.'],
  ['no', 'Etter ti år i Nordal begynner Tessa Marlow i Quillfeather Insurance.'],
  ['pl', 'Po dziesięciu latach w Nordal Tessa Marlow dołącza do Quillfeather Insurance.'],
])('who comes after years elsewhere comes, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toBe('joining');
});

test.each([
  ['fr', 'Après dix ans chez Quillfeather Insurance, Tessa Marlow rejoint Nordal.'],
  ['fr', 'Tessa Marlow quitte Quillfeather Insurance après dix ans chez l’assureur.'],
  ['fr', 'Tessa Marlow prendra sa retraite après trente ans chez Quillfeather Insurance.'],
  ['en', 'After ten years at Quillfeather Insurance, Tessa Marlow joins Beta Bank.'],
  ['de', 'Nach zehn Jahren bei der Quillfeather Insurance wechselt Tessa Marlow zur Harbour Bank.'],
  ['es', 'Tras diez años en Quillfeather Insurance, Tessa Marlow se incorpora a Banco Nordal.'],
  ['it', 'Dopo dieci anni in Quillfeather Insurance, Tessa Marlow entra in Banca Nordal.'],
  ['pt', 'Após dez anos na Quillfeather Insurance, Tessa Marlow junta-se ao Banco Nordal.'],
  ['nl', 'Na tien jaar bij Quillfeather Insurance stapt Tessa Marlow over naar Nordal.'],
  ['sv', 'Efter tio år på Quillfeather Insurance börjar Tessa Marlow på Nordal.'],
  ['da', 'Efter ti år hos Quillfeather Insurance begynder Tessa Marlow hos Nordal.'],
  ['no', 'Etter ti år i Quillfeather Insurance begynner Tessa Marlow i Nordal Bank.'],
  ['pl', 'Po dziesięciu latach w Quillfeather Insurance Tessa Marlow dołącza do Banku Nordal.'],
])('who goes after years at the company goes, in %s: %s', (language, content) => {
  expect(statusByPage(language, content, 'A page')).toMatch(/^(?:leaving|left)$/u);
});
