import { cpSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { emptyTemplate } from '../server/testing/data-templates.ts';
import { QUICK_HASHES } from '../server/testing/quick-hashes.ts';
import { startServer } from '../server/testing/start-server.ts';

/** Boots a server in a new data folder, with `testAdmin`, and removes those of earlier builds beside it. */
export async function bootData(template: string): Promise<void> {
  const cache = dirname(template);
  for (const name of await readdir(cache)) await rm(join(cache, name), { recursive: true });
  const draft = join(cache, 'draft');
  cpSync(await emptyTemplate(), draft, { recursive: true });
  await using server = await startServer({ settings: { DATA_DIR: draft } });
  await server.stop();
  await hashQuickly(join(draft, 'database'));
  // Every copy draws secrets of its own.
  await rm(join(draft, 'secrets.json'));
  await rename(draft, template);
}

/** As if it had never been otherwise: nobody signs out for it, and it is in no audit log. */
async function hashQuickly(folder: string): Promise<void> {
  const database = await PGlite.create(folder, { extensions: { pg_trgm, pgcrypto } });
  await database.exec(`set session_replication_role = replica; ${QUICK_HASHES}`);
  await database.close();
}
