import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FAULTS = 65;
/** From here on the rows are proven where accounts are proven, under the names these tests have there. */
const FIRST_OF_ADMINISTRATION = 61;

const table = readFileSync('docs/faults.md', 'utf8');
const rows = [...table.matchAll(/^\| (\d+) +\|.*\| ([^|]*)\|$/gm)].map(
  ([, number, proof = '']) => ({
    number: Number(number),
    proofs: proof.split('; ').flatMap(proofsIn),
  }),
);

test('the table of faults holds each of them once, in order', () => {
  const numbers = Array.from({ length: FAULTS }, (_, index) => index + 1);

  expect(rows.map(({ number }) => number)).toEqual(numbers);
});

test.each(rows)('each proof of fault $number is a test that exists', ({ proofs }) => {
  expect(proofs).not.toEqual([]);
  for (const { file, name } of proofs) {
    expect(readFileSync(file, 'utf8').replaceAll(String.raw`\'`, "'")).toContain(name);
  }
});

test.each(rows.filter(({ number }) => number < FIRST_OF_ADMINISTRATION))(
  'the name of a test says that it proves fault $number',
  ({ number, proofs }) => {
    const numbered = proofs.filter(({ name }) => {
      const said = /^faults? ([\d and%i]+):/.exec(name)?.[1] ?? '';
      return said === '%i' || said.split(' and ').includes(String(number));
    });

    expect(numbered).not.toEqual([]);
  },
);

/** `file`: “name”, “name” */
function proofsIn(text: string): readonly { readonly file: string; readonly name: string }[] {
  const file = /`([^`]+)`/.exec(text)?.[1];
  if (file === undefined) return [];
  return [...text.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ file, name }));
}
