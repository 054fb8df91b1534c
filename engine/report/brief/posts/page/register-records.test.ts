import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { briefFor } from '../../brief-for.ts';

const NOW = new Date('2026-06-20');

const RECORD =
  'Firm: Quillfeather Insurance\nFunction: Head of Compliance\nFrom: 04/02/2019\nTo: 27/03/2026';

function whoOn(content: string, title = 'Tessa Marlow – register entry', language = 'en'): string {
  const date = { day: '2026-06-01', precision: 'day', origin: 'metadata' } as const;
  const [who] = briefFor(MARLOW, [confirmedPage(content, { title, language, date })], NOW).who;
  return who === undefined ? '' : `${who.status ?? ''}: ${who.quote}`;
}

test('a record of a register is read as a whole: a post whose last day is past was left', () => {
  expect(whoOn(`Previous roles\n\n${RECORD}\n\nDisciplinary action: none`)).toBe(`left: ${RECORD}`);
});

test.each([
  [
    'de',
    'Firma: Quillfeather Insurance\nFunktion: Leiterin Compliance\nVon: 4.2.2019\nBis: 27.3.2026',
  ],
  [
    'fr',
    'Société: Quillfeather Insurance\nFonction: directrice des risques\nDu: 4/2/2019\nAu: 27/3/2026',
  ],
  [
    'es',
    'Entidad: Quillfeather Insurance\nCargo: directora de riesgos\nDesde: 4/2/2019\nHasta: 27/3/2026',
  ],
])('a record of a register is read in %s too', (language, content) => {
  expect(whoOn(content, 'Tessa Marlow', language)).toMatch(/^left: /u);
});

test('two dates in neighbouring cells are a beginning and an end', () => {
  const row = '| Head of Compliance | Quillfeather Insurance | 04/02/2019 | 27/03/2026 |';
  expect(whoOn(`Tessa Marlow\n\n${row}`)).toMatch(/^left: /u);
});

test('a record on a page whose title names nobody, or somebody else, is not theirs', () => {
  expect(whoOn(`Tessa Marlow wrote to us.\n\nJohn Roe\n\n${RECORD}`, 'Our register')).toBe('');
});
