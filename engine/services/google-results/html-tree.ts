import { DomHandler, ElementType, Parser, type DomUtils, type parseDocument } from 'htmlparser2';
import { wordSet } from '../../lexicon/word-list.ts';

/** Real pages stay under a hundred; a deeper one is built to exhaust the reader. */
const ELEMENT_DEPTH_MAX = 512;
/** Real results pages have some thousands of elements; one with more is built to exhaust the reader. */
const ELEMENTS_MAX = 20_000;
/** One result has some dozens of nodes; its text is read no further than this. */
const RESULT_NODES_MAX = 500;
/** Characters of a `class` attribute that are read; real ones stay under a hundred. */
const CLASS_CHARACTERS_MAX = 1000;

/** A parsed page. */
export type HtmlTree = ReturnType<typeof parseDocument>;
/** A node of a page: an element, a text, a comment. */
export type HtmlNode = HtmlTree['children'][number];
/** An element with its attributes. */
export type HtmlElement = NonNullable<ReturnType<typeof DomUtils.nextElementSibling>>;

/** Parsed in portions, so that a page built too large is noticed before it costs anything. */
const PORTION_CHARACTERS = 16_384;

/** Parses a page; `null` when it has more elements, or nests them deeper, than any real page. */
export function htmlTree(html: string): HtmlTree | null {
  const handler = new DomHandler();
  let depth = 0;
  let elements = 0;
  let isTooLarge = false;
  const parser = new Parser({
    onparserinit: (initialised) => handler.onparserinit(initialised),
    onopentag: (name, attributes) => {
      depth += 1;
      elements += 1;
      isTooLarge ||= depth > ELEMENT_DEPTH_MAX || elements > ELEMENTS_MAX;
      handler.onopentag(name, attributes);
    },
    onclosetag: () => {
      depth -= 1;
      handler.onclosetag();
    },
    ontext: (text) => handler.ontext(text),
    onend: () => handler.onend(),
  });
  for (let start = 0; start < html.length; start += PORTION_CHARACTERS) {
    parser.write(html.slice(start, start + PORTION_CHARACTERS));
    if (isTooLarge) return null;
  }
  parser.end();
  return handler.root;
}

/** Is the node an element (also `script` and `style`)? */
export function isElement(node: HtmlNode | HtmlTree): node is HtmlElement {
  return 'attribs' in node;
}

function isTextNode(node: HtmlNode | HtmlTree): node is Extract<HtmlNode, { data: string }> {
  return node.type === ElementType.Text;
}

const UNSEEN_ELEMENTS = wordSet('script style noscript template svg');

/** Words before and after these do not touch. */
const BREAKING_ELEMENTS = wordSet('br cite div h3 li p td tr');

/**
 * The text a reader sees in one result, on one line; elements for which `isLeftOut` holds are skipped. It ends after
 * `RESULT_NODES_MAX` nodes: results are read over and over, and elements nested in each other would multiply the work.
 */
export function visibleText(
  node: HtmlNode,
  isLeftOut: (element: HtmlElement) => boolean = () => false,
): string {
  return textOf(node, { isLeftOut, nodesMax: RESULT_NODES_MAX });
}

/** The text a reader sees on a whole page, on one line. */
export function pageText(tree: HtmlTree): string {
  return textOf(tree, { isLeftOut: () => false, nodesMax: Infinity });
}

type Reading = {
  readonly isLeftOut: (element: HtmlElement) => boolean;
  readonly nodesMax: number;
};

function textOf(node: HtmlNode | HtmlTree, reading: Reading): string {
  const { nodesMax, isLeftOut } = reading;
  const parts: string[] = [];
  const pending: (HtmlNode | HtmlTree | ' ')[] = [node];
  let nodes = 0;
  for (let next = pending.pop(); next !== undefined && nodes < nodesMax; next = pending.pop()) {
    nodes += 1;
    if (next === ' ') parts.push(next);
    else if (isTextNode(next)) parts.push(next.data);
    else if (!isElement(next)) pushChildren(pending, next, nodesMax);
    else if (!UNSEEN_ELEMENTS.has(next.name) && !isLeftOut(next)) {
      const isBreaking = BREAKING_ELEMENTS.has(next.name);
      if (isBreaking) pending.push(' ');
      pushChildren(pending, next, nodesMax);
      if (isBreaking) pending.push(' ');
    }
  }
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Last first, so that the first is taken next. No copies: a page can have tens of thousands of children. */
function pushChildren(
  pending: (HtmlNode | HtmlTree | ' ')[],
  node: HtmlNode | HtmlTree,
  nodesMax: number,
): void {
  if (!('children' in node)) return;
  for (let index = Math.min(node.children.length, nodesMax) - 1; index >= 0; index -= 1) {
    const child = node.children[index];
    if (child !== undefined) pending.push(child);
  }
}

/** The innermost of the element and its ancestors for which the test holds, or `null`. */
export function nearest(
  element: HtmlElement,
  test: (candidate: HtmlElement) => boolean,
): HtmlElement | null {
  for (let next: HtmlNode | HtmlTree | null = element; next !== null; next = next.parent) {
    if (isElement(next) && test(next)) return next;
  }
  return null;
}

/** Is the class among the element's? */
export function hasClass({ attribs }: HtmlElement, name: string): boolean {
  const names = attribs['class'];
  if (names === undefined || !names.includes(name)) return false;
  return names.slice(0, CLASS_CHARACTERS_MAX).split(/\s+/).includes(name);
}
