import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, useState, type ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const NAMES = ['first', 'second', 'third'] as const;
type Name = (typeof NAMES)[number];

/** Tabs of which the panel of the second is only ready when its promise is kept. */
function SlowTabs({ ready }: { readonly ready: Promise<void> }): ReactElement {
  const [selected, setSelected] = useState<Name>('first');
  return (
    <Tabs
      label="Parts"
      selected={selected}
      onSelect={setSelected}
      tabs={NAMES.map((name) => ({ name, label: name }))}
    >
      <Suspense>{selected === 'second' ? <Late ready={ready} /> : `The ${selected} part`}</Suspense>
    </Tabs>
  );
}

function Late({ ready }: { readonly ready: Promise<void> }): string {
  use(ready);
  return 'The second part';
}

function show(): { readonly finish: () => Promise<void> } {
  let resolve = (): void => undefined;
  const ready = new Promise<void>((done) => {
    resolve = done;
  });
  const { unmount } = render(<SlowTabs ready={ready} />);
  onTestFinished(unmount);
  return { finish: () => act(async () => resolve()) };
}

/** Moves the focus as an arrow key does; Radix selects the tab that gets it. */
const focus = (name: Name): Promise<void> =>
  act(async () => void fireEvent.focus(screen.getByRole('tab', { name })));
const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;
const panel = (): HTMLElement => screen.getByRole('tabpanel');

test('a pressed tab is marked at once, and the panel keeps what it shows until the new part is ready', async () => {
  const { finish } = show();

  await focus('second');

  expect(selected()).toBe('second');
  expect(panel()).toHaveTextContent('The first part');
  expect(panel()).toHaveAttribute('aria-busy', 'true');
  expect(panel()).toHaveAccessibleName('second');

  await finish();
  expect(panel()).toHaveTextContent('The second part');
  expect(panel()).toHaveAttribute('aria-busy', 'false');
});

test('whoever goes on or back before a part is ready ends where the focus is', async () => {
  const { finish } = show();

  await focus('second');
  await focus('first');
  await finish();
  expect([selected(), panel().textContent]).toEqual(['first', 'The first part']);

  await focus('second');
  await focus('third');
  expect([selected(), panel().textContent]).toEqual(['third', 'The third part']);
});

test('only the selected tab names a panel, since there is no other in the page', () => {
  show();

  const named = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'));
  expect(named).toEqual([panel().id, null, null]);
});
