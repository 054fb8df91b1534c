import { type Page } from '@playwright/test';
import { type TestServer } from '../server/testing/start-server.ts';
import { type Simulators } from '../simulators/start-simulators.ts';
type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
/** One server, three simulators and one signed-in administrator for each worker. */
type WorkerFixtures = {
    readonly simulators: Simulators;
    readonly server: TestServer;
    readonly adminState: StorageState;
};
type Fixtures = {
    /** Simulators without calls, script and spent credits. */
    readonly services: Simulators;
    /** A page where nobody is signed in. */
    readonly visitor: Page;
    /** A page where the administrator is signed in. */
    readonly admin: Page;
    /** Console errors this test expects, e.g. of an answer the browser blocks; anything else fails the test. */
    readonly expectedErrors: RegExp[];
};
/** The browser tests' `test`: the built application on its own server, with simulators for the three services. */
export declare const test: import("playwright/test").TestType<import("playwright/test").PlaywrightTestArgs & import("playwright/test").PlaywrightTestOptions & Fixtures, import("playwright/test").PlaywrightWorkerArgs & import("playwright/test").PlaywrightWorkerOptions & WorkerFixtures>;
export { expect } from '@playwright/test';
/** Signs in through the form and waits for the dashboard. */
export declare function signIn(page: Page, account: {
    readonly email: string;
    readonly password: string;
}): Promise<void>;
/** Adds to `faults` what no page may do: console errors, uncaught exceptions, violations of the content-security policy. */
export declare function watch(page: Page, expected: readonly RegExp[], faults?: string[]): string[];
