import { expect, test } from 'vitest';
import { wordsOf } from '../../../text/words.ts';
import { personNameOf } from '../name/person-name.ts';
import { createPersonMatcher } from './person-matcher.ts';

/** How a text names the person; mentions that are somebody else's count as none. */
function kindsIn(name: string, text: string): readonly string[] {
  return createPersonMatcher([personNameOf(name)])
    .findMentions(wordsOf(text))
    .filter(({ isPartOfOtherName }) => !isPartOfOtherName)
    .map(({ kind }) => kind);
}

test.each([
  ['Ana García', 'Acme nombra a Ana Torres y Luis García'],
  ['Ana García', 'Acme nombra a Ana Torres y Xoel García'],
  ['Maria Bianchi', 'Acme nomina Maria Rossi e Luca Bianchi'],
  ['Rita Lima', 'A Acme nomeou Rita Couto e Davi Lima'],
  ['Anna Weber', 'Florian Weber, Anna Kowalik und andere'],
  ['Anna Weber', 'Flavian Weber, Anna Kowalik und andere'],
  ['John Hale', 'Peter Hale, John Doe and others'],
])('%s is nobody in a list of others: %s', (name, text) => {
  expect(kindsIn(name, text).filter((kind) => kind !== 'surname')).toEqual([]);
});

test.each([
  ['Ana García', 'Acme nombra a Ana García y Luis Torres'],
  ['Ana Torres Roe', 'Acme nombra a Ana Torres y Roe directora'],
  ['Anna Weber', 'Weber, Anna; Kowalik, Florian'],
  ['Anna Weber', 'Prof. Weber, Anna'],
  ['Anna Weber', 'Vortrag von Weber, Anna, und anderen'],
  ['Ludwig von Bergen', 'von Bergen, Ludwig'],
])('%s is found in %s', (name, text) => {
  expect(kindsIn(name, text)).toContain('full');
});

test.each([
  ['John Smith', 'SMITH, John Thomas'],
  ['Harriet Colborne', 'COLBORNE, Harriet Ruth'],
  ['Harriet Maud Colborne', 'COLBORNE, Harriet Maud'],
  ['Harriet M. Colborne', 'COLBORNE, Harriet Maud'],
])('%s is found in a register’s %s', (name, text) => {
  expect(kindsIn(name, text)).toEqual(['full']);
});

test('another middle name in a register is another person’s', () => {
  expect(kindsIn('Harriet Maud Colborne', 'COLBORNE, Harriet Ruth')).toEqual([]);
});

test.each([
  ['Ana García', 'Ana García López dijo'],
  ['Rita Couto', 'Rita Couto Silva disse'],
])('%s may have a second surname that is common: %s', (name, text) => {
  expect(kindsIn(name, text)).toEqual(['full']);
});

test('an English surname after a name makes it another name', () => {
  expect(kindsIn('Andrew Hale', 'Andrew Hale Johnson said')).toEqual([]);
});

test.each([
  ['Lucía Ferrandis', 'Apoderada: FERRANDIS SOLER LUCIA.'],
  ['Lucía Ferrandis', 'ROCA GIL PEDRO;FERRANDIS SOLER LUCIA. Datos registrales.'],
  ['Lucía Ferrandis', 'Consejera: FERRANDIS SOLER LUCIA MARIA; Presidente: ROCA GIL PEDRO'],
])('%s is found with a second surname as registers have it: %s', (name, text) => {
  expect(kindsIn(name, text)).toContain('full');
});

test.each([
  ['Lucía Ferrandis Gil', 'Apoderada: FERRANDIS SOLER LUCIA.'],
  ['Lucía Ferrandis', 'Apoderada: FERRANDIS SOLER MARTA.'],
  ['Lucía Ferrandis', 'Apoderado: FERRANDIS MARIA LUCIA.'],
  ['Lucía Ferrandis', 'Ayer Ferrandis Soler Lucia vendió tres barcos'],
  ['Jane Doe', 'In Doe Street Jane waited.'],
  ['Jane Doe', 'Doe Street, Jane waited.'],
  ['Jane Doe', 'Doe Johnson Jane'],
])('%s is nobody there: %s', (name, text) => {
  expect(kindsIn(name, text).filter((kind) => kind !== 'surname')).toEqual([]);
});
