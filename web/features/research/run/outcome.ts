import {
  SERVICE_LABELS,
  explained,
  isAskedBeside,
  isKeyedService,
  wasRead,
  type ResearchReport,
  type ServiceFailure,
  type ServiceName,
} from '#engine';
import { plural } from '../../../ui/format.ts';
import type { Toast } from '../../../ui/overlays/toast.ts';

const texts = {
  completed: 'Search Completed',
  sampleData: 'Using sample data - please check your API keys',
  broken: 'Research Error',
  brokenReason: 'Failed to complete research. Using sample data.',
  brokenWithResults: 'Failed to complete research. Showing the results found so far.',
  offline: 'You are offline',
  offlineReason: 'No requests were sent and nothing was lost. Reconnect and try again.',
  complete: 'Research Complete!',
  found: (count: number, services: string): string =>
    `Found ${count} real insights using ${services}`,
  notRead: (count: number): string => `, ${count} of them not read`,
  onlyOthers: (count: number): string =>
    `${plural(count, 'page', 'pages')}, all about other people of this name`,
  readMore: 'Pages Read',
  readMoreCount: (read: number, asked: number): string =>
    read === asked
      ? `${plural(read, 'page', 'pages')} joined the report`
      : `${read} of ${plural(asked, 'page', 'pages')} joined the report`,
  and: ' and ',
} as const;

/** The toast of a run that found something (§8), naming the services that really contributed. */
export function completionToast(run: Pick<ResearchReport, 'results' | 'foundBy'>): Toast {
  const used = new Set<ServiceName>();
  if (run.foundBy) used.add(run.foundBy);
  const isFree = run.foundBy !== null && !isKeyedService(run.foundBy);
  // A free service reads the pages itself, or another in its place, which the steps name.
  if (!isFree && run.results.some(({ content }) => content !== '')) used.add('firecrawl');
  const services = [...used].map((service) => SERVICE_LABELS[service]).join(texts.and);
  // Namesakes are listed apart and not counted.
  const insights = run.results.filter(({ verdict }) => verdict !== 'other');
  if (insights.length === 0) {
    return { title: texts.complete, description: texts.onlyOthers(run.results.length) };
  }
  const notRead = insights.filter((result) => !wasRead(result)).length;
  const found = texts.found(insights.length, services);
  return {
    title: texts.complete,
    description: notRead === 0 ? found : found + texts.notRead(notRead),
    tone: 'success',
  };
}

/** The toast when further pages were read. */
export function readMoreToast(
  ids: readonly string[],
  { results }: Pick<ResearchReport, 'results'>,
): Toast {
  const read = results.filter((result) => ids.includes(result.id) && wasRead(result)).length;
  return {
    title: texts.readMore,
    description: texts.readMoreCount(read, ids.length),
    tone: read === 0 ? 'destructive' : 'success',
  };
}

/** The toast of a run without any result (§8): the error text, or the general advice when no key is the reason. */
export function sampleToast(failures: readonly ServiceFailure[]): Toast {
  const last = failures.findLast(
    // Sources asked beside the searches are optional.
    ({ reason, service }) => reason !== 'missing-key' && !isAskedBeside(service),
  );
  return {
    title: texts.completed,
    description: last === undefined ? texts.sampleData : explained(last),
    tone: 'destructive',
  };
}

/** Shown instead of starting a run that could only fail: nothing is asked, and nothing typed or found is lost. */
export function offlineToast(): Toast {
  return { title: texts.offline, description: texts.offlineReason, tone: 'destructive' };
}

/** The toast of a run that broke off (§8). What had been found by then stays instead of samples. */
export function brokenToast(hasResults: boolean): Toast {
  return {
    title: texts.broken,
    description: hasResults ? texts.brokenWithResults : texts.brokenReason,
    tone: 'destructive',
  };
}
