import type { ContentType } from '../model/judgement.ts';
import type { Prospect } from '../model/prospect.ts';
import type { ResearchResult } from '../model/research-event.ts';

type Sample = {
  /** §9. */
  readonly relevance: number;
  readonly type: ContentType;
  readonly title: string;
  readonly description: string;
};

/** Nobody's name: a headline about the real person would be read as one, whatever is written beside it. */
const SAMPLE_NAME = 'Alex Example';
const SAMPLE_COMPANY = 'Example Company';

/** §4, §9: what is shown, marked as samples, when nothing real can be had: about an invented person, with no source and no day. */
export function sampleResults({ position }: Pick<Prospect, 'position'>): readonly ResearchResult[] {
  return samplesFor(position.trim() || 'compliance officer').map(sampleResult);
}

function samplesFor(post: string): readonly Sample[] {
  const [name, company] = [SAMPLE_NAME, SAMPLE_COMPANY];
  return [
    {
      relevance: 96,
      type: 'news',
      title: `${company} names ${name} ${post}`,
      description: `Sample: a news item would say here what ${company} announced about ${name}, and when.`,
    },
    {
      relevance: 92,
      type: 'article',
      title: `${name} on building a risk function that the business listens to`,
      description: `Sample: an article would show here the sentence that says most about ${name} at ${company}.`,
    },
    {
      relevance: 89,
      type: 'podcast',
      title: `Governance in practice, a conversation with ${name}`,
      description: `Sample: a podcast episode would show here what ${name} talked about as a guest.`,
    },
    {
      relevance: 87,
      type: 'video',
      title: `${name} of ${company} at a panel on regulation and resilience`,
      description: `Sample: a video would show here where ${name} spoke and about what.`,
    },
  ];
}

function sampleResult({ relevance, type, title, description }: Sample): ResearchResult {
  return {
    id: `sample-${type}`,
    relevance,
    verdict: 'confirmed',
    reasons: [{ code: 'sample', effect: 'for' }],
    aboutness: null,
    stated: [],
    type,
    date: null,
    language: 'en',
    readingMinutes: null,
    title,
    url: `https://example.com/sample-${type}`,
    description,
    source: 'example.com',
    content: '',
    query: '',
    alsoAt: [],
    isSample: true,
  };
}
