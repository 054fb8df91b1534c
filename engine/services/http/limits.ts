/** A key check asks a free account endpoint; a user does not wait longer than this for one. */
export const KEY_CHECK_TIMEOUT_MS = 20_000;
/** One scraped page as JSON; a longer answer is cut off while it streams. */
export const PAGE_BYTES_MAX = 2_000_000;
/** One results page, or one JSON answer of a search. */
export const RESULTS_PAGE_BYTES_MAX = 5_000_000;
/** The answer of an account endpoint. */
export const ACCOUNT_BYTES_MAX = 100_000;
