import { createHash } from 'node:crypto';
import { jsonReply, type Reply } from '../server/answer.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import { hasWords } from './has-words.ts';
import type { ListedEpisode } from './listed.ts';

/** Apple's search: every word somewhere in title, notes or show; podcasts stand among their episodes. */
export function itunesReply(
  { path, query }: RecordedCall,
  episodes: readonly ListedEpisode[],
): Reply {
  if (path !== '/itunes/search') return jsonReply(404, {});
  const found = episodes.filter((episode) =>
    hasWords(`${episode.title} ${episode.notes} ${episode.show}`, query['term'] ?? ''),
  );
  const results = found.slice(0, Number(query['limit'] ?? 50)).map((episode, index) => ({
    wrapperType: 'podcastEpisode',
    kind: 'podcast-episode',
    trackId: index + 1,
    trackName: episode.title,
    collectionName: episode.show,
    releaseDate: episode.releasedAt,
    trackViewUrl: `${episode.url}${episode.url.includes('?') ? '&' : '?'}uo=4`,
    episodeUrl: `${episode.link ?? episode.url}.mp3`,
    description: episode.notes,
  }));
  const show = { wrapperType: 'track', kind: 'podcast', collectionName: 'A podcast' };
  return jsonReply(200, { resultCount: results.length + 1, results: [show, ...results] });
}

/** The accounts that Podcast Index knows. */
export const PODCAST_INDEX_ACCOUNT = { key: 'PIKEY0123456789', secret: 'pi-secret-0123456789' };

const SIGNATURE_AGE_MAX_S = 180;

/** Podcast Index: no answer without a name of the program, a key and a signature of the last three minutes. */
export function podcastIndexReply(
  { path, query, headers }: RecordedCall,
  episodes: readonly ListedEpisode[],
  now: Date,
): Reply {
  const withoutCors = { hasCors: false };
  const date = headers['x-auth-date'] ?? '';
  const { key, secret } = PODCAST_INDEX_ACCOUNT;
  const signature = createHash('sha1').update(`${key}${secret}${date}`).digest('hex');
  const isFresh = Math.abs(now.getTime() / 1000 - Number(date)) < SIGNATURE_AGE_MAX_S;
  const isKnown = headers['x-auth-key'] === key && headers['authorization'] === signature;
  if ((headers['user-agent'] ?? '') === '' || !isFresh || !isKnown) {
    return { ...jsonReply(401, { status: 'false', description: 'Bad request' }), ...withoutCors };
  }
  if (path !== '/podcast-index/api/1.0/search/byperson') {
    return { ...jsonReply(404, {}), ...withoutCors };
  }
  const found = episodes
    .filter(({ title, notes, show }) => hasWords(`${title} ${notes} ${show}`, query['q'] ?? ''))
    .slice(0, Number(query['max'] ?? 40));
  const items = found.map((episode, index) => ({
    id: index + 1,
    title: episode.title,
    link: episode.link ?? episode.url,
    description: episode.notes,
    datePublished: Math.floor(Date.parse(episode.releasedAt) / 1000),
    feedTitle: episode.show,
    feedLanguage: 'en',
  }));
  return { ...jsonReply(200, { status: 'true', items, count: items.length }), ...withoutCors };
}
