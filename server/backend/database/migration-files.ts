import { createHash } from 'node:crypto';

/** One file of `supabase/migrations`, carried inside the server program. */
export type MigrationFile = {
  /** The leading number of the file name; files apply in its order. */
  readonly version: string;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, hexadecimal. */
  readonly checksum: string;
};

// Without a type argument: of this very call Vitest keeps no compiled copy, in which a new migration would be missing.
const sources = import.meta.glob('../../../supabase/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All migrations this version knows, oldest first. */
export const migrationFiles: readonly MigrationFile[] = Object.entries(sources)
  .map(([path, sql]) => migrationFile(path, sql))
  .toSorted((one, other) => one.version.localeCompare(other.version));

function migrationFile(path: string, sql: string): MigrationFile {
  const [, version = '', name = ''] = /(\d+)_([^/]+)\.sql$/.exec(path) ?? [];
  return { version, name, sql, checksum: checksumOf(sql) };
}

/** SHA-256 of a script, hexadecimal. Line ends do not count: a checkout on Windows may change them. */
export function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}
