import { expect, test } from 'vitest';
import type { Aboutness } from '../model/judgement.ts';
import { judgedForJo } from './testing/judged-for-jo.ts';

/** Whether a page is about Jo Marsh of Harbour Mutual, or only mentions them. */
function aboutnessOf(title: string, markdown: string): Aboutness | null | undefined {
  return judgedForJo([{ title, markdown }])[0]?.aboutness;
}

test.each([
  [
    'en',
    'Jo Marsh | Harbour Mutual',
    '# Jo Marsh\n\nHead of Internal Audit\n\nJo joined Harbour Mutual in 2019 from a firm of accountants. She leads a team of eleven and reports to the audit committee.',
  ],
  [
    'en',
    'Jo Marsh - Speaker - Risk Days 2026',
    '# Jo Marsh\n\nHead of Internal Audit, Harbour Mutual\n\nShe has spent two decades in insurance.',
  ],
  [
    'en',
    'Leadership: Jo Marsh',
    '## Jo Marsh, Head of Internal Audit\n\nMarsh is responsible for audit at Harbour Mutual. Before that she worked at a bank.',
  ],
  [
    'de',
    'Jo Marsh – Leiterin Revision | Harbour Mutual',
    '# Jo Marsh\n\nLeiterin der Internen Revision\n\nSie kam 2019 von einer Prüfungsgesellschaft und leitet ein Team von elf Personen.',
  ],
  [
    'fr',
    'Jo Marsh | Intervenants',
    '# Jo Marsh\n\nDirectrice de l’audit interne, Harbour Mutual\n\nElle a rejoint le groupe en 2019 après dix ans dans un cabinet.',
  ],
  [
    'es',
    'Jo Marsh - Equipo',
    '# Jo Marsh\n\nDirectora de auditoría interna\n\nSe incorporó a Harbour Mutual en 2019 y dirige un equipo de once personas.',
  ],
  [
    'pl',
    'Jo Marsh – prelegenci',
    '# Jo Marsh\n\nSzefowa audytu wewnętrznego, Harbour Mutual\n\nOd 2019 roku kieruje zespołem jedenastu osób.',
  ],
  [
    'ja',
    'Jo Marsh | 登壇者',
    '# Jo Marsh\n\nHarbour Mutual 内部監査部長\n\n2019年に入社し、11人のチームを率いる。',
  ],
])('a page headed by the name alone is about the person (%s): %s', (_, title, text) => {
  expect(aboutnessOf(title, text)).toBe('about');
});

test.each([
  [
    'en',
    'Speakers | Risk Days 2026',
    '# Speakers\n\n- Lee Carr, Acme\n- Jo Marsh, Harbour Mutual\n- Ann Pike, Dale LLP',
  ],
  [
    'en',
    'Harbour Mutual opens in Dale',
    '# Harbour Mutual opens in Dale\n\nThe branch has forty people. Jo Marsh, who leads audit, was at the opening.',
  ],
  [
    'en',
    'Jo Marsh and Lee Carr among 40 speakers at Risk Days',
    '# Forty speakers\n\nRisk Days has named its speakers. Among them are Lee Carr, Jo Marsh of Harbour Mutual and Ann Pike.',
  ],
  [
    'en',
    'Jo Marsh, Anna Pike and Peter Carr at Risk Days',
    '# Jo Marsh, Anna Pike and Peter Carr at Risk Days\n\nRisk Days has named three speakers.',
  ],
  [
    'de',
    'Referentinnen und Referenten',
    '# Referentinnen und Referenten\n\n- Lena Carl, Acme\n- Jo Marsh, Harbour Mutual\n- Paul Pohl, Dale',
  ],
])('a page that lists the person among others mentions them (%s): %s', (_, title, text) => {
  expect(aboutnessOf(title, text)).toBe('mentions');
});
