/** Ranked too low among all links that the queries found (§9). */
export const BELOW_THE_TEN_BEST = 'Ranked below the ten best links';

/** Collected, but its page was not read (§9). */
export const NOT_AMONG_THE_FIVE_READ = 'Found, but one run reads only five pages';

/** The text was published at several addresses; `host` is where the one that is shown is. */
export function sameTextAs(host: string): string {
  return `The same text as ${host}`;
}

/** Two addresses redirect to one page; `url` is the address that is shown. */
export function samePageAs(url: string): string {
  return `The same page as ${url}`;
}

/** The page behind the link no longer exists. */
export function pageGone(status: number): string {
  return `The page is gone (status ${status})`;
}
