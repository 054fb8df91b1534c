/** One organic result as a results page shows it, its address unwrapped. */
export type OrganicLink = {
  readonly url: string;
  readonly title: string;
  readonly snippet: string;
  /** As shown ('5 days ago', 'Jul 21, 2026'), or ''. */
  readonly dateText: string;
  /** The site's name as shown ('TechRadar'), or ''. */
  readonly siteName: string;
};
