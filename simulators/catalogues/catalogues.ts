import { jsonReply, type Reply } from '../server/answer.ts';
import { createLedger } from '../server/ledger.ts';
import { openPreflight } from '../server/open-cors.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import { demoListed, type Listed } from './listed.ts';
import { itunesReply, podcastIndexReply } from './podcasts.ts';
import { crossrefReply, openAlexReply, orcidReply } from './works.ts';

/** What is listed; what the demo world's people have said and written by default. */
export type CataloguesOptions = SimulatorOptions & { readonly listed?: Listed };

/** The settings by which the server and the command line reach it in the place of each catalogue. */
export function catalogueSettings({ baseUrl }: Pick<Simulator, 'baseUrl'>) {
  return {
    ITUNES_URL: `${baseUrl}/itunes`,
    PODCAST_INDEX_URL: `${baseUrl}/podcast-index`,
    OPENALEX_URL: `${baseUrl}/openalex`,
    ORCID_URL: `${baseUrl}/orcid`,
    CROSSREF_URL: `${baseUrl}/crossref`,
  } as const;
}

/** Stands in for five catalogues at once, each below its own name: `/crossref/works`. */
export function startCatalogues(options: CataloguesOptions = {}): Promise<Simulator> {
  const now = options.now ?? ((): Date => new Date());
  const { episodes, works } = options.listed ?? demoListed(now());
  const firstOrigins = new Map<string, string>();

  const replies: Readonly<Record<string, (call: RecordedCall) => Reply>> = {
    itunes: (call) => itunesReply(call, episodes),
    'podcast-index': (call) => podcastIndexReply(call, episodes, now()),
    openalex: (call) => openAlexReply(call, works),
    orcid: (call) => orcidReply(call, works),
    crossref: (call) => crossrefReply(call, works),
  };

  function answer(call: RecordedCall): Reply {
    return replies[call.path.split('/')[1] ?? '']?.(call) ?? jsonReply(404, {});
  }

  /** Apple's answers are cached with the permission of whoever asked first. */
  function corsHeaders({ path, query, headers }: RecordedCall): Readonly<Record<string, string>> {
    if (!path.startsWith('/itunes/')) return { 'access-control-allow-origin': '*' };
    const question = JSON.stringify([path, query]);
    const origin = firstOrigins.get(question) ?? headers['origin'] ?? '*';
    firstOrigins.set(question, origin);
    return { 'access-control-allow-origin': origin };
  }

  return startSimulator(
    {
      answer,
      preflight: openPreflight,
      corsHeaders,
      ledger: createLedger({}),
      reset: () => firstOrigins.clear(),
    },
    options,
  );
}
