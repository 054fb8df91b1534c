import { expect, test } from 'vitest';
import { BUDGETS, budgetFaults, scriptsOf, weightsOf } from './bundle-budgets.mjs';

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

test('sign-in may weigh 110 kB and the dashboard 180 kB', () => {
  const allowed = weightsOf(COMPLETE, () => 1000).map(({ page, mostKB }) => [page, mostKB]);

  expect(allowed).toEqual([
    ['sign-in', 110],
    ['dashboard', 180],
  ]);
});

test('a page over its budget is named with its heaviest files first', () => {
  const bytes = (file: string): number => (file.includes('index') ? 111_000 : 100);
  const [fault, ...others] = budgetFaults(COMPLETE, bytes);

  expect(fault).toContain('sign-in loads 111.0 kB of JavaScript, 110 are allowed: assets/index');
  expect(others).toEqual([]);
});

test('a page of development in the build is a fault', () => {
  const manifest = { ...COMPLETE, 'features/showcase/showcase-page.tsx': { file: 'assets/s.js' } };

  expect(budgetFaults(manifest, () => 1)).toEqual([
    'features/showcase/showcase-page.tsx is for development and must not be delivered.',
  ]);
});
