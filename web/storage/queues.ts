import * as z from 'zod/mini';
import { prospectSchema, queueReducer } from '#engine';
import { countAsUnderWay, withDatabaseOr, type BrowserDatabase } from './database.ts';
import { withoutPerson } from './erase/erase.ts';
import { createSerialQueue } from './serial-queue.ts';

/** A list of prospects under way, as it is saved: the rows with what they have cost, never the pages read for them. */
const savedQueue = z.object({
  status: z.enum(['running', 'paused', 'stopped', 'finished']),
  reason: z.nullable(
    z.enum(['user', 'offline', 'budget', 'elsewhere', 'interrupted', 'service', 'unsaved']),
  ),
  message: z.string(),
  creditsMax: z.nullable(z.number()),
  rows: z.array(
    z.object({
      row: z.number(),
      prospect: prospectSchema,
      status: z.enum(['waiting', 'running', 'done', 'failed', 'left out']),
      credits: z.number(),
      charges: z.record(z.string(), z.number()),
      open: z.record(z.string(), z.number()),
      insights: z.number(),
      message: z.string(),
      reportId: z.nullable(z.string()),
    }),
  ),
  // Lists saved before they could come from a calendar have none.
  agenda: z.exactOptional(
    z.object({
      meetings: z.array(
        z.object({
          uid: z.string(),
          seriesDay: z.exactOptional(z.string()),
          title: z.string(),
          day: z.string(),
          begins: z.string(),
          ends: z.string(),
          people: z.array(z.object({ prospect: prospectSchema })),
        }),
      ),
      notes: z.array(z.string()),
      changes: z.exactOptional(
        z.array(
          z.object({ title: z.string(), people: z.array(z.object({ prospect: prospectSchema })) }),
        ),
      ),
    }),
  ),
});

type SavedQueue = z.infer<typeof savedQueue>;

/** Reads what was saved, perhaps by an older version or by somebody's hand; `null` when it isn't a list. */
export function savedQueueFrom(value: unknown): SavedQueue | null {
  return savedQueue.safeParse(value).data ?? null;
}

/** Where an account's list is saved. Nothing here rejects; where the browser refuses, the list lives as long as the page. */
export type SavedQueues = {
  /** `null` when there is none, or nothing that can be read as one. */
  readonly read: () => Promise<SavedQueue | null>;
  /** `null` removes the list. Writes are made in the order of the calls. */
  readonly write: (queue: unknown) => Promise<void>;
  /** Notes in the list that is saved, which another page may have written, where a person's report that waited is. */
  readonly link: (key: string, reportId: string) => Promise<void>;
  /** Drops the rows about a person from the list that is saved, which another page may have written. */
  readonly forget: (key: string) => Promise<void>;
};

/** The list of one account in the browser's own database. */
export function createSavedQueues(userId: string): SavedQueues {
  const inQueue = createSerialQueue();
  let latest: unknown = null;

  function inTurn(act: (database: BrowserDatabase) => Promise<unknown>): Promise<void> {
    return countAsUnderWay(inQueue(async () => void (await withDatabaseOr<unknown>(null, act))));
  }

  function change(next: (queue: unknown) => unknown): Promise<void> {
    latest = next(latest);
    return inTurn(async (database) => {
      const { store, done } = database.transaction('queues', 'readwrite');
      const queue: unknown = await store.get(userId);
      if (queue !== undefined) await store.put(next(queue), userId);
      await done;
    });
  }

  return {
    read: () =>
      inQueue(async () =>
        savedQueueFrom(await withDatabaseOr(latest, (database) => database.get('queues', userId))),
      ),
    write(queue) {
      latest = queue;
      return inTurn((database) =>
        queue === null ? database.delete('queues', userId) : database.put('queues', queue, userId),
      );
    },
    link: (key, reportId) =>
      change((queue) => {
        const read = savedQueueFrom(queue);
        return read === null ? queue : queueReducer(read, { kind: 'report saved', key, reportId });
      }),
    forget: (key) => change((queue) => withoutPerson(queue, key)),
  };
}
