import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Log } from '../../log.ts';

const OWNER_ONLY = 0o600;

/**
 * Keeps the link in a page that leads to it and that only its owner can read. A browser is opened with this file and not
 * with the link, because everybody on the machine can read the arguments of a program. Answers the file; undefined, with
 * a warning, when it could not be written: the link is also printed.
 */
export function writeLinkFile(file: string, url: string, log: Log): string | undefined {
  const draft = `${file}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // A file that is there already would keep its rights.
    rmSync(draft, { force: true });
    writeFileSync(draft, pageTo(url), { mode: OWNER_ONLY, flag: 'wx' });
    renameSync(draft, file);
    return file;
  } catch (error) {
    log.warn(`The setup link could not be written to ${file} (${reasonOf(error)})`);
    return undefined;
  }
}

/** Removes the link once it is of no more use. */
export function removeLinkFile(file: string, log: Log): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    log.warn(`The used setup link could not be removed from ${file} (${reasonOf(error)})`);
  }
}

function pageTo(url: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${url}">
<title>Legwork</title>
<a href="${url}">${url}</a>
`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}
