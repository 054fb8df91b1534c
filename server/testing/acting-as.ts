import { type Kysely, sql } from 'kysely';

/** Who a statement runs as: the database role and the claims of the token, as the request gate sets them. */
export type Identity = {
  readonly role: 'anon' | 'authenticated';
  readonly userId?: string;
  readonly sessionId?: string;
  readonly claims?: Readonly<Record<string, unknown>>;
};

/** How a statement ended: the rows it touched, or the SQLSTATE it failed with. */
export type Outcome = { readonly rows: number } | { readonly code: string };

/** Ends a transaction without keeping it; carries out how many rows were touched. */
class Undo extends Error {
  readonly rows: number;

  constructor(rows: number) {
    super('undo');
    this.rows = rows;
  }
}

/** Runs one statement as somebody and undoes it. `prepare` runs first, as the owner, in the same transaction. */
export async function actAs(
  database: Kysely<unknown>,
  identity: Identity,
  statement: string,
  prepare?: string,
): Promise<Outcome> {
  try {
    return await database.transaction().execute(async (trx) => {
      if (prepare !== undefined) await sql.raw(prepare).execute(trx);
      await takeOn(trx, identity);
      const { rows, numAffectedRows } = await sql.raw(statement).execute(trx);
      throw new Undo(Math.max(Number(numAffectedRows ?? 0), rows.length));
    });
  } catch (error) {
    if (error instanceof Undo) return { rows: error.rows };
    if (error instanceof Error && 'code' in error) return { code: String(error.code) };
    throw error;
  }
}

async function takeOn(trx: Kysely<unknown>, identity: Identity): Promise<void> {
  const { role, userId = '', sessionId, claims } = identity;
  const jwt = JSON.stringify({ sub: userId, role, session_id: sessionId, ...claims });
  await sql`select set_config('request.jwt.claim.sub', ${userId}, true),
    set_config('request.jwt.claim.role', ${role}, true), set_config('request.jwt.claims', ${jwt}, true)`.execute(
    trx,
  );
  await sql.raw(`set local role ${role}`).execute(trx);
}
