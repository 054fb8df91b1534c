import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SEARCH_PAUSE_MS } from '../../timings.ts';
import { NO_FILTER } from './report-filter.ts';
import type { ReportFilter, ReportSort } from './report-filter.ts';
import { REPORT_TABS } from './report-view.ts';
import type { ReportTab } from './report-view.ts';

/** What of the report's view stands in the address, so that it can be linked to and survives a reload. */
export type ReportAddress = {
  readonly tab: ReportTab;
  readonly filter: ReportFilter;
  readonly setTab: (tab: ReportTab) => void;
  readonly setFilter: (change: Partial<ReportFilter>) => void;
};

const NAMES = { tab: 'tab', sort: 'sort', language: 'lang', verdict: 'match', text: 'q' } as const;
const SORTS: readonly ReportSort[] = ['relevance', 'date'];
const VERDICTS: readonly ReportFilter['verdict'][] = ['all', 'confirmed', 'possible'];
const LANGUAGE = /^[a-z]{2,8}$/u;

/** The open tab and the filter of the report. Going back leaves the report; it doesn't undo filters one by one. */
export function useReportAddress(): ReportAddress {
  const [parameters, setParameters] = useSearchParams();
  const set = useCallback(
    (change: ReadonlyMap<string, string>): void =>
      setParameters((before) => withValues(before, change), { replace: true }),
    [setParameters],
  );
  const [text, setText] = useTypedText(parameters.get(NAMES.text) ?? '', set);
  const sort = parameters.get(NAMES.sort);
  const verdict = parameters.get(NAMES.verdict);
  const language = parameters.get(NAMES.language) ?? '';
  const filter = useMemo(
    () => ({
      text,
      sort: SORTS.find((one) => one === sort) ?? NO_FILTER.sort,
      verdict: VERDICTS.find((one) => one === verdict) ?? NO_FILTER.verdict,
      language: LANGUAGE.test(language) ? language : NO_FILTER.language,
    }),
    [language, sort, text, verdict],
  );
  const setFilter = useCallback(
    (change: Partial<ReportFilter>): void => {
      if (change.text !== undefined) setText(change.text);
      const chosen = new Map<string, string>();
      for (const name of ['sort', 'verdict', 'language'] as const) {
        const value = change[name];
        if (value !== undefined) chosen.set(NAMES[name], value === NO_FILTER[name] ? '' : value);
      }
      if (chosen.size > 0) set(chosen);
    },
    [set, setText],
  );
  const tab = parameters.get(NAMES.tab);
  return {
    tab: REPORT_TABS.find((one) => one === tab) ?? 'all',
    filter,
    setTab: (next) => set(new Map([[NAMES.tab, next === 'all' ? '' : next]])),
    setFilter,
  };
}

function withValues(before: URLSearchParams, change: ReadonlyMap<string, string>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of change) {
    if (value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}

/** What is typed filters at once; the address follows when the typing rests, since browsers limit such changes. */
function useTypedText(
  inAddress: string,
  set: (change: ReadonlyMap<string, string>) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const write = useEffectEvent((typed: string): void => {
    if (typed !== inAddress) set(new Map([[NAMES.text, typed]]));
  });
  useEffect(() => {
    const timer = setTimeout(() => write(text.trim()), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
