// Databases in use have run the released migrations, so those never change: supabase/released.json holds their hashes.
// `node scripts/migrations-appended.mjs --release` records the present ones, as a release does.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const supabase = join(dirname(fileURLToPath(import.meta.url)), '../supabase');

/**
 * Everything that breaks the rule 'append only', as sentences; empty when nothing does.
 *
 * @param {Readonly<Record<string, string>>} released hash by file name
 * @param {Readonly<Record<string, string>>} present hash by file name
 * @returns {string[]}
 */
export function migrationFaults(released, present) {
  const last = Object.keys(released).toSorted().at(-1) ?? '';
  const changed = Object.entries(released)
    .filter(([file, hash]) => present[file] !== hash)
    .map(([file]) => `${file} was released and must stay as it is; write a new migration instead.`);
  const misplaced = Object.keys(present)
    .filter((file) => !(file in released) && file < last)
    .map(
      (file) => `${file} sorts before the released ${last} and would never run there; rename it.`,
    );
  return [...changed, ...misplaced];
}

function presentMigrations() {
  const folder = join(supabase, 'migrations');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return [file, createHash('sha256').update(text).digest('hex')];
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(supabase, 'released.json');
  const present = presentMigrations();
  if (process.argv.includes('--release')) {
    writeFileSync(file, `${JSON.stringify(present, null, 2)}\n`);
    process.exit(0);
  }
  /** @type {Record<string, string>} */
  const released = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const faults = migrationFaults(released, present);
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
