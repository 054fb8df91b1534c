import { wordList } from '../../lexicon/word-list.ts';
import { siteHost } from '../../url/canonical-url.ts';

/** Does the address lie on a portal that carries other publishers' texts? */
export function isSyndicator(address: string): boolean {
  const host = siteHost(address);
  return REPUBLISHERS.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** Portals that mostly republish: of two equal texts, theirs is the copy. */
const REPUBLISHERS = wordList(
  'aol.com apple.news finanznachrichten.de flipboard.com headtopics.com marketscreener.com morningstar.com msn.com newsbreak.com pressreader.com smartnews.com streetinsider.com yahoo.com',
);
