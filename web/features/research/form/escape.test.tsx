import { fireEvent, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryBackend, UMA } from '../../../testing/memory-backend.ts';
import { renderApp } from '../../../testing/render-app.tsx';

/** The worker of a research that goes on until it is cancelled. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const ending = () => screen.findByRole('button', { name: 'Start AI Research' });
const running = () => screen.findByRole('button', { name: 'AI Research in Progress...' });

async function startResearch(): Promise<UserEvent> {
  vi.stubGlobal('Worker', SilentWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const service of ['firecrawl', 'scraperapi']) {
    localStorage.setItem(`legwork.${service}-key.${UMA.id}`, 'a key of mine');
  }
  renderApp(createMemoryBackend({ signedIn: UMA }));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Full Name'), 'Jane Doe');
  await user.type(screen.getByLabelText('Company'), 'Acme');
  await user.click(await ending());
  await running();
  return user;
}

/** The account menu, opened as a browser with popovers does; this one has none. */
async function openAccountMenu(): Promise<{ readonly isOpen: () => boolean }> {
  const menu = await screen.findByRole('region', { name: `Account: ${UMA.email}`, hidden: true });
  const toggle = (newState: 'open' | 'closed') =>
    fireEvent(menu, Object.assign(new Event('beforetoggle'), { newState }));
  menu.hidePopover = () => void toggle('closed');
  toggle('open');
  return { isOpen: () => menu.childElementCount > 0 };
}

test('fault 300: Escape that closes a menu leaves the research alone; the next one cancels it', async () => {
  const user = await startResearch();
  const menu = await openAccountMenu();
  expect(menu.isOpen()).toBe(true);

  await user.keyboard('{Escape}');
  expect(menu.isOpen()).toBe(false);
  expect(await running()).toBeInTheDocument();

  await user.keyboard('{Escape}');
  expect(await ending()).toBeEnabled();
});

test('fault 300: Escape in an unfinished composition ends that alone', async () => {
  const user = await startResearch();
  const name = screen.getByLabelText('Full Name');

  fireEvent.keyDown(name, { key: 'Escape', isComposing: true });
  await user.type(name, ' Smith');
  expect(await running()).toBeInTheDocument();

  await user.keyboard('{Escape}');
  expect(await ending()).toBeEnabled();
});
