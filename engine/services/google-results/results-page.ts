import { htmlTree } from './html-tree.ts';
import type { OrganicLink } from './organic-link.ts';
import { organicLinks } from './organic-links.ts';
import { emptyPageKind } from './page-kind.ts';
import type { EmptyPageKind } from './page-kind.ts';

/** What a page that came with status 200 turned out to be. */
export type ResultsPageKind = 'results' | EmptyPageKind;

/** A results page, read: its kind, its readable links in rank order, and the number of links whose addresses Google hides. */
export type ResultsPage = {
  readonly kind: ResultsPageKind;
  readonly links: readonly OrganicLink[];
  readonly opaqueLinks: number;
};

/** Reads what ScraperAPI fetched from Google, whatever it is. Never throws. */
export function readResultsPage(html: string): ResultsPage {
  const tree = htmlTree(html);
  if (tree === null) return { kind: 'unknown', links: [], opaqueLinks: 0 };
  const { links, opaqueLinks } = organicLinks(tree);
  if (links.length > 0 || opaqueLinks > 0) return { kind: 'results', links, opaqueLinks };
  return { kind: html.trim() === '' ? 'none' : emptyPageKind(tree), links, opaqueLinks };
}
