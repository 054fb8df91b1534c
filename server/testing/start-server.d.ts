import { type ChildProcess } from 'node:child_process';
/** The administrator every test server has. */
export declare const testAdmin: {
    readonly email: 'admin@example.com';
    readonly password: 'correct horse 42';
};
/** What a test server is started with; everything has a default. */
export type StartServerOptions = {
    /** Environment variables over the defaults (PORT 0, a temporary DATA_DIR, `testAdmin`). */
    readonly settings?: Readonly<Record<string, string>>;
    /** The bundled server; default is the built `dist/node/server.js`. */
    readonly program?: string;
};
/** A server process; leaving its `await using` scope ends it and removes the data folder made for it. */
export type TestServer = AsyncDisposable & {
    readonly url: string;
    readonly dataDirectory: string;
    readonly process: ChildProcess;
    /** Everything it printed so far, both streams. */
    readonly output: () => string;
    /** Sends a signal and waits for the end; answers the exit status, null after a kill. */
    readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};
/** Starts the built server as its own process on a free port. Throws with its output when it does not get ready. */
export declare function startServer(options?: StartServerOptions): Promise<TestServer>;
/** Where a running server is and the key its browser application sends, as `/config.json` tells. */
export declare function targetOf(url: string): Promise<{
    readonly url: string;
    readonly publishableKey: string;
}>;
