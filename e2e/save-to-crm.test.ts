import { DEMO_CRM_KEY } from '../simulators/crm/contacts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { researchToTheEnd } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { openWithKeys } from './saved-keys.ts';

// Nobody else's: who is forgotten is forgotten in every test that shares the server.
const lorenzo = { name: 'Lorenzo Bassani', company: 'Officine Valdera S.p.A.' } as const;

test('by keyboard a report becomes a note in every CRM, through the relay and directly, and forgetting the person deletes them', async ({
  admin,
  services,
  crms,
}) => {
  await openWithKeys(admin);
  await researchToTheEnd(admin, services, lorenzo);
  const keeping = admin.getByRole('region', { name: 'This report' });
  await expect(keeping.getByText('Saved to Reports', { exact: true })).toBeVisible();
  const saved = await keeping.getByRole('link', { name: 'Open' }).getAttribute('href');

  await admin.getByRole('button', { name: 'Export' }).focus();
  await admin.keyboard.press('Enter');
  await admin.keyboard.press('ArrowDown');
  const item = admin.getByRole('menuitem', { name: 'Save to CRM…' });
  await item.focus();
  await admin.keyboard.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Save to CRM' });
  await expectAccessible(admin, 'saving to a CRM without a key');
  await tabTo(admin, dialog.getByLabel('HubSpot key'));
  await admin.keyboard.type(DEMO_CRM_KEY);
  await admin.keyboard.press('Enter');

  await expect(dialog.getByText('The note is in HubSpot.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open in HubSpot' })).toHaveAttribute(
    'href',
    'https://app-eu1.hubspot.com/contacts/4711/record/0-1/71',
  );
  await expectAccessible(admin, 'a note that was saved');
  const { hubspot, pipedrive, attio, twenty } = crms;
  expect(hubspot.notes()[0]?.text).toContain(`${new URL(admin.url()).origin}${saved}`);

  for (const name of ['Pipedrive', 'Attio', 'Twenty']) {
    await dialog.getByLabel('CRM', { exact: true }).selectOption(name);
    await dialog.getByLabel(`${name} key`).fill(DEMO_CRM_KEY);
    await dialog.getByRole('button', { name: 'Save Note' }).click();
    await expect(dialog.getByText(`The note is in ${name}.`)).toBeVisible();
  }
  for (const crm of [hubspot, pipedrive, attio, twenty]) {
    expect(crm.notes()).toMatchObject([{ contactIds: ['71'] }]);
  }
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('button', { name: 'Export' })).toBeFocused();

  await keeping.getByRole('button', { name: 'Forget this person' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Forget this person' });
  await question.getByRole('button', { name: 'Forget this person' }).click();
  const left = () => [hubspot, pipedrive, attio, twenty].flatMap((crm) => crm.notes());
  await expect.poll(left).toEqual([]);
});
