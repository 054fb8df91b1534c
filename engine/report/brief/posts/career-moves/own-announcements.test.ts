import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { briefFor } from '../../brief-for.ts';

const NOW = new Date('2026-06-20');

function whoOn(language: string, content: string) {
  const page = confirmedPage(`**Tessa Marlow**\n\n${content}`, {
    title: 'Tessa Marlow on Linkfeed',
    language,
    date: { day: '2026-06-01', precision: 'day', origin: 'metadata' },
  });
  return briefFor(MARLOW, [page], NOW).who[0];
}

test.each([
  ['en', 'I start at Quillfeather Insurance in September.'],
  ['de', 'Nach sechs Jahren bei der Nordwerft starte ich im September bei Quillfeather Insurance.'],
  ['nl', 'Na zes jaar Noordwerf begin ik in september bij Quillfeather Insurance.'],
  ['fr', 'Après six ans chez Ostrel, je commence chez Quillfeather Insurance en septembre.'],
  ['es', 'Después de seis años en Ostrel, empiezo en Quillfeather Insurance en septiembre.'],
  ['it', 'A settembre comincio in Quillfeather Insurance.'],
  ['pt', 'Depois de seis anos na Ostrel, começo na Quillfeather Insurance em setembro.'],
  ['sv', 'Efter sex år på Nordvarvet börjar jag på Quillfeather Insurance i september.'],
  ['da', 'Efter seks år hos Nordværft starter jeg hos Quillfeather Insurance i september.'],
  ['no', 'Etter seks år hos Nordverft begynner jeg hos Quillfeather Insurance i september.'],
  ['pl', 'Po sześciu latach we wrześniu zaczynam pracę w Quillfeather Insurance.'],
  ['cs', 'Po šesti letech nastupuji v září do Quillfeather Insurance.'],
])('who says that they begin is joining, in %s', (language, content) => {
  expect(whoOn(language, content)?.status).toBe('joining');
});

test.each([
  ['de', 'Im Mai beginne ich jeden Tag mit einem Kaffee bei Quillfeather Insurance.'],
  ['es', 'Empiezo el día con café.'],
])('what is begun with a coffee is no job, in %s', (language, content) => {
  expect(whoOn(language, content)?.status).not.toBe('joining');
});

test.each([
  'I’ll be leaving Quillfeather Insurance at the end of July.',
  'I am head of risk at Quillfeather Insurance. At the end of July I’ll leave the company.',
])('who says so in a contracted verb is leaving: %s', (content) => {
  expect(whoOn('en', content)?.status).toBe('leaving');
});

test.each([
  [
    'en',
    'I am head of risk at Quillfeather Insurance. I keep notes that my successor should read.',
  ],
  ['de', 'Ich bin Risikochefin der Quillfeather Insurance. Mein Nachfolger wird mir dankbar sein.'],
])('whoever mentions a successor without a name has not left, in %s', (language, content) => {
  expect(whoOn(language, content)?.status).not.toBe('left');
});

test('the employer behind a job title alone on its line is not the entered one', () => {
  const who = whoOn(
    'nl',
    'Functionaris gegevensbescherming bij Noordwerf\n\nNieuws over Quillfeather Insurance.',
  );

  expect(who?.text ?? '').not.toContain('Quillfeather');
});
