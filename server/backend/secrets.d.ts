import { z } from 'zod';
import type { Query } from './database.ts';
declare const secretsSchema: z.ZodObject<{
    jwtSecret: z.ZodString;
    publishableKey: z.ZodString;
}, z.core.$strip>;
declare const folderSecretsSchema: z.ZodObject<{
    jwtSecret: z.ZodString;
    publishableKey: z.ZodString;
    controlKey: z.ZodString;
}, z.core.$strip>;
/** What the secrets file of a data folder holds. */
export type FolderSecrets = z.output<typeof folderSecretsSchema>;
/** What this installation signs and recognises with. */
export type Secrets = z.output<typeof secretsSchema>;
/**
 * The secrets of a data folder, drawn and stored at the first start. The file is readable by its owner only and is
 * written whole or not at all.
 *
 * @throws {StartError} when the file is there but damaged
 */
export declare function secretsOfFolder(directory: string): FolderSecrets;
/**
 * The secrets of an own PostgreSQL: all server processes in front of it share them. To be called after migrating; the
 * table belongs to the server's schema, which no request can name.
 */
export declare function secretsOfDatabase(query: Query): Promise<Secrets>;
export {};
