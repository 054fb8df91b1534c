import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { eventsTold } from './find-events.ts';

const NOW = new Date('2026-06-20');

function kindsOn(content: string, language = 'en'): readonly string[] {
  const pages = analyzedPages(MARLOW, [confirmedPage(content, { language })]);
  return eventsTold(MARLOW, pages, NOW).map(({ kind }) => kind);
}

test.each([
  ['es', 'Quillfeather sacó el 12 de mayo a concurso la plaza de directora de riesgos.', 'hiring'],
  ['es', 'La plaza de auditor de Quillfeather sale a concurso el 12 de mayo.', 'hiring'],
  ['es', 'Quillfeather licitó el 12 de mayo la limpieza de sus oficinas.', 'tender'],
])('%s: a post that is put up for applications is no tender: %s', (language, text, kind) => {
  expect(kindsOn(text, language)).toEqual([kind]);
});

test.each([
  ['Procurement at Quillfeather counted 138 suppliers on 12 May.', 'other'],
  ['Quillfeather spread fine gravel in its yard on 12 May.', 'other'],
  ['On 12 May Quillfeather opened its gates on a fine day.', 'other'],
  ['Quillfeather was hit with a fine on 12 May.', 'fine'],
  ['A fine was imposed on Quillfeather on 12 May.', 'fine'],
  ['Quillfeather stopped auditing procedures on paper on 12 May.', 'other'],
  ['Mary Brown of Quillfeather bought a narrowboat on 12 May.', 'other'],
])('a word that can mean something else names no kind: %s', (text, kind) => {
  expect(kindsOn(text)).toEqual([kind]);
});

test.each([
  ['Quillfeather opened its new Leeds office on 12 May.', 'expansion'],
  ['Quillfeather opened in Leeds a second office on 12 May.', 'expansion'],
  ['Quillfeather opened the season at its Leeds office on 12 May.', 'other'],
  ['The watchdog opened an inquiry into the Quillfeather office on 12 May.', 'investigation'],
])('what is opened, and not where, names the kind: %s', (text, kind) => {
  expect(kindsOn(text)).toEqual([kind]);
});

test.each([
  ['The regulator issued a reprimand to Quillfeather on 12 May.', 'fine'],
  ['The watchdog served an improvement notice on Quillfeather on 12 May.', 'fine'],
  ['The High Court on 12 May found against Quillfeather over a lease.', 'litigation'],
  ['The Environment Agency on 12 May told Quillfeather to clear the ditch.', 'investigation'],
])('what an authority orders is a sanction, and what a court finds a case: %s', (text, kind) => {
  expect(kindsOn(text)).toEqual([kind]);
});

test('a rule that asks for an officer appoints nobody', () => {
  const text = 'Since 12 May every director at Quillfeather takes a test under the new code.';

  expect(kindsOn(text)).toEqual(['other']);
});

test.each([
  ['en', 'People in the town say Quillfeather was fined £90,000 on 12 May.'],
  ['en', 'Quillfeather was fined £90,000 on 12 May, insiders say.'],
  ['en', 'Word has it that Quillfeather bought Beta Ltd on 12 May.'],
  ['en', 'Quillfeather is said to have evacuated its office on 12 May.'],
  ['de', 'Im Haus wird gemunkelt, Quillfeather habe am 12. Mai ein Bußgeld gezahlt.'],
  ['fr', 'On dit que Quillfeather a racheté le courtier Lemoine le 12 mai.'],
  ['es', 'Se comenta que Quillfeather compró la correduría Lemoine el 12 de mayo.'],
  ['it', 'Si mormora che Quillfeather sia stata multata il 12 maggio.'],
  ['nl', 'Naar verluidt kreeg Quillfeather op 12 mei een boete van 90.000 euro.'],
  ['pl', 'Podobno Quillfeather dostał 12 maja karę 90 tys. zł.'],
])('%s: what people only say is not told: %s', (language, text) => {
  expect(kindsOn(text, language)).toEqual([]);
});
