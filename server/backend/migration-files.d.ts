/** One file of `supabase/migrations`, carried inside the server program. */
export type MigrationFile = {
    /** The leading number of the file name; files apply in its order. */
    readonly version: string;
    readonly name: string;
    readonly sql: string;
    /** SHA-256 of the text, hexadecimal. */
    readonly checksum: string;
};
/** All migrations this version knows, oldest first. */
export declare const migrationFiles: readonly MigrationFile[];
/** SHA-256 of a script, hexadecimal. Line ends do not count: a checkout on Windows may change them. */
export declare function checksumOf(sql: string): string;
