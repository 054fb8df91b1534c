import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { statusByPage } from '../../../../testing/status-by-page.ts';
import { briefFor } from '../../brief-for.ts';

function briefOf(language: string, content: string) {
  const date = { day: '2026-06-01', precision: 'day', origin: 'metadata' } as const;
  const page = confirmedPage(content, { language, date, title: 'A page' });
  const { who, whyNow, openers } = briefFor(MARLOW, [page], new Date('2026-06-20'));
  return {
    status: who[0]?.status,
    events: whyNow.length,
    openers: openers.length,
    who: who[0]?.text,
  };
}

test.each([
  [
    'en',
    'Tessa Marlow, head of risk at Quillfeather Insurance, has been appointed chair of the Institute of Risk.',
  ],
  [
    'en',
    'Tessa Marlow of Quillfeather Insurance has been elected president of the Risk Institute.',
  ],
  [
    'es',
    'Tessa Marlow, directora de riesgos de Quillfeather Insurance, ha sido nombrada presidenta de la asociación.',
  ],
  [
    'it',
    'Tessa Marlow, responsabile rischi di Quillfeather Insurance, è stata nominata presidente dell’associazione.',
  ],
  [
    'pt',
    'Tessa Marlow, diretora de riscos da Quillfeather Insurance, foi nomeada presidente do instituto.',
  ],
  [
    'fr',
    'Tessa Marlow, directrice des risques de Quillfeather Insurance, a été nommée membre du comité de la fédération.',
  ],
  [
    'nl',
    'Tessa Marlow, hoofd risicobeheer van Quillfeather Insurance, werd gekozen tot voorzitter van de vereniging.',
  ],
  ['sv', 'Tessa Marlow, riskchef på Quillfeather Insurance, blir ordförande i branschföreningen.'],
])('a post at an association is no news of the company, in %s: %s', (language, content) => {
  expect(briefOf(language, content)).toMatchObject({ status: 'current', events: 0, openers: 0 });
});

test.each([
  [
    'en',
    'Tessa Marlow, head of audit at Quillfeather Insurance, has been appointed chief risk officer.',
    'Chief risk officer',
  ],
  [
    'en',
    'Quillfeather Insurance has appointed Tessa Marlow, chair of the Risk Institute, as head of risk.',
    'Head of risk',
  ],
  [
    'es',
    'Tessa Marlow, directora de auditoría de Quillfeather Insurance, ha sido nombrada directora de riesgos.',
    'Directora de riesgos',
  ],
  [
    'de',
    'Tessa Marlow, Leiterin Revision der Quillfeather Insurance, wurde zur Leiterin Compliance ernannt.',
    'Leiterin Compliance',
  ],
])('a new post at the company is one, in %s: %s', (language, content, title) => {
  const { status, events, who } = briefOf(language, content);

  expect(`${status ?? ''}, ${String(events)}: ${who ?? ''}`).toMatch(
    new RegExp(`^current, 1: ${title}`, 'u'),
  );
});

test('a seat among the executives is no post beside the job, however far behind it stands', () => {
  const page =
    'Quillfeather Insurance annonce l’arrivée de Tessa Marlow au poste de directrice des risques. Elle prendra ses fonctions le 4 juillet 2026 et siégera au comité de direction.';
  expect(statusByPage('fr', page, 'Une page')).toBe('joining');
});
