import * as z from 'zod/mini';
import { plainFailure } from '../../messages/service-messages.ts';
import { HTTP_STATUS } from '../../model/http-status.ts';
import { revealed, type Secret } from '../../model/secret.ts';
import { ServiceError } from '../../model/service-failure.ts';
import { isoDay } from '../../model/time.ts';
import { askCatalogue, catalogueLinks, plainText } from '../catalogues/entries.ts';
import { episodesWith, type Episode } from '../catalogues/episodes.ts';
import type { PersonAtCompany } from '../catalogues/person-at-company.ts';
import { failureStatus } from '../http/errors.ts';
import { lenientNumber, lenientText, readEach } from '../http/lenient-schema.ts';
import type { KeylessOptions } from '../keyless/ask-keyless.ts';
import type { Catalogue } from '../service.ts';

/** Where Podcast Index answers. */
export const PODCAST_INDEX_URL = 'https://api.podcastindex.org';

/** An account at Podcast Index, and how its requests are signed. */
export type PodcastIndexAccount = {
  readonly key: Secret;
  readonly secret: Secret;
  readonly now: () => Date;
  /** SHA-1 of a text, in hexadecimal figures. */
  readonly sha1: (text: string) => string;
};

const SERVICE = 'podcast-index';
const EPISODES_ASKED = '40';
const MS_PER_S = 1000;
const MOMENT_MAX_S = 4_102_444_800;

const answer = z.object({ items: z.array(z.unknown()) });
const item = z.object({
  title: z.string(),
  link: z.string(),
  feedTitle: lenientText,
  description: lenientText,
  datePublished: lenientNumber,
});

/** Podcast episodes in the Podcast Index, signed with key, secret and time. Only Node asks: no page could keep the secret. */
export function createPodcastIndex(
  options: KeylessOptions & { readonly account: PodcastIndexAccount },
  person: PersonAtCompany,
): Catalogue {
  return {
    name: SERVICE,
    async search(query, signal) {
      const question = {
        service: SERVICE,
        path: '/api/1.0/search/byperson',
        parameters: [
          ['q', person.name],
          ['max', EPISODES_ASKED],
          ['fulltext', ''],
        ],
        headers: signatureOf(options.account),
        key: options.account.key,
        shape: answer,
      } as const;
      const { items } = await withRefusedKey(askCatalogue(options, question, signal));
      const episodes = readEach(item, items).map((one): Episode => ({
        url: one.link,
        title: one.title,
        show: one.feedTitle,
        text: plainText(one.description),
        date: dayOf(one.datePublished),
      }));
      return catalogueLinks(episodesWith(person, episodes), { service: SERVICE, query });
    },
  };
}

function signatureOf({ key, secret, now, sha1 }: PodcastIndexAccount) {
  const seconds = String(Math.floor(now().getTime() / MS_PER_S));
  return {
    'user-agent': 'legwork',
    'x-auth-key': revealed(key),
    'x-auth-date': seconds,
    authorization: sha1(`${revealed(key)}${revealed(secret)}${seconds}`),
  };
}

/** With a key, these are about the key. */
async function withRefusedKey<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    const status = failureStatus(error);
    const isRefused = status === HTTP_STATUS.unauthorized || status === HTTP_STATUS.forbidden;
    throw isRefused ? new ServiceError(plainFailure(SERVICE, 'rejected', status)) : error;
  }
}

function dayOf(seconds: number | null): string {
  if (seconds === null || seconds <= 0 || seconds > MOMENT_MAX_S) return '';
  return isoDay(new Date(seconds * MS_PER_S));
}
