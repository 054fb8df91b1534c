import type { Page } from '@playwright/test';

/** Everything that hostile content must not bring about; each list stays empty. */
export type Breaches = {
  readonly dialogs: readonly string[];
  /** Requests to anywhere but the allowed origins. */
  readonly requests: readonly string[];
  readonly popups: readonly string[];
  /** What ran, and what the content-security policy had to stop. */
  inPage(): Promise<{ readonly pwned: unknown; readonly violations: readonly string[] }>;
};

/** Watches a page from before its first script on. */
export async function watchForBreaches(
  page: Page,
  allowedOrigins: readonly string[],
): Promise<Breaches> {
  const dialogs: string[] = [];
  const requests: string[] = [];
  const popups: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('popup', (popup) => popups.push(popup.url()));
  page.on('request', (request) => {
    if (!allowedOrigins.includes(new URL(request.url()).origin)) requests.push(request.url());
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Reflect.set(window, '__violations', violations);
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return {
    dialogs,
    requests,
    popups,
    inPage: () =>
      page.evaluate(() => {
        const violations: unknown = Reflect.get(window, '__violations');
        const pwned: unknown = Reflect.get(window, '__pwned') ?? Reflect.get({}, 'polluted');
        return {
          pwned: pwned ?? null,
          violations: Array.isArray(violations) ? violations.map(String) : ['not watched'],
        };
      }),
  };
}

/** Elements of the report as our own code draws it: text, lists, buttons, links, icons. */
const TAGS = [
  'section header article div span p h2 h3 h4 ul ol li details summary button a time strong output',
  'dl dt dd blockquote progress svg path circle line polyline rect',
  // The choice of an opener's tone.
  'fieldset legend',
].flatMap((line) => line.split(' '));
const ATTRIBUTES = [
  'class id role type tabindex style title hidden open href target rel datetime disabled value max name',
  'dir fill-rule clip-rule xmlns width height viewBox fill stroke d cx cy r x y x1 x2 y1 y2 rx ry',
  'points stroke-width stroke-linecap stroke-linejoin',
].flatMap((line) => line.split(' '));

/** Every element and attribute of the report, the list of calls and the toasts that our own code does not draw. */
export function foreignMarkup(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([tags, attributes]) => {
      const regions = [...document.querySelectorAll('main section, [data-sonner-toast]')].filter(
        (region) => region.querySelector('form, code') === null,
      );
      const isHarmless = ({ name, value }: Attr): boolean => {
        // Beside the way to a page there is one to the saved reports.
        if (name === 'href')
          return /^(?:https?:\/\/[^/@]+\/|\/reports(?:\/[\da-f-]{36})?$)/.test(value);
        if (name === 'style') return !/url|expression|@/i.test(value);
        // The code of a language, whatever a page declares.
        if (name === 'lang') return /^[a-z]{2}$/.test(value);
        return attributes?.includes(name) === true || /^(?:aria|data)-/.test(name);
      };
      // The report's own search and filters stand before anything foreign.
      const elements = regions.flatMap((region) => {
        const tools = region.querySelector('[data-report-tools]');
        return [...region.querySelectorAll('*')].filter((element) => !tools?.contains(element));
      });
      return elements.flatMap((element) => {
        const tag = element.tagName.toLowerCase();
        const foreign = [...element.attributes].filter((attribute) => !isHarmless(attribute));
        return [
          ...(tags?.includes(tag) === true ? [] : [`<${tag}>`]),
          ...foreign.map(({ name, value }) => `${tag}[${name}=${value}]`),
        ];
      });
    },
    [TAGS, ATTRIBUTES],
  );
}
