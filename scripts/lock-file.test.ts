import { expect, test } from 'vitest';
import { lockFileFaults } from './lock-file.mjs';
import { importedPackages } from './shipped-packages.mjs';

const SOUND = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };

test('a sound lock file has no fault', () => {
  const packages = { '': {}, 'node_modules/a': SOUND, 'node_modules/a/node_modules/b': SOUND };

  expect(lockFileFaults(packages)).toEqual([]);
});

test.each([
  ['a planted git dependency', { ...SOUND, resolved: 'git+ssh://git@host.example/a.git' }],
  ['a download address', { ...SOUND, resolved: 'https://packages.example/a.tgz' }],
  ['a weak integrity hash', { ...SOUND, integrity: 'sha1-x' }],
  ['a missing integrity hash', { version: '1.0.0', license: 'MIT' }],
  ['an install script', { ...SOUND, hasInstallScript: true }],
  ['a licence off the list', { ...SOUND, license: 'AGPL-3.0' }],
  ['a licence that is off the list in part', { ...SOUND, license: 'MIT AND GPL-3.0' }],
  ['an optional package the lock forgot', { ...SOUND, optionalDependencies: { 'a-darwin': '1' } }],
])('threat 22: %s is a fault that names its package', (_name, entry) => {
  const faults = lockFileFaults({ 'node_modules/a': entry });

  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('node_modules/a');
});

test('fault 250: a package that is built in and would be installed all the same is a fault', () => {
  const packages = {
    '': { dependencies: { '@node-rs/bcrypt': '1.0.0', hono: '1.0.0' } },
    'node_modules/@node-rs/bcrypt': SOUND,
    'node_modules/hono': SOUND,
  };

  expect(lockFileFaults(packages)).toEqual([
    'hono is built in: name it in devDependencies (docs/decisions/090).',
  ]);
});

test('an optional package is found beside its parent or nested in it', () => {
  const parent = { ...SOUND, optionalDependencies: { b: '1', c: '1' } };
  const packages = {
    'node_modules/a': parent,
    'node_modules/a/node_modules/b': SOUND,
    'node_modules/c': SOUND,
  };

  expect(lockFileFaults(packages)).toEqual([]);
});

test('a choice of licences is fine when one of them is', () => {
  expect(lockFileFaults({ 'node_modules/a': { ...SOUND, license: '(GPL-2.0 OR MIT)' } })).toEqual(
    [],
  );
});

test('what the programs, the browser application and its stylesheets import counts as shipped', () => {
  expect(importedPackages()).toEqual(
    expect.arrayContaining(['@fontsource-variable/inter', '@supabase/lite', 'react', 'zod']),
  );
});
