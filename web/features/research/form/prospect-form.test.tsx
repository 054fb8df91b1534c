import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { EMPTY_PROSPECT } from '#engine';
import { createMemoryBackend, UMA } from '../../../testing/memory-backend.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { hintsFor } from './prospect-fields.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const field = (name: string) => screen.findByLabelText(name);

async function openForm() {
  renderApp(createMemoryBackend({ signedIn: UMA }));
  return { user: userEvent.setup(), name: await field('Full Name') };
}

async function paste(into: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup();
  await user.click(into);
  await user.paste(text);
}

test('a signature pasted into Full Name fills the fields, says which, and Undo brings the form back', async () => {
  const { user, name } = await openForm();
  await user.type(await field('Company'), 'Typed Ltd');

  await paste(name, 'Jane Doe, CISO at Acme\njane.doe@acme.com');

  const filled = await screen.findByText(
    'Filled Full Name, Company, Position/Title, Company Website, Email for your CRM.',
  );
  expect(filled.closest('output')).not.toBeNull();
  expect(name).toHaveValue('Jane Doe');
  expect(await field('Company')).toHaveValue('Acme');
  expect(await field('Company Website')).toHaveValue('acme.com');

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await field('Company')).toHaveValue('Typed Ltd');
  expect(await field('Position/Title')).toHaveValue('');
  expect(name).toHaveFocus();
  expect(screen.getByText('Undone. The form has been restored.')).toBeInTheDocument();
});

test('what was filled is kept like what was typed', async () => {
  const { name } = await openForm();

  await paste(name, 'Jane Doe - CISO - Acme | LinkedIn');

  await screen.findByText(/^Filled /);
  expect(sessionStorage.getItem(`legwork.prospect-draft.${UMA.id}`)).toContain('"company":"Acme"');
});

test('a plain name is pasted as any text, and a name that was typed survives a profile address', async () => {
  const { user, name } = await openForm();
  await paste(name, 'Jane Doe-Smith');
  expect(name).toHaveValue('Jane Doe-Smith');
  expect(screen.queryByText(/^Filled /)).not.toBeInTheDocument();

  await user.tab();
  await paste(name, ' https://www.linkedin.com/in/jane-doe-1a2b3c4d');

  await screen.findByText('Filled Full Name, LinkedIn Profile.');
  expect(name).toHaveValue('Jane Doe-Smith');
});

const start = () => screen.getByRole('button', { name: 'Start AI Research' });

test('an address with a prospect fills the form, leads to the button that starts, starts nothing, and Undo brings the form back', async () => {
  const before = { ...EMPTY_PROSPECT, name: 'Ann Lee', notes: 'Typed before' };
  sessionStorage.setItem(`legwork.prospect-draft.${UMA.id}`, JSON.stringify(before));
  renderApp(createMemoryBackend({ signedIn: UMA }), {
    path: '/#research?name=Jane%20Doe&company=Acme+Bank&position=CISO&website=acme-bank.com&linkedin=linkedin.com%2Fin%2Fjane-doe&email=jane.doe%40acme-bank.com',
  });

  await screen.findByText(
    'Filled Full Name, Company, Position/Title, Company Website, LinkedIn Profile, Email for your CRM.',
  );
  expect(await field('Full Name')).toHaveValue('Jane Doe');
  expect(await field('Company')).toHaveValue('Acme Bank');
  expect(await field('LinkedIn Profile')).toHaveValue('linkedin.com/in/jane-doe');
  expect(await field('Email for your CRM')).toHaveValue('jane.doe@acme-bank.com');
  expect(await field('Research Notes')).toHaveValue('');
  expect(start()).toHaveFocus();
  expect(start()).toBeEnabled();

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await field('Full Name')).toHaveValue('Ann Lee');
  expect(await field('Research Notes')).toHaveValue('Typed before');
});

