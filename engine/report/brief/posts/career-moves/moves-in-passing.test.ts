import { expect, test } from 'vitest';
import type { PostStatus } from '../../../../model/brief.ts';
import { statusOver, type DatedPage } from '../../../../testing/status-over.ts';

const IN_POST: DatedPage = [
  'en',
  '2025-12-01',
  'Tessa Marlow is head of risk at Quillfeather Insurance.',
];

const AT_COMPANY = 'Quillfeather Insurance\n\n';

test.each([
  ['en', 'The chair had been empty since Tessa Marlow sailed to Iceland.'],
  ['en', 'The post was vacant since Easter, when Tessa Marlow bought a farm.'],
  ['de', 'Das Büro ist verwaist, seit Tessa Marlow die Berge vorzog.'],
  ['nl', 'De stoel is leeg sinds Tessa Marlow een boerderij kocht.'],
  ['sv', 'Stolen har stått tom sedan Tessa Marlow köpte en gård.'],
  ['da', 'Pladsen har været ubesat siden påske, da Tessa Marlow købte en gård.'],
  ['no', 'Kontoret har stått tomt siden Tessa Marlow kjøpte en gård.'],
  ['fr', 'Le fauteuil est vide depuis que Tessa Marlow élève des chèvres.'],
  ['es', 'El despacho está vacío desde que Tessa Marlow cría cabras.'],
  ['pt', 'O gabinete está vazio desde que Tessa Marlow cria cabras.'],
  ['it', 'La poltrona è vuota da quando Tessa Marlow alleva capre.'],
  ['pl', 'Fotel jest pusty, odkąd Tessa Marlow hoduje kozy.'],
  ['cs', 'Židle je prázdná od chvíle, kdy Tessa Marlow chová kozy.'],
  ['fi', 'Paikka on ollut tyhjänä siitä lähtien, kun Tessa Marlow osti tilan.'],
  ['ro', 'Scaunul este gol de când Tessa Marlow crește capre.'],
  ['hu', 'A szék üres, amióta Tessa Marlow kecskéket tart.'],
  ['tr', 'Tessa Marlow’dan boşalan göreve bir müfettiş vekâlet ediyor.'],
])('whoever a post has been empty since has left it, in %s: %s', (language, text) => {
  const told: DatedPage = [language, '2026-06-01', `${AT_COMPANY}${text}`];
  expect(statusOver([IN_POST, told])).toBe('left');
});

test.each<readonly [PostStatus, string, string]>([
  ['left', 'en', 'Tessa Marlow has joined a competitor.'],
  ['left', 'en', 'Tessa Marlow joined another industry in May.'],
  ['left', 'fr', 'Tessa Marlow ayant rejoint le monde de la banque, la fonction est partagée.'],
  ['leaving', 'fr', 'Tessa Marlow rejoindra la concurrence le 1er octobre.'],
  ['left', 'en', 'Ms T. Marlow: Head of Risk; ceased 12 May 2026'],
])(
  'whoever goes to an unnamed employer has left or is leaving (%s, %s): %s',
  (expected, language, text) => {
    const told: DatedPage = [language, '2026-06-01', `${AT_COMPANY}${text}`];
    expect(statusOver([IN_POST, told])).toBe(expected);
  },
);

test.each([
  ['en', 'Tessa Marlow has agreed to come as his replacement and starts on Monday 6 July.'],
  ['sv', 'Tessa Marlow, i dag hos Ostrel Juridik, tillträder den 1 juli.'],
  ['pt', 'A nova diretora, Tessa Marlow, começa em 1 de julho.'],
  [
    'en',
    'From 1 July the ledgers of Quillfeather Insurance will be kept in order by Tessa Marlow.',
  ],
  ['de', 'Ab dem 1. Juli hat bei Quillfeather Insurance Tessa Marlow das letzte Wort.'],
  ['it', 'Dal 1 luglio Quillfeather Insurance potrà affidarsi a Tessa Marlow.'],
  ['no', 'Styret har valgt Tessa Marlow; Quillfeather Insurance får henne fra 1. juli.'],
  ['es', 'Designar en su lugar a la señora Tessa Marlow, a partir del 1 de julio.'],
])('whoever is said to begin on a day ahead is joining, in %s: %s', (language, text) => {
  expect(statusOver([[language, '2026-06-01', `${AT_COMPANY}${text}`]])).toBe('joining');
});

test('a caption on a later page puts nobody in post before their first day', () => {
  const told: DatedPage = [
    'sv',
    '2026-06-01',
    `${AT_COMPANY}Tessa Marlow tillträder den 1 september.`,
  ];
  const caption: DatedPage = ['sv', '2026-06-10', 'Tessa Marlow, riskchef Quillfeather Insurance'];
  expect(statusOver([told, caption])).toBe('joining');
  expect(statusOver([told, IN_POST])).not.toBe('joining');
});

test.each([
  ['en', 'The post had been vacant since March, and Tessa Marlow minds it.'],
  ['en', 'The chair of the board has been empty since John Roe left.'],
  ['en', 'Tessa Marlow presented John Roe as her replacement for the summer.'],
  ['en', 'Tessa Marlow asked what happens when an auditor joins a competitor?'],
  ['de', 'Tessa Marlow wird heute fünfzig.'],
  ['it', 'Dal 1 luglio Quillfeather Insurance prende atto che Tessa Marlow rinuncia.'],
])('a sentence about somebody else or about no post ends nothing, in %s: %s', (language, text) => {
  const told: DatedPage = [language, '2026-06-01', `${AT_COMPANY}${text}`];
  expect(statusOver([IN_POST, told])).not.toMatch(/left|leaving|joining/u);
});

test('a place where somebody is said to be after leaving is no employer', () => {
  const told: DatedPage = [
    'en',
    '2026-06-01',
    `${AT_COMPANY}Tessa Marlow handed in her access card on 29 May, and she is in the Highlands.`,
  ];
  expect(statusOver([IN_POST, told])).toBe('left');
});
