import { z } from 'zod';
import { parsedJson, prospectKey } from '#engine';
import { readOwnFile, replaceOwnFile } from '../../runtime/files/files.ts';
import type { Outbox } from '../channel/outbox.ts';
import { digestDelivery } from './digest-delivery.ts';
import type { NewsMessage, PersonFile, PersonFiles } from './person-files.ts';

/** Which week had its digest, and how far its delivery is. It contains no person, so that forgetting somebody need not change it. */
const stateSchema = z.object({
  version: z.literal(1),
  /** The Monday of the last week that had its digest, YYYY-MM-DD. */
  week: z.string(),
  /** On its way. */
  pending: z.array(z.string()),
  /** Delivered, and perhaps still in the files of the people. */
  delivered: z.array(z.string()),
});

type State = z.infer<typeof stateSchema>;

const NEVER: State = { version: 1, week: '', pending: [], delivered: [] };

/** The digests of a state folder. */
export type Digest = {
  /** Finishes what an earlier round began. Throws `FileError`. */
  readonly resume: () => Promise<void>;
  /** Delivers what has come up to now, unless the week that begins on this Monday had its digest. Throws `FileError`. */
  readonly deliver: (week: string) => Promise<void>;
  /** Is one on its way that could not be delivered? Throws `FileError`. */
  readonly isPending: () => Promise<boolean>;
};

/** The digests whose state is in a file; what is in them is in the files of the people. */
export function openDigest(file: string, people: PersonFiles, outbox: Outbox): Digest {
  async function read(): Promise<State> {
    const text = String(await readOwnFile(file));
    // An unreadable file knew only of the last week: at worst that week gets two digests.
    return stateSchema.safeParse(parsedJson(text)).data ?? NEVER;
  }
  const write = (state: State): Promise<void> => replaceOwnFile(file, JSON.stringify(state));

  async function settle(state: State): Promise<void> {
    const delivered = new Set(state.delivered);
    for (const { known, undelivered } of await people.waiting()) {
      const rest = undelivered.filter(({ news }) => !delivered.has(news.id));
      if (rest.length < undelivered.length) await people.write({ known, undelivered: rest });
    }
    await write({ ...state, delivered: [] });
  }

  async function send(state: State): Promise<void> {
    const pending = new Set(state.pending);
    const messages = messagesOf(await people.waiting()).filter(({ news }) => pending.has(news.id));
    const done = { ...state, pending: [], delivered: state.pending };
    if (messages.length === 0) return write({ ...done, delivered: [] });
    await outbox.deliver(
      [messages],
      (all) => digestDelivery(all, state.week),
      async () => {
        await write(done);
        await settle(done);
      },
    );
  }

  return {
    async resume() {
      const state = await read();
      if (state.delivered.length > 0) await settle(state);
      if (state.pending.length > 0) await send({ ...state, delivered: [] });
    },
    async deliver(week) {
      const state = await read();
      if (state.week === week || state.pending.length > 0) return;
      const messages = messagesOf(await people.waiting());
      const next = { ...NEVER, week, pending: messages.map(({ news }) => news.id) };
      await write(next);
      await send(next);
    },
    isPending: async () => (await read()).pending.length > 0,
  };
}

/** Sorted, so that a digest that is made again is the same. */
function messagesOf(people: readonly PersonFile[]): readonly NewsMessage[] {
  return people
    .flatMap(({ undelivered }) => undelivered)
    .toSorted((one, other) => newsOrder(one).localeCompare(newsOrder(other), 'en'));
}

function newsOrder({ news }: NewsMessage): string {
  return `${prospectKey(news.prospect)} ${news.researchedAt}`;
}
