import { expect, test } from 'vitest';
import type { ResearchResult } from '../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../sales-signals/analyzed-pages.ts';
import { eventsTold } from '../find-events.ts';

const NOW = new Date('2026-06-20');

function toldOn(content: string, more: Partial<ResearchResult> = {}) {
  const page = confirmedPage(content, { language: 'en', ...more });
  return eventsTold(MARLOW, analyzedPages(MARLOW, [page]), NOW).map(({ kind, period }) => ({
    kind,
    day: period?.stated?.day,
  }));
}

const PROGRAMME = `Compliance Days, Leeds

Updated 18 June

Wednesday 9 September 2026

09.00 Opening
09.30 Nobody reads the policy. Harriet Bloom, Larkpay
10.45 Coffee

Thursday 10 September 2026

09.00 One register, three owners: Tessa Marlow, Quillfeather
12.30 Lunch

Tessa Marlow will sell her book at the desk.`;

test('a line of a programme that names the prospect is their talk, on the day given above it', () => {
  expect(toldOn(PROGRAMME)).toEqual([{ kind: 'speaking', day: '2026-09-10' }]);
});

test('a day that no times follow is not one of the programme', () => {
  const more = `${PROGRAMME}\n\nRegistration closes 1 August 2026\n\nTessa Marlow, Quillfeather`;

  expect(toldOn(more).map(({ day }) => day)).toEqual(['2026-09-10', '2026-09-10']);
});

test.each([
  ['a programme that is over', PROGRAMME.replaceAll('September 2026', 'May 2026')],
  ['a page without times', PROGRAMME.replaceAll(/\d\d\.\d\d /g, '')],
])('no talk is told from %s', (_page, content) => {
  expect(toldOn(content)).toEqual([]);
});

test.each([
  ['en', 'Tender for audit software', 'Closing date: 4 September 2026, noon'],
  ['no', 'Anbud: system for internkontroll', 'Tilbudsfristen er 4. september 2026.'],
  ['de', 'Ausschreibung einer Software', 'Angebotsfrist: 4. September 2026'],
  ['fr', 'Appel d’offres : logiciel', 'Date limite : 4 septembre 2026'],
  ['nl', 'Aanbesteding applicatie', 'Sluitingsdatum: 4 september 2026'],
])('%s: a notice closes on the day that its line gives', (language, title, line) => {
  const content = `Quillfeather\n\n${title}\n\n${line}`;

  expect(toldOn(content, { language })).toContainEqual({ kind: 'tender', day: '2026-09-04' });
});

test('a closing date below a job title is that of a vacancy', () => {
  const content =
    '# Head of Internal Audit (m/f)\n\nQuillfeather\n\nClosing date: 4 September 2026';

  expect(toldOn(content)).toEqual([{ kind: 'hiring', day: '2026-09-04' }]);
});

test.each([
  ['a day that has passed', 'Quillfeather\n\nTender\n\nSubmission date: 4 May 2026'],
  ['a bond', 'Quillfeather\n\nNotes, 3.5 per cent\n\nDue date: 4 September 2031'],
  ['the notice of another', 'Larkpay Bank Ltd\n\nTender\n\nClosing date: 4 September 2026'],
])('nothing closes on %s', (_day, content) => {
  expect(toldOn(content)).toEqual([]);
});
