import { personNameOf } from '../../../names/people/name/person-name.ts';
import { readAddress } from '../../../url/address.ts';
import { namesPersonIn } from '../names/names-in-sentence.ts';
import type { VoicePage } from './voice.ts';

/**
 * Is it the person's own site? Its host contains their given name and surname, or one of them and a word such as 'writes': 'annawrites'.
 * The surname alone counts only if the page names them.
 */
export function isSiteOfPerson(page: VoicePage): boolean {
  const { url, name, paragraphs } = page;
  const { given, surname } = personNameOf(name);
  const [host = ''] = readAddress(url)
    .host.replace(/^www\./u, '')
    .split('.');
  const plain = host.replaceAll('-', '');
  const last = surname.join('');
  const fullNames = [given + last, last + given];
  const initials = [given, ...surname.flatMap((part) => part.split('-'))].map((part) =>
    part.charAt(0),
  );
  const prefixes = [given, last, ...(initials.length > 2 ? [initials.join('')] : [])];
  return (
    (last !== '' && fullNames.some((joined) => plain.includes(joined))) ||
    // A family's company may have such a host, but its page does not name the person.
    (plain === last && paragraphs.some((one) => namesPersonIn(page, one.text))) ||
    (WRITING_HOST.test(plain) && prefixes.some((start) => start !== '' && plain.startsWith(start)))
  );
}

/** 'annawrites', 'annablog': the host of somebody who writes. */
const WRITING_HOST =
  /(?:writes|blog|notes|schreibt|notizen|ecrit|escribe|escreve|scrive|schrijft|skriver|pisze|pise|yaziyor)$/u;
