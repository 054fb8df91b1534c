import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryBackend, UMA } from '../../../testing/memory-backend.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { useFilling } from './use-filling.ts';
import { useHandedOverProspect } from './use-handed-over-prospect.ts';

/** The worker of a research that goes on until it is cancelled. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function Form(): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  useHandedOverProspect(form, useFilling(form, () => undefined).fill);
  return (
    <form ref={form}>
      <input name="name" aria-label="Full Name" />
      <input name="company" aria-label="Company" />
      <button type="submit">Start</button>
    </form>
  );
}

const PAGE = new URLSearchParams({
  title: 'Ingrid Solberg - Nordvik Bank | LinkedIn',
  url: 'https://www.linkedin.com/in/ingrid-solberg',
});

/** The form as it is before what reads a page is loaded. */
function openHandedOver() {
  const { unmount } = render(
    <MemoryRouter initialEntries={[`/#research?${String(PAGE)}`]}>
      <Form />
    </MemoryRouter>,
  );
  onTestFinished(unmount);
  return { name: screen.getByLabelText('Full Name'), company: screen.getByLabelText('Company') };
}

test('fault 329: what is typed while a handed over page is being read stays, and so does the focus', async () => {
  const { name, company } = openHandedOver();
  name.focus();
  fireEvent.input(name, { target: { value: 'Max Marlow' } });

  await expect.poll(() => company).toHaveValue('Nordvik Bank');
  expect(name).toHaveValue('Max Marlow');
  expect(name).toHaveFocus();
});

test('fault 329: a form that nobody has touched meanwhile is filled whole, and leads to the button that starts', async () => {
  const { name } = openHandedOver();

  await expect.poll(() => name).toHaveValue('Ingrid Solberg');
  await expect.poll(() => screen.getByRole('button', { name: 'Start' })).toHaveFocus();
});

test('fault 329: a research that is started before a paste has been read waits for what it says', async () => {
  vi.stubGlobal('Worker', SilentWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const service of ['firecrawl', 'scraperapi']) {
    localStorage.setItem(`legwork.${service}-key.${UMA.id}`, 'a key of mine');
  }
  const backend = createMemoryBackend({ signedIn: UMA });
  renderApp(backend);
  const name = await screen.findByLabelText('Full Name');
  fireEvent.input(screen.getByLabelText('Company'), { target: { value: 'Typed Ltd' } });
  const text = 'Jane Doe, CISO at Acme';

  fireEvent.paste(name, { clipboardData: { getData: () => text } });
  fireEvent.input(name, { target: { value: text } });
  fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true });

  await screen.findByRole('button', { name: 'AI Research in Progress...' });
  await expect.poll(() => backend.recorded().length).toBe(1);
  expect(backend.recorded()[0]).toMatchObject({ name: 'Jane Doe', company: 'Acme' });
});
