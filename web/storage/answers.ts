import { SERVICE_NAMES } from '#engine';
import type { Charge, FoundLink } from '#engine';
import * as z from 'zod/mini';
import { withDatabaseOr } from './database.ts';

/** The services by name. */
export const savedService = z.enum(SERVICE_NAMES);

/** A link that a search found, as it is kept. */
export const savedLink: z.ZodMiniType<FoundLink> = z.object({
  url: z.string(),
  title: z.string(),
  snippet: z.string(),
  dateText: z.string(),
  siteName: z.string(),
  rank: z.number(),
  query: z.string(),
  service: savedService,
  alsoAt: z.exactOptional(z.array(z.string())),
});

/** The links of one search as they are kept. */
export const savedLinks: z.ZodMiniType<readonly FoundLink[]> = z.array(savedLink);

/** A page as the scraping service read it, as it is kept. */
export const savedPage = z.object({
  url: z.string(),
  markdown: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});

/** What a call cost, as it is kept. */
export const savedCharge = z.object({ credits: z.number(), isEstimate: z.boolean() });

/** An answer of the run under way, with what it cost and the moment the service gave it. */
export type RunAnswer = {
  /** ISO 8601. */
  readonly answeredAt: string;
  readonly charge: Charge;
  readonly answer: unknown;
};

/** The answers of the run under way, kept until it is over so that a reload costs nothing. Nothing here rejects. */
export type RunAnswers = {
  /** `null` when there is none; whoever reads it checks what the answer is. */
  readonly read: (key: readonly string[]) => Promise<RunAnswer | null>;
  readonly write: (key: readonly string[], answer: RunAnswer) => Promise<void>;
};

const runAnswer = z.object({ answeredAt: z.string(), charge: savedCharge, answer: z.unknown() });

/** The answers of one account's run; keys name the service, the purpose and the subject. */
export function createRunAnswers(userId: string): RunAnswers {
  return {
    async read(key) {
      const found = await withDatabaseOr<unknown>(null, (database) =>
        database.get('answers', [userId, ...key]),
      );
      return runAnswer.safeParse(found).data ?? null;
    },
    // A full or blocked storage must not cost the answer itself: only a reload would ask for it again.
    async write(key, answer) {
      await withDatabaseOr<unknown>(null, (database) =>
        database.put('answers', answer, [userId, ...key]),
      );
    },
  };
}
