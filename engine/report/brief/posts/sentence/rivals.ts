import { THE_WORDS } from '../../../../lexicon/grammar/prepositions.ts';
import { CLIENTS, RIVALS } from '../../../../lexicon/job-titles/career-moves.ts';
import { plainLetters } from '../../../../text/plain-letters.ts';
import type { Span } from '../../../../text/words.ts';

/**
 * Finds where the text continues after the company's name, if the name only says whose rival or client is meant: 'Acme's rival Beta',
 * 'Acme-Konkurrent Beta', 'a competitor of Acme'. `null` where the company itself is meant.
 */
export function rivalStart({ start, end }: Span, text: string): number | null {
  const link = rivalLink(plainLetters(text.slice(end, end + REACH)));
  if (link !== null) return end + link.length;
  return RIVAL_OF.test(plainLetters(text.slice(Math.max(0, start - REACH), start))) ? end : null;
}

/** What joins a company's name to the rival or client after it. `null` for a part of the company: 'Acme's customer service', 'Acme Client Services'. */
function rivalLink(after: string): string | null {
  const found = AFTER.exec(after);
  if (found === null) return null;
  const [whole, link = '', word = '', client] = found;
  if (client !== undefined && !/^,? \p{Lu}/u.test(after.slice(whole.length))) return null;
  return link === ' ' && /^\p{Lu}/u.test(word) ? null : link;
}

/** 'Konkurrenten', which is read as part of the name after it: 'beim Konkurrenten Beta Bank'. */
export const RIVAL_WORD = new RegExp(`^(?:${RIVALS})$`, 'iu');

const REACH = 50;

/** A possessive or hyphen and a word for a rival or client, after a company's name: "'s biggest rival", '-Konkurrenten', ' supplier'. */
const AFTER = new RegExp(
  `^(['’]s? (?:\\p{L}+ ){0,2}|[ -])(${RIVALS}|(${CLIENTS}))(?!\\p{L})`,
  'iu',
);

/** 'A competitor of'. */
const RIVAL_OF = new RegExp(
  `(?<!\\p{L})(?:${RIVALS}|${CLIENTS}) (?:of|der|des|von|de|du|del|della|di|da|do|van|av|af)(?: (?:${THE_WORDS}))? $`,
  'iu',
);
