import { expect, test } from 'vitest';
import { maintain } from './open-backend.ts';

test('every part is done, and a failing one is logged without keeping the others from running', async () => {
  const done: string[] = [];
  const logged: string[] = [];

  await maintain({
    attempts: {
      consume: () => Promise.resolve(0),
      refund: () => Promise.resolve(),
      reset: () => Promise.resolve(),
      prune: () => Promise.reject(new Error('no connection')),
    },
    query: (text, parameters = []) => {
      done.push(`${text.split(' where ')[0]} ${parameters.join()}`);
      return Promise.resolve([]);
    },
    auditDays: 365,
    sessionDays: 30,
    backUp: () => {
      done.push('backup');
      return Promise.resolve();
    },
    log: { say: (line) => logged.push(line), warn: (line) => logged.push(line) },
  });

  expect(logged).toEqual(['Failed at pruning attempts: no connection']);
  expect(done).toEqual([
    'select legwork.prune_audit($1) 365',
    'select legwork.prune_research() ',
    'delete from auth.sessions 30',
    'delete from auth.audit_log_entries 365',
    'backup',
  ]);
});
