import { expect, test } from 'vitest';
import { verdictOn } from './testing/verdict-on.ts';

const MARIA = { name: 'Maria Santos', company: 'Petrobeta' };

test.each([
  '| Santos | Carlos | Petrobeta | Auditor |\n| Lima | Rita | Petrobeta | Auditor |',
  '| Carlos | Santos | Petrobeta | Auditor |\n| Rita | Lima | Petrobeta | Auditor |',
  '| Auditor | Carlos | Santos | Petrobeta |\n| Auditor | Rita | Lima | Petrobeta |',
  '| Maria Lima | Carlos Santos | Petrobeta |\n| Rita Lima | Ana Couto | Petrobeta |',
])('a row of somebody else of the surname is not the person’s: %j', (table) => {
  expect(verdictOn(table, MARIA)).not.toBe('confirmed');
});

test.each([
  '| Santos | Maria | Petrobeta | Auditor |\n| Lima | Rita | Petrobeta | Auditor |',
  '| Maria | Santos | Petrobeta | Auditor |\n| Rita | Lima | Petrobeta | Auditor |',
  '| 2 | Santos | Maria | Petrobeta | Auditor |\n| 3 | Lima | Rita | Petrobeta | Auditor |',
  '| Maria Santos | Petrobeta | Auditor |\n| Rita Lima | Petrobeta | Auditor |',
])('a row with the name in two cells is the person’s: %j', (table) => {
  expect(verdictOn(table, MARIA)).toBe('confirmed');
});
