import { describe } from 'vitest';
import { onEveryDatabase } from '../testing/on-every-database.ts';
import {
  testEndingTokens,
  testMakingTokens,
  testTokensEndedByOthers,
} from '../testing/suites/api-tokens.ts';
import { testApi, testApiRefusals } from '../testing/suites/api.ts';
import {
  testAuditChain,
  testAuditChainInUse,
  testAuditSink,
} from '../testing/suites/audit-chain.ts';
import { testAudit } from '../testing/suites/audit.ts';
import { testCallsInAudit } from '../testing/suites/calls-in-audit.ts';
import { testCreating } from '../testing/suites/creating.ts';
import { testDeleting, testRoles } from '../testing/suites/deleting.ts';
import { testForbiddenRequests } from '../testing/suites/forbidden-requests.ts';
import {
  testForgedTokens,
  testForeignTokens,
  testMixedRequests,
} from '../testing/suites/forged-tokens.ts';
import {
  testForgetting,
  testForgettingInFlight,
  testForgettingLimits,
} from '../testing/suites/forgetting.ts';
import { testHealth } from '../testing/suites/health.ts';
import { testList } from '../testing/suites/list.ts';
import { testOwnPassword } from '../testing/suites/own-password.ts';
import { testPrivacyRights } from '../testing/suites/privacy-rights.ts';
import { testRecordOfUse, testRetention } from '../testing/suites/record-of-use.ts';
import { testRelayedFaults, testRelayLimits } from '../testing/suites/relay-limits.ts';
import { testRelay } from '../testing/suites/relay.ts';
import { testReportVersions } from '../testing/suites/report-versions.ts';
import { testReportDeletion, testReportLimits, testReports } from '../testing/suites/reports.ts';
import { testProcedureRights, testReadingRights, testRights } from '../testing/suites/rights.ts';
import { testSqlLints } from '../testing/suites/schema.ts';
import { testSharing, testSharingAttacks, testSharingLimits } from '../testing/suites/sharing.ts';
import { testHostileProviders, testTakeovers } from '../testing/suites/sign-on-attacks.ts';
import {
  testForgedLogouts,
  testSignOnAddresses,
  testSignOnTheft,
} from '../testing/suites/sign-on-theft.ts';
import {
  testProviderSignOut,
  testSignedOnNames,
  testSignOnFaults,
  testSingleSignOn,
} from '../testing/suites/single-sign-on.ts';
import {
  testReplacedPasswords,
  testSettingPasswords,
  testTemporaryPasswords,
} from '../testing/suites/temporary-passwords.ts';
import {
  testAuditTokens,
  testTokenAttacks,
  testTokensElsewhere,
} from '../testing/suites/token-attacks.ts';
import { testTurns } from '../testing/suites/turns.ts';

const SINGLE_SIGN_ON = [
  testHostileProviders,
  testTakeovers,
  testSignOnTheft,
  testSignOnAddresses,
  testForgedLogouts,
  testSignOnFaults,
  testProviderSignOut,
  testSignedOnNames,
  testSingleSignOn,
] as const;

const API_TOKENS = [
  testApi,
  testApiRefusals,
  testMakingTokens,
  testEndingTokens,
  testTokensEndedByOthers,
  testTokenAttacks,
  testAuditTokens,
  testTokensElsewhere,
] as const;

// One boot per database carries all suites: booting is what takes long here.
onEveryDatabase((stage) => {
  describe('creating', () => {
    testCreating(stage);
  });
  describe('deleting and roles', () => {
    testDeleting(stage);
    testRoles(stage);
  });
  describe('the own password', () => {
    testOwnPassword(stage);
    testSettingPasswords(stage);
    testReplacedPasswords(stage);
    testTemporaryPasswords(stage);
  });
  describe('the list', () => {
    testList(stage);
  });
  describe('saved reports', () => {
    testReports(stage);
    testReportVersions(stage);
    testReportDeletion(stage);
    testReportLimits(stage);
    testSharing(stage);
    testSharingAttacks(stage);
    testSharingLimits(stage);
  });
  describe('forgetting people', () => {
    testRecordOfUse(stage);
    testRetention(stage);
    testForgetting(stage);
    testForgettingInFlight(stage);
    testForgettingLimits(stage);
    testPrivacyRights(stage);
  });
  describe('rights in the database', () => {
    testRights(stage);
    testReadingRights(stage);
    testProcedureRights(stage);
  });
  describe('attacks over HTTP', () => {
    testForbiddenRequests(stage);
    testForgedTokens(stage);
    testForeignTokens(stage);
    testMixedRequests(stage);
  });
  describe('API tokens', () => {
    for (const declareTests of API_TOKENS) declareTests(stage);
  });
  describe('the relay', () => {
    testRelay(stage);
    testRelayedFaults(stage);
    testRelayLimits(stage);
  });
  describe('one client among others', () => {
    testTurns(stage);
  });
  describe('single sign-on', () => {
    for (const declareTests of SINGLE_SIGN_ON) declareTests(stage);
  });
  describe('the schema', () => {
    testSqlLints(stage);
  });
  describe('the audit log', () => {
    testAudit(stage);
    testAuditChain(stage);
    testAuditChainInUse(stage);
    testAuditSink(stage);
    testCallsInAudit(stage);
  });
  describe('the state of the installation', () => {
    testHealth(stage);
  });
});
