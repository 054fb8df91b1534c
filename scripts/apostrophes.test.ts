import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TEXTS = /[/-]texts\.ts$/u;
const CURLED = /\p{L}’\p{L}/u;

function filesIn(folder: string): readonly string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files.map((file) => join(folder, file));
}

test('texts of the interface have straight apostrophes, as those of the specification do', () => {
  const texts = filesIn('web').filter((path) => TEXTS.test(path));
  const messages = filesIn('engine/messages').filter((path) => path.endsWith('.ts'));

  expect(texts.length).toBeGreaterThan(20);
  const files = [...texts, ...messages];
  expect(files.filter((path) => CURLED.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});
