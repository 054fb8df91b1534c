import * as z from 'zod/mini';
import { SERVICE_NAMES, type RunAnswers } from '#engine';
import { withDatabaseOr } from '../database.ts';

/** The services by name. */
export const savedService = z.enum(SERVICE_NAMES);

/** What a call cost, as it is saved. */
export const savedCharge = z.object({ credits: z.number(), isEstimate: z.boolean() });

const answerSchema = z.object({ answeredAt: z.string(), charge: savedCharge, answer: z.unknown() });

/** The answers of one account's run; keys name the service, the purpose and the subject. */
export function createRunAnswers(userId: string): RunAnswers {
  return {
    async read(key) {
      const found = await withDatabaseOr<unknown>(null, (database) =>
        database.get('answers', [userId, ...key]),
      );
      return answerSchema.safeParse(found).data ?? null;
    },
    // A full or blocked storage must not cost the answer itself: only a reload would ask for it again.
    async write(key, answer) {
      await withDatabaseOr<unknown>(null, (database) =>
        database.put('answers', answer, [userId, ...key]),
      );
    },
  };
}
