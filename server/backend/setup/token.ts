import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** What a token looks like: 256 bits in the letters of an address. */
export const TOKEN_PATTERN = /^[\w-]{43}$/;

/** Draws a token from the system's secure source. */
export function drawToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What of a token is stored and compared: its SHA-256 in hexadecimal. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
