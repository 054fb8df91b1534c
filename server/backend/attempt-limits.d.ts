import type { Query } from './database.ts';
/** So many attempts within so many seconds, counted from the first. */
export type Limit = {
    readonly most: number;
    readonly windowSeconds: number;
};
/** What is counted: failed sign-ins by account and by address, refreshes by address. */
export type AttemptLimits = {
    readonly account: Limit;
    readonly address: Limit;
    readonly refresh: Limit;
};
/** Ten wrong passwords per account and thirty per address in a quarter of an hour; refreshes as hosted Supabase. */
export declare const defaultLimits: AttemptLimits;
/** Counts attempts in the database, exactly and for all server processes together. */
export type Attempts = {
    /** Counts one. Answers 0 when it may go on, else the seconds to wait. */
    readonly take: (kind: keyof AttemptLimits, who: string) => Promise<number>;
    /** Takes one back that turned out right. */
    readonly giveBack: (kind: keyof AttemptLimits, who: string) => Promise<void>;
    readonly forget: (kind: keyof AttemptLimits, who: string) => Promise<void>;
    /** Drops counts whose window is over. */
    readonly prune: () => Promise<void>;
};
/** Attempts counted against `limits`; `secret` keeps what was typed out of the database. */
export declare function createAttempts(query: Query, limits: AttemptLimits, secret: string): Attempts;
/** The part of an address that one customer line has: all of IPv4, the first half of IPv6. */
export declare function addressGroup(address: string): string;
