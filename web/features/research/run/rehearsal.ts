import {
  createFirecrawl,
  createScraperApi,
  createSerpApi,
  research,
  secretOf,
  servicesInOrder,
} from '#engine';
import type { ResearchEvent } from '#engine';

const PROSPECT = {
  name: 'Ada Example',
  company: 'Example Assurance',
  position: 'Chief Risk Officer',
  companyUrl: 'https://assurance.example',
  linkedinUrl: '',
  notes: '',
} as const;

/** Says a little of everything that a page is searched for. */
const PARAGRAPH = `On 12 March 2026 Ada Example, Chief Risk Officer of Example Assurance, told a conference in Oslo: “We
review third-party risk, ISO 27001 and operational resilience with the board every quarter.” Published 3 days ago by
Sam Sample. Listen to the episode, watch the video, or [read the article](https://news.example/risk).\n\n`;
const PARAGRAPHS = 30;

const RESULTS = 10;

/** So often a run is made before the engine's code is as fast as it gets. */
const ROUNDS = 4;

/**
 * Runs over made-up answers, with nobody asked. The first run in a fresh thread takes several times as long as the next,
 * since its patterns and its code are compiled by it; afterwards a real run finds all that done. Ends early, without an
 * error, when `signal` aborts.
 */
export async function rehearse(signal: AbortSignal): Promise<void> {
  try {
    for (let round = 0; round < ROUNDS; round += 1) await drain(madeUpRun(signal), signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function drain(
  events: AsyncGenerator<ResearchEvent, void>,
  signal: AbortSignal,
): Promise<void> {
  for (let next = await events.next(); next.done !== true; next = await events.next()) {
    signal.throwIfAborted();
  }
}

function madeUpRun(signal: AbortSignal): AsyncGenerator<ResearchEvent, void> {
  const options = { baseUrl: 'https://rehearsal.example', key: secretOf('rehearsal'), fetch };
  return research({
    prospect: PROSPECT,
    services: servicesInOrder({
      scraperApi: createScraperApi(options),
      serpApi: createSerpApi(options),
      firecrawl: createFirecrawl(options),
    }),
    now: new Date(),
    elapsedMs: () => performance.now(),
    random: () => 0,
    isOnline: () => true,
    signal,
  });
}

/** Answers by itself: a page of results to who asks for one, a text to everybody else. */
async function fetch(_input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // The order of a real run may have come in the meantime.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return init?.method === 'POST' ? scrapedPage() : resultsPage();
}

function scrapedPage(): Response {
  const markdown = `# Ada Example on risk\n\n${PARAGRAPH.repeat(PARAGRAPHS)}`;
  const metadata = { title: 'Ada Example on risk', language: 'en', publishedTime: '2026-03-12' };
  return Response.json({ success: true, data: { markdown, metadata } });
}

function resultsPage(): Response {
  const results = Array.from(
    { length: RESULTS },
    (_, index) =>
      `<div class="MjjYud"><div class="g"><a href="https://news${index}.example/2026/03/ada-example"><h3>Ada Example of
Example Assurance on resilience, part ${index}</h3></a><div class="VwiC3b">3 days ago — ${PARAGRAPH}</div></div></div>`,
  );
  return new Response(
    `<html><body><div id="search"><div id="rso">${results.join('')}</div></div></body></html>`,
    { headers: { 'content-type': 'text/html' } },
  );
}
