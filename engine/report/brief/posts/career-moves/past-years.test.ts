import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  ['en', 'In 2019, Tessa Marlow joins Quillfeather Insurance as head of risk.'],
  ['en', 'In May 2019 Tessa Marlow, then an auditor, joins Quillfeather Insurance.'],
  ['fr', 'En 2019, Tessa Marlow rejoint Quillfeather Insurance.'],
  ['fr', 'Tessa Marlow intègre Quillfeather Insurance en 2019 comme directrice des risques.'],
  ['fr', 'Tessa Marlow quitte Nordal en 2019 pour rejoindre Quillfeather Insurance.'],
  ['fr', 'Elle débute chez Nordal, puis, en 2019, Tessa Marlow rejoint Quillfeather Insurance.'],
  ['it', 'Nel 2019 Tessa Marlow entra in Quillfeather Insurance.'],
  ['es', 'En el año 2019 Tessa Marlow se incorpora a Quillfeather Insurance.'],
  ['pt', 'Em 2019, Tessa Marlow assume a diretoria de riscos da Quillfeather Insurance.'],
  ['de', '2019 wechselt Tessa Marlow zur Quillfeather Insurance.'],
  ['de', 'Tessa Marlow wechselt 2019 zur Quillfeather Insurance.'],
  ['de', 'Im Jahr 2019 übernimmt Tessa Marlow die Leitung Revision der Quillfeather Insurance.'],
  ['nl', 'In 2019 stapt Tessa Marlow over naar Quillfeather Insurance.'],
  ['sv', '2019 börjar Tessa Marlow på Quillfeather Insurance.'],
  ['no', 'I 2019 begynner Tessa Marlow i Quillfeather Insurance.'],
  ['da', 'I 2019 begynder Tessa Marlow hos Quillfeather Insurance.'],
  ['pl', 'W 2019 roku Tessa Marlow dołącza do Quillfeather Insurance.'],
  [
    'en',
    'Tessa Marlow is Chief Risk Officer at Quillfeather Insurance, joining from Beta Bank in 2019.',
  ],
  [
    'en',
    'Tessa Marlow is head of risk at Quillfeather Insurance. She started her career at Harbour Bank, moving to Beta Bank in 2008.',
  ],
  [
    'en',
    'Tessa Marlow is head of risk at Quillfeather Insurance. She began her career at Harbour Bank before moving to Beta Bank.',
  ],
  [
    'de',
    'Tessa Marlow ist Risikochefin der Quillfeather Insurance. 2008 wechselt sie zur Beta Bank.',
  ],
  [
    'fr',
    'Tessa Marlow est directrice des risques de Quillfeather Insurance. En 2008, elle passe chez Nordal.',
  ],
  [
    'en',
    'Tessa Marlow is head of risk at Quillfeather Insurance. She began her career at Harbour Bank, then moved to Beta Bank.',
  ],
])('what happens in a year long past is over, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toBe('current');
});

test.each([
  ['fr', 'Tessa Marlow quitte Quillfeather Insurance en 2019.'],
  ['fr', 'Tessa Marlow quitte Quillfeather Insurance en 2019 pour rejoindre Nordal.'],
  ['de', '2019 verlässt Tessa Marlow die Quillfeather Insurance.'],
])('who leaves in a year long past has left, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toBe('left');
});

test.each([
  ['en', 'Tessa Marlow joins Quillfeather Insurance in 2027.'],
  ['en', 'In September, Tessa Marlow joins Quillfeather Insurance.'],
  ['en', 'Tessa Marlow, at Beta Bank since 2015, joins Quillfeather Insurance as head of risk.'],
  ['en', 'Tessa Marlow will join Quillfeather Insurance, founded in 1990, as head of risk.'],
  ['en', 'Tessa Marlow joins Quillfeather Insurance after 12 years at Beta Bank (2003–2015).'],
  [
    'en',
    'Tessa Marlow joins Quillfeather Insurance from Beta Bank, where she has been since 2015.',
  ],
  ['en', 'Beta Bank was founded in 1990, and Tessa Marlow will join Quillfeather Insurance.'],
  ['fr', 'Tessa Marlow rejoint Quillfeather Insurance, fondée en 1990.'],
  ['fr', 'Diplômée en 1998, Tessa Marlow rejoint Quillfeather Insurance.'],
  ['fr', 'Tessa Marlow prend la direction de l’audit de Quillfeather Insurance, créée en 2019.'],
  ['de', 'Tessa Marlow übernimmt die 2015 gegründete Revision der Quillfeather Insurance.'],
  ['de', 'Tessa Marlow, seit 2015 bei der Beta Bank, wechselt zur Quillfeather Insurance.'],
  ['es', 'Nacida en Soria en 1975, Tessa Marlow se incorpora a Quillfeather Insurance.'],
  ['pl', 'Tessa Marlow dołączy do założonej w 2015 roku spółki Quillfeather Insurance.'],
])('a year that belongs to something else puts no move off, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toBe('joining');
});

test.each([
  ['en', 'Tessa Marlow leaves Quillfeather Insurance, where she has worked since 2015.'],
  ['de', 'Tessa Marlow verlässt die Quillfeather Insurance, für die sie seit 2015 arbeitet.'],
  ['en', 'Tessa Marlow leaves Quillfeather Insurance, which she joined in 2015.'],
  ['en', 'After joining Quillfeather Insurance in 2015, Tessa Marlow is leaving in September.'],
])('who leaves now goes, whenever they came, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toBe('leaving');
});
