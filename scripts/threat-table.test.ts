import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const THREATS = 24;
/** Rows that say why there is nothing to prove. */
const NOT_APPLICABLE: ReadonlySet<number> = new Set([19]);

const table = readFileSync('docs/threats.md', 'utf8');
const rows = [...table.matchAll(/^\| (\d+) +\|.*\| ([^|]*)\|$/gm)].map(
  ([, number, proof = '']) => ({
    number: Number(number),
    proofs: proof.split('; ').flatMap(proofsIn),
  }),
);

test('the table of threats holds each of them once, in order', () => {
  const numbers = Array.from({ length: THREATS }, (_, index) => index + 1);

  expect(rows.map(({ number }) => number)).toEqual(numbers);
});

test.each(rows)('each proof of threat $number is a test that exists', ({ number, proofs }) => {
  expect(proofs.length > 0).toBe(!NOT_APPLICABLE.has(number));
  for (const { file, name } of proofs) expect(readFileSync(file, 'utf8')).toContain(name);
});

/** `file`: “name”, “name” */
function proofsIn(text: string): readonly { readonly file: string; readonly name: string }[] {
  const file = /`([^`]+)`/.exec(text)?.[1];
  if (file === undefined) return [];
  return [...text.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ file, name }));
}
