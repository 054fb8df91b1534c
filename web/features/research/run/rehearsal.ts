import { research } from '#engine';
import type { FoundLink, ScrapedPage, Services } from '#engine';

const PROSPECT = {
  name: 'Ada Example',
  company: 'Example Assurance',
  position: 'Chief Risk Officer',
  companyUrl: 'https://assurance.example',
  linkedinUrl: '',
  notes: '',
} as const;

const LINKS = 12;
const PARAGRAPHS = 30;

/** Says a little of everything that a page is searched for. */
const PARAGRAPH = `On 12 March 2026 Ada Example, Chief Risk Officer of Example Assurance, told a conference in Oslo: “We
review third-party risk, ISO 27001 and operational resilience with the board every quarter.” Published 3 days ago by
Sam Sample. Listen to the episode, watch the video, or [read the article](https://news.example/risk).\n\n`;

/**
 * One run over made-up answers, with nobody asked. The first judgement in a worker takes several times as long as the
 * next, since its patterns and its code are compiled by it; afterwards a real run finds all that done. Ends early, without
 * an error, when `signal` aborts.
 */
export async function rehearse(signal: AbortSignal): Promise<void> {
  const events = research({
    prospect: PROSPECT,
    services: madeUpServices(),
    now: new Date(),
    elapsedMs: () => performance.now(),
    random: () => 0,
    isOnline: () => true,
    signal,
  });
  try {
    for (let next = await events.next(); next.done !== true; next = await events.next()) {
      signal.throwIfAborted();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function madeUpServices(): Services {
  return {
    searches: [
      { name: 'scraperapi', isConnected: true, queryStyle: 'quoted', arePagesRead: true, search },
    ],
    readers: [{ name: 'firecrawl', isConnected: true, scrape }],
  };
}

async function search(query: string): Promise<readonly FoundLink[]> {
  await nextTask();
  return Array.from({ length: LINKS }, (_, index) => ({
    url: `https://news${index}.example/2026/03/ada-example-on-risk`,
    title: `Ada Example of Example Assurance on operational resilience, part ${index}`,
    snippet: PARAGRAPH,
    dateText: '3 days ago',
    siteName: 'Example News',
    rank: index,
    query,
    service: 'scraperapi',
  }));
}

async function scrape(url: string): Promise<ScrapedPage> {
  await nextTask();
  return {
    url,
    markdown: `# Ada Example on risk\n\n${PARAGRAPH.repeat(PARAGRAPHS)}`,
    metadata: { title: 'Ada Example on risk', language: 'en', publishedTime: '2026-03-12' },
  };
}

/** The order of a real run may have come in the meantime. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
