import { expect, test } from '../fixtures.ts';
import { unfold } from '../journey.ts';
import { openWith } from './saved-data.ts';

test('the settings of runs hold: the limit, the wish for fresh answers and for notifications', async ({
  visitor,
  office,
}) => {
  await openWith(visitor, office, 'finished');

  await expect(visitor.getByText('Fresh search · stops at 500 credits')).toBeVisible();
  await unfold(visitor, 'Credits and reuse');
  await expect(visitor.getByLabel('Ignore cached results')).toBeChecked();
  await expect(visitor.getByLabel('Credit limit')).toHaveValue('500');
  await expect(visitor.getByLabel('Notify me when a run ends in the background')).toBeChecked();
});

test('free services stay allowed, and the writing assistant has its model, its key and its offer', async ({
  visitor,
  office,
}) => {
  await openWith(visitor, office, 'assistant');

  await unfold(visitor, 'Credits and reuse');
  await expect(visitor.getByLabel('Use free services when no API key is set')).toBeChecked();
  const assistant = visitor.getByRole('group').filter({ hasText: 'Writing assistant' });
  await expect(assistant.getByText('obedient-8b on localhost:11434')).toBeVisible();
  await visitor.getByText('Writing assistant', { exact: true }).click();
  await expect(visitor.getByLabel('What you offer (optional)')).toHaveValue(
    'a register of suppliers',
  );
  await expect(visitor.getByLabel('Language of the drafts (optional)')).toHaveValue('Polish');
  await expect(visitor.getByText('One is saved. Leave this empty to keep it.')).toBeVisible();
});
