import { FREE } from '#engine';
import type { Bill, PageReader, SearchService, Services } from '#engine';
import type * as z from 'zod/mini';
import { savedLinks, savedPage } from '../../../storage/answers.ts';
import type { RunAnswer, RunAnswers } from '../../../storage/answers.ts';
import type { PageCache, SavedAnswer } from '../../../storage/page-cache.ts';

/** Where a run finds what services have answered before. */
export type AnswerCache = {
  /** The answers of the run itself. */
  readonly answers: RunAnswers;
  /** What earlier runs have read. */
  readonly pages: PageCache;
  /** Asks again for what earlier runs have read. */
  readonly isFresh: boolean;
  /** Hears of every answer that is being kept; the run doesn't wait for it. */
  readonly onKeeping: (kept: Promise<void>) => void;
};

/**
 * The services of a run that asks for nothing twice. The answers of the run itself are kept until it is over, so that it
 * can be continued after a reload; pages of the last seven days and searches of the last day serve later runs too.
 */
export function cachedServices(services: Services, cache: AnswerCache): Services {
  return {
    searches: services.searches.map((service) => ({
      ...service,
      search: cachedSearch(service, cache),
    })),
    readers: services.readers.map((reader) => ({
      ...reader,
      scrape: cachedScrape(reader, cache),
    })),
  };
}

function cachedScrape(reader: PageReader, cache: AnswerCache): PageReader['scrape'] {
  const { answers, pages, isFresh, onKeeping } = cache;
  return (url, signal, bill) =>
    answerTo({
      answers,
      key: [reader.name, 'scrape', url],
      schema: savedPage,
      bill,
      earlier: async () => (isFresh ? null : pages.page(url)),
      ask: () => reader.scrape(url, signal, bill),
      keep: (page) => pages.keepPage(url, page),
      onKeeping,
    });
}

function cachedSearch(service: SearchService, cache: AnswerCache): SearchService['search'] {
  const { answers, pages, isFresh, onKeeping } = cache;
  return (query, signal, bill) =>
    answerTo({
      answers,
      key: [service.name, 'search', query],
      schema: savedLinks,
      bill,
      earlier: async () => (isFresh ? null : pages.links(service.name, query)),
      ask: () => service.search(query, signal, bill),
      keep: (links) => pages.keepLinks(service.name, query, links),
      onKeeping,
    });
}

type Question<Answer> = {
  readonly answers: RunAnswers;
  /** Among the run's own answers. */
  readonly key: readonly string[];
  readonly schema: z.ZodMiniType<Answer>;
  readonly bill: Bill | undefined;
  /** What an earlier run was answered. */
  readonly earlier: () => Promise<SavedAnswer<Answer> | null>;
  readonly ask: () => Promise<Answer>;
  /** Keeps the answer for later runs. */
  readonly keep: (answer: Answer) => Promise<void>;
  readonly onKeeping: AnswerCache['onKeeping'];
};

async function answerTo<Answer>(question: Question<Answer>): Promise<Answer> {
  const { answers, key, bill, earlier, ask, keep, onKeeping } = question;
  const own = await ownAnswer(question);
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
  const charge = bill?.charge() ?? FREE;
  onKeeping(answers.write(key, { answeredAt, charge, answer }).then(() => keep(answer)));
  return answer;
}

type OwnAnswer<Answer> = Omit<RunAnswer, 'answer'> & { readonly answer: Answer };

/** `null` when the run has none that can be read: then the service is asked. */
async function ownAnswer<Answer>({
  answers,
  key,
  schema,
}: Question<Answer>): Promise<OwnAnswer<Answer> | null> {
  const found = await answers.read(key);
  if (found === null) return null;
  const answer = schema.safeParse(found.answer);
  return answer.success ? { ...found, answer: answer.data } : null;
}
