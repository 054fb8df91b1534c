import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/button.tsx';
import { languageName } from '../../../ui/format.ts';
import { SearchInput } from '../../../ui/forms/search-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { reportTexts } from '../texts.ts';
import { isNarrowing, NO_FILTER, UNKNOWN_LANGUAGE, type ReportFilter } from './report-filter.ts';

type FilterSelectProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
};

const texts = reportTexts.tools;

type ReportToolsProps = {
  readonly filter: ReportFilter;
  readonly onFilter: (change: Partial<ReportFilter>) => void;
  readonly languages: readonly string[];
  /** Items of the open tab that fit the filter, and all of its items. */
  readonly shown: number;
  readonly total: number;
};

/** Search, order and filters of the report, and how many items they leave. */
export function ReportTools(props: ReportToolsProps): ReactElement {
  const { filter, onFilter, shown, total } = props;
  return (
    <div
      data-report-tools
      className="flex flex-wrap items-center gap-2 px-4 pt-1 pb-3 sm:px-5 print:hidden"
    >
      <div className="grow basis-64">
        <SearchInput
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={filter.text}
          onChange={(event) => onFilter({ text: event.target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Selects {...props} />
        {/* Where nothing is narrowed down, only screen readers are told: they hear it when a filter is cleared. */}
        <output className={isNarrowing(filter) ? 'text-sm text-muted tabular-nums' : 'sr-only'}>
          {total > 0 && texts.shown(shown, total)}
        </output>
        {isNarrowing(filter) && (
          <Button
            variant="quiet"
            size="sm"
            className="px-2"
            icon={X}
            onClick={() => onFilter({ ...NO_FILTER, sort: filter.sort })}
          >
            {texts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

function Selects({ filter, onFilter, languages }: ReportToolsProps): ReactElement {
  const asked = filter.language === '' || languages.includes(filter.language);
  const offered = asked ? languages : [...languages, filter.language];
  return (
    <>
      <FilterSelect
        label={texts.sort}
        value={filter.sort}
        options={[
          ['relevance', texts.sorts.relevance],
          ['date', texts.sorts.date],
        ]}
        onChange={(sort) => onFilter({ sort })}
      />
      <FilterSelect
        label={texts.verdict}
        value={filter.verdict}
        options={[
          ['all', texts.verdicts.all],
          ['confirmed', texts.verdicts.confirmed],
          ['possible', texts.verdicts.possible],
        ]}
        onChange={(verdict) => onFilter({ verdict })}
      />
      {offered.length > 1 && (
        <FilterSelect
          label={texts.language}
          value={filter.language}
          options={[['', texts.allLanguages], ...offered.map(languageOption)]}
          onChange={(language) => onFilter({ language })}
        />
      )}
    </>
  );
}

function languageOption(code: string): readonly [string, string] {
  return [code, code === UNKNOWN_LANGUAGE ? texts.unknownLanguage : languageName(code)];
}

/** A small select whose label is for screen readers only; its value is clear enough to the eye. */
function FilterSelect<Value extends string>(props: FilterSelectProps<Value>): ReactElement {
  const { label, value, options, onChange } = props;
  const choose = (chosen: string): void => {
    const option = options.find(([each]) => each === chosen);
    if (option) onChange(option[0]);
  };
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => choose(event.target.value)}
      className="h-8 max-w-44 bg-surface pl-2.5 text-sm hover:bg-hover"
    >
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </Select>
  );
}
