import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../../../runtime/errors.ts';
import { StartError } from '../../start-error.ts';
import { writeWholeFile } from '../../whole-file.ts';
import type { Query } from '../database/database.ts';

const SECRET_BYTES = 48;
const KEY_BYTES = 17;

const secretsSchema = z.object({
  /** Signs access tokens. */
  jwtSecret: z.string().min(32),
  /** What every browser sends, signed in or not; public by nature. */
  publishableKey: z.string().startsWith('sb_publishable_'),
});

const folderSecretsSchema = secretsSchema.extend({
  /** Lets the backup command ask a running server for a backup. */
  controlKey: z.string().min(32),
});

/** What the secrets file of a data folder holds. */
export type FolderSecrets = z.output<typeof folderSecretsSchema>;

/** What this installation signs access tokens with, and lets browsers in by. */
export type Secrets = z.output<typeof secretsSchema>;

/** Draws new secrets from the system's secure source. */
function createSecrets(): Secrets {
  return {
    jwtSecret: drawSecret(),
    publishableKey: `sb_publishable_${randomBytes(KEY_BYTES).toString('base64url').slice(0, 22)}`,
  };
}

function drawSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The secrets of a data folder, drawn at the first start, for its owner's eyes only. Throws `StartError` when it is damaged. */
export async function secretsOfFolder(directory: string): Promise<FolderSecrets> {
  const file = join(directory, 'secrets.json');
  const stored = readIfThere(file);
  if (stored === undefined) {
    const drawn = { ...createSecrets(), controlKey: drawSecret() };
    await writeWholeFile(file, Buffer.from(`${JSON.stringify(drawn, null, 2)}\n`));
    return drawn;
  }
  try {
    return folderSecretsSchema.parse(JSON.parse(stored));
  } catch (error) {
    throw new StartError(
      `The file ${file} is damaged. Delete it and start again; everybody then has to sign in again.`,
      { cause: error },
    );
  }
}

/** The secrets of your own PostgreSQL, which all server processes in front of it share. To be called after migrating. */
export async function secretsOfDatabase(query: Query): Promise<Secrets> {
  const drawn = createSecrets();
  await query(
    `insert into legwork_server.secrets (jwt_secret, publishable_key) values ($1, $2)
     on conflict do nothing`,
    [drawn.jwtSecret, drawn.publishableKey],
  );
  const [stored] = await query(
    'select jwt_secret as "jwtSecret", publishable_key as "publishableKey" from legwork_server.secrets',
  );
  return secretsSchema.parse(stored);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
