import {
  createFirecrawl,
  createScraperApi,
  createSerpApi,
  research,
  secretOf,
  servicesInOrder,
  type ResearchEvent,
} from '#engine';

const PROSPECT = {
  name: 'Ada Example',
  company: 'Example Assurance',
  position: 'Chief Risk Officer',
  companyUrl: 'https://assurance.example',
  linkedinUrl: '',
  notes: '',
} as const;

/** What the made-up pages are about. */
const TOPICS = [
  'third-party risk',
  'ISO 27001',
  'operational resilience',
  'internal audit',
  'sanctions screening',
  'whistleblowing',
  'data protection',
  'climate risk',
  'model risk',
  'business continuity',
  'cyber insurance',
  'anti-money laundering',
] as const;

/** What they are filled with, each in another order: pages with one text are copies, of which one is judged. */
const WORDS =
  `board supplier evidence quarter regulator outage deadline ledger branch training register officer
incident appetite vendor cloud contract review threshold exposure capital customer process owner gap plan budget market
country licence panel survey index lender broker insurer fund trustee auditor partner council`.split(
    /\s+/,
  );

const PARAGRAPHS = 10;
const WORDS_PER_PARAGRAPH = 40;

/** So often a run is made: each further time makes the code a little faster, and takes a processor for as long again. */
const ROUNDS = 3;

/**
 * Runs over made-up answers, with nobody asked. The first run in a fresh thread takes several times as long as the next,
 * since its patterns and its code are compiled by it; afterwards a real run finds all that done. Ends early, without an
 * error, when `signal` aborts.
 */
export async function rehearse(signal: AbortSignal): Promise<void> {
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const events = madeUpRun(signal);
      for (let next = await events.next(); next.done !== true; next = await events.next()) {
        signal.throwIfAborted();
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** One run over made-up answers. Throws the signal's reason when that aborts. */
export function madeUpRun(signal: AbortSignal): AsyncGenerator<ResearchEvent, void> {
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

/** Answers by itself: the page that is named to who asks for a text, a page of results to everybody else. */
async function fetch(_input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // The order of a real run may have come in the meantime.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  const { body } = init ?? {};
  if (typeof body !== 'string') return resultsPage();
  return scrapedPage(TOPICS.findIndex((_, place) => body.includes(addressAt(place))));
}

function topicAt(place: number): string {
  return TOPICS[place % TOPICS.length] ?? '';
}

function addressAt(place: number): string {
  return `https://site-${place}.example/news/${topicAt(place).replaceAll(' ', '-')}`;
}

/** Words in an order of their own for each `seed`, always the same ones (a linear congruential generator, ZX81). */
function wordsFrom(seed: number, count: number): string {
  const words: (string | undefined)[] = [];
  let state = seed + 1;
  while (words.length < count) {
    state = (state * 75 + 74) % 65_537;
    words.push(WORDS[state % WORDS.length]);
  }
  return words.join(' ');
}

/** Says a little of everything that a page is searched for. */
function scrapedPage(place: number): Response {
  const topic = topicAt(place);
  const paragraphs = Array.from(
    { length: PARAGRAPHS },
    (_, at) =>
      `## Part ${at}\n\nThe ${wordsFrom(place * PARAGRAPHS + at, WORDS_PER_PARAGRAPH)}, said Max Sample of Sample Bank in 2019.`,
  );
  const markdown = `[Home](https://news.example) | [Risk](https://news.example/risk)

# Ada Example on ${topic}

By **Sam Sample**, 12 March 2026 · 4 min read

“We look at ${topic} every quarter,” Ada Example, Chief Risk Officer of Example Assurance, told a conference in Oslo.
She joined the company from Sample Bank last year.

${paragraphs.join('\n\n')}

- [Listen to the episode](https://news.example/podcast) or watch the video
- Published 3 days ago

![${topic}](https://news.example/picture.png)`;
  const metadata = {
    title: `Ada Example on ${topic} | Example News`,
    ogTitle: `Ada Example on ${topic}`,
    description: `Ada Example of Example Assurance on ${wordsFrom(place, PARAGRAPHS)}`,
    language: 'en',
    publishedTime: '2026-03-12T09:00:00Z',
    statusCode: 200,
  };
  return Response.json({ success: true, data: { markdown, metadata } });
}

/** Has what pages of results are made of: scripts, entities, an advertisement, questions, pictures. */
function resultsPage(): Response {
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="UTF-8"><title>Ada Example - Search</title>
<script nonce="a">window.retry={captcha:"/sorry/index"};</script><style>div{margin:0}</style></head>
<body><noscript><meta content="0;url=/httpservice/retry/enablejs" http-equiv="refresh"></noscript>
<form action="/search"><textarea name="q">Ada Example</textarea></form><div id="main"><!-- results -->
<div id="tads"><div data-text-ad="1"><a href="https://www.google.com/aclk?sa=l&amp;adurl=https%3A%2F%2Foffers.example">
<div role="heading">An advertisement</div></a></div></div><div id="search"><div id="rso">
${TOPICS.map((_, place) => resultAt(place)).join('\n')}
<div class="MjjYud"><div data-q="Who is Ada?"><span>Who is Ada?</span></div></div>
<div class="MjjYud"><a href="/search?q=ada&amp;udm=2"><h3>Images</h3></a></div></div></div></div>
<footer><a href="https://support.google.com/">Help</a></footer></body></html>`,
    { headers: { 'content-type': 'text/html' } },
  );
}

/** Every third is about somebody else. */
function resultAt(place: number): string {
  const address = addressAt(place);
  const name =
    place % 3 === 2 ? 'Max Example of Sample &amp; Sons' : 'Ada Example of Example Assurance';
  return `<div class="MjjYud"><div data-rpos="${place}"><div class="tF2Cxc" lang="en"><div class="yuRUbf"><span>
<a jsname="UWckNb" class="zReHs" href="${address}" ping="/url?sa=t&amp;url=${encodeURIComponent(address)}&amp;ved=2ah">
<h3 class="LC20lb">${name} on ${topicAt(place)}</h3><br><div class="notranslate"><span class="VuuXrf">Site ${place}</span>
<cite role="text">${address}<span role="text"> › news</span></cite></div></a></span></div><div data-sncf="1">
<div class="VwiC3b"><span class="YrbPuc"><span>${place + 1} days ago</span> — </span><span>${name} &#39;reviews&#39;
${wordsFrom(place, PARAGRAPHS)} &nbsp; <em>${topicAt(place)}</em> ...</span>
<a class="vzmbzf" href="${address}#:~:text=risk">Read more</a></div></div></div></div></div>`;
}
