// Whether a page is headed with the person's name.
import { isGivenName } from '../../names/people/name/nicknames.ts';
import type { PageContext, PlacedMention } from '../mentions/page-context.ts';
import type { Passage } from '../page/parse-page.ts';

/**
 * Is the person what the page is headed with, as a biography is: 'Jo Marsh | Speakers' over 'Jo Marsh, Head of Audit'? However
 * short such a page is, it is about them.
 */
export function isHeadedByName({ page, mentions }: PageContext): boolean {
  const own = mentions.filter(
    ({ mention }) =>
      mention.kind !== 'surname' && !mention.isPartOfOtherName && !mention.hasOtherSuffix,
  );
  const isHeaded = (passage: Passage): boolean =>
    own.some((placed) => placed.passage === passage && standsAlone(placed));
  const title = page.passages.find(({ zone }) => zone === 'title');
  const heading = page.passages.find(({ zone, kind }) => kind === 'heading' && zone !== 'title');
  if (title === undefined || !isHeaded(title)) return false;
  return heading === undefined ? page.hasContent : isHeaded(heading);
}

/** Signs that set a name off from the words before and after it. */
const BREAK_BEFORE = /(?:^|[|–—·•»:-] ?)(?:\p{L}{1,5}\.? ?){0,2}$/u;
const BREAK_AFTER = /^[\p{L}. ,]{0,12}$|^(?:,? ?\p{Lu}{2,5}\.?)?\s?(?:[|–—·•»:-]|, )/u;

function standsAlone({ passage: { text, words }, mention }: PlacedMention): boolean {
  const start = words[mention.start]?.start ?? 0;
  const end = words[mention.end - 1]?.end ?? 0;
  // 'Jo Marsh, Lee Carr and others': a comma opens a list of people as well as a post.
  const next = words[mention.end];
  if (next !== undefined && isGivenName(next.text)) return false;
  return BREAK_BEFORE.test(text.slice(0, start)) && BREAK_AFTER.test(text.slice(end));
}
