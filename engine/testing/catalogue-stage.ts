import { setMaxListeners } from 'node:events';
import { catalogueSettings, startCatalogues } from '../../simulators/catalogues/catalogues.ts';
import type { Listed } from '../../simulators/catalogues/listed.ts';
import type { Simulator } from '../../simulators/server/simulator.ts';
import type { Prospect } from '../model/prospect.ts';
import { createCatalogues, type CatalogueOptions } from '../services/catalogues/catalogues.ts';
import type { Catalogue } from '../services/service.ts';
import { simulatedClock } from './simulated-clock.ts';

/** The simulated catalogues; `await using` closes them. */
export type CatalogueStage = AsyncDisposable & {
  readonly simulator: Simulator;
  readonly options: CatalogueOptions;
  /** The catalogues of a run, and the moment at which each of them has answered or failed. */
  readonly settlingCatalogues: (prospect: Pick<Prospect, 'name' | 'company'>) => {
    readonly catalogues: readonly Catalogue[];
    readonly settled: Promise<void>;
  };
};

/** Catalogues that list this and nothing else. */
export async function startCatalogueStage({
  episodes = [],
  works = [],
}: Partial<Listed> = {}): Promise<CatalogueStage> {
  const simulator = await startCatalogues({ listed: { episodes, works } });
  const withdrawn = new AbortController().signal;
  // Every request under way listens to it.
  setMaxListeners(0, withdrawn);
  const at = catalogueSettings(simulator);
  const options: CatalogueOptions = {
    fetch: globalThis.fetch,
    withdrawn,
    // Its time stands still: an answer that comes late on a busy machine is an answer.
    wait: simulatedClock().wait,
    urls: {
      itunes: at.ITUNES_URL,
      'podcast-index': at.PODCAST_INDEX_URL,
      openalex: at.OPENALEX_URL,
      orcid: at.ORCID_URL,
      crossref: at.CROSSREF_URL,
    },
  };
  return {
    simulator,
    options,
    settlingCatalogues: (prospect) => settling(createCatalogues(options, prospect)),
    [Symbol.asyncDispose]: () => simulator.close(),
  };
}

function settling(
  catalogues: readonly Catalogue[],
): ReturnType<CatalogueStage['settlingCatalogues']> {
  let open = catalogues.length;
  let settle = (): void => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  return {
    settled,
    catalogues: catalogues.map((catalogue) => ({
      name: catalogue.name,
      search: (query, signal) =>
        catalogue.search(query, signal).finally(() => {
          open -= 1;
          if (open === 0) settle();
        }),
    })),
  };
}
