import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Printer } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { Tabs } from './layout/tabs.tsx';
import { Dialog } from './overlays/dialog.tsx';
import { Menu } from './overlays/menu.tsx';

function TwoTabs(): ReactElement {
  const [selected, setSelected] = useState('first');
  return (
    <Tabs
      label="Parts"
      selected={selected}
      onSelect={setSelected}
      tabs={['first', 'second'].map((name) => ({ name, label: name }))}
    >
      {`The ${selected} part`}
    </Tabs>
  );
}

function OpenDialog(): ReactElement {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} title="Title" onClose={() => setIsOpen(false)}>
      Text
    </Dialog>
  );
}

const ITEM = { label: 'Print', icon: Printer, onSelect: () => undefined };

test.each([
  {
    what: 'a tab',
    shown: <TwoTabs />,
    target: () => screen.getByRole('tab', { name: 'second' }),
    hasActed: () => screen.queryByText('The second part') !== null,
  },
  {
    what: 'a menu',
    shown: <Menu label="Export" groups={[[ITEM]]} />,
    target: () => screen.getByRole('button', { name: 'Export' }),
    hasActed: () => screen.queryByRole('menuitem', { name: 'Print' }) !== null,
  },
  {
    what: 'the page behind a dialog',
    shown: <OpenDialog />,
    target: () => screen.getByRole('dialog').previousElementSibling ?? document.body,
    hasActed: () => screen.queryByRole('dialog') === null,
  },
])('$what acts when the mouse is released, not when it is pressed', async (state) => {
  const user = userEvent.setup();
  const { unmount } = render(state.shown);
  onTestFinished(unmount);

  await user.pointer({ keys: '[MouseLeft>]', target: state.target() });
  const actedAtPress = state.hasActed();
  await user.pointer('[/MouseLeft]');

  expect([actedAtPress, state.hasActed()]).toEqual([false, true]);
});

test('an open menu closes by its own button', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Menu label="Export" groups={[[ITEM]]} />);
  onTestFinished(unmount);
  const button = screen.getByRole('button', { name: 'Export' });

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
