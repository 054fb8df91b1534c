import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADA, createMemoryBackend } from '../../../testing/memory-backend.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const { signal } = new AbortController();
const field = () => screen.findByLabelText(/^Days until/);

async function enter(days: string): Promise<void> {
  await userEvent.clear(await field());
  await userEvent.type(await field(), days);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('keeping longer is saved at once, keeping shorter asks first', async () => {
  const backend = createMemoryBackend({ signedIn: ADA });
  const { toasts } = renderApp(backend, { path: '/admin' });

  await enter('365');
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Retention period changed'));
  await waitFor(async () => expect(await field()).toHaveAttribute('value', '365'));
  expect(await field()).toHaveValue('365');
  expect(document.activeElement).toContainElement(await field());
  expect(document.body).not.toHaveFocus();
  await enter('30');
  await screen.findByText(/older than 30 days will be deleted now, in every account/);
  expect(await (await backend.privacy()).privacySettings(signal)).toEqual({ retentionDays: 365 });
  await userEvent.click(screen.getByRole('button', { name: 'Delete older data' }));

  await waitFor(async () =>
    expect(await (await backend.privacy()).privacySettings(signal)).toEqual({ retentionDays: 30 }),
  );
});

test.each(['0', '3651', '1.5', 'x', '-3'])('%s days are refused at the field', async (days) => {
  const backend = createMemoryBackend({ signedIn: ADA });
  renderApp(backend, { path: '/admin' });

  await enter(days);

  expect(await screen.findByText('Please enter a whole number from 1 to 3650.')).toBeVisible();
  expect(await field()).toHaveFocus();
});

test('what the database refuses is reported, and stays on the page with what was typed', async () => {
  const backend = createMemoryBackend({ signedIn: ADA });
  backend.refuseNext('setRetentionDays', 'Not now.');
  const { toasts } = renderApp(backend, { path: '/admin' });

  await enter('400');

  await waitFor(() =>
    expect(toasts.at(-1)?.description).toBe('Could not change the retention period: Not now.'),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/: Not now\.$/u);
  expect(await field()).toHaveValue('400');
});

test('the record of use says who researched whom, page by page', async () => {
  const backend = createMemoryBackend({ signedIn: ADA });
  renderApp(backend, { path: '/admin' });
  expect(await screen.findByText('No research has been recorded yet.')).toBeInTheDocument();
  for (let number = 1; number <= 51; number += 1) {
    await (
      await backend.privacy()
    ).recordResearch(
      { name: `Person ${number}`, company: 'Acme' },
      {
        isAnyway: false,
        isByFreeServices: number === 51,
        sources: number === 51 ? ['vacancies', 'registers', 'dns', 'of-later'] : [],
      },
    );
  }
  renderApp(backend, { path: '/admin' });

  const list = await screen.findByRole('list', { name: 'Recorded research' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(50);
  expect(list).toHaveTextContent(
    `${ADA.email} researched Person 51, Acme without keys, by the free services of Firecrawl, Tavily and Exa, asking job boards, registers and authorities, DNS, of-later`,
  );
  expect(list.textContent?.match(/without keys/g)).toHaveLength(1);
  expect(list.textContent?.match(/asking/g)).toHaveLength(1);
  // Pages are turned once all of this one is seen.
  await userEvent.click(screen.getByRole('button', { name: 'Show 40 more' }));
  const pages = screen.getByRole('navigation', { name: 'Research log pages' });
  await userEvent.click(within(pages).getByRole('button', { name: 'Older' }));
  await waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Recorded research' })).getAllByRole('listitem'),
    ).toHaveLength(1),
  );
  expect(within(pages).getByRole('button', { name: 'Older' })).toHaveFocus();
  expect(within(pages).getByRole('button', { name: 'Older' })).toBeEnabled();
});
