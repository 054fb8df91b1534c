import {
  cachedServices,
  createFirecrawl,
  createScraperApi,
  createSerpApi,
  research,
  secretOf,
  servicesInOrder,
} from '#engine';
import type { RunAnswers } from '#engine';
import { forbidCodeGeneration } from '../../../zod.ts';
import { createRunAnswers } from '../../../storage/answers.ts';
import { createPageCache } from '../../../storage/page-cache.ts';
import { holdDatabaseOpen } from '../../../storage/database.ts';
import { rehearse } from './rehearsal.ts';
import type { WorkerOrder, WorkerMessage } from './worker-messages.ts';

forbidCodeGeneration();

/** One worker makes one run, away from the page's own thread; whoever wants it to stop terminates it. */
self.addEventListener(
  'message',
  (message: MessageEvent<WorkerOrder>) => {
    rehearsal.abort();
    void run(message.data);
  },
  { once: true },
);

const rehearsal = new AbortController();
void rehearse(rehearsal.signal);
void holdDatabaseOpen();

async function run(order: WorkerOrder): Promise<void> {
  const { userId, prospect } = order;
  const kept: Promise<void>[] = [];
  const fetch = self.fetch.bind(self);
  const options = (service: keyof WorkerOrder['keys']) => ({
    baseUrl: order.addresses[service],
    key: secretOf(order.keys[service]),
    fetch,
  });
  try {
    const events = research({
      prospect,
      services: cachedServices(
        servicesInOrder({
          scraperApi: createScraperApi(options('scraperapi')),
          serpApi: createSerpApi(options('serpapi')),
          firecrawl: createFirecrawl(options('firecrawl')),
        }),
        {
          answers: answersOf(order),
          pages: createPageCache({ userId, prospect, now: () => new Date() }),
          isFresh: order.isFresh ?? false,
          onKeeping: (one) => kept.push(one),
          now: () => new Date(),
        },
      ),
      creditsMax: order.creditsMax ?? null,
      scrapeConcurrency: order.scrapeConcurrency,
      now: new Date(),
      elapsedMs: () => performance.now(),
      random: () => Math.random(),
      isOnline: () => self.navigator.onLine,
      signal: new AbortController().signal,
    });
    for await (const event of events) {
      // With the report the worker ends.
      if (event.kind === 'done') await Promise.all(kept);
      tell({ kind: 'event', event });
    }
    tell({ kind: 'ended' });
  } catch (error) {
    tell({ kind: 'broken', message: error instanceof Error ? error.message : String(error) });
  }
}

/** A new run has no answers but those it gets itself: there is nothing to look for. */
function answersOf({ userId, isContinued }: WorkerOrder): RunAnswers {
  const answers = createRunAnswers(userId);
  return isContinued === true ? answers : { ...answers, read: async () => null };
}

function tell(message: WorkerMessage): void {
  self.postMessage(message, { transfer: [] });
}
