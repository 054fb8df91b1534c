import { DomUtils } from 'htmlparser2';
import type { FoundLink } from '../../model/found-link.ts';
import { webAddress } from '../../url/web-address.ts';
import { linkDestination, type Destination } from './destination.ts';
import { hasClass, nearest, visibleText, type HtmlElement, type HtmlTree } from './html-tree.ts';
import { dateOf, resultSnippet } from './result-text.ts';
import { storyCard, type StoryCard } from './story-cards.ts';

/** One organic result as a results page shows it, its address unwrapped. */
export type OrganicLink = Pick<FoundLink, 'url' | 'title' | 'snippet' | 'dateText' | 'siteName'>;

/** A results page lists ten, with everything beside them some dozens; what comes after is no longer a results page. */
const HEADINGS_READ_MAX = 100;
/** Links looked at for cards of top stories; a results page has some two hundred. */
const CARD_LINKS_READ_MAX = 500;

/** What a page's organic results came to; `opaqueLinks` counts the ones whose destination Google withholds. */
export type OrganicLinks = { readonly links: readonly OrganicLink[]; readonly opaqueLinks: number };

type Found = {
  readonly anchor: HtmlElement;
  readonly title: string;
  readonly destination: Destination;
  /** What a card of the top stories says by itself; `null` for a result with a heading. */
  readonly card: StoryCard | null;
};

const AD_CONTAINERS: ReadonlySet<string> = new Set(['tads', 'tadsb', 'bottomads']);
const SITE_NAME_CLASS = 'VuuXrf';

/**
 * The organic results of a page, in its order: links joined to an `h3`, the one trait that all generations share, and cards of
 * the top stories, known by their date. Advertisements and Google's own pages are left out.
 */
export function organicLinks(tree: HtmlTree): OrganicLinks {
  const found = resultsIn(tree);
  const blocks = linkBlocks(found.map(({ anchor }) => anchor));
  const links: OrganicLink[] = [];
  let opaqueLinks = 0;
  for (const { anchor, title, destination, card } of found) {
    const block = blocks.get(anchor) ?? anchor;
    const url = destination.kind === 'direct' ? destination.url : shownAddress(anchor, block);
    if (url === null) opaqueLinks += 1;
    else links.push({ url, title, ...(card ?? shownWords(anchor, block)) });
  }
  return { links, opaqueLinks };
}

/** Every link that is a result, once, in the order of the page. */
function resultsIn(tree: HtmlTree): readonly Found[] {
  const marks = DomUtils.findAll(
    (element) => element.name === 'h3' || isAnchor(element),
    tree.children,
  );
  const headings = marks.filter(({ name }) => name === 'h3').slice(0, HEADINGS_READ_MAX);
  const titled = new Map(headings.map((heading) => [heading, headingFrom(heading)]));
  const taken = [...titled.values()].flatMap((one) => one ?? []);
  const anchors = new Set(taken.map(({ anchor }) => anchor));
  const addresses = new Set(taken.flatMap(({ destination }) => addressOf(destination)));
  const cards = new Map(
    marks
      .filter((mark) => isAnchor(mark) && !anchors.has(mark))
      .slice(0, CARD_LINKS_READ_MAX)
      .map((anchor) => [anchor, cardFrom(anchor, addresses)]),
  );
  const found = marks.flatMap((mark) => titled.get(mark) ?? cards.get(mark) ?? []);
  return [...new Map(found.map((one) => [one.anchor, one])).values()];
}

function headingFrom(heading: HtmlElement): Found | null {
  const anchor = anchorFor(heading);
  const title = visibleText(heading);
  if (anchor === null || title === '' || nearest(heading, isLeftOut) !== null) return null;
  const destination = linkDestination(anchor.attribs['href'] ?? '');
  return destination.kind === 'internal' ? null : { anchor, title, destination, card: null };
}

/** A picture or a second link to a result that has a heading is not a card. */
function cardFrom(anchor: HtmlElement, addresses: ReadonlySet<string>): Found | null {
  const destination = linkDestination(anchor.attribs['href'] ?? '');
  if (destination.kind === 'internal') return null;
  if (addressOf(destination).some((address) => addresses.has(address))) return null;
  const card = nearest(anchor, isLeftOut) === null ? storyCard(anchor) : null;
  return card === null ? null : { anchor, title: card.title, destination, card };
}

/** None for a hidden address, of which nothing is known. */
function addressOf(destination: Destination): readonly string[] {
  return destination.kind === 'direct' ? [destination.url] : [];
}

function anchorFor(heading: HtmlElement): HtmlElement | null {
  const around = nearest(heading, isAnchor);
  if (around !== null) return around;
  const within = DomUtils.findOne(isAnchor, heading.children);
  if (within !== null) return within;
  const neighbours = [DomUtils.prevElementSibling(heading), DomUtils.nextElementSibling(heading)];
  return neighbours.find((element) => element !== null && isAnchor(element)) ?? null;
}

function isAnchor(element: HtmlElement): boolean {
  return element.name === 'a' && (element.attribs['href'] ?? '') !== '';
}

function isLeftOut({ attribs }: HtmlElement): boolean {
  if (AD_CONTAINERS.has(attribs['id'] ?? '')) return true;
  return attribs['data-text-ad'] !== undefined || attribs['data-q'] !== undefined;
}

/** For each result's link the largest element without another's, which has snippet and date. Sees each element twice at most. */
function linkBlocks(anchors: readonly HtmlElement[]): ReadonlyMap<HtmlElement, HtmlElement> {
  const owners = new Map<HtmlElement, HtmlElement | 'several'>();
  for (const anchor of anchors) {
    nearest(anchor, (element) => {
      const owner = owners.get(element);
      owners.set(element, owner === undefined ? anchor : 'several');
      return owner === 'several';
    });
  }
  return new Map(anchors.map((anchor) => [anchor, outermostOwned(anchor, owners)] as const));
}

function outermostOwned(
  anchor: HtmlElement,
  owners: ReadonlyMap<HtmlElement, HtmlElement | 'several'>,
): HtmlElement {
  let block = anchor;
  nearest(anchor, (element) => {
    if (owners.get(element) !== anchor) return true;
    if (!isScope(element)) block = element;
    return false;
  });
  return block;
}

/** With a single result on the page its block must still not be the page. */
function isScope({ name, attribs }: HtmlElement): boolean {
  const isPage = name === 'html' || name === 'body';
  return isPage || ['rso', 'search', 'main', 'center_col'].includes(attribs['id'] ?? '');
}

function shownWords(
  anchor: HtmlElement,
  block: HtmlElement,
): Pick<OrganicLink, 'snippet' | 'dateText' | 'siteName'> {
  const dateText = dateOf(block);
  const snippet = resultSnippet(block, anchor, dateText);
  const site = DomUtils.findOne((element) => hasClass(element, SITE_NAME_CLASS), block.children);
  return { snippet, dateText, siteName: site === null ? '' : visibleText(site) };
}

/** The visible address of an opaque link, where it is whole: breadcrumbs ('host › blog › …') are not. */
function shownAddress(anchor: HtmlElement, block: HtmlElement): string | null {
  const cite =
    DomUtils.findOne((element) => element.name === 'cite', anchor.children) ??
    DomUtils.findOne((element) => element.name === 'cite', block.children);
  const shown = cite === null ? '' : visibleText(cite);
  if (!/^https?:\/\/[^\s›…]+$/.test(shown) || shown.endsWith('...')) return null;
  const address = webAddress(shown);
  return address === null || address.pathname === '/' ? null : address.href;
}
