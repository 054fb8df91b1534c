import type { Prospect } from '../../model/prospect.ts';
import type { CatalogueName } from '../../model/service-failure.ts';
import { createCrossref, CROSSREF_URL } from '../crossref/client.ts';
import type { RequestGate } from '../http/request-gate.ts';
import { createItunes, ITUNES_URL } from '../itunes/client.ts';
import type { KeylessOptions } from '../keyless/ask-keyless.ts';
import { createOpenAlex, OPENALEX_URL } from '../openalex/client.ts';
import { createOrcid, ORCID_URL } from '../orcid/client.ts';
import {
  createPodcastIndex,
  PODCAST_INDEX_URL,
  type PodcastIndexAccount,
} from '../podcast-index/client.ts';
import type { Catalogue } from '../service.ts';
import { personAtCompany } from './person-at-company.ts';

/** How catalogues are reached. */
export type CatalogueOptions = Omit<KeylessOptions, 'baseUrl'> & {
  /** Where catalogues are reached that are not at their public address. */
  readonly urls?: Readonly<Partial<Record<CatalogueName, string>>>;
  /** The address of the page that asks, in a browser. */
  readonly origin?: string;
  /** An e-mail address at which Crossref can reach the caller. */
  readonly contact?: string;
  /** Without an account Podcast Index is not asked. */
  readonly podcastIndex?: PodcastIndexAccount;
};

/** The catalogues that one run asks for what this person has said and written. */
export function createCatalogues(
  { urls = {}, origin, contact, podcastIndex, ...reached }: CatalogueOptions,
  prospect: Pick<Prospect, 'name' | 'company'>,
): readonly Catalogue[] {
  const person = personAtCompany(prospect);
  const at = (name: CatalogueName, url: string): KeylessOptions => ({
    ...reached,
    baseUrl: urls[name] ?? url,
  });
  const account = podcastIndex;
  return [
    createItunes({ ...at('itunes', ITUNES_URL), origin }, person),
    ...(account === undefined
      ? []
      : [createPodcastIndex({ ...at('podcast-index', PODCAST_INDEX_URL), account }, person)]),
    createOpenAlex(at('openalex', OPENALEX_URL), person),
    createOrcid(at('orcid', ORCID_URL), person),
    createCrossref({ ...at('crossref', CROSSREF_URL), contact }, person),
  ];
}

/** Catalogues that make few requests at once, with other public sources. Each waits for its turn from when it is asked. */
export function throughGate(
  catalogues: readonly Catalogue[],
  gate: RequestGate,
): readonly Catalogue[] {
  return catalogues.map((catalogue) => ({
    name: catalogue.name,
    search: (query, signal, bill) =>
      gate.pass(catalogue.name, (own) => catalogue.search(query, own, bill), signal),
  }));
}
