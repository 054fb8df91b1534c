import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readPersonFolders } from './person-folders.ts';

const root = mkdtempSync(join(tmpdir(), 'legwork-people-'));
afterAll(() => rmSync(root, { recursive: true }));

const PAGE = '---json\n{ "title": "Keynote" }\n---\n\n# Keynote\n\nWalking the exit plan.\n';
const SCHEMAS = {
  prospect: z.strictObject({ prospect: z.strictObject({ name: z.string() }) }),
  head: z.strictObject({ title: z.string() }),
};

function folderWith(
  page: string,
  prospect = '{ "prospect": { "name": "Ingrid Solberg" } }',
): string {
  const folder = mkdtempSync(join(root, 'people-'));
  const person = join(folder, '01-ingrid-solberg');
  mkdirSync(person);
  writeFileSync(join(person, 'prospect.json'), prospect);
  writeFileSync(join(person, '01-keynote.md'), page);
  return folder;
}

test('a person’s folder is read with its pages, whichever line ends Git gave them', () => {
  const read = (page: string) => readPersonFolders(folderWith(page), SCHEMAS);

  expect(read(PAGE)).toEqual([
    {
      name: '01-ingrid-solberg',
      prospect: { prospect: { name: 'Ingrid Solberg' } },
      pages: [
        {
          file: '01-keynote.md',
          head: { title: 'Keynote' },
          markdown: '# Keynote\n\nWalking the exit plan.',
        },
      ],
    },
  ]);
  expect(read(PAGE.replaceAll('\n', '\r\n'))).toEqual(read(PAGE));
});

test.each([
  ['no JSON block', PAGE.replace('---json', '---')],
  ['a JSON block without an end', PAGE.replace('\n---\n', '\n')],
  ['broken JSON', PAGE.replace('}', '')],
  ['a misspelt field', PAGE.replace('title', 'titel')],
])('a page with %s is refused by the name of its file', (_fault, page) => {
  const folder = folderWith(page);

  expect(() => readPersonFolders(folder, SCHEMAS)).toThrow('01-keynote.md');
});

test('a prospect without a name is refused by the name of its file', () => {
  const folder = folderWith(PAGE, '{ "prospect": {} }');

  expect(() => readPersonFolders(folder, SCHEMAS)).toThrow('prospect.json');
});
