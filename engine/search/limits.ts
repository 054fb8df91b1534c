/** §9: addresses collected in total over all queries. */
export const LINKS_COLLECTED_MAX = 10;
/** §9: addresses scraped in one run. */
export const LINKS_SCRAPED_MAX = 5;
/** Links of one host that are read while others wait (docs/decisions/015). */
export const LINKS_PER_HOST_MAX = 2;
