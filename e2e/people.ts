import type { Locator, Page } from '@playwright/test';
import { targetOf, testAdmin } from '../server/testing/start-server.ts';
import { signedInClient } from '../server/testing/test-clients.ts';
import { type AdminClient, test as base, expect, signIn, watch } from './fixtures.ts';
import { noteToasts } from './toasts.ts';

/** Somebody with an account of role user. */
export type TestAccount = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
};

/** The accounts beside the administrator's, made and changed past the screens. */
export type TestAccounts = {
  /** Makes an account from a first name, with the administrator's own rights. */
  readonly add: (firstName: string) => Promise<TestAccount>;
  /** The same for somebody who has already chosen an own password, which is the one answered. */
  readonly addSettled: (firstName: string) => Promise<TestAccount>;
  /** Makes so many accounts that nobody signs in to, 'Person 001' …, and answers their ids. */
  readonly addMany: (count: number) => Promise<readonly string[]>;
  readonly setRole: (id: string, role: 'admin' | 'user') => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** The person's own browser, signed in. */
  readonly browserOf: (account: Pick<TestAccount, 'email' | 'password'>) => Promise<Page>;
};

/** The browser tests' `test` for administration: each starts with no account but the administrator's. */
export const peopleTest = base.extend<{ readonly people: TestAccounts }>({
  people: async ({ office, server, browser, expectedErrors }, use) => {
    await settle(office.rest.from('profiles').delete().neq('email', testAdmin.email));
    const faults: string[] = [];
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use({
      ...peopleOf(office),
      async addSettled(firstName) {
        const person = await add(office, firstName);
        const own = await signedInClient(await targetOf(server.url), person);
        const password = `${firstName}'s very own`;
        await settle(own.auth.updateUser({ password }));
        return { ...person, password };
      },
      async browserOf(account) {
        const context = await browser.newContext({ baseURL: server.url });
        contexts.push(context);
        await noteToasts(context);
        const page = await context.newPage();
        watch(page, expectedErrors, faults);
        await signIn(page, account);
        return page;
      },
    });
    for (const context of contexts) await context.close();
    expect(faults).toEqual([]);
  },
});

export { expect };

function peopleOf(office: AdminClient): Omit<TestAccounts, 'addSettled' | 'browserOf'> {
  return {
    add: (firstName) => add(office, firstName),
    async addMany(count) {
      const ids: string[] = [];
      for (let number = 1; number <= count; number += 1) {
        const name = `Person ${String(number).padStart(3, '0')}`;
        const email = `${name.toLowerCase().replace(' ', '-')}@crowd.example`;
        // Without a password no hash has to be computed.
        const created = await settle(
          office.rest.rpc('simulate_user_creation', { user_email: email, user_full_name: name }),
        );
        ids.push(String(created.data));
      }
      return ids;
    },
    async setRole(id, role) {
      await settle(office.rest.rpc('set_user_role', { target_user: id, new_role: role }));
    },
    async remove(id) {
      await settle(office.rest.from('profiles').delete().eq('id', id));
    },
  };
}

async function add({ rest }: AdminClient, firstName: string): Promise<TestAccount> {
  const person = newcomer(firstName);
  const created = await settle(
    rest.rpc('simulate_user_creation', {
      user_email: person.email,
      user_full_name: person.fullName,
      user_password: person.password,
    }),
  );
  return { id: String(created.data), ...person };
}

/** What an administrator would enter for somebody. */
export function newcomer(firstName: string): Omit<TestAccount, 'id'> {
  return {
    fullName: `${firstName} Newcomer`,
    email: `${firstName.toLowerCase()}@newcomer.example`,
    password: `${firstName}'s starting word`,
  };
}

/** Waits for a call of the client libraries that has to succeed. */
async function settle<Answer extends { readonly error: unknown }>(
  call: PromiseLike<Answer>,
): Promise<Answer> {
  const answer = await call;
  expect(answer.error).toBeNull();
  return answer;
}

/** Opens the tab User Management and waits for the list. */
export async function openUserManagement(page: Page): Promise<void> {
  await page.goto('/admin?tab=users');
  await expect(page.getByRole('heading', { name: /^User Accounts/ })).toBeVisible();
  await expect(page.getByText('Loading users...')).toBeHidden();
}

/** The row of an account in the table. */
export function rowOf(page: Page, { email }: Pick<TestAccount, 'email'>): Locator {
  return page.getByRole('table').getByRole('row').filter({ hasText: email });
}

/** Fills in the create form and submits it, without waiting for the outcome. */
export async function enterNewcomer(
  page: Page,
  person: Partial<Omit<TestAccount, 'id'>>,
): Promise<void> {
  const form = createForm(page);
  await form.getByLabel('Full Name').fill(person.fullName ?? '');
  await form.getByLabel('Email').fill(person.email ?? '');
  await form.getByLabel('Password', { exact: true }).fill(person.password ?? '');
  await form.getByRole('button', { name: 'Create User' }).click();
}

/** The create-user form. */
export function createForm(page: Page): Locator {
  return page.getByRole('region', { name: 'Create User' });
}

/** Answers a call with a refusal of the backend's form instead of letting it through. */
export async function refuseCalls(
  page: Page,
  path: RegExp,
  refusal: { readonly method: string; readonly message: string },
): Promise<void> {
  await page.route(path, (route) =>
    route.request().method() === refusal.method
      ? route.fulfill({
          status: 409,
          json: { code: 'PT409', message: refusal.message, details: null, hint: null },
        })
      : route.fallback(),
  );
}

/** Holds calls back until the function it answers is called, however long that takes: no time limit ends them. */
export async function holdCalls(page: Page, path: RegExp, method: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waitForever = () => void (AbortSignal.timeout = () => new AbortController().signal);
  await page.addInitScript(waitForever);
  await page.evaluate(waitForever);
  await page.route(path, async (route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return release;
}
