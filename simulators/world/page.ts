import { z } from 'zod';

/** What is known of a page beside its text: the JSON block of its file. */
export const pageHead = z.strictObject({
  /** The canonical address. */
  url: z.url(),
  /** Other addresses that lead to the same page: AMP, mobile, tracked. Scraping one ends at `url`. */
  variants: z.array(z.url()).readonly().exactOptional(),
  title: z.string(),
  description: z.string(),
  /** Name of the site, as `og:site_name` gives it. */
  site: z.string(),
  type: z.enum(['news', 'article', 'podcast', 'video']),
  /** `passing`: the prospect is named, but the page is about something else. */
  about: z.enum(['prospect', 'namesake', 'passing']),
  /** True day of publication as YYYY-MM-DD; `null` when the page does not give one. */
  published: z.iso.date().nullable(),
  /** Where a reader can see that day. */
  dateIn: z.enum(['metadata', 'page', 'nowhere']),
  /** ISO 639-1; English by default. */
  language: z.string().exactOptional(),
  /** Further `<meta>` elements, verbatim; a list is a repeated element. */
  meta: z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()])).exactOptional(),
  /** Status of the page itself; 200 by default. */
  status: z.literal(404).exactOptional(),
  /** About a namesake so well known that a search engine lists the page near the top. */
  isFamous: z.boolean().exactOptional(),
  /** `false` keeps the page off results pages; it is still reachable. */
  isListed: z.boolean().exactOptional(),
});

/** One page of the fictional web that the simulators search and scrape. */
export type WorldPage = Readonly<z.infer<typeof pageHead>> & {
  /** The page as the scraper reads it, in Markdown. */
  readonly markdown: string;
};

/** Whom a salesperson would look for, as they would enter it. */
export const worldProspect = z.strictObject({
  name: z.string(),
  company: z.string(),
  position: z.string(),
  companyUrl: z.string(),
  linkedinUrl: z.string(),
  notes: z.string(),
});

/** A person to try the product with, and everything the fictional web says about that name. */
export type WorldProspect = Readonly<z.infer<typeof worldProspect>> & {
  readonly pages: readonly WorldPage[];
};
