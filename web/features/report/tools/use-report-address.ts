import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { SEARCH_PAUSE_MS } from '../../../timings.ts';
import { REPORT_TABS, type ReportTab } from '../report-view.ts';
import { NO_FILTER, type ReportFilter, type ReportSort } from './report-filter.ts';

type View = { readonly tab: ReportTab; readonly filter: ReportFilter };

/** The part of the report's view that is in the address, so that it can be linked to and survives a reload. */
export type ReportAddress = View & {
  readonly setTab: (tab: ReportTab) => void;
  readonly setFilter: (change: Partial<ReportFilter>) => void;
};

const NAMES = { tab: 'tab', sort: 'sort', language: 'lang', verdict: 'match', text: 'q' } as const;
const SORTS: readonly ReportSort[] = ['relevance', 'date'];
const VERDICTS: readonly ReportFilter['verdict'][] = ['all', 'confirmed', 'possible'];
const LANGUAGE = /^[a-z]{2,8}$/u;

/** The report's open tab and filter. They change at once; the address follows after a pause, since browsers limit that, and is no step back. */
export function useReportAddress(): ReportAddress {
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.toString();
  const [view, setView] = useState(() => viewIn(parameters));
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState<string | null>(null);
  if (inAddress !== seen) {
    setSeen(inAddress);
    setWritten(null);
    // A link or the browser's own buttons led to another view of the same page.
    if (inAddress !== written) setView(viewIn(parameters));
  }

  const write = useEffectEvent((chosen: View, before: string): void => {
    // A link was followed whose screen is still to come: what is written now would lead back here.
    if (globalThis.location.pathname !== pathname) return;
    const next = withView(parameters, chosen);
    if (next.toString() === before) return;
    setWritten(next.toString());
    setParameters(next, { replace: true });
  });
  useEffect(() => {
    // Also once the address has followed: what was chosen meanwhile may differ from it.
    const timer = setTimeout(() => write(view, inAddress), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [view, inAddress]);

  const setTab = useCallback((tab: ReportTab): void => {
    setView((before) => ({ ...before, tab }));
  }, []);
  const setFilter = useCallback((change: Partial<ReportFilter>): void => {
    setView((before) => ({ ...before, filter: { ...before.filter, ...change } }));
  }, []);
  return { ...view, setTab, setFilter };
}

function viewIn(parameters: URLSearchParams): View {
  const [tab, sort, verdict] = [NAMES.tab, NAMES.sort, NAMES.verdict].map((name) =>
    parameters.get(name),
  );
  const language = parameters.get(NAMES.language) ?? '';
  return {
    tab: REPORT_TABS.find((one) => one === tab) ?? 'all',
    filter: {
      text: parameters.get(NAMES.text) ?? '',
      sort: SORTS.find((one) => one === sort) ?? NO_FILTER.sort,
      verdict: VERDICTS.find((one) => one === verdict) ?? NO_FILTER.verdict,
      language: LANGUAGE.test(language) ? language : NO_FILTER.language,
    },
  };
}

/** The parameters with this view, always in the same order, so that one view has one address; defaults are left out. */
function withView(parameters: URLSearchParams, { tab, filter }: View): URLSearchParams {
  const { sort, verdict, language, text } = filter;
  const values = {
    [NAMES.tab]: tab === 'all' ? '' : tab,
    [NAMES.sort]: sort === NO_FILTER.sort ? '' : sort,
    [NAMES.verdict]: verdict === NO_FILTER.verdict ? '' : verdict,
    [NAMES.language]: language,
    [NAMES.text]: text.trim(),
  };
  const after = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(values)) {
    after.delete(name);
    if (value !== '') after.append(name, value);
  }
  return after;
}
