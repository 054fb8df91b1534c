import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';

/**
 * Adds accounts of role user that were created so many days ago, straight into the data folder of a stopped server: no
 * request can set that date.
 */
export async function addBackdatedAccounts(
  dataDirectory: string,
  daysAgo: readonly number[],
): Promise<void> {
  const database = await PGlite.create(join(dataDirectory, 'database'), {
    extensions: { pg_trgm, pgcrypto },
  });
  try {
    for (const [index, days] of daysAgo.entries()) {
      const email = `early-${index}@crowd.example`;
      await database.query(`select legwork.create_account($1, 'Early Person', null, 'user')`, [
        email,
      ]);
      await database.query(
        'update public.profiles set created_at = now() - make_interval(secs => $2) where email = $1',
        [email, days * 86_400],
      );
    }
  } finally {
    await database.close();
  }
}
