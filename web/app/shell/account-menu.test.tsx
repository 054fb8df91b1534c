import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryBackend, UMA } from '../../testing/memory-backend.ts';
import { renderApp } from '../../testing/render-app.tsx';

/** The entry of the account menu, opened as a browser with popovers does; this one has none. */
async function entry(name: string): Promise<HTMLElement> {
  const menu = await screen.findByRole('region', { name: `Account: ${UMA.email}`, hidden: true });
  const toggle = (newState: 'open' | 'closed') =>
    fireEvent(menu, Object.assign(new Event('beforetoggle'), { newState }));
  menu.hidePopover = () => void toggle('closed');
  toggle('open');
  return within(menu).findByRole('button', { name, hidden: true });
}

test('fault 331: a dialog that is loaded when its user types elsewhere does not open over that, and is there when it is chosen again', async () => {
  const { toasts } = renderApp(createMemoryBackend({ signedIn: UMA }));
  const field = await screen.findByLabelText('Full Name');

  fireEvent.click(await entry('Change password'));
  field.focus();
  fireEvent.keyDown(field, { key: 'J' });

  await expect
    .poll(() => toasts)
    .toEqual([{ title: '“Change password” can be opened now. Choose it again.' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field).toHaveFocus();

  fireEvent.click(await entry('Change password'));
  expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeInTheDocument();
});
