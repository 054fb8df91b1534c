import type { ServiceName } from '../../model/service-failure.ts';
import { parsedJson } from '../../text/json-text.ts';
import { unreadableAnswer } from '../http/errors.ts';
import { askKeyless, type KeylessOptions } from '../keyless/ask-keyless.ts';

/** Where authorities publish. */
export type NoticeBoardName = Extract<ServiceName, 'federal-register' | 'gov-uk'>;

/** One thing that an authority has published. All texts are foreign. */
export type OfficialNotice = {
  readonly title: string;
  /** A few sentences; '' where there are none. */
  readonly summary: string;
  /** Where a reader finds it. */
  readonly url: string;
  /** YYYY-MM-DD; `null` where it is undated. */
  readonly publishedOn: string | null;
  /** What it is, in the publisher's word, in small letters: 'rule', 'press release'; '' where it has none. */
  readonly type: string;
  readonly authorities: readonly string[];
};

/** Where one country's authorities publish. */
export type NoticeBoard = {
  readonly name: NoticeBoardName;
  /** ISO 3166, two small letters. */
  readonly country: string;
  /** The newest notices with these words in this order. Throws a `ServiceError`; rejects with the signal's reason on abort. */
  readonly find: (phrase: string, signal: AbortSignal) => Promise<readonly OfficialNotice[]>;
};

/** What one board does in its own way. */
export type NoticeBoardVendor = Pick<NoticeBoard, 'name' | 'country'> & {
  readonly publicUrl: string;
  readonly path: string;
  readonly parametersFor: (quoted: string) => readonly (readonly [string, string])[];
  /** The notices in an answer; `null` when it has another shape. */
  readonly noticesIn: (json: unknown) => readonly OfficialNotice[] | null;
};

const TIMEOUT_MS = 10_000;
const BYTES_MAX = 2_000_000;
const PHRASE_CHARACTERS_MAX = 120;

/** A client of one board. `baseUrl` takes the place of its public address. */
export function createNoticeBoard(
  { name, country, publicUrl, path, parametersFor, noticesIn }: NoticeBoardVendor,
  options: Omit<KeylessOptions, 'baseUrl'> & { readonly baseUrl?: string },
): NoticeBoard {
  const reached = { ...options, baseUrl: options.baseUrl ?? publicUrl };
  return {
    name,
    country,
    async find(phrase, signal) {
      const plain = phrase.replaceAll('"', ' ').slice(0, PHRASE_CHARACTERS_MAX).trim();
      const limits = { timeoutMs: TIMEOUT_MS, bytesMax: BYTES_MAX };
      const question = { service: name, path, parameters: parametersFor(`"${plain}"`), ...limits };
      const { text } = await askKeyless(reached, question, signal);
      const notices = noticesIn(parsedJson(text));
      if (notices === null) throw unreadableAnswer(name);
      return notices;
    },
  };
}
