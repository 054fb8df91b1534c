import { FREE } from '#engine';
import type { Bill, PageReader, Prospect, SearchService, Services } from '#engine';
import * as z from 'zod/mini';
import { keptCharge, keptLinks, keptPage } from '../../../storage/answer-schemas.ts';
import { createPageCache } from '../../../storage/page-cache.ts';
import type { KeptAnswer, PageCache } from '../../../storage/page-cache.ts';
import { withDatabase } from '../../../storage/with-database.ts';

/** Whose run it is, about whom, and whether it asks anew for what earlier runs have read. */
export type Remembering = {
  readonly userId: string;
  readonly prospect: Prospect;
  readonly isFresh: boolean;
};

/**
 * The services of a run that asks for nothing twice. The answers of the run itself are kept until it is over, so that it
 * can be continued after a reload; pages of the last seven days and searches of the last day serve later runs too.
 */
export function rememberedServices(services: Services, remembering: Remembering): Services {
  const { userId, prospect, isFresh } = remembering;
  const cache = createPageCache({ userId, prospect, now: () => new Date() });
  const memory = { userId, cache, isFresh };
  return {
    searches: services.searches.map((service) => ({
      ...service,
      search: rememberedSearch(service, memory),
    })),
    readers: services.readers.map((reader) => ({
      ...reader,
      scrape: rememberedScrape(reader, memory),
    })),
  };
}

type Memory = {
  readonly userId: string;
  readonly cache: PageCache;
  readonly isFresh: boolean;
};

function rememberedScrape(
  reader: PageReader,
  { userId, cache, isFresh }: Memory,
): PageReader['scrape'] {
  return (url, signal, bill) =>
    remembered({
      key: [userId, reader.name, 'scrape', url],
      schema: keptPage,
      bill,
      earlier: async () => (isFresh ? null : cache.page(url)),
      ask: () => reader.scrape(url, signal, bill),
      keep: (page) => cache.keepPage(url, page),
    });
}

function rememberedSearch(
  service: SearchService,
  { userId, cache, isFresh }: Memory,
): SearchService['search'] {
  return (query, signal, bill) =>
    remembered({
      key: [userId, service.name, 'search', query],
      schema: keptLinks,
      bill,
      earlier: async () => (isFresh ? null : cache.links(service.name, query)),
      ask: () => service.search(query, signal, bill),
      keep: (links) => cache.keepLinks(service.name, query, links),
    });
}

type Question<Answer> = {
  /** In the store of the run's own answers. */
  readonly key: string[];
  readonly schema: z.ZodMiniType<Answer>;
  readonly bill: Bill | undefined;
  /** What an earlier run was answered. */
  readonly earlier: () => Promise<KeptAnswer<Answer> | null>;
  readonly ask: () => Promise<Answer>;
  /** Keeps the answer for later runs. */
  readonly keep: (answer: Answer) => Promise<void>;
};

async function remembered<Answer>(question: Question<Answer>): Promise<Answer> {
  const { key, schema, bill, earlier, ask, keep } = question;
  const own = await ownAnswer(key, schema);
  if (own !== null) {
    const { answeredAt, charge, answer } = own;
    bill?.reuse({ answeredAt, charge });
    return answer;
  }
  const known = await earlier();
  if (known !== null) {
    bill?.reuse({ answeredAt: known.answeredAt });
    return known.answer;
  }
  const answer = await ask();
  const answeredAt = new Date().toISOString();
  await keepOwn(key, { answeredAt, charge: bill?.charge() ?? FREE, answer });
  await keep(answer);
  return answer;
}

const ownEntry = z.object({ answeredAt: z.string(), charge: keptCharge, answer: z.unknown() });

type OwnAnswer<Answer> = Omit<z.infer<typeof ownEntry>, 'answer'> & { readonly answer: Answer };

/** `null` also where the browser refuses to keep anything: then the service is asked. */
async function ownAnswer<Answer>(
  key: string[],
  schema: z.ZodMiniType<Answer>,
): Promise<OwnAnswer<Answer> | null> {
  const entry = ownEntry.safeParse(await withDatabase((database) => database.get('answers', key)));
  if (!entry.success) return null;
  const answer = schema.safeParse(entry.data.answer);
  return answer.success ? { ...entry.data, answer: answer.data } : null;
}

/** A full or blocked storage must not cost the answer itself: only a reload would ask for it again. */
async function keepOwn(key: string[], entry: OwnAnswer<unknown>): Promise<void> {
  await withDatabase((database) => database.put('answers', entry, key));
}
