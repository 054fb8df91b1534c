import { normalizeText } from '../../../../text/normalize.ts';

/** What a forum puts before a user name: 'u/jane_doe', '@jdoe'. */
const PREFIX = /^(?:u\/|@)/iu;
/** 'u/jane_doe', 'jdoe84'. */
const HANDLE = /^(?:u\/|@)?[\p{L}\d][\p{L}\d_.-]{2,30}$/iu;
/** A shorter handle could be anybody's. */
const HANDLE_LENGTH_MIN = 4;

/** Is a label a user name and not a word: 'u/mapledr', 'gdpr_granny'? */
export function isHandle(text: string): boolean {
  return HANDLE.test(text) && (PREFIX.test(text) || /[_\d]/u.test(text));
}

/** A handle without its prefix, punctuation and final digits: 'u/Jane_Doe84' is 'janedoe'. */
export function bareHandle(text: string): string {
  const bare = text
    .trim()
    .replace(PREFIX, '')
    .replaceAll(/[_.-]/gu, '')
    .replace(/(?<!\d)\d+$/u, '');
  return HANDLE.test(bare) ? normalizeText(bare) : '';
}

/**
 * The handles that a name can make: the given name or its first letter, with one or more surnames or their first letters. 'janedoe',
 * 'jdoe', 'jdoeroe', 'janedr', 'doejane' for Jane Doe-Roe.
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
