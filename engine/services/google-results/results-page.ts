import { DomUtils } from 'htmlparser2';
import {
  htmlTree,
  hasClass,
  nearest,
  pageText,
  visibleText,
  type HtmlElement,
  type HtmlTree,
} from './html-tree.ts';
import { type OrganicLink, organicLinks } from './organic-links.ts';

/** A 200 page without a single organic link. */
type EmptyPageKind = 'none' | 'captcha' | 'consent' | 'script-wall' | 'unknown';

/** Google's 'did not match any documents', in the languages that the country of ScraperAPI's exit may bring with it. */
const NOTHING_FOUND =
  /did not match any documents|keinen dokumenten überein|à aucun document|ningún documento|nenhum documento|in nessun documento|geen enkel document/i;

const UNUSUAL_TRAFFIC = /unusual traffic from your computer network/i;

const BEFORE_YOU_CONTINUE = /^before you continue to google/i;

const CONSENT_ORIGIN = 'https://consent.google.';

/** Every good page carries the `enablejs` address too: these only count where no result was found. */
const NEEDS_SCRIPT = /redirected within a few seconds|having trouble accessing google search/i;

const SCRIPT_RETRY_PATH = '/httpservice/retry/enablejs';

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

/** What Google shows instead of results. Call it only for a page that has no organic links. */
function emptyPageKind(tree: HtmlTree): EmptyPageKind {
  const has = (isMark: (element: HtmlElement) => boolean): boolean =>
    DomUtils.existsOne(isMark, tree.children);
  const text = pageText(tree);
  if (UNUSUAL_TRAFFIC.test(text) || has(isCaptchaForm)) return 'captcha';
  if (has(isConsent)) return 'consent';
  if (NOTHING_FOUND.test(text)) return 'none';
  if (NEEDS_SCRIPT.test(text) || has(isScriptWall)) return 'script-wall';
  return 'unknown';
}

function isCaptchaForm(element: HtmlElement): boolean {
  return element.attribs['id'] === 'captcha-form' || hasClass(element, 'g-recaptcha');
}

function isConsent(element: HtmlElement): boolean {
  if (element.name === 'h1') return BEFORE_YOU_CONTINUE.test(visibleText(element));
  return element.name === 'form' && (element.attribs['action'] ?? '').startsWith(CONSENT_ORIGIN);
}

/** `pageText` leaves `noscript` out, so the addresses in it are looked at here. */
function isScriptWall(element: HtmlElement): boolean {
  const asksForScript = Object.values(element.attribs).some((value) =>
    value.includes(SCRIPT_RETRY_PATH),
  );
  return asksForScript && nearest(element, ({ name }) => name === 'noscript') !== null;
}
