import type { ReactElement } from 'react';
import type { ListedProspect } from '#engine';
import { manyTexts } from './texts.ts';
import { ScrollingTable } from './queue-table.tsx';

const texts = manyTexts.preview;

/** Rows shown before the research begins: enough to see whether the columns were read right. */
const ROWS_SHOWN = 50;

const CELL = 'px-3 py-1.5 text-left align-top wrap-anywhere';

/** The first prospects of a list, as they were read. */
export function ProspectTable(props: {
  readonly prospects: readonly ListedProspect[];
}): ReactElement {
  const hidden = props.prospects.length - ROWS_SHOWN;
  return (
    <div>
      <ScrollingTable label={texts.table} className="max-h-80 overflow-auto">
        <thead className="sticky top-0 bg-surface text-muted">
          <tr>
            <th className={CELL}>{texts.row}</th>
            <th className={CELL}>{texts.name}</th>
            <th className={CELL}>{texts.company}</th>
            <th className={CELL}>{texts.position}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {props.prospects.slice(0, ROWS_SHOWN).map(({ row, prospect }) => (
            <tr key={row}>
              <td className={`${CELL} text-faint tabular-nums`}>{row}</td>
              <td className={CELL}>{prospect.name}</td>
              <td className={CELL}>{prospect.company}</td>
              <td className={`${CELL} text-muted`}>{prospect.position}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {hidden > 0 && <p className="mt-1.5 text-sm text-muted">{texts.more(hidden)}</p>}
    </div>
  );
}