test('fault 209: another prospect that is handed over gets nothing of the one before, not even the e-mail address', async () => {
  const before = { ...EMPTY_PROSPECT, name: 'Ann Lee', email: 'ann@lee.example' };
  sessionStorage.setItem(`legwork.prospect-draft.${UMA.id}`, JSON.stringify(before));
  renderApp(createMemoryBackend({ signedIn: UMA }), {
    path: '/#research?name=Jane+Doe&company=Acme',
  });

  await screen.findByText('Filled Full Name, Company.');
  expect(await field('Email for your CRM')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await field('Email for your CRM')).toHaveValue('ann@lee.example');
});

test('the title and the address of a page fill what they give; the focus goes to what is missing', async () => {
  renderApp(createMemoryBackend({ signedIn: UMA }), {
    path: `/#research?${String(new URLSearchParams({ title: '(3) Jane Doe | LinkedIn', url: 'https://www.linkedin.com/in/jane-doe/' }))}`,
  });

  await screen.findByText('Filled Full Name, LinkedIn Profile.');
  expect(await field('Company')).toHaveFocus();
});

test.each([
  ['a page', { title: 'Jane Doe | Our people | Acme Bank', url: 'https://acme-bank.com/people' }],
  ['a text with an address', { text: 'Jane Doe - Acme Bank https://www.linkedin.com/in/jane-doe' }],
])('%s shared from another application fills the form', async (_, shared) => {
  const path = `/share?${String(new URLSearchParams(shared))}`;
  renderApp(createMemoryBackend({ signedIn: UMA }), { path });

  await screen.findByText(/^Filled Full Name, Company/);
  expect(await field('Full Name')).toHaveValue('Jane Doe');
  expect(await field('Company')).toHaveValue('Acme Bank');
});

test.each([
  ['name', `name=${'x'.repeat(501)}&company=Acme`, 'Full Name is longer than 500 characters.'],
  [
    'website',
    'name=Jane+Doe&company=Acme&website=javascript:alert(1)',
    'Company Website is not a usable address.',
  ],
  [
    'linkedin',
    'name=Jane+Doe&company=Acme&linkedin=https://evil.example/in/x',
    'LinkedIn Profile is not a usable address.',
  ],
  [
    'email',
    'name=Jane+Doe&company=Acme&email=jane(at)acme',
    'Email for your CRM is not a usable address.',
  ],
])(
  'a handed over %s that cannot be used is left out, and said; the rest is taken',
  async (_, query, said) => {
    const { toasts } = renderApp(createMemoryBackend({ signedIn: UMA }), {
      path: `/#research?${query}`,
    });

    await screen.findByText(/^Filled /);
    expect(await field('Company')).toHaveValue('Acme');
    expect(toasts).toContainEqual({ title: 'Some of it was left out', description: said });
  },
);

test('hidden characters of a handed over name are gone', async () => {
  const { toasts } = renderApp(createMemoryBackend({ signedIn: UMA }), {
    path: `/#research?name=${encodeURIComponent('Jane\n\u202EDoe\u0000')}&company=Acme`,
  });
  await screen.findByText(/^Filled /);
  expect(await field('Full Name')).toHaveValue('Jane Doe');
  expect(toasts).toEqual([]);
});

test('an address that names nobody says so and leaves the form as it was', async () => {
  const { toasts } = renderApp(createMemoryBackend({ signedIn: UMA }), {
    path: '/#research?title=(4)+Feed+%7C+LinkedIn&url=https://www.linkedin.com/feed/',
  });

  await expect
    .poll(() => toasts.map(({ title }) => title))
    .toEqual(['No person found on that page']);
  expect(await field('Full Name')).toHaveFocus();
});

test('a prospect that was handed over before signing in is there afterwards', async () => {
  renderApp(createMemoryBackend(), { path: '/#research?name=Jane+Doe&company=Acme' });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), UMA.email);
  await user.type(screen.getByLabelText('Password'), UMA.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));

  await screen.findByText('Filled Full Name, Company.');
  expect(start()).toHaveFocus();
});

