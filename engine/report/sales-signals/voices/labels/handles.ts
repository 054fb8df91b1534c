import { normalizeText } from '../../../../text/normalize.ts';

/** What a forum sets before a user's name: 'u/jane_doe', '@jdoe'. */
const PREFIX = /^(?:u\/|@)/iu;
/** 'u/jane_doe', 'jdoe84'. */
const HANDLE = /^(?:u\/|@)?[\p{L}\d][\p{L}\d_.-]{2,30}$/iu;
/** Shorter ones could be anybody's. */
const HANDLE_LENGTH_MIN = 4;

/** Is a label somebody's name on a forum, and no word: 'u/mapledr', 'gdpr_granny'? */
export function isHandle(text: string): boolean {
  return HANDLE.test(text) && (PREFIX.test(text) || /[_\d]/u.test(text));
}

/** A handle without prefix, marks and the figures after it: 'u/Jane_Doe84' is 'janedoe'. */
export function bareHandle(text: string): string {
  const bare = text
    .trim()
    .replace(PREFIX, '')
    .replaceAll(/[_.-]/gu, '')
    .replace(/(?<!\d)\d+$/u, '');
  return HANDLE.test(bare) ? normalizeText(bare) : '';
}

/**
 * The handles that spell a name: its given name or the first letter of it with one or more surnames, or with their first
 * letters: 'janedoe', 'jdoe', 'jdoeroe', 'janedr', 'doejane' for Jane Doe-Roe.
 */
export function handlesOf(name: string): readonly string[] {
  const [given = '', ...surnames] = normalizeText(name)
    .split(/[\s-]+/u)
    .filter((part) => part !== '');
  const initials = surnames.map((part) => part.charAt(0));
  const starts = surnames.map((_, index) => index + 1);
  return starts
    .flatMap((end) => {
      const joined = surnames.slice(0, end).join('');
      const first = given.charAt(0);
      return [
        given + joined,
        first + joined,
        joined + given,
        joined + first,
        given + initials.slice(0, end).join(''),
      ];
    })
    .filter((handle) => handle.length >= HANDLE_LENGTH_MIN);
}
