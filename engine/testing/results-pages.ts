/** One result as a page of any generation shows it. */
export type ShownResult = {
  readonly url: string;
  readonly title: string;
  readonly snippet?: string;
  readonly date?: string;
  readonly siteName?: string;
};

const ENABLE_SCRIPT_NOTE =
  '<noscript><iframe src="/httpservice/retry/enablejs?sei=x1"></iframe>Click here if you\'re not redirected within a few seconds.</noscript>';

/** The plain page: the link inside the heading, wrapped in `/url?q=`. */
export function plainPage(results: readonly ShownResult[]): string {
  const items = results.map(({ url, title, snippet = '', date = '' }) => {
    const wrapped = `/url?q=${encodeURIComponent(url)}&amp;sa=U&amp;ved=0ah&amp;usg=AOv`;
    const day = date === '' ? '' : `<span class="f">${date} - </span>`;
    return `<div class="g"><h3 class="r"><a href="${wrapped}">${title}</a></h3><div class="s"><div class="kv"><cite>${new URL(url).hostname}</cite></div><span class="st">${day}${snippet}</span></div></div>`;
  });
  return document(`<div id="search"><ol>${items.join('')}</ol></div>`);
}

/** The desktop page: the heading inside the link, its address direct. */
export function desktopPage(results: readonly ShownResult[]): string {
  const items = results.map((result) => modern(result, result.url));
  return document(
    `${ENABLE_SCRIPT_NOTE}<div id="search"><div id="rso">${items.join('')}</div></div>`,
  );
}

/** The page of 2026: the same, its addresses replaced by tokens. */
export function opaquePage(results: readonly ShownResult[]): string {
  const items = results.map((result, index) => modern(result, `/goto?url=CAESx${index}_-Q==`));
  return document(
    `${ENABLE_SCRIPT_NOTE}<div id="search"><div id="rso">${items.join('')}</div></div>`,
  );
}

export const NO_RESULTS_PAGE = document(
  `${ENABLE_SCRIPT_NOTE}<div id="search"><p role="heading">Your search - <em>qzxv</em> - did not match any documents.</p><p>Suggestions:</p></div>`,
);

export const CAPTCHA_PAGE =
  '<html><head><title>https://www.google.com/search?q=x</title></head><body><form id="captcha-form" action="index" method="post"><div id="recaptcha" class="g-recaptcha"></div></form><div>Our systems have detected unusual traffic from your computer network.</div></body></html>';

export const CONSENT_PAGE = document(
  '<h1>Before you continue to Google</h1><form action="https://consent.google.com/save" method="post"><button>Accept all</button></form>',
);

export const SCRIPT_WALL_PAGE = document(`${ENABLE_SCRIPT_NOTE}<div id="main"></div>`);

function modern(
  { title, snippet = '', date = '', siteName = '', url }: ShownResult,
  href: string,
): string {
  const host = new URL(url).hostname;
  const cite = `<cite role="text">https://${host}<span> › stories › latest</span></cite>`;
  const day = date === '' ? '' : `<span class="YrbPuc"><span>${date}</span> — </span>`;
  return `<div class="MjjYud"><div data-rpos="1"><div class="yuRUbf"><a jsname="UWckNb" class="zReHs" href="${href}" ping="/url?sa=t&amp;url=CAES"><h3 class="LC20lb">${title}</h3><span class="VuuXrf">${siteName}</span>${cite}</a></div><div data-sncf="1"><div class="VwiC3b">${day}<span>${snippet}</span> <a class="vzmbzf" href="${href}#:~:text=x">Read more</a></div></div></div></div>`;
}

function document(body: string): string {
  return `<!doctype html><html><head><title>q - Google Search</title><script>var u="/sorry/index";</script></head><body>${body}</body></html>`;
}