test('what was missing is reported no longer once it is typed, and typing never brings a complaint', async () => {
  const { user, name } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Start AI Research' }));
  expect(screen.getByText('Please enter a name.')).toBeInTheDocument();
  expect(name).toBeInvalid();

  await user.type(name, 'J');
  expect(screen.queryByText('Please enter a name.')).not.toBeInTheDocument();
  expect(name).toBeValid();
  expect(screen.getByText('Please enter a company.')).toBeInTheDocument();

  await user.clear(name);
  expect(screen.queryByText('Please enter a name.')).not.toBeInTheDocument();
});

test.each([
  ['Full Name', 'Company'],
  ['Company', 'Full Name'],
])(
  'a text too long to be recorded in %s is refused beside its field, and nothing starts',
  async (long, other) => {
    const backend = createMemoryBackend({ signedIn: UMA });
    const { toasts } = renderApp(backend);
    const user = userEvent.setup();
    await user.type(await field(other), 'Jane');
    const longField = await field(long);
    await paste(longField, 'x'.repeat(501));

    await user.click(screen.getByRole('button', { name: 'Start AI Research' }));

    expect(longField).toBeInvalid();
    expect(longField).toHaveAccessibleDescription(
      /Please shorten this to at most 500 characters\./,
    );
    expect(longField).toHaveFocus();
    expect(toasts).toEqual([]);
    expect(backend.recorded()).toEqual([]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);

test('a doubtful address gets a gentle hint that goes when it is mended', async () => {
  const { user } = await openForm();
  const website = await field('Company Website');

  await user.type(website, 'not an address');
  await user.tab();
  expect(website).toHaveAccessibleDescription(/does not look like a web address/);
  expect(website).not.toBeInvalid();

  await user.clear(website);
  await user.type(website, 'acme-bank.com');
  await user.tab();
  expect(website).not.toHaveAccessibleDescription();
});

test.for([
  ['acme.com', 'linkedin.com/in/jane', []],
  ['https://www.müller-bank.de/about?x=1', 'https://de.linkedin.com/in/jane/', []],
  ['', '', []],
  ['acme', 'linkedin.com/company/acme', ['companyUrl', 'linkedinUrl']],
  ['acme bank.com', 'jane doe', ['companyUrl', 'linkedinUrl']],
] as const)(
  'website "%s" and profile "%s" are doubted in %s',
  ([companyUrl, linkedinUrl, doubted]) => {
    expect(Object.keys(hintsFor({ ...EMPTY_PROSPECT, companyUrl, linkedinUrl }))).toEqual(doubted);
  },
);

test('who is offline is informed beside the button that starts until the connection is back', async () => {
  await openForm();
  const own = Object.getOwnPropertyDescriptor(navigator, 'onLine');
  onTestFinished(() => {
    if (own === undefined) Reflect.deleteProperty(navigator, 'onLine');
    else Object.defineProperty(navigator, 'onLine', own);
  });
  const goes = (kind: 'online' | 'offline') =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: kind === 'online' });
      globalThis.dispatchEvent(new Event(kind));
    });

  goes('offline');
  const form = screen.getByRole('region', { name: 'Prospect' });
  const notice = within(form).getByText('You are offline');
  expect(notice.closest('output')?.previousElementSibling).toBe(
    within(form).getByRole('button', { name: 'Start AI Research' }),
  );
  goes('online');
  expect(within(form).queryByText('You are offline')).not.toBeInTheDocument();
});

test('the first run is explained with links to the keys and to the demo', async () => {
  await openForm();

  for (const [name, href] of [
    ['Firecrawl', 'https://www.firecrawl.dev/app/api-keys'],
    ['ScraperAPI', 'https://dashboard.scraperapi.com/'],
  ] as const) {
    const link = screen.getByRole('link', { name: `Get a ${name} key (new tab)` });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(screen.getByText('npm run demo')).toBeInTheDocument();
});
