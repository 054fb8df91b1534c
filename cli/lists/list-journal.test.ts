import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { creditsSpent, prospectKey } from '#engine';
import { JOURNAL, openListJournal } from './list-journal.ts';

const ADA = {
  name: 'Ada Okafor',
  company: 'Acme',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

test('a journal written by an earlier version is continued: what is done is done, and what was paid is counted once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-journal-'));
  const path = join(folder, JOURNAL);
  const person = prospectKey(ADA);
  const charge = { kind: 'row charged', person, call: 'search 1' };
  const lines = [
    { kind: 'row started', person },
    { kind: 'row asked', person, call: 'search 1', usualCredits: 25 },
    { ...charge, charge: { credits: 25, isTold: false } },
    { ...charge, charge: { credits: 25, isTold: true } },
    {
      kind: 'row ended',
      person,
      ending: { status: 'done', insights: 3, message: '', reportId: 'okafor.json' },
    },
  ];
  await writeFile(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600 });

  const journal = await openListJournal(path, new Date());
  const queue = journal.replay({ prospects: [{ row: 2, prospect: ADA }], creditsMax: null });
  journal.close();
  await rm(folder, { recursive: true });

  expect(journal.trouble).toBe('');
  expect(creditsSpent(queue)).toBe(25);
  expect(queue.rows).toMatchObject([{ status: 'done', insights: 3, reportId: 'okafor.json' }]);
});
