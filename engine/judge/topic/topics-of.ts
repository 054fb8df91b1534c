// Which walks of life a text belongs to.
import { TOPIC_WORDS } from '../../lexicon/topics.ts';
import { TOPICS, type Topic } from '../../model/topic.ts';
import { valuesByKey } from '../../text/lookups.ts';

/** How much of a text belongs to each walk of life; words of several count for each in part. */
export type TopicShares = ReadonlyMap<Topic, number>;

/** Counts the topic words among distinct normalised words. */
export function topicsOf(normalized: Iterable<string>): TopicShares {
  const shares = new Map<Topic, number>();
  for (const word of new Set(normalized)) {
    const topics = TOPICS_BY_WORD.get(word) ?? NO_TOPICS;
    for (const topic of topics) shares.set(topic, (shares.get(topic) ?? 0) + 1 / topics.length);
  }
  return shares;
}

const TOPICS_BY_WORD = topicsByWord();

/** Cosine of two topic counts: 1 for the same mixture, 0 for nothing in common. */
export function topicSimilarity(a: TopicShares, b: TopicShares): number {
  let product = 0;
  for (const [topic, share] of a) product += share * (b.get(topic) ?? 0);
  return product === 0 ? 0 : product / (lengthOf(a) * lengthOf(b));
}

/** The topic with the largest share; `null` for a text that shows none. */
export function mainTopic(shares: TopicShares): Topic | null {
  let best: Topic | null = null;
  for (const [topic, share] of shares) {
    if (best === null || share > (shares.get(best) ?? 0)) best = topic;
  }
  return best;
}

/** Sum of all shares: how many topic words the text holds. */
export function topicMass(shares: TopicShares): number {
  let mass = 0;
  for (const share of shares.values()) mass += share;
  return mass;
}

const NO_TOPICS: readonly Topic[] = [];

function lengthOf(shares: TopicShares): number {
  let sum = 0;
  for (const share of shares.values()) sum += share * share;
  return Math.sqrt(sum);
}

function topicsByWord(): ReadonlyMap<string, readonly Topic[]> {
  return valuesByKey(
    TOPICS.flatMap((topic) =>
      [...new Set(TOPIC_WORDS[topic])].map((word) => [word, topic] as const),
    ),
  );
}
