import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prospectKey } from './prospect.ts';

test('a person at a company has one key, however case, accents, spaces and punctuation are written', () => {
  expect(prospectKey({ name: ' Zoë   Müller', company: 'ACME, Inc.' })).toBe('zoe muller|acme inc');
  expect(prospectKey({ name: 'zoe muller', company: 'Acme Inc' })).toBe('zoe muller|acme inc');
});

test('an e-mail address is no part of the key', () => {
  const jane = { name: 'Jane Doe', company: 'Acme' };
  const withEmail = { ...jane, email: 'jane@acme.com' };
  expect(prospectKey(withEmail)).toBe(prospectKey(jane));
});

test('Cyrillic and Greek read as Latin letters; other scripts keep their own', () => {
  expect(prospectKey({ name: '田中 花子', company: 'Газпром' })).toBe('田中 花子|gazprom');
  expect(prospectKey({ name: 'Γιώργος', company: 'Gazprom' })).toMatch(/\|gazprom$/);
});

test('the key of a key is the key, for any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, company) => {
      const key = prospectKey({ name, company });
      const [first = '', second = ''] = key.split('|');
      expect(prospectKey({ name: first, company: second })).toBe(key);
    }),
  );
});
