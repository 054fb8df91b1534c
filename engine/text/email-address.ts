/** RFC 5321 allows 64 octets before the @; a domain has two labels at least. Written as people's addresses are, without quoted parts. */
const ADDRESS =
  /^[\p{L}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}[\p{L}\p{N}-]{1,23}$/iu;

/** Brackets, quotation marks and punctuation around an address. */
export const ADDRESS_WRAPPING = /^[<([{"'“‘]{1,5}|[>)\]}"'”’.,;:]{1,5}$/gu;
/** What precedes the address in a link. */
const MAILTO = /^mailto:/iu;
/** Address books put several into one cell: 'jane@acme.com; j.doe@acme.org'. */
const BETWEEN = /[\s,;|]+/u;
const CHARACTERS_MAX = 2000;

/** The first e-mail address in a text, in lower case: 'jane@acme.com' of 'Jane Doe <Jane@Acme.com>'. '' when there is none. */
export function emailIn(text: string): string {
  for (const word of text.slice(0, CHARACTERS_MAX).split(BETWEEN)) {
    // 'Jane<jane@acme.com>' is written without a space, too.
    const bare = (word.split('<').at(-1) ?? '').replace(ADDRESS_WRAPPING, '').replace(MAILTO, '');
    if (ADDRESS.test(bare)) return bare.toLowerCase();
  }
  return '';
}
