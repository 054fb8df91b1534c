import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { secretOf } from '../../model/secret.ts';
import { withoutKey } from './without-key.ts';

const KEY = `fc-9b/"<&'\\ é😀+%x!~(`;

const FORMS: readonly (readonly [string, (key: string) => string])[] = [
  ['plain', (key) => key],
  ['percent-encoded', (key) => encodeURIComponent(key)],
  ['percent-encoded in small letters', inSmallLetters],
  ['percent-encoded twice', (key) => inQuery(key).replaceAll('+', '%20').replaceAll('%', '%25')],
  [
    'percent-encoded as an address in an address',
    (key) => encodeURIComponent(encodeURIComponent(key)),
  ],
  ['in a query', inQuery],
  ['in JSON', inJson],
  ['in JSON with escaped slashes', (key) => inJson(key).replaceAll('/', '\\/')],
  ['in JSON within JSON', (key) => inJson(inJson(key))],
  ['in HTML', inHtml],
];

test.each(FORMS)('threat 6: a key written back %s is taken out', (_, form) => {
  expect(withoutKey(`before ${form(KEY)} after ${form(KEY)}.`, secretOf(KEY))).toBe(
    'before [key] after [key].',
  );
});

test('threat 6: no form of a random key is left', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\x20-\x7e]{8,60}$/),
      fc.array(fc.string(), { minLength: 2 }),
      (key, texts) => {
        for (const [, form] of FORMS) {
          expect(withoutKey(texts.join(form(key)), secretOf(key))).not.toContain(form(key));
        }
      },
    ),
  );
});

test('a text without the key stays as it is, and so does one with a key as short as a word', () => {
  const text = 'The tester said: 50% of “test” keys are \\u0074est & more.';

  expect(withoutKey(text, secretOf('fc-0123456789'))).toBe(text);
  expect(withoutKey(text, secretOf('test'))).toBe(text);
  expect(withoutKey(text, secretOf(''))).toBe(text);
});

function inQuery(key: string): string {
  return new URLSearchParams([['k', key]]).toString().slice(2);
}

function inSmallLetters(key: string): string {
  return inQuery(key)
    .replaceAll('+', '%20')
    .replaceAll(/%../g, (byte) => byte.toLowerCase());
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function inHtml(text: string): string {
  const references = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return Object.entries(references).reduce(
    (escaped, [character, name]) => escaped.replaceAll(character, name),
    text,
  );
}
