import type { ReactElement } from 'react';
import type { ListProblem, ListedProspect, ProspectList } from '#engine';
import { Notice } from '../../ui/layout/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { tableRoles } from '../../ui/layout/table-roles.ts';
import { RowNumber, ScrollingTable } from './queue-table.tsx';
import { StartForm } from './start-form.tsx';
import { manyTexts } from './texts.ts';

/** Rows shown before the research begins: enough to see whether the columns were read right. */
const ROWS_SHOWN = 50;

const CELL = 'px-3 py-1.5 text-left align-top wrap-anywhere';

const texts = manyTexts.preview;

const PROBLEMS_SHOWN = 20;

/** What was read of a list, what is left out and why, and what it may cost: before anything is asked. */
export function ListPreview(props: {
  readonly list: ProspectList;
  readonly isFree: boolean;
  readonly onStart: (creditsMax: number | null) => void;
}): ReactElement {
  const { prospects, problems, doubts } = props.list;
  const count = prospects.length;
  return (
    <Panel title={texts.title} lead={<output>{texts.found(count)}</output>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Problems title={texts.problems(problems.length)} problems={problems} />
        <Problems title={texts.doubts(doubts.length)} problems={doubts} />
        {count === 0 ? (
          <p className="text-muted">{texts.none}</p>
        ) : (
          <>
            <ProspectTable prospects={prospects} />
            <StartForm count={count} isFree={props.isFree} onStart={props.onStart} />
          </>
        )}
      </div>
    </Panel>
  );
}

function Problems(props: {
  readonly title: string;
  readonly problems: readonly ListProblem[];
}): ReactElement | null {
  const { title, problems } = props;
  if (problems.length === 0) return null;
  const hidden = problems.length - PROBLEMS_SHOWN;
  return (
    <Notice tone="warning" title={title}>
      <ul aria-label={title} className="grid gap-0.5">
        {problems.slice(0, PROBLEMS_SHOWN).map(({ row, message }) => (
          <li key={row} className="wrap-anywhere">
            {message}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{texts.more(hidden)}</p>}
    </Notice>
  );
}

function ProspectTable(props: { readonly prospects: readonly ListedProspect[] }): ReactElement {
  const hidden = props.prospects.length - ROWS_SHOWN;
  // Columns that the list does not have take no room from those that it has.
  const extras = (['position', 'email'] as const).filter((field) =>
    props.prospects.some(({ prospect }) => (prospect[field] ?? '') !== ''),
  );
  return (
    <div>
      <ScrollingTable label={texts.table} className="max-h-80 overflow-auto">
        <thead {...tableRoles.group} className="sticky top-0 bg-surface text-muted max-sm:sr-only">
          <tr {...tableRoles.row}>
            {(['row', 'name', 'company', ...extras] as const).map((column) => (
              <th {...tableRoles.columnHeader} key={column} className={CELL}>
                {texts[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="divide-y divide-line">
          {props.prospects.slice(0, ROWS_SHOWN).map(({ row, prospect }) => (
            <tr {...tableRoles.row} key={row}>
              <td
                {...tableRoles.cell}
                className={`${CELL} stacked-aside text-faint tabular-nums max-sm:self-start`}
              >
                <RowNumber row={row} />
              </td>
              <td {...tableRoles.cell} className={`${CELL} max-sm:font-medium`}>
                {prospect.name}
              </td>
              <td {...tableRoles.cell} className={CELL}>
                {prospect.company}
              </td>
              {extras.map((field) => (
                <td {...tableRoles.cell} key={field} className={`${CELL} text-muted`}>
                  {prospect[field]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {hidden > 0 && <p className="mt-1.5 text-sm text-muted">{texts.more(hidden)}</p>}
    </div>
  );
}
