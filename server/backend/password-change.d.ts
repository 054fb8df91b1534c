import type { Query } from './database.ts';
/** A change of the own password: the new one, and the header that says whose. */
export type PasswordChange = {
    readonly password: string;
    readonly authorization: string;
};
/**
 * Guards a change of the own password: the rules are those for new accounts, and every other session of the person
 * ends, so that a stolen one does not outlive the change.
 */
export declare function guardPasswordChange(query: Query, { password, authorization }: PasswordChange, pass: () => Promise<Response>): Promise<Response>;
