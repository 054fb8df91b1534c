import { escapeHtml } from '../world/escape-html.ts';
import { basicResult, directResult, gotoResult } from './result-html.ts';
import type { SearchResult } from './search-result.ts';

/**
 * How the links of a results page look: `direct` 2019–2025, `goto` opaque since 2026, `mixed` both,
 * `basic` the script-free page of 2016 with `/url?q=` wrappers.
 */
export type ResultsGeneration = 'direct' | 'goto' | 'mixed' | 'basic';

const RESULT_HTML = {
  direct: directResult,
  goto: gotoResult,
  mixed: (result: SearchResult, place: number): string =>
    place % 2 === 0 ? directResult(result, place) : gotoResult(result, place),
  basic: basicResult,
} as const;

/** A results page with everything around the results that a reader has to step over. */
export function resultsPage(
  query: string,
  results: readonly SearchResult[],
  generation: ResultsGeneration,
): string {
  if (results.length === 0) return noResultsPage(query);
  const list = results.map((result, index) => RESULT_HTML[generation](result, index + 1));
  return pageAround(
    query,
    `<div id="tads" aria-label="Ads">${ADVERTISEMENT}</div>
<div id="search"><div id="rso">
${list.join('\n')}
${questions(query)}
${images(query)}
${VIDEO}
</div></div>`,
  );
}

/** The page for a query that nothing matches. */
export function noResultsPage(query: string): string {
  return pageAround(
    query,
    `<div id="topstuff"></div><div id="search"></div>
<div id="botstuff"><div class="mnr-c"><div class="JPMJ2c"><p aria-level="3" role="heading">Your search - <span><em>${escapeHtml(query)}</em></span> - did not match any documents.</p>
<p>Suggestions:</p><ul><li>Check the spelling.</li><li>Try other words.</li><li>Use fewer words.</li></ul></div></div></div>`,
  );
}

/** Good pages, too, carry the script wall's noscript and the captcha's address inside a script. */
function pageAround(query: string, main: string): string {
  const words = escapeHtml(query);
  return `<!doctype html><html itemscope itemtype="http://schema.org/SearchResultsPage" lang="en"><head><meta charset="UTF-8"><title>${words} - Google Search</title>
<script nonce="s1">window.retry={captcha:"/sorry/index",after:"/httpservice/retry"};</script></head>
<body><noscript><style>table,div,span,p{display:none}</style><meta content="0;url=/httpservice/retry/enablejs?sei=a1b2c3" http-equiv="refresh"><div style="display:block">Please click <a href="/httpservice/retry/enablejs?sei=a1b2c3">here</a> if you are not redirected within a few seconds.</div></noscript>
<form action="/search" role="search"><textarea name="q" aria-label="Search">${words}</textarea></form>
<div id="main"><div id="rcnt"><div id="center_col" role="main">
${main}
</div></div></div>
<footer><a href="https://support.google.com/websearch/">Help</a> <a href="https://policies.google.com/privacy">Privacy</a></footer></body></html>`;
}

const ADVERTISEMENT = `<div data-text-ad="1"><a href="https://www.google.com/aclk?sa=l&amp;ai=DChcSE&amp;adurl=https%3A%2F%2Fgrc-suite-offers.example%2Fnews" data-pcu="https://grc-suite-offers.example/"><div role="heading" aria-level="3">The last GRC suite you will ever buy</div></a></div>`;

function questions(query: string): string {
  const question = `Who is ${query.replaceAll('"', '').split(' ').slice(0, 2).join(' ')}?`;
  return `<div class="MjjYud"><div jsname="yEVEwb" data-q="${escapeHtml(question)}"><div role="heading" aria-level="2">People also ask</div><span>${escapeHtml(question)}</span></div></div>`;
}

function images(query: string): string {
  return `<div class="MjjYud"><a href="/search?q=${encodeURIComponent(query)}&amp;udm=2&amp;tbm=isch"><h3 class="GmE3X">Images</h3></a></div>`;
}

const VIDEO = `<div class="MjjYud"><div class="g"><div class="yuRUbf"><a jsname="UWckNb" class="zReHs" href="https://www.youtube.com/watch?v=example-news"><h3 class="LC20lb MBeuO DKV0Md">Interview clip</h3><cite role="text">https://www.youtube.com<span> › watch</span></cite></a></div></div></div>`;
