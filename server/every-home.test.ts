import { describe } from 'vitest';
import { onEveryHome } from './testing/on-every-home.ts';
import { testAudit } from './testing/suites/audit.ts';
import { testCreating } from './testing/suites/creating.ts';
import { testDeletingAndRoles } from './testing/suites/deleting.ts';
import { testList } from './testing/suites/list.ts';
import { testOwnPassword } from './testing/suites/own-password.ts';

// One boot per home carries all suites: a database is what takes long here.
onEveryHome((stage) => {
  describe('creating', () => {
    testCreating(stage);
  });
  describe('deleting and roles', () => {
    testDeletingAndRoles(stage);
  });
  describe('the own password', () => {
    testOwnPassword(stage);
  });
  describe('the list', () => {
    testList(stage);
  });
  describe('the audit log', () => {
    testAudit(stage);
  });
});
