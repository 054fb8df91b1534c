import type * as z from 'zod/mini';
import type { CompanySource } from '../company/company-source.ts';
import { fullNameKey } from '../company/identity/company-names.ts';
import { FREE, type Charge } from '../model/charge.ts';
import type { Bill } from '../services/bill.ts';
import type { Catalogue, PageReader, SearchService, Services } from '../services/service.ts';
import { savedLinks, savedPage, type PageCache, type SavedAnswer } from './answer-cache.ts';

/** An answer of the run under way, with what it cost and the moment the service gave it. */
export type RunAnswer = {
  /** ISO 8601. */
  readonly answeredAt: string;
  readonly charge: Charge;
  readonly answer: unknown;
};

/** The answers of the run under way, cached until it is over so that an interruption costs nothing. Nothing here rejects. */
export type RunAnswers = {
  /** `null` when there is none; unchecked, so its reader must parse it. */
  readonly read: (key: readonly string[]) => Promise<RunAnswer | null>;
  readonly write: (key: readonly string[], answer: RunAnswer) => Promise<void>;
};

/** Where a run finds what services have answered before. */
export type AnswerCache = {
  /** The answers of the run itself. */
  readonly answers: RunAnswers;
  /** What earlier runs have read. */
  readonly pages: PageCache;
  /** Asks again for what earlier runs have read. */
  readonly isFresh: boolean;
  /** The moment at which an answer came. */
  readonly now: () => Date;
  /** Hears of every answer that is being cached, and the run goes on; when left out, the run waits for it. */
  readonly onSaving?: (saved: Promise<void>) => void;
};

/** The services of a run that asks for nothing twice, nor again for pages of the last seven days and searches of the last day. */
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

/** The catalogues of a run, whose entries are kept as searches are. */
export function cachedCatalogues(
  catalogues: readonly Catalogue[],
  cache: AnswerCache,
): readonly Catalogue[] {
  return catalogues.map((catalogue) => ({ ...catalogue, search: cachedSearch(catalogue, cache) }));
}

/** The sources of a run that answer from what they have said within a day, under the same rules of forgetting as pages. */
export function cachedCompanySources(
  sources: readonly CompanySource[],
  { pages, isFresh, onSaving }: Pick<AnswerCache, 'pages' | 'isFresh' | 'onSaving'>,
): readonly CompanySource[] {
  return sources.map((source) => ({
    ...source,
    async ask(company, call) {
      const boards = company.boards.filter((board) => board.source === source.name);
      const at = [company.domain, ...boards.map(({ slug }) => slug)].join(' ');
      const whose = source.isAboutProspect === true ? ` for ${pages.prospectKey}` : '';
      const subject = `${fullNameKey(company.name)} at ${at}${whose}`;
      const known = isFresh ? null : await pages.companyFacts(source.name, subject);
      if (known !== null) return known.answer;
      const facts = await source.ask(company, call);
      const saved = pages.keepCompanyFacts(source.name, subject, facts);
      if (onSaving === undefined) await saved;
      else onSaving(saved);
      return facts;
    },
  }));
}

function cachedScrape(reader: PageReader, cache: AnswerCache): PageReader['scrape'] {
  const { pages } = cache;
  return (url, signal, bill) =>
    answerTo(cache, {
      key: [reader.name, 'scrape', url],
      schema: savedPage,
      bill,
      earlier: () => pages.page(url),
      ask: () => reader.scrape(url, signal, bill),
      keep: (page) => pages.keepPage(url, page),
    });
}

function cachedSearch(
  service: Pick<SearchService, 'search'> & Pick<Catalogue | SearchService, 'name'>,
  cache: AnswerCache,
): SearchService['search'] {
  const { pages } = cache;
  return (query, signal, bill) =>
    answerTo(cache, {
      key: [service.name, 'search', query],
      schema: savedLinks,
      bill,
      earlier: () => pages.links(service.name, query),
      ask: () => service.search(query, signal, bill),
      keep: (links) => pages.keepLinks(service.name, query, links),
    });
}

type Question<Answer> = {
  /** Among the run's own answers. */
  readonly key: readonly string[];
  readonly schema: z.ZodMiniType<Answer>;
  readonly bill: Bill | undefined;
  /** What an earlier run was answered. */
  readonly earlier: () => Promise<SavedAnswer<Answer> | null>;
  readonly ask: () => Promise<Answer>;
  /** Keeps the answer for later runs. */
  readonly keep: (answer: Answer) => Promise<void>;
};

async function answerTo<Answer>(
  { answers, isFresh, now, onSaving }: AnswerCache,
  question: Question<Answer>,
): Promise<Answer> {
  const { key, bill, earlier, ask, keep } = question;
  const own = await ownAnswer(answers, question);
  if (own !== null) {
    const { answeredAt, charge, answer } = own;
    bill?.reuse({ answeredAt, charge });
    return answer;
  }
  const known = isFresh ? null : await earlier();
  if (known !== null) {
    bill?.reuse({ answeredAt: known.answeredAt });
    return known.answer;
  }
  const answer = await ask();
  const answeredAt = now().toISOString();
  const charge = bill?.charge() ?? FREE;
  const saved = answers.write(key, { answeredAt, charge, answer }).then(() => keep(answer));
  if (onSaving === undefined) await saved;
  else onSaving(saved);
  return answer;
}

/** `null` when the run has none that can be read: then the service is asked. */
async function ownAnswer<Answer>(
  answers: RunAnswers,
  { key, schema }: Question<Answer>,
): Promise<(RunAnswer & { readonly answer: Answer }) | null> {
  const found = await answers.read(key);
  if (found === null) return null;
  const answer = schema.safeParse(found.answer);
  return answer.success ? { ...found, answer: answer.data } : null;
}
