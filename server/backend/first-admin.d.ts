import type { Database } from './database.ts';
/** The administrator the first boot made. */
export type FirstAdmin = {
    readonly email: string;
    /** Only when it was generated: to be shown once, and to be changed at the first sign-in. */
    readonly oneTimePassword?: string;
};
/** E-mail and password for the first administrator; without a password one is drawn. */
export type FirstAdminOptions = {
    readonly email: string;
    readonly password?: string | undefined;
};
/** Makes the first administrator when there is no administrator at all; otherwise answers nothing. */
export declare function makeFirstAdmin(database: Database, { email, password }: FirstAdminOptions): Promise<FirstAdmin | undefined>;
