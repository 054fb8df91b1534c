import { expect, test } from 'vitest';
import { documentFaults, evidenceFaults, linkFaults, surfaceFaults } from './documents.mjs';

const FILES = new Map([
  ['web/a.ts', ''],
  ['web/a.test.ts', "test('it\\'s kept', () => {});\ntest('it grows', () => {});"],
]);
const read = (path: string): string | null => FILES.get(path) ?? null;

test('a document that names what exists has no fault', () => {
  const text = "| rule | `web/a.ts` | `web/a.test.ts`: it's kept; it grows |";

  expect(documentFaults(text, read)).toEqual([]);
});

test('a missing file and a missing test are each a fault', () => {
  const text = '| rule | `web/b.ts` | `web/a.test.ts`: it shrinks |';

  expect(documentFaults(text, read)).toEqual([
    'web/b.ts does not exist.',
    "web/a.test.ts holds no test 'it shrinks'.",
  ]);
});

test('a link into the project has to lead somewhere, from where its document is', () => {
  const files = new Map([
    ['docs/a.md', '[b](b.md#part), [gone](decisions/009-gone.md), [web](https://web.example/x.md)'],
    ['docs/b.md', ''],
  ]);

  expect(linkFaults('docs/a.md', (path) => files.get(path) ?? null)).toEqual([
    'a link leads to docs/decisions/009-gone.md, which does not exist.',
  ]);
});

test('an answer that names nothing that shows it is a fault, and so is a test named apart from its file', () => {
  const table = '| what | how |\n| ---- | --- |\n| keys | `web/a.ts` |\n';
  const proven = `${table}
### Is it safe?\n\nYes.\nShown by \`web/a.test.ts\`: “it grows”.\n
### Is it yours?\n\n[Yes](a.md#part).\n`;
  const unproven = `${table}| doors | surely |\n
### Is it new?\n\nYes, [see](https://a.example/).\n
## Next\n\nAs “it shrinks” (\`web/a.test.ts\`) says.\n`;

  expect(evidenceFaults(proven)).toEqual([]);
  expect(evidenceFaults(unproven)).toEqual([
    "'Is it new?' names nothing that shows it.",
    "'doors' names nothing that shows it.",
    "'it shrinks' does not stand beside the file of its test.",
  ]);
});

test('fault 253: a name that the package offers and its page does not explain is a fault, and the reverse', () => {
  const source = "export { a } from './a.ts';\nexport type { B, C } from './b.ts';\n";

  expect(surfaceFaults('| `a` | does it |\n| `B` | what |\n| `gone` | was |', source)).toEqual([
    'C is not explained.',
    'gone is not exported.',
  ]);
});
