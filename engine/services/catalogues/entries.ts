import type * as z from 'zod/mini';
import { SERVICE_LABELS } from '../../messages/service-messages.ts';
import type { FoundLink } from '../../model/found-link.ts';
import type { CatalogueName } from '../../model/service-failure.ts';
import { htmlText } from '../../text/html-text.ts';
import { cleanText, singleSpaced } from '../../text/normalize.ts';
import { webAddress } from '../../url/web-address.ts';
import {
  askKeylessJson,
  type KeylessOptions,
  type KeylessQuestion,
} from '../keyless/ask-keyless.ts';

/** One episode or work as a catalogue lists it. All texts are foreign. */
export type ListedEntry = {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  /** YYYY-MM-DD, YYYY-MM or YYYY; '' where the catalogue does not say. */
  readonly date: string;
};

/** How many entries of one catalogue are offered: where there are more, several people share the name. */
export const CATALOGUE_ENTRIES_MAX = 8;

const TEXT_CHARACTERS_MAX = 2000;
const TIMEOUT_MS = 8000;
const BYTES_MAX = 3_000_000;

/** The entries that lead somewhere as links, in the order given. */
export function catalogueLinks(
  entries: readonly ListedEntry[],
  { service, query }: { readonly service: CatalogueName; readonly query: string },
): readonly FoundLink[] {
  return entries
    .flatMap((entry) => {
      const url = webAddress(entry.url.trim())?.href;
      return url === undefined ? [] : [{ ...entry, url }];
    })
    .slice(0, CATALOGUE_ENTRIES_MAX)
    .map(({ url, title, text, date }, index) => ({
      url,
      title: singleSpaced(cleanText(title)),
      snippet: singleSpaced(cleanText(text)).slice(0, TEXT_CHARACTERS_MAX),
      dateText: date,
      siteName: SERVICE_LABELS[service],
      rank: index + 1,
      query,
      service,
    }));
}

/** The text of a title or description that may hold markup ('<i>', '&amp;'). */
export function plainText(markup: string): string {
  return htmlText(markup, TEXT_READ_MAX);
}

const TEXT_READ_MAX = 10_000;

/** Asks a catalogue for JSON of this shape. Throws a `ServiceError`, also for an answer of another shape. */
export async function askCatalogue<Shape>(
  options: KeylessOptions,
  question: Omit<KeylessQuestion, 'json' | 'timeoutMs' | 'bytesMax'> & {
    readonly shape: z.ZodMiniType<Shape>;
  },
  signal: AbortSignal,
): Promise<Shape> {
  const limits = { timeoutMs: TIMEOUT_MS, bytesMax: BYTES_MAX };
  return askKeylessJson(options, { ...question, ...limits }, signal);
}

/** The address of a digital object identifier, in one spelling: case means nothing in it. */
export function doiAddress(doi: string): string {
  const name = /10\.\d{4,9}\/\S{1,300}$/u.exec(doi.trim())?.[0];
  return name === undefined ? '' : `https://doi.org/${name.toLowerCase()}`;
}

/** A date of which month and day may be missing: '2026-05' for 2026 and 5; '' without a year of four figures. */
export function partialDate(parts: readonly unknown[]): string {
  const figures = parts.map((part) => (Number.isInteger(Number(part)) ? Number(part) : 0));
  const [year = 0, month = 0, day = 0] = figures;
  if (year < YEAR_MIN || year > YEAR_MAX) return '';
  const known = month < 1 || month > MONTHS ? [] : day < 1 || day > DAYS ? [month] : [month, day];
  return [year, ...known].map((figure) => String(figure).padStart(2, '0')).join('-');
}

const YEAR_MIN = 1900;
const YEAR_MAX = 2999;
const MONTHS = 12;
const DAYS = 31;
