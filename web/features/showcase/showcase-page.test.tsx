import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryBackend } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

const COMPONENTS = Object.keys(import.meta.glob(['../../ui/**/*.tsx', '!**/*.test.tsx'])).map(
  (path) => path.replace(/^.*\/|\.tsx$/g, ''),
);

test('in development, every component of web/ui stands on the page of components under its own name', async () => {
  renderApp(createMemoryBackend(), { path: '/ui' });

  await screen.findByRole('heading', { name: 'Components' });
  const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(COMPONENTS.length).toBeGreaterThan(10);
  expect(shown).toEqual(expect.arrayContaining(COMPONENTS));
});
