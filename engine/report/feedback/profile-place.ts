import { addressOf } from '../../url/address.ts';
import { PROFILE_PARTS } from './feedback-weights.ts';

/** First parts of a path after which a site names one of its people. */
const PROFILE_SECTIONS: ReadonlySet<string> = new Set(
  'in author authors people person profile profiles user users team staff expert experts contributor contributors speaker speakers channel c'.split(
    ' ',
  ),
);

/**
 * The profile an address lies on, as host and path: 'medium.example/@jane' of '…/@jane/a-post', 'site.example/author/jane'
 * of '…/author/jane/page/2'. `null` when the address names none.
 */
export function profilePlaceOf(url: string): string | null {
  const { host, path } = addressOf(url);
  const parts = (path.toLowerCase().split(/[?#]/u)[0] ?? '').split('/').filter(Boolean);
  const [first = '', second] = parts;
  if (first.startsWith('@') && first.length > 1) return `${host}/${first}`;
  if (!PROFILE_SECTIONS.has(first) || second === undefined) return null;
  return [host, ...parts.slice(0, PROFILE_PARTS)].join('/');
}
