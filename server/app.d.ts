import { Hono } from 'hono';
import type { Gate } from './backend/gate.ts';
import { type BrowserConfig } from './browser-config.ts';
import type { Log } from './log.ts';
import { type WebFiles } from './web-files.ts';
/** What one server process answers with. */
export type AppOptions = {
    readonly webFiles: WebFiles;
    readonly config: BrowserConfig;
    /** The embedded backend; without it the browser speaks to a Supabase project directly. */
    readonly gate: Gate | undefined;
    /** Reverse proxies in front whose forwarding headers may be believed. */
    readonly trustedProxies: number;
    readonly log: Log;
};
/** The whole HTTP surface: backend, configuration, health, and the browser application. */
export declare function createApp({ webFiles, config, gate, trustedProxies, log }: AppOptions): Hono;
