import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { reportDocument } from '../testing/report-document.ts';
import { exportFileName } from './export-facts.ts';

function nameFor(name: string, company: string): string {
  const document = reportDocument();
  return exportFileName({ ...document, prospect: { ...document.prospect, name, company } }, 'csv');
}

test('a file is named after person, company and day', () => {
  expect(nameFor("Zoë O'Rourke", 'Aérolia & Co.')).toBe(
    'legwork-zoe-o-rourke-aerolia-co-2026-11-20.csv',
  );
  expect(nameFor('李 明', '')).toBe('legwork-李-明-2026-11-20.csv');
  expect(nameFor('../../etc', 'CON')).toBe('legwork-etc-con-2026-11-20.csv');
});

test('a name is cut by bytes, between two characters, and fits the strictest disk', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const file = nameFor(`${'𠮷'.repeat(90)}${name}`, '明'.repeat(90));
      expect(Buffer.byteLength(file)).toBeLessThanOrEqual(143);
      expect(file).not.toMatch(/\p{Cs}/u);
    }),
  );
});

test('no name makes a path, a hidden file, a second ending or a name too long', () => {
  assert(
    property(string({ maxLength: 500 }), string(), (name, company) => {
      expect(nameFor(name, company)).toMatch(/^legwork-[\p{L}\p{N}-]{0,120}-?2026-11-20\.csv$/u);
    }),
  );
});
