import { expect, test } from 'vitest';
import { confirmedPage } from '../../testing/confirmed-page.ts';
import { kindsIn } from '../../testing/events-in.ts';
import { briefFor } from '../brief/brief-for.ts';

/** The quotes of the events that a page of October 2026 gives about Jane Doe's company. */
function newsOf(company: string, language: string, text: string): readonly string[] {
  const date = { day: '2026-10-20', precision: 'day', origin: 'metadata' } as const;
  const page = confirmedPage(`Jane Doe, CRO of ${company}, spoke. ${text}`, {
    language,
    date,
    title: 'News',
  });
  const prospect = { name: 'Jane Doe', companyUrl: '', position: '', linkedinUrl: '', notes: '' };
  return briefFor({ ...prospect, company }, [page], new Date('2026-11-20')).whyNow.map(
    ({ quote }) => quote,
  );
}

test.each([
  ['Ardglen Bank', 'en', 'Tulsk Bank was fined €48,000 by the Central Bank in September 2026.'],
  ['Ardglen Bank', 'en', 'Down the road, Tulsk Bank was hacked in September 2026.'],
  ['Ardglen Credit Union', 'en', 'Tulsk Credit Union was fined €48,000 in September 2026.'],
  ['Stadtwerke Amfeld', 'de', 'Die Stadtwerke Lauten wurden im September 2026 gehackt.'],
  ['Klinikum Amfeld', 'de', 'Das Klinikum Lauten wurde im September 2026 gehackt.'],
])('what befell another of the kind is no news of %s (%s): %s', (company, language, text) => {
  expect(newsOf(company, language, text)).toEqual([]);
});

test.each([
  ['Ardglen Bank', 'en', 'The bank was fined €48,000 by the Central Bank in September 2026.'],
  ['Ardglen Credit Union', 'en', 'Ardglen Credit Union was fined €48,000 in September 2026.'],
  ['Stadtwerke Amfeld', 'de', 'Die Stadtwerke Amfeld wurden im September 2026 gehackt.'],
])('what befell the company itself is (%s, %s): %s', (company, language, text) => {
  expect(newsOf(company, language, text)).toEqual([text]);
});

test.each([
  ['en', 'Tessa Marlow reported that the safety audit took place in May and found two faults.'],
  ['de', 'Tessa Marlow berichtete, dass die Prüfung im Mai ohne Befund abgeschlossen wurde.'],
  ['it', 'Tessa Marlow ha riferito che l’audit si è concluso a maggio.'],
])('%s: what the prospect reports of their company is its event: %s', (language, text) => {
  const page = `Quillfeather, 1 June.\n\n${text}`;

  expect(kindsIn(page, language, { title: 'Quillfeather' })).toContain('audit');
});

test.each([
  ['en', 'The insurer noted the fine imposed on the Larkfield Clinic in May.'],
  [
    'de',
    'Der Versicherer nahm das im Mai gegen die Larkfeld Klinik verhängte Bußgeld zur Kenntnis.',
  ],
])('%s: what is done to another organisation is no event of the company: %s', (language, text) => {
  const page = `Quillfeather is an insurer.\n\n${text}`;

  expect(kindsIn(page, language, { title: 'Quillfeather' })).not.toContain('fine');
});

test('a room and an hour are no act of an authority', () => {
  const page = 'Tuesday 26 May 2026, 6 pm, Council Chamber, Quillfeather House';

  expect(kindsIn(page, 'en')).not.toContain('investigation');
});

test.each([
  ['en', 'Mr Poole said that his own company had been fined £30,000 in May.'],
  ['en', 'Quillfeather Insurance is not alone: Corvel let 40 people go in May.'],
  ['en', 'Quillfeather Insurance  Products  Pricing  Start free'],
])('nor do menus and the company of somebody else (%s): %s', (language, text) => {
  expect(kindsIn(text, language)).toEqual([]);
});

test('a simple way of buying is no investigation', () => {
  const text = 'Quillfeather Insurance achète en procédure adaptée depuis le 11 juin.';
  expect(kindsIn(text, 'fr')).not.toContain('investigation');
});

test.each([
  [
    'it',
    'A maggio la Banca d’Italia ha chiuso un’ispezione. L’istituto deve presentare un piano entro il 31 luglio 2026.',
  ],
  [
    'es',
    'El Banco de España cerró en mayo una visita. La entidad debe presentar un plan antes del 31 de julio de 2026.',
  ],
  [
    'pt',
    'O Banco de Portugal fechou em maio uma visita. A seguradora tem de apresentar um plano até 31 de julho de 2026.',
  ],
])('a central bank is no other company of which a page goes on (%s): %s', (language, text) => {
  expect(kindsIn(`Quillfeather Insurance: ${text}`, language)).toContain('deadline');
});
