import { lstat, rm, utimes } from 'node:fs/promises';
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
import { fileError, hashedName, namesInOwnFolder, readOwnFile, replaceOwnFile } from './files.ts';
import { clearTemporaries } from './temporaries.ts';

/** No answer is used after seven days (docs/decisions/060). */
const AGE_MAX_MS = 7 * DAY_MS;

/** The answers of earlier runs, a file each; the names of the files reveal nothing. */
export type AnswerFolder = AnswerStore & {
  /** Removes what is too old, the oldest of what is too much and what killed runs left half. Never rejects. */
  readonly sweep: (now: Date) => Promise<void>;
  /** Removes every answer used for the person (`prospectKey`), and those for nobody; how many the former were. Throws `FileError`. */
  readonly forget: (prospectKey: string) => Promise<number>;
};

/** The answers in a folder, which is made when there is something to keep. */
export function openAnswerFolder(folder: string): AnswerFolder {
  const fileOf = (key: string): string => join(folder, hashedName(key));
  return {
    get: (key) => jsonInFile(fileOf(key)),
    async put(key, entry) {
      const file = fileOf(key);
      await replaceOwnFile(file, JSON.stringify(entry))
        // The age of the answer is the age of its file, so that sweeping reads none.
        .then(() => utimes(file, new Date(), new Date(entry.answeredAt)))
        .catch(() => undefined);
    },
    async sweep(now) {
      await clearTemporaries(folder, 'shared').catch(() => undefined);
      const entries = await sizesIn(folder);
      const isOld = ({ answeredAt }: FileSize): boolean =>
        now.getTime() - Date.parse(answeredAt) >= AGE_MAX_MS;
      const gone = [...entries.filter(isOld), ...surplusOf(entries.filter((one) => !isOld(one)))];
      await Promise.all(gone.map(({ file }) => rm(file, { force: true }).catch(() => undefined)));
    },
    async forget(prospectKey) {
      await clearTemporaries(folder, 'shared').catch((error: unknown) => {
        throw fileError(folder, 'written', error);
      });
      let count = 0;
      for (const file of await answersIn(folder)) {
        const entry = z.looseObject({ prospectKeys: z.array(z.string()) });
        const read = entry.safeParse(await jsonInFile(file));
        if (read.success && !read.data.prospectKeys.includes(prospectKey)) continue;
        await rm(file, { force: true });
        if (read.success) count += 1;
      }
      return count;
    },
  };
}

/** The answers of runs under way in a folder of their own, so that a run that was interrupted is not paid for twice. */
export type RunAnswerFolder = RunAnswers & {
  /** Removes the answers of all runs. */
  readonly clear: () => Promise<void>;
  /** Removes the answers of this person's run, and those that don't say whose they are; how many. Throws `FileError`. */
  readonly forget: () => Promise<number>;
};

/** The answers of one person's run (`prospectKey`) in a folder. Writing rejects with a `FileError`. */
export function openRunAnswers(folder: string, person = ''): RunAnswerFolder {
  const fileOf = (key: readonly string[]): string => join(folder, hashedName(JSON.stringify(key)));
  const isOwn = (answer: z.infer<typeof answerSchema> | undefined): boolean =>
    (answer?.person ?? person) === person;
  return {
    async read(key) {
      const found = answerSchema.safeParse(await jsonInFile(fileOf(key))).data;
      if (found === undefined || !isOwn(found)) return null;
      const { person: _own, ...answer } = found;
      return answer;
    },
    write: (key, answer: RunAnswer) =>
      replaceOwnFile(fileOf(key), JSON.stringify({ ...answer, person })),
    clear: () => rm(folder, { recursive: true, force: true }),
    async forget() {
      let count = 0;
      for (const file of await answersIn(folder)) {
        if (!isOwn(answerSchema.safeParse(await jsonInFile(file)).data)) continue;
        await rm(file, { recursive: true, force: true });
        count += 1;
      }
      return count;
    },
  };
}

const answerSchema = z.object({
  /** Answers of earlier versions don't say. */
  person: z.string().optional(),
  answeredAt: z.string(),
  charge: z.object({ credits: z.number(), isEstimate: z.boolean() }),
  answer: z.unknown(),
});

type FileSize = Pick<AnswerEntry, 'answeredAt' | 'characters'> & { readonly file: string };

/** What a file holds; `undefined` when it is missing or no JSON. */
async function jsonInFile(file: string): Promise<unknown> {
  try {
    const text = await readOwnFile(file);
    return text === null ? undefined : JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}

/** Throws `FileError`. */
async function answersIn(folder: string): Promise<readonly string[]> {
  const names = await namesInOwnFolder(folder);
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
}

async function sizesIn(folder: string): Promise<readonly FileSize[]> {
  const files = await answersIn(folder).catch(() => []);
  const found = await Promise.all(
    files.map(async (file) => {
      const facts = await lstat(file).catch(() => null);
      if (facts === null) return [];
      return [{ file, answeredAt: facts.mtime.toISOString(), characters: facts.size }];
    }),
  );
  return found.flat();
}
