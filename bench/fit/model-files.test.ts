import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { POST_SIGNS } from '../../engine/report/brief/posts/employment/post-sign.ts';
import { EVENT_SIGNS } from '../../engine/report/events/by-date/event-sign.ts';
import { eventModelFile, MODEL_FILES, postModelFile } from './model-files.ts';
import type { SignExample } from './sign-fit.ts';

const ROOT = join(import.meta.dirname, '../..');

test.each([
  ['posts', MODEL_FILES.post, postModelFile(examples(POST_SIGNS.length))],
  ['events', MODEL_FILES.event, eventModelFile(examples(EVENT_SIGNS.length))],
])('the file of the model of %s imports only what is there', (_, file, text) => {
  const imports = [...text.matchAll(/from '(?<path>\.[^']+)'/gu)].map(({ groups }) =>
    join(ROOT, dirname(file), groups?.['path'] ?? ''),
  );

  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((path) => !existsSync(path))).toEqual([]);
});

/** Forty examples, the first sign of which tells the true from the false ones. */
function examples(signs: number): readonly SignExample[] {
  return Array.from({ length: 40 }, (_, index) => ({
    group: String(index),
    values: Array.from({ length: signs }, (__, sign) => (sign === 0 ? index % 2 : 0)),
    isPositive: index % 2 === 0,
    weight: 1,
  }));
}
