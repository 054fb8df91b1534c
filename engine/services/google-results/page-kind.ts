import { DomUtils } from 'htmlparser2';
import { hasClass, nearest, pageText, visibleText } from './html-tree.ts';
import type { HtmlElement, HtmlTree } from './html-tree.ts';

/** A 200 page without a single organic link. */
export type EmptyPageKind = 'none' | 'captcha' | 'consent' | 'script-wall' | 'unknown';

/** Google's 'did not match any documents', in the languages that the country of ScraperAPI's exit may bring with it. */
const NOTHING_FOUND =
  /did not match any documents|keinen dokumenten überein|à aucun document|ningún documento|nenhum documento|in nessun documento|geen enkel document/i;
const UNUSUAL_TRAFFIC = /unusual traffic from your computer network/i;
const BEFORE_YOU_CONTINUE = /^before you continue to google/i;
const CONSENT_ORIGIN = 'https://consent.google.';
/** Every good page carries the `enablejs` address too: these only count where no result was found. */
const NEEDS_SCRIPT = /redirected within a few seconds|having trouble accessing google search/i;
const SCRIPT_RETRY_PATH = '/httpservice/retry/enablejs';

/** What Google shows instead of results. Call it only for a page that has no organic links. */
export function emptyPageKind(tree: HtmlTree): EmptyPageKind {
  const has = (isMark: (element: HtmlElement) => boolean): boolean =>
    DomUtils.existsOne(isMark, tree.children);
  const text = pageText(tree);
  if (UNUSUAL_TRAFFIC.test(text) || has(isCaptcha)) return 'captcha';
  if (has(isConsent)) return 'consent';
  if (NOTHING_FOUND.test(text)) return 'none';
  if (NEEDS_SCRIPT.test(text) || has(isScriptWall)) return 'script-wall';
  return 'unknown';
}

function isCaptcha(element: HtmlElement): boolean {
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
