import type { LimitFunction } from 'p-limit';
import { type Attempts } from './attempt-limits.ts';
/** What a sign-in attempt is made of. */
export type SignIn = {
    readonly email: string;
    readonly password: string;
    readonly address: string;
    readonly signal: AbortSignal;
};
/** What guarding sign-ins takes. */
export type SignInGuard = {
    readonly attempts: Attempts;
    /** Notes a refused attempt in the audit log. */
    readonly recordFailure: (email: string) => Promise<void>;
    /** Lets so many sign-ins through at a time: each costs a password hash. */
    readonly slots: LimitFunction;
    /** A refusal takes at least so long, whether the account exists or not. */
    readonly floorMs: number;
};
/**
 * Guards one password sign-in: counted per account and per address, few at a time, and refused in the same words and
 * the same time whether the account is unknown or the password wrong.
 */
export declare function guardSignIn(guard: SignInGuard, signIn: SignIn, pass: () => Promise<Response>): Promise<Response>;
