import { expect, test } from 'vitest';
import type { ResearchResult } from '../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../sales-signals/analyzed-pages.ts';
import { findEvents } from '../find-events.ts';

const NOW = new Date('2026-06-20');

function mentionsOn(content: string, more: Partial<ResearchResult> = {}) {
  const page = confirmedPage(content, { language: 'en', ...more });
  return findEvents(MARLOW, analyzedPages(MARLOW, [page]), NOW).map(({ kind, period }) => ({
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
  expect(mentionsOn(PROGRAMME)).toEqual([{ kind: 'speaking', day: '2026-09-10' }]);
});

test('a day that no times follow is not one of the programme', () => {
  const more = `${PROGRAMME}\n\nRegistration closes 1 August 2026\n\nTessa Marlow, Quillfeather`;

  expect(mentionsOn(more).map(({ day }) => day)).toEqual(['2026-09-10', '2026-09-10']);
});

test.each([
  ['en', 'Forum, 22 March 2026\n\nOn stage: Tessa Marlow, Quillfeather.', ['2026-03-22']],
  ['en', 'Forum, 21 March 2026\n\nOn stage: Tessa Marlow, Quillfeather.', []],
  ['de', 'Forum, 12. Mai 2026\n\nPodium: Tessa Marlow, Quillfeather.', ['2026-05-12']],
  ['de', 'Forum, 12. Februar 2026\n\nPodium: Tessa Marlow, Quillfeather.', []],
  ['fr', 'Forum, 12 février 2026\n\nTable ronde : Tessa Marlow (Quillfeather).', []],
  ['es', 'Foro, 12 de febrero de 2026\n\nPonentes: Tessa Marlow (Quillfeather).', []],
  ['en', 'On 5 February Tessa Marlow of Quillfeather spoke at the Risk Forum.', []],
  ['de', 'Am 5. Februar sprach Tessa Marlow von Quillfeather auf dem Risikotag.', []],
  ['en', 'On 5 September 2026 Tessa Marlow of Quillfeather speaks at the Forum.', ['2026-09-05']],
])('%s: a talk of the last 90 days or ahead is told, an older one is no news: %s', (...row) => {
  const [language, content, days] = row;

  expect(mentionsOn(content, { language })).toEqual(days.map((day) => ({ kind: 'speaking', day })));
});

test.each([
  ['en', '12 May 2026', 'On stage: Tessa Marlow, Quillfeather; Tom Fell, Larkpay.'],
  ['en', '12 May 2026', 'On the stage were Tom Fell and Tessa Marlow, who works for Quillfeather.'],
  ['de', '12. Mai 2026', 'Auf dem Podium saßen Tessa Marlow (Quillfeather) und Tom Fell.'],
  ['fr', '12 mai 2026', 'Table ronde : Tessa Marlow (Quillfeather), Paul Roy (Larkpay).'],
  ['es', '12 de mayo de 2026', 'Ponentes: Tessa Marlow (Quillfeather) y Luis Prieto (Larkpay).'],
  ['it', '12 maggio 2026', 'Relatori: Tessa Marlow (Quillfeather), Luca Prati (Larkpay).'],
  ['nl', '12 mei 2026', 'Sprekers: Tessa Marlow (Quillfeather) en Tom Fell (Larkpay).'],
  ['cs', '12. května 2026', 'Řečníci: Tessa Marlow (Quillfeather), Karel Hora (Larkpay).'],
])('%s: who is on stage spoke on the day given above, %s: %s', (language, day, line) => {
  expect(mentionsOn(`Risk Forum, ${day}\n\n${line}`, { language })).toEqual([
    { kind: 'speaking', day: '2026-05-12' },
  ]);
});

test('a sentence of a programme that only says with whom is a talk', () => {
  const line = 'One register. With Tessa Marlow (Quillfeather) and Ann Roe (Cairn).';

  expect(
    mentionsOn(PROGRAMME.replace('Nobody reads the policy. Harriet Bloom, Larkpay', line)),
  ).toEqual([
    { kind: 'speaking', day: '2026-09-09' },
    { kind: 'speaking', day: '2026-09-10' },
  ]);
});

test.each([
  ['a programme of other years', PROGRAMME.replaceAll('September 2026', 'May 2019')],
  ['a recording', PROGRAMME.replaceAll(/(?:09|10|12)(\.\d\d)/g, '[00$1]')],
  ['the panel of others', 'Forum, 12 May 2026\n\nPanel: Tom Fell.\n\nTessa Marlow sent regrets.'],
  ['a page without times', PROGRAMME.replaceAll(/\d\d\.\d\d /g, '')],
])('no talk is told from %s', (_page, content) => {
  expect(mentionsOn(content)).toEqual([]);
});

test.each([
  ['en', 'Tender for audit software', 'Closing date: 4 September 2026, noon'],
  ['no', 'Anbud: system for internkontroll', 'Tilbudsfristen er 4. september 2026.'],
  ['de', 'Ausschreibung einer Software', 'Angebotsfrist: 4. September 2026'],
  ['fr', 'Appel d’offres : logiciel', 'Date limite : 4 septembre 2026'],
  ['nl', 'Aanbesteding applicatie', 'Sluitingsdatum: 4 september 2026'],
])('%s: a notice closes on the day that its line gives', (language, title, line) => {
  const content = `Quillfeather\n\n${title}\n\n${line}`;

  expect(mentionsOn(content, { language })).toContainEqual({ kind: 'tender', day: '2026-09-04' });
});

test('a closing date below a job title is that of a vacancy', () => {
  const content =
    '# Head of Internal Audit (m/f)\n\nQuillfeather\n\nClosing date: 4 September 2026';

  expect(mentionsOn(content)).toEqual([{ kind: 'hiring', day: '2026-09-04' }]);
});

test.each([
  ['a day that has passed', 'Quillfeather\n\nTender\n\nSubmission date: 4 May 2026'],
  ['a bond', 'Quillfeather\n\nNotes, 3.5 per cent\n\nDue date: 4 September 2031'],
  ['the notice of another', 'Larkpay Bank Ltd\n\nTender\n\nClosing date: 4 September 2026'],
])('nothing closes on %s', (_day, content) => {
  expect(mentionsOn(content)).toEqual([]);
});

test.each([
  ['en', 'Tessa Marlow of Quillfeather spoke at the Risk Forum in Leeds on 5 May.'],
  ['en', 'On 5 May Tessa Marlow of Quillfeather gave the keynote at the Risk Forum.'],
  ['de', 'Am 5. Mai sprach Tessa Marlow von Quillfeather auf dem Risikotag in Graz.'],
  ['fr', 'Le 5 mai, Tessa Marlow (Quillfeather) est intervenue à la table ronde des assureurs.'],
  ['es', 'El 5 de mayo Tessa Marlow, de Quillfeather, intervino en la jornada de Bilbao.'],
  ['it', 'Il 5 maggio Tessa Marlow di Quillfeather è intervenuta al convegno di Parma.'],
  ['nl', 'Op 5 mei sprak Tessa Marlow van Quillfeather op de compliancedag.'],
  ['sv', 'Den 5 maj talade Tessa Marlow från Quillfeather på Riskdagen.'],
  ['cs', 'Tessa Marlow z Quillfeather vystoupila 5. května na konferenci v Brně.'],
])('%s: a sentence tells of a talk and its day: %s', (language, text) => {
  expect(mentionsOn(text, { language })).toEqual([{ kind: 'speaking', day: '2026-05-05' }]);
});

test.each([
  ['en', 'Tessa Marlow of Quillfeather did not speak at the Risk Forum on 5 May.'],
  ['en', 'Tom Fell spoke at the Risk Forum on 5 May, and Tessa Marlow of Quillfeather listened.'],
  ['en', 'Tessa Marlow of Quillfeather spoke at the Risk Forum in 2019.'],
  ['en', 'Tessa Marlow of Quillfeather spoke with her staff on 5 May.'],
  ['de', 'Tessa Marlow von Quillfeather sprach am Freitag mit der Zeitung.'],
  ['nl', 'Tessa Marlow van Quillfeather sprak dinsdag met de krant.'],
])('%s: who is silent, listens, or speaks elsewhere gives no talk: %s', (language, text) => {
  expect(mentionsOn(text, { language }).filter(({ kind }) => kind === 'speaking')).toEqual([]);
});
