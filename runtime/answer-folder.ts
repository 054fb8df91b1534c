import { createHash } from 'node:crypto';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  DAY_MS,
  surplusOf,
  type AnswerEntry,
  type AnswerStore,
  type RunAnswer,
  type RunAnswers,
} from '#engine';
import { readFileIfAny, replaceFile } from './files.ts';

/** No answer is used after seven days (docs/decisions/060). */
const AGE_MAX_MS = 7 * DAY_MS;

/** The answers of earlier runs, a file each; the names of the files tell nothing. */
export type AnswerFolder = AnswerStore & {
  /** Removes what is too old and the oldest of what is too much. Never rejects. */
  readonly sweep: (now: Date) => Promise<void>;
  /** Removes every answer that was used for the person (`prospectKey`); how many those were. Throws `FileError`. */
  readonly forget: (prospectKey: string) => Promise<number>;
};

/** The answers in a folder, which is made when there is something to keep. */
export function openAnswerFolder(folder: string): AnswerFolder {
  const fileOf = (key: string): string => join(folder, fileName(key));
  return {
    get: (key) => jsonIn(fileOf(key)),
    async put(key, entry) {
      const file = fileOf(key);
      await replaceFile(file, JSON.stringify(entry))
        // The age of the answer is the age of its file, so that sweeping reads none.
        .then(() => utimes(file, new Date(), new Date(entry.answeredAt)))
        .catch(() => undefined);
    },
    async sweep(now) {
      const entries = await sizesIn(folder);
      const isOld = ({ answeredAt }: FileSize): boolean =>
        now.getTime() - Date.parse(answeredAt) >= AGE_MAX_MS;
      const gone = [...entries.filter(isOld), ...surplusOf(entries.filter((one) => !isOld(one)))];
      await Promise.all(gone.map(({ file }) => rm(file, { force: true }).catch(() => undefined)));
    },
    async forget(prospectKey) {
      let count = 0;
      for (const file of await filesIn(folder)) {
        const entry = z.looseObject({ prospectKeys: z.array(z.string()) });
        const read = entry.safeParse(await jsonIn(file));
        if (!read.success || !read.data.prospectKeys.includes(prospectKey)) continue;
        await rm(file, { force: true });
        count += 1;
      }
      return count;
    },
  };
}

/** The answers of a run under way in a folder of their own, so that a run that was interrupted is not paid for twice. */
export function openRunAnswers(
  folder: string,
): RunAnswers & { readonly clear: () => Promise<void> } {
  const fileOf = (key: readonly string[]): string => join(folder, fileName(JSON.stringify(key)));
  return {
    read: async (key) => runAnswer.safeParse(await jsonIn(fileOf(key))).data ?? null,
    write: (key, answer: RunAnswer) =>
      replaceFile(fileOf(key), JSON.stringify(answer)).catch(() => undefined),
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}

const runAnswer = z.object({
  answeredAt: z.string(),
  charge: z.object({ credits: z.number(), isEstimate: z.boolean() }),
  answer: z.unknown(),
});

type FileSize = Pick<AnswerEntry, 'answeredAt' | 'characters'> & { readonly file: string };

function fileName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}.json`;
}

/** What a file holds; `undefined` when it is missing or no JSON. */
async function jsonIn(file: string): Promise<unknown> {
  try {
    const text = await readFileIfAny(file);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.map((name) => join(folder, name));
}

async function sizesIn(folder: string): Promise<readonly FileSize[]> {
  const files = await filesIn(folder);
  const found = await Promise.all(
    files.map(async (file) => {
      const facts = await stat(file).catch(() => null);
      if (facts === null) return [];
      return [{ file, answeredAt: facts.mtime.toISOString(), characters: facts.size }];
    }),
  );
  return found.flat();
}
