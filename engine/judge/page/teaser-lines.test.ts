import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';

const STORY =
  'Harbour Mutual has opened a branch in Dale, its third this year. The insurer said on Tuesday that forty people would work there from the spring, most of them in claims.';

/** The zone of a line below a story. */
function zoneBelow(line: string): string | undefined {
  const markdown = `# A branch for Dale\n\n${STORY}\n\n${line}`;
  const page = { id: '', url: '', title: '', description: '', markdown, metadata: {} };
  return parsePage(page).passages.at(-1)?.zone;
}

test.each([
  '1. Jo Marsh joins Acme as audit chief 2. Rain closes the coast road 3. Council sets its budget',
  '1. Jo Marsh joins Acme as audit chief · 2. Rain closes the coast road again',
  '• Jo Marsh joins Acme as audit chief • Rain closes the coast road • Council sets its budget for 2027',
  'Jo Marsh joins Acme as audit chief | Rain closes the coast road | Council sets its budget for 2027',
  'Jo Marsch wird Revisionschefin bei Acme · Regen sperrt die Küstenstraße · Rat beschließt den Haushalt 2027',
  'Jo Marche rejoint Acme à l’audit – Pluie : la route côtière fermée – Le conseil vote son budget',
  '• Juana Marsé ficha por Acme como auditora • La lluvia corta la carretera • El pleno aprueba las cuentas',
  '1) Jo Mars wordt hoofd audit bij Acme 2) Regen sluit de kustweg af 3) Raad stelt de begroting vast',
  'Joanna Marska szefową audytu w Acme » Deszcz zamknął drogę nad morzem » Rada przyjęła budżet miasta',
  'Jo Mars blir revisionschef på Acme / Regnet stänger kustvägen igen / Kommunen antar sin budget',
  'Яна Марченко очолила аудит в Акме • Дощ закрив дорогу вздовж моря • Рада ухвалила бюджет міста',
  '・丸井純氏が監査部長に就任へ ・大雨で海岸道路が通行止め ・市議会が来年度予算を可決',
  'Most viewed: Jo Marsh joins Acme as audit chief',
  'Am meisten gelesen: Jo Marsch wird Revisionschefin',
  'Lo más visto: Juana Marsé ficha por Acme',
  'Mest sett: Jo Mars blir revisjonssjef i Acme',
  'Relacionadas: Juana Marsé ficha por Acme',
  'Luister ook: #18 Jo Mars over het bestuur',
  'Vedi anche: Jo Marsi alla revisione di Acme',
  'Keep reading: Jo Marsh joins Acme as audit chief',
])('headlines in one paragraph below a story are teasers: %s', (line) => {
  expect(zoneBelow(line)).toBe('aside');
});

test.each([
  'Jo Marsh · Head of Audit · Harbour Mutual · Dale',
  '09:30 | Jo Marsh, Harbour Mutual | The second line after Dale | Room 2',
  'The plan has three parts: 1. move the desks, 2. move the meetings, and 3. talk to one another.',
  'She works for Acme – a firm of forty – and for Harbour Mutual – a firm of four hundred people.',
  'Jo Marsh will lead the branch. It is her first • she told the mayor • since she came to the Dale office.',
  'By Jo Marsh | 12 March 2026 | 4 min read',
  'Audit / Risk / Compliance / Controls / Assurance',
  'Jo Marsh is head of audit at Harbour Mutual | jo@harbour.example | +44 20 7946 0000',
  '丸井純 ・ 監査部長 ・ 港海上',
])('what else is set off by signs stays the page’s own: %s', (line) => {
  expect(zoneBelow(line)).not.toBe('aside');
});

test('points above a story are its own', () => {
  const points =
    '• Jo Marsh joins Acme as audit chief • She comes from Harbour Mutual • Acme has looked since May';
  const markdown = `# Acme has an audit chief\n\n${points}\n\n${STORY}`;
  const page = { id: '', url: '', title: '', description: '', markdown, metadata: {} };

  expect(parsePage(page).passages.find(({ text }) => text.includes('since May'))?.zone).not.toBe(
    'aside',
  );
});

test.each([
  '- [Jo Marsh, Chief Risk Officer, Harbour Mutual](/speakers/jo-marsh)',
  '- [Jo Marsh – Head of Audit at Harbour Mutual](/team/jo-marsh)',
  '- [Jo Marsh, Leiterin Revision, Harbour Mutual](/referenten/jo-marsh)',
])('the card of a person is text, though it is a link: %s', (line) => {
  expect(zoneBelow(line)).toBe('body');
});

test.each([
  '- [Jo Marsh, chief risk officer of Harbour Mutual, resigns](/news/1)',
  '- [Harbour Mutual names Jo Marsh chief risk officer](/news/2)',
  '- [Risk, Audit and Compliance](/topics)',
  '- [Chief Risk Officer, London](/jobs/1)',
])('a headline or a menu that is a link is none: %s', (line) => {
  expect(zoneBelow(line)).toBe('aside');
});
