import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { softwareBill } from './software-bill.mjs';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().default(''), integrity: z.string().default('') }),
  ),
});

const PACKAGES = {
  '': { name: 'legwork', version: '1.2.3', dependencies: { a: '^1.0.0' }, devDependencies: {} },
  'node_modules/a': {
    version: '1.0.0',
    license: 'MIT',
    integrity: 'sha512-AAEC',
    dependencies: { '@scope/b': '^2.0.0' },
  },
  'node_modules/@scope/b': { version: '1.0.0', license: 'ISC', dev: true },
  'node_modules/a/node_modules/@scope/b': { name: '@other/b', version: '2.0.0', license: 'ISC' },
};

test('threat 22: the bill names every package that is shipped, and no other, with version, licence, hash and address', () => {
  const bill = softwareBill(PACKAGES);

  expect(bill.metadata.component).toMatchObject({ name: 'legwork', version: '1.2.3' });
  expect(bill.components).toEqual([
    expect.objectContaining({
      name: 'a',
      version: '1.0.0',
      purl: 'pkg:npm/a@1.0.0',
      scope: 'required',
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: '000102' }],
    }),
    expect.objectContaining({ purl: 'pkg:npm/%40other/b@2.0.0', scope: 'required' }),
  ]);
});

test('threat 22: the bill says who needs whom, the nearest copy first', () => {
  const { dependencies } = softwareBill(PACKAGES);

  expect(dependencies).toEqual([
    { ref: 'root', dependsOn: ['node_modules/a'] },
    { ref: 'node_modules/a', dependsOn: ['node_modules/a/node_modules/@scope/b'] },
    { ref: 'node_modules/a/node_modules/@scope/b', dependsOn: [] },
  ]);
});

test('threat 22: the bill of this lock file is whole: each reference is there once, each package has a hash', () => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const all = Object.keys(packages).filter((path) => path !== '');

  const bill = softwareBill(packages, all);

  const references = bill.components.map((component) => component['bom-ref']);
  expect(new Set(references).size).toBe(references.length);
  expect(references).toEqual(all);
  expect(bill.components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
  const needed = bill.dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(needed.filter((reference) => !references.includes(reference))).toEqual([]);
});

test('threat 22: what is built in is shipped although it is installed for building only, and what it leaves behind is not', () => {
  const packages = {
    '': { name: 'legwork', optionalDependencies: { c: '1' } },
    'node_modules/a': { version: '1.0.0', dev: true, dependencies: { b: '1' } },
    'node_modules/b': { version: '1.0.0', dev: true },
    'node_modules/c': { version: '1.0.0', optional: true },
  };

  const { components, dependencies } = softwareBill(packages, ['node_modules/a']);

  expect(components.map(({ name, scope }) => [name, scope])).toEqual([
    ['a', 'required'],
    ['c', 'optional'],
  ]);
  expect(dependencies[1]).toEqual({ ref: 'node_modules/a', dependsOn: [] });
});
