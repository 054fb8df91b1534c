import { z } from 'zod';
declare const settingsSchema: z.ZodObject<{
    PORT: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
    HOST: z.ZodDefault<z.ZodString>;
    DATA_DIR: z.ZodDefault<z.ZodString>;
    ADMIN_EMAIL: z.ZodDefault<z.ZodEmail>;
    ADMIN_PASSWORD: z.ZodOptional<z.ZodString>;
    DATABASE_URL: z.ZodOptional<z.ZodString>;
    DATABASE_CONNECTIONS: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
    SUPABASE_URL: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    SUPABASE_ANON_KEY: z.ZodOptional<z.ZodString>;
    SCRAPERAPI_URL: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    SERPAPI_URL: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    FIRECRAWL_URL: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    SCRAPE_CONCURRENCY: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
    TRUST_PROXY: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
    WEB_DIR: z.ZodOptional<z.ZodString>;
    SESSION_DAYS: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
    AUDIT_DAYS: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
    BACKUP_HOURS: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
    BACKUP_KEEP: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
}, z.core.$strip>;
/** Everything that can be set, read once at the start. Names are those of the environment variables. */
export type Settings = z.output<typeof settingsSchema>;
/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 *
 * @throws {StartError} one sentence that names the first wrong setting
 */
export declare function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings;
export {};
