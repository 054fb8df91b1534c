import { expect, test } from 'vitest';
import type { ResearchResult } from '../../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { statusByPage } from '../../../../testing/status-by-page.ts';
import { briefFor } from '../../brief-for.ts';

const NOW = new Date('2026-11-25');

function page(day: string, language: string, content: string): ResearchResult {
  return confirmedPage(content, {
    id: content,
    url: `https://pages.example/${day}-${language}`,
    date: { day, precision: 'day', origin: 'metadata' },
    language,
  });
}

test.each([
  ['a walk', 'Tessa Marlow of Quillfeather Insurance has walked all three yards this month.'],
  ['a walk in the first person', 'By Tessa Marlow\n\nI have walked every floor with my team.'],
])('%s is no departure', (_, content) => {
  expect(statusByPage('en', content, 'A page')).not.toMatch(/^(?:left|leaving)$/u);
});

test.each([
  'Our head of risk, Tessa Marlow of Quillfeather Insurance, leaves next month.',
  'Tessa Marlow, head of risk at Quillfeather Insurance, leaves next week.',
  'Tessa Marlow is finishing up at Quillfeather Insurance on 18 December.',
])('who leaves within days or weeks is leaving: %s', (content) => {
  expect(statusByPage('en', content, 'A page')).toBe('leaving');
});

test.each([
  ['pt', 'A seguradora de Coimbra escolheu Tessa Marlow para diretora de compliance.'],
  ['es', 'El banco de Soria ha nombrado a Tessa Marlow directora de cumplimiento.'],
  ['nl', 'De verzekeraar uit Zwolle heeft Tessa Marlow benoemd tot hoofd risico.'],
])('the kind of company and its town are no other employer (%s): %s', (language, told) => {
  const content = `Quillfeather Insurance\n\n${told}`;
  expect(statusByPage(language, content, 'Quillfeather Insurance')).toMatch(
    /^(?:joining|current)$/u,
  );
});

test.each([
  [
    'nl',
    'Sinds 1 juni leidt Tessa Marlow het risicobeheer bij Quillfeather Insurance, tot er een opvolger is voor Ann Kuiper.',
  ],
  [
    'de',
    'Seit 1. Juni führt Tessa Marlow das Risikomanagement bei Quillfeather Insurance, bis ein Nachfolger für Ann Kuiper gefunden ist.',
  ],
  [
    'en',
    'Tessa Marlow leads risk at Quillfeather Insurance until a successor to Ann Kuiper is found.',
  ],
])('who holds a post until somebody else is succeeded goes nowhere (%s): %s', (language, told) => {
  expect(statusByPage(language, told, 'A page')).not.toMatch(/^(?:left|leaving)$/u);
});

test.each([
  'Tessa Marlow leads risk at Quillfeather Insurance until a successor is found.',
  'Tessa Marlow leads risk at Quillfeather Insurance until a successor is named by Ann Kuiper.',
])('who holds a post until they are succeeded themselves is leaving: %s', (told) => {
  expect(statusByPage('en', told, 'A page')).toBe('leaving');
});

test.each([
  [
    'fr',
    'Tessa Marlow dirige la qualité du site de Bergues de Quillfeather Insurance depuis 2021.',
  ],
  ['de', 'Tessa Marlow leitet das Risikomanagement im Werk Soltau der Quillfeather Insurance.'],
  ['es', 'Tessa Marlow dirige la calidad en la planta de Soria de Quillfeather Insurance.'],
  ['it', 'Tessa Marlow guida la qualità nello stabilimento di Ostuni di Quillfeather Insurance.'],
])('a site of the company is no other employer (%s): %s', (language, told) => {
  const [who] = briefFor(MARLOW, [page('2026-11-12', language, told)], NOW).who;

  expect(who).toMatchObject({ status: 'current', company: 'Quillfeather Insurance' });
});

test.each([
  ['en', 'Tessa Marlow, who heads up Health, Safety and Environment, closed the day.'],
  ['en', 'Tessa Marlow, head of health, safety and environment, closed the day.'],
])('fields of work in a list are one duty and no employer (%s): %s', (language, told) => {
  const [who] = briefFor(
    MARLOW,
    [page('2026-11-12', language, `Quillfeather Insurance had a day of safety.\n\n${told}`)],
    NOW,
  ).who;
  expect(who).toMatchObject({ status: 'current', company: 'Quillfeather Insurance' });
});

test.each([
  [
    'en',
    'Quillfeather Insurance has appointed Tessa Marlow as chief risk officer from 1 January 2027.',
    'Tessa Marlow, our head of risk, leaves at the end of December for an insurer.',
  ],
  [
    'de',
    'Quillfeather Insurance beruft Tessa Marlow zum 1. Januar 2027 zur Risikochefin.',
    'Tessa Marlow, unsere Leiterin Risiko, verlässt uns Ende Dezember.',
  ],
  [
    'nl',
    'Quillfeather Insurance benoemt Tessa Marlow per 1 januari 2027 tot hoofd risico.',
    'Tessa Marlow, onze directeur risico, vertrekt eind december naar een verzekeraar.',
  ],
])(
  'notice given at an employer that is not named makes way for the new job (%s)',
  (language, named, leaves) => {
    const pages = [page('2026-10-08', language, named), page('2026-11-01', language, leaves)];
    expect(briefFor(MARLOW, pages, NOW).who[0]).toMatchObject({ status: 'joining' });
  },
);
