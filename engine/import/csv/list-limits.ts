/** Rows of one list. A longer one would run for days, and cost accordingly. */
export const LIST_ROWS_MAX = 10_000;
/** Bytes of one list; 10,000 full rows stay far below. */
export const LIST_BYTES_MAX = 10_000_000;
/** Characters of a name or a company. */
export const LIST_NAME_CHARACTERS_MAX = 200;
/** Rows by which the separator is recognised. */
export const SAMPLE_ROWS = 20;
/** Characters by which the separator is recognised. */
export const SAMPLE_CHARACTERS = 50_000;
/** Bytes by which UTF-16 without a mark is distinguished from single bytes. */
export const SAMPLE_BYTES = 2000;
/** Part of the bytes on one side that are zero when a text in Latin letters is UTF-16. */
export const ZERO_SHARE_MIN = 0.3;
/** A recognised column name proves a separator better than any count of columns. */
export const KNOWN_COLUMN_WEIGHT = 100;
/** How far down the column names may stand, below a title or empty lines. */
export const HEADER_ROW_MAX = 5;
