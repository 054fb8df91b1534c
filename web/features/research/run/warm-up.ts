import { research, type FoundLink, type ResearchEvent, type ScrapedPage } from '#engine';

const PROSPECT = {
  name: 'Ada Example',
  company: 'Example Assurance',
  position: 'Chief Risk Officer',
  companyUrl: 'https://assurance.example',
  linkedinUrl: '',
  notes: '',
} as const;

/** What the made-up pages are about. */
const WARM_UP_TOPICS = [
  'third-party risk',
  'operational resilience',
  'internal audit',
  'sanctions screening',
  'whistleblowing',
  'model risk',
  'business continuity',
] as const;

/** What they are filled with, each in another order: of pages with the same text, only one is judged. */
const WORDS =
  `board supplier evidence quarter regulator outage deadline ledger branch training register officer incident appetite
vendor cloud contract review threshold exposure capital customer process owner gap plan budget market country licence panel
survey index lender broker insurer fund`.split(/\s+/);

/**
 * Makes one run over made-up pages, since the first in a fresh thread compiles its code: without, the first result took 1.45
 * times as long where services answer at once, 1.04 where they take 0.3 to 0.8 s. Ends without an error when `signal` aborts.
 */
export async function warmUp(signal: AbortSignal): Promise<void> {
  const events = madeUpRun(signal);
  try {
    for (let next = await events.next(); next.done !== true;) next = await events.next();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** One run over made-up pages. Throws the signal's reason when that aborts. */
export function madeUpRun(signal: AbortSignal): AsyncGenerator<ResearchEvent, void> {
  const service = { name: 'firecrawl', isConnected: true } as const;
  return research({
    prospect: PROSPECT,
    services: {
      searches: [{ ...service, queryStyle: 'plain', arePagesRead: true, search: foundLinks }],
      readers: [{ ...service, scrape: pageAt }],
    },
    now: new Date(),
    elapsedMs: () => performance.now(),
    random: () => 0,
    isOnline: () => true,
    signal,
  });
}

async function foundLinks(query: string): Promise<readonly FoundLink[]> {
  return WARM_UP_TOPICS.map((topic, place) => ({
    url: addressOf(topic),
    title: `Ada Example of Example Assurance on ${topic}`,
    snippet: `Ada Example, Chief Risk Officer, speaks about ${topic} at a conference in Oslo.`,
    dateText: `${place + 1} days ago`,
    siteName: 'Example News',
    rank: place + 1,
    query,
    service: 'firecrawl',
  }));
}

/** Contains a little of everything that the judge looks for. */
async function pageAt(url: string): Promise<ScrapedPage> {
  // The order of a real run may have come in the meantime.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  const place = WARM_UP_TOPICS.findIndex((topic) => addressOf(topic) === url);
  const topic = WARM_UP_TOPICS[place] ?? '';
  // The number of words is a prime: any step through them meets each once.
  const words = WORDS.map((_, at) => WORDS[(at * (place + 2)) % WORDS.length]);
  const markdown = `# Ada Example on ${topic}

By **Sam Sample**, 12 March 2026 · 4 min read

“We look at ${topic} every quarter,” Ada Example, Chief Risk Officer of Example Assurance, told a conference in Oslo.
She joined the company from Sample Bank last year.

The ${words.join(' ')}, said Max Sample of Sample Bank in 2019. The ${words.toReversed().join(' ')} followed.

- [Listen to the episode](https://news.example/podcast) or watch the video
- Published 3 days ago`;
  const title = `Ada Example on ${topic} | Example News`;
  return { url, markdown, metadata: { title, language: 'en', statusCode: 200 } };
}

function addressOf(topic: string): string {
  return `https://news.example/${topic.replaceAll(' ', '-')}`;
}
