import { plainPage } from '../../engine/testing/results-pages.ts';
import {
  type ScriptedAnswer,
  type Reply,
  type Rule,
  htmlReply,
  jsonReply,
} from '../../simulators/server/answer.ts';
import { replyWith } from '../../simulators/server/faults.ts';
import type { RecordedCall } from '../../simulators/server/recorded-call.ts';
import type { Simulators } from '../../simulators/start-simulators.ts';
import { escapeHtml } from '../../simulators/world/escape-html.ts';

/** Puts these payloads, one for each page of a run, into everything that one way through the services can carry. */
export type Route = (services: Simulators, payloads: readonly string[]) => void;

/** The name in front keeps a payload that is all markup from reading as nothing. */
const NAME = 'Ada Okafor of Acme: ';
/** Firecrawl's refusals, each of them with a text of its own (§8). */
const REFUSALS = [400, 402, 403, 408, 409, 429, 500, 200] as const;

/** Each name of the metadata that a page can set, as scrapers pass it on. */
const METADATA = [
  'title description language keywords robots author favicon error ogTitle ogDescription ogUrl ogImage',
  'ogAudio ogVideo ogSiteName ogLocale og:title og:description og:image og:site_name og:type',
  'twitter:title publishedTime modifiedTime article:published_time article:author articleTag dcDate',
  'dcTermsCreated dc:creator byl date sourceURL scrapeId contentType statusCode cacheState __proto__',
  'constructor toString',
].flatMap((line) => line.split(' '));

/** The ways of a text from a service to the screen. */
export const routes: Readonly<Record<string, Route>> = {
  // Raw markup swallows what stands behind it, so that some results of such a page are none any more.
  'results page of raw markup, pages refused with hostile errors'(services, payloads) {
    services.scraperApi.script(always(resultsPage(payloads, (text) => text)));
    services.firecrawl.script({ path: '/v1/scrape', answer: refusedByPage(payloads) });
  },
  'results page of escaped markup, pages scraped with hostile text and metadata'(
    services,
    payloads,
  ) {
    services.scraperApi.script(always(resultsPage(payloads, escapeHtml)));
    services.firecrawl.script({ path: '/v1/scrape', answer: scrapedByPage(payloads) });
  },
  'structured results, pages without text'(services, payloads) {
    services.scraperApi.script(
      { path: '/', answer: replyWith(htmlReply(200, `<p>${payloads.join(' ')}</p>`)) },
      always(jsonReply(200, structuredResults(payloads))),
    );
    services.firecrawl.script({
      path: '/v1/scrape',
      answer: replyWith(jsonReply(200, { success: true, data: { markdown: '', metadata: {} } })),
    });
  },
  "the scraper's own search, the others refusing with hostile bodies"(services, payloads) {
    services.scraperApi.script(always(htmlReply(403, payloads.join('\n'))));
    services.serpApi.script(always(jsonReply(401, { error: payloads.join('\n') })));
    services.firecrawl.script({
      path: '/v1/search',
      answer: replyWith(jsonReply(200, { success: true, data: searchResults(payloads) })),
    });
  },
  'the search API, as if a browser could read it'(services, payloads) {
    services.scraperApi.script(always(htmlReply(500, payloads.join('\n'))));
    services.serpApi.script(always(readable(jsonReply(200, structuredResults(payloads)))));
    services.firecrawl.script({ path: '/v1/scrape', answer: refusedByPage(payloads) });
  },
};

