import { expect, test } from 'vitest';
import { BUDGETS, budgetFaults, scriptsOf } from './bundle-budgets.mjs';

const MANIFEST = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_react.js'],
    dynamicImports: ['app/late.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  'app/late.tsx': { file: 'assets/late.js', imports: ['_react.js', '_radix.js'] },
  '_radix.js': { file: 'assets/radix.js', imports: ['_react.js'] },
};
const COMPLETE = Object.fromEntries(
  BUDGETS.flatMap(({ loads }) => loads).map((name) => [name, { file: `assets/${name}.js` }]),
);

test('what a page loads by itself counts with everything it imports, each file once', () => {
  expect(scriptsOf(MANIFEST, ['index.html'])).toEqual(['assets/index.js', 'assets/react.js']);
  expect(scriptsOf(MANIFEST, ['index.html', 'app/late.tsx'])).toEqual([
    'assets/index.js',
    'assets/react.js',
    'assets/late.js',
    'assets/radix.js',
  ]);
});

test('a page that was renamed is an error and not weightless', () => {
  expect(() => scriptsOf(MANIFEST, ['app/renamed.tsx'])).toThrow(
    'The build has no app/renamed.tsx',
  );
});

test('a chunk is found by its name without the hash', () => {
  const manifest = { '_late-DlaZp9Fe.js': { file: 'assets/late-DlaZp9Fe.js' } };

  expect(scriptsOf(manifest, ['late'])).toEqual(['assets/late-DlaZp9Fe.js']);
  expect(() => scriptsOf(manifest, ['lat'])).toThrow('The build has no lat.');
});

test('sign-in may weigh 95 kB, the first account 100, the dashboard 165 kB in twelve requests', () => {
  const allowed = BUDGETS.map(({ page, mostKB, mostRequests }) => [page, mostKB, mostRequests]);

  expect(allowed).toEqual([
    ['sign-in', 95, 8],
    ['first account', 100, 9],
    ['dashboard', 165, 12],
  ]);
});

test('a page over its budget is named with its heaviest files first', () => {
  const bytes = (file: string): number => (file.includes('start') ? 96_000 : 100);
  const [fault, ...others] = budgetFaults(COMPLETE, bytes);

  expect(fault).toContain('sign-in loads 96.0 kB of JavaScript, 95 are allowed: assets/start');
  expect(others).toEqual([]);
});
