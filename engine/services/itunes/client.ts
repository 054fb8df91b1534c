import * as z from 'zod/mini';
import { parseUrl } from '../../url/web-address.ts';
import { askCatalogue, catalogueLinks, plainText } from '../catalogues/entries.ts';
import { episodesWith, type Episode } from '../catalogues/episodes.ts';
import type { PersonAtCompany } from '../catalogues/person-at-company.ts';
import { lenientText, readEach } from '../http/lenient-schema.ts';
import type { KeylessOptions } from '../keyless/ask-keyless.ts';
import type { Catalogue } from '../service.ts';

/** Where Apple's catalogue of podcasts answers. */
export const ITUNES_URL = 'https://itunes.apple.com';

const SERVICE = 'itunes';
/** Everything found comes in one answer. */
const EPISODES_ASKED = '50';
const COUNTRY = 'us';
const DAY_CHARACTERS = 10;

const answer = z.object({ results: z.array(z.unknown()) });
const result = z.object({
  kind: z.literal('podcast-episode'),
  trackName: z.string(),
  trackViewUrl: z.string(),
  collectionName: lenientText,
  releaseDate: lenientText,
  description: lenientText,
});

/** Apple's podcast episodes (iTunes Search API). Apple caches answers whoever asks: `origin` keeps the permissions of sites apart. */
export function createItunes(
  options: KeylessOptions & { readonly origin?: string | undefined },
  person: PersonAtCompany,
): Catalogue {
  const { origin } = options;
  return {
    name: SERVICE,
    async search(query, signal) {
      const parameters = [
        ['term', query],
        ['media', 'podcast'],
        ['entity', 'podcastEpisode'],
        ['limit', EPISODES_ASKED],
        ['country', COUNTRY],
        ...(origin === undefined ? [] : [['for', origin] as const]),
      ] as const;
      const question = { service: SERVICE, path: '/search', parameters, shape: answer } as const;
      const { results } = await askCatalogue(options, question, signal);
      const episodes = readEach(result, results).map((one): Episode => ({
        url: withoutReferrer(one.trackViewUrl),
        title: one.trackName,
        show: one.collectionName,
        text: plainText(one.description),
        date: one.releaseDate.slice(0, DAY_CHARACTERS),
      }));
      return catalogueLinks(episodesWith(person, episodes), { service: SERVICE, query });
    },
  };
}

/** Apple's own mark of where a reader came from would make the page another one. */
function withoutReferrer(address: string): string {
  const url = parseUrl(address);
  url?.searchParams.delete('uo');
  return url?.href ?? '';
}
