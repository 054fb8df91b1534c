import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storable, storableText } from './answer.ts';

test('NUL and halves of surrogate pairs are replaced; everything else stays', () => {
  expect(storableText('a\0b\uD800c\uDC00')).toBe('a\uFFFDb\uFFFDc\uFFFD');
  expect(storableText('Zoë 王 👩‍⚕️ \n')).toBe('Zoë 王 👩‍⚕️ \n');
});

test('whatever a document holds, no text or name in it is one the database refuses', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.jsonValue(), text, text, (value, name, held) => {
      const written = JSON.stringify(storable({ value, [`${name}\0`]: `${held}\uD800` }));

      expect(written).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      expect(JSON.parse(written)).toHaveProperty('value');
    }),
  );
});

test('plain data comes back as it is', () => {
  const data = { a: [1, null, true, 'x'], b: { c: 'ü' } };

  expect(storable(data)).toEqual(data);
});
