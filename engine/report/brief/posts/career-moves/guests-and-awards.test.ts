import { expect, test } from 'vitest';
import type { EventKind } from '../../../../model/brief.ts';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { statusOver, type DatedPage } from '../../../../testing/status-over.ts';
import { briefFor } from '../../brief-for.ts';

const IN_POST: DatedPage = [
  'en',
  '2025-12-01',
  'Tessa Marlow is head of risk at Quillfeather Insurance.',
];

test.each([
  [
    'en',
    'Priya Nair welcomed Tessa Marlow, head of risk at Quillfeather Insurance, to the stage on Tuesday.',
  ],
  [
    'en',
    'The Fenland Compliance Institute elected Tessa Marlow, head of risk at Quillfeather Insurance, to its council.',
  ],
  [
    'en',
    'The Ferry Trust has appointed Tessa Marlow, head of risk at Quillfeather Insurance, as a trustee.',
  ],
  ['en', "The jury has elected Quillfeather Insurance's Tessa Marlow to its ranks."],
  [
    'de',
    'Der Branchenverband begrüßt Tessa Marlow, Risikochefin der Quillfeather Insurance, in seiner Runde.',
  ],
  [
    'de',
    'Die Stiftung Deichschutz beruft Tessa Marlow, Risikochefin der Quillfeather Insurance, in ihren Beirat.',
  ],
  [
    'fr',
    'Le comité de la fondation nomme Tessa Marlow, directrice des risques de Quillfeather Insurance, membre du jury.',
  ],
  [
    'nl',
    'De vakbond verwelkomt Tessa Marlow, hoofd risico bij Quillfeather Insurance, in zijn kring.',
  ],
  [
    'en',
    'Ledger Weekly has named Tessa Marlow, head of risk at Quillfeather Insurance, Risk Manager of the Year.',
  ],
  ['en', 'The jury elected Tessa Marlow of Quillfeather Insurance Chief Auditor of the Decade.'],
  [
    'de',
    'Das Fachblatt hat Tessa Marlow, Risikochefin der Quillfeather Insurance, zur Compliance-Managerin des Jahres gekürt.',
  ],
])('a guest, an award or a seat beside the job ends no post, in %s: %s', (language, text) => {
  expect(statusOver([IN_POST, [language, '2026-06-05', text]])).toBe('current');
});

test.each([
  [
    'en',
    'Norrland Bank has hired Tessa Marlow, head of risk at Quillfeather Insurance, as its chief auditor.',
  ],
  ['en', 'Norrland Bank welcomes Tessa Marlow, head of risk at Quillfeather Insurance, as CRO.'],
  ['en', "Norrland Bank hires Quillfeather Insurance's Tessa Marlow."],
  ['en', 'We welcomed Tessa Marlow to our team in May from Quillfeather Insurance.'],
  [
    'de',
    'Die Nordland Bank beruft Tessa Marlow, Risikochefin der Quillfeather Insurance, zur Leiterin Revision.',
  ],
])('whoever is given a new post comes from the old one, in %s: %s', (language, text) => {
  expect(statusOver([IN_POST, [language, '2026-06-05', text]])).toMatch(/^(?:left|leaving)$/u);
});

function eventsOn(language: string, content: string): readonly EventKind[] {
  const brief = briefFor(MARLOW, [confirmedPage(content, { language })], new Date('2026-06-20'));
  return brief.whyNow.map(({ kind }) => kind);
}

test.each([
  [
    'en',
    'Tessa Marlow of Quillfeather Insurance was named Compliance Officer of the Year on 28 May 2026.',
  ],
  [
    'en',
    'On 28 May 2026 Tessa Marlow of Quillfeather Insurance was chosen as Risk Manager of the Year.',
  ],
  [
    'de',
    'Tessa Marlow von Quillfeather Insurance wurde am 28. Mai 2026 zur Datenschutzbeauftragten des Jahres ernannt.',
  ],
  [
    'fr',
    'Tessa Marlow, de Quillfeather Insurance, a été nommée directrice conformité de l’année le 28 mai 2026.',
  ],
  [
    'es',
    'Tessa Marlow, de Quillfeather Insurance, fue nombrada directora de cumplimiento del año el 28 de mayo de 2026.',
  ],
  ['sv', 'Tessa Marlow på Quillfeather Insurance utsågs den 28 maj 2026 till Årets riskchef.'],
])('an award called like a job title is no appointment, in %s: %s', (language, content) => {
  expect(eventsOn(language, content).join(' ')).toMatch(/^(?:award)?$/u);
});

test.each([
  ['en', 'Tessa Marlow of Quillfeather Insurance was named chief risk officer on 28 May 2026.'],
  [
    'en',
    'Quillfeather Insurance has hired Tessa Marlow, Compliance Officer of the Year, as head of risk.',
  ],
  [
    'de',
    'Tessa Marlow wurde am 28. Mai dieses Jahres bei Quillfeather Insurance zur Leiterin Revision ernannt.',
  ],
  [
    'cs',
    'Tessa Marlow byla 28. května tohoto roku jmenována ředitelkou compliance v Quillfeather Insurance.',
  ],
])('an appointment within a year is one, in %s: %s', (language, content) => {
  expect(eventsOn(language, content).join(' ')).toMatch(/^(?:appointment|joining)$/u);
});