/** The ways of an address from a service into the report; one good address comes with them. */
export const addressRoutes: Readonly<Record<string, Route>> = {
  'the results page'(services, addresses) {
    services.scraperApi.script(always(linksPage([...addresses, addressOf(0)])));
  },
  'the structured results'(services, addresses) {
    const results = [...addresses, addressOf(0)].map((link) => ({ link, title: NAME }));
    services.scraperApi.script(
      { path: '/', answer: replyWith(htmlReply(200, '<p></p>')) },
      always(jsonReply(200, { organic_results: results })),
    );
  },
  "the scraper's own search"(services, addresses) {
    const data = [...addresses, addressOf(0)].map((url) => ({ url, title: NAME, description: '' }));
    services.scraperApi.script(always(htmlReply(500, '')));
    services.firecrawl.script({
      path: '/v1/search',
      answer: replyWith(jsonReply(200, { success: true, data })),
    });
  },
  'where a scraped page claims to have ended'(services, addresses) {
    services.scraperApi.script(always(linksPage(addresses.map((_, index) => addressOf(index)))));
    services.firecrawl.script({
      path: '/v1/scrape',
      answer: {
        kind: 'reply',
        make: (call) => {
          const url = addresses[indexOf(call)];
          const metadata = { url, sourceURL: url, ogUrl: url, title: NAME };
          return jsonReply(200, { success: true, data: { markdown: NAME, metadata } });
        },
      },
    });
  },
};

function linksPage(addresses: readonly string[]): Reply {
  const items = addresses.map(
    (href) => `<div><a href="${escapeHtml(href)}"><h3>${NAME}</h3></a></div>`,
  );
  return htmlReply(200, `<body><div id="rso">${items.join('')}</div></body>`);
}

function always(reply: Reply): Rule {
  return { answer: replyWith(reply) };
}

function readable(reply: Reply): Reply {
  return { ...reply, headers: { ...reply.headers, 'access-control-allow-origin': '*' } };
}

/** Where the page of a payload lives; the path says which it is. */
function addressOf(index: number): string {
  return `https://site-${index}.example/news/${index}`;
}

function resultsPage(payloads: readonly string[], write: (text: string) => string): Reply {
  const results = payloads.map((payload, index) => ({
    url: addressOf(index),
    title: `${NAME}${write(payload)}`,
    snippet: `${NAME}${write(payload)} and more words, so that it is a snippet`,
    date: write(payload),
    siteName: write(payload),
  }));
  return htmlReply(200, plainPage(results));
}

function structuredResults(payloads: readonly string[]): Readonly<Record<string, unknown>> {
  return {
    search_information: { query_displayed: payloads.join(' ') },
    search_metadata: { status: payloads.join(' ') },
    organic_results: payloads.map((payload, index) => ({
      position: payload,
      title: `${NAME}${payload}`,
      snippet: `${NAME}${payload}`,
      date: payload,
      link: addressOf(index),
      displayed_link: payload,
      source: payload,
      thumbnail: payload,
    })),
  };
}

function searchResults(payloads: readonly string[]): readonly unknown[] {
  return payloads.map((payload, index) => ({
    url: addressOf(index),
    title: `${NAME}${payload}`,
    description: `${NAME}${payload}`,
    markdown: payload,
    metadata: metadataOf(payload),
  }));
}

function scraped(payloads: readonly string[], index: number): Reply {
  const payload = payloads[index] ?? '';
  const markdown = `# ${NAME}${payload}\n\n${payload}\n\n${NAME}${payload}\n\n${payload}`;
  return jsonReply(200, {
    success: true,
    warning: payload,
    data: { markdown, metadata: metadataOf(payload) },
  });
}

function metadataOf(payload: string): Readonly<Record<string, unknown>> {
  const entries = METADATA.map((name, index): readonly [string, unknown] => [
    name,
    index % 3 === 0 ? [payload, `${NAME}${payload}`] : `${NAME}${payload}`,
  ]);
  return { ...Object.fromEntries(entries), title: `${NAME}${payload}` };
}

function refused(payloads: readonly string[], index: number): Reply {
  const status = REFUSALS[index % REFUSALS.length] ?? 400;
  const payload = payloads[index] ?? '';
  return jsonReply(status, { success: false, code: payload, error: payload, details: [payload] });
}

function scrapedByPage(payloads: readonly string[]): ScriptedAnswer {
  return { kind: 'reply', make: (call) => scraped(payloads, indexOf(call)) };
}

function refusedByPage(payloads: readonly string[]): ScriptedAnswer {
  return { kind: 'reply', make: (call) => refused(payloads, indexOf(call)) };
}

/** A scrape names its page by the number that `addressOf` put into its path. */
function indexOf({ bodyText }: RecordedCall): number {
  return Number(/\/news\/(\d+)"/.exec(bodyText)?.[1] ?? 0);
}
