import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { Suspense, useState, type ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { lazyScreen } from './lazy-screen.tsx';

function Clock({ start }: { readonly start: string }): ReactElement {
  const [shown] = useState(start);
  return <p>{shown}</p>;
}

function show(element: ReactElement): { readonly again: (next: ReactElement) => void } {
  const within = (content: ReactElement) => <Suspense fallback="waiting">{content}</Suspense>;
  const { rerender, unmount } = render(within(element));
  onTestFinished(unmount);
  return { again: (next) => rerender(within(next)) };
}

test('a screen that was loaded ahead is there at once, without its fallback', async () => {
  const lazy = lazyScreen(async () => Clock);
  await lazy.preload();

  show(<lazy.Screen start="one" />);

  expect(screen.getByText('one')).toBeInTheDocument();
});

test('a screen whose code is still to come shows the fallback first and keeps its state afterwards', async () => {
  const late = lazyScreen(async () => Clock);

  const { again } = show(<late.Screen start="one" />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByText('one')).toBeInTheDocument();
  again(<late.Screen start="two" />);

  expect(screen.getByText('one')).toBeInTheDocument();
});
