import { expect, test } from 'vitest';
import { migrationFaults } from './migrations-appended.mjs';

const RELEASED = { '0001_a.sql': 'hash-a', '0002_b.sql': 'hash-b' };

test('new migrations after the released ones are fine', () => {
  expect(migrationFaults(RELEASED, { ...RELEASED, '0003_c.sql': 'hash-c' })).toEqual([]);
});

test('a changed, a removed and an inserted migration are each a fault', () => {
  const present = { '0001_a.sql': 'other', '0001_z.sql': 'new' };

  const faults = migrationFaults(RELEASED, present);

  expect(faults).toHaveLength(3);
  expect(faults.join()).toMatch(/0001_a.*0002_b.*0001_z/);
});
