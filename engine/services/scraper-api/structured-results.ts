import * as z from 'zod/mini';
import { destinationOf } from '../google-results/destination.ts';
import type { OrganicLink } from '../google-results/organic-links.ts';
import type { ResultsPageKind } from '../google-results/results-page.ts';
import { lenientList, lenientText, parsedJson, readEach } from '../http/lenient-schema.ts';
import { askScraperApi } from './request.ts';
import type { Bill } from '../bill.ts';
import { HTTP_STATUS } from '../../model/http-status.ts';
import { plainFailure } from '../../messages/service-messages.ts';
import { ServiceError } from '../../model/service-failure.ts';
import type { ServiceOptions } from '../service.ts';

const structuredAnswer = z.object({ organic_results: lenientList });
const structuredResult = z.object({
  link: lenientText,
  title: lenientText,
  snippet: lenientText,
  date: lenientText,
});

/** ScraperAPI's structured Google search: the readable links, in rank order; throws a `ServiceError`. */
export async function structuredLinks(
  options: ServiceOptions,
  query: string,
  signal: AbortSignal,
  bill?: Bill,
): Promise<readonly OrganicLink[]> {
  const text = await askScraperApi(options, { kind: 'structured', query }, signal, bill);
  const read = structuredAnswer.safeParse(parsedJson(text));
  if (!read.success) throw unreadable();
  return readEach(structuredResult, read.data.organic_results).flatMap((result) => {
    const destination = destinationOf(result.link);
    if (destination.kind !== 'direct') return [];
    const { title, snippet, date } = result;
    return [{ url: destination.url, title, snippet, dateText: date, siteName: '' }];
  });
}

/** Why a page gave no links although Google answered. */
export function missingLinks(kind: ResultsPageKind): ServiceError {
  const isBarrier = kind === 'captcha' || kind === 'consent' || kind === 'script-wall';
  return isBarrier
    ? new ServiceError(plainFailure('scraperapi', kind, HTTP_STATUS.ok))
    : unreadable();
}

function unreadable(): ServiceError {
  return new ServiceError(plainFailure('scraperapi', 'unreadable', HTTP_STATUS.ok));
}
