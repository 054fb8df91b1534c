import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryBackend, UMA } from '../../../testing/memory-backend.ts';
import { NOWHERE, renderApp } from '../../../testing/render-app.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const field = (name: string) => screen.findByLabelText(name);
const emailShown = () => screen.queryByRole('textbox', { name: 'Email for your CRM' });

test.each([
  { where: 'no CRM is offered', crms: {}, key: 'a-key', isAsked: false },
  { where: 'the CRM has no key here', crms: { attio: '/relay/attio' }, key: '', isAsked: false },
  { where: 'the CRM has its key here', crms: { attio: '/relay/attio' }, key: 'k', isAsked: true },
] as const)(
  'the form asks for an e-mail address where a CRM is set up in this browser: $where',
  async ({ crms, key, isAsked }) => {
    localStorage.setItem(`legwork.attio-key.${UMA.id}`, key);
    renderApp(createMemoryBackend({ signedIn: UMA }), { config: { ...NOWHERE, crms } });
    await field('Company Website');

    expect(emailShown() !== null).toBe(isAsked);
  },
);

test('an e-mail address that came without a CRM is shown and kept, and its field stays while it is emptied', async () => {
  renderApp(createMemoryBackend({ signedIn: UMA }));
  const user = userEvent.setup();
  const name = await field('Full Name');
  expect(emailShown()).toBeNull();
  await user.click(name);
  await user.paste('Jane Doe, CISO at Acme\njane.doe@acme.com');

  expect(await screen.findByRole('textbox', { name: 'Email for your CRM' })).toHaveValue(
    'jane.doe@acme.com',
  );
  expect(sessionStorage.getItem(`legwork.prospect-draft.${UMA.id}`)).toContain('jane.doe@acme.com');
  await user.clear(await field('Email for your CRM'));
  await user.type(await field('Company'), 'x');
  expect(emailShown()).toHaveValue('');
});
