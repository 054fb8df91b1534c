import type { JobBoardName } from '../../model/service-failure.ts';
import { parsedJson } from '../../text/json-text.ts';
import { orMissing, unreadableAnswer } from '../http/errors.ts';
import { askKeyless, type KeylessOptions } from '../keyless/ask-keyless.ts';

/** One vacancy as a board publishes it. All texts are foreign. */
export type Posting = {
  readonly id: string;
  readonly title: string;
  /** Where a reader finds it. */
  readonly url: string;
  /** When it was first published, YYYY-MM-DD; `null` where the board does not say. */
  readonly publishedOn: string | null;
  readonly place: string;
  /** ISO 3166, two small letters; '' where the board does not say. */
  readonly country: string;
  /** The description, with markup or without; '' where the list leaves it out. */
  readonly body: string;
};

/** What one board publishes. */
export type Board = {
  /** Whose board it says it is; '' where it does not say. */
  readonly company: string;
  readonly postings: readonly Posting[];
};

/** What is asked of a board, after its address. */
export type BoardPath = {
  readonly path: string;
  readonly parameters?: readonly (readonly [string, string])[];
};

/** What one vendor of boards does in its own way. */
export type JobBoardVendor = {
  readonly name: JobBoardName;
  /** Its public addresses; a company is at one of them. */
  readonly urls: readonly string[];
  /** Companies have a host of their own below the public address (`acme.recruitee.com`); elsewhere it is the first part of the path. */
  readonly hasOwnHosts?: true;
  readonly list: (slug: string) => BoardPath;
  /** The board in an answer; `null` when the answer is not a job board. */
  readonly boardIn: (json: unknown) => Board | null;
  /** Where the list leaves the descriptions out: how to ask for one, and what its answer holds. */
  readonly description?: {
    readonly of: (slug: string, posting: Posting) => BoardPath;
    readonly bodyIn: (json: unknown) => string;
  };
  /** Addresses of its boards on web pages, with the company's part as the first group. */
  readonly link: RegExp;
};

/** Reads boards of one vendor. Both functions throw a `ServiceError`; on abort they reject with the signal's reason. */
export type JobBoard = {
  readonly name: JobBoardName;
  /** `null` when the vendor has no board of this name. */
  readonly read: (slug: string, signal: AbortSignal) => Promise<Board | null>;
  /** The posting with its description, where that must be asked for. */
  readonly described: (slug: string, posting: Posting, signal: AbortSignal) => Promise<Posting>;
};

/** How a vendor is reached; `baseUrls` replaces its public addresses, for simulators. */
export type JobBoardOptions = Omit<KeylessOptions, 'baseUrl'> & {
  readonly baseUrls?: readonly string[];
};

const TIMEOUT_MS = 10_000;
/** Boards of large companies reach 2.4 MB. */
const BYTES_MAX = 8_000_000;

/** A reader of one vendor's boards. */
export function createJobBoard(vendor: JobBoardVendor, options: JobBoardOptions): JobBoard {
  const { name } = vendor;
  const baseUrls = options.baseUrls ?? vendor.urls;

  /** `undefined` where there is nothing. */
  async function jsonAt(baseUrl: string, slug: string, asked: BoardPath, signal: AbortSignal) {
    const isPublic = vendor.hasOwnHosts === true && vendor.urls.includes(baseUrl);
    const address = isPublic ? baseUrl.replace('://', `://${slug}.`) : baseUrl;
    const path = vendor.hasOwnHosts === true && !isPublic ? `/${slug}${asked.path}` : asked.path;
    const limits = { timeoutMs: TIMEOUT_MS, bytesMax: BYTES_MAX };
    const question = { ...asked, path, service: name, ...limits };
    const answer = await orMissing(askKeyless({ ...options, baseUrl: address }, question, signal));
    if (answer === null) return undefined;
    const json = parsedJson(answer.text);
    if (json === undefined) throw unreadableAnswer(name);
    return json;
  }

  return {
    name,
    async read(slug, signal) {
      for (const baseUrl of baseUrls) {
        const json = await jsonAt(baseUrl, slug, vendor.list(slug), signal);
        if (json === undefined) continue;
        const board = vendor.boardIn(json);
        if (board === null) throw unreadableAnswer(name);
        if (board.postings.length > 0) return board;
      }
      return null;
    },
    async described(slug, posting, signal) {
      const { description } = vendor;
      const [baseUrl] = baseUrls;
      if (description === undefined || posting.body !== '' || baseUrl === undefined) return posting;
      const asked = description.of(slug, posting);
      const json = await jsonAt(baseUrl, slug, asked, signal);
      return json === undefined ? posting : { ...posting, body: description.bodyIn(json) };
    },
  };
}
