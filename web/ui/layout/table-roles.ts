/**
 * The roles of a table's parts, to be spread on them where a narrow screen makes cards of its rows: with the display of a table some
 * browsers take away its roles, and a screen reader would hear neither rows nor columns.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
