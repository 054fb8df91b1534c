// Whether a text is about the prospect's field or another one.
import type { Topic } from '../../model/topic.ts';
import { stemOf } from '../../text/terms.ts';
import {
  mainTopic,
  topicSimilarity,
  topicMass,
  topicsOf,
  type TopicShares,
} from '../topic/topics-of.ts';
import type { Feature, FeatureInput, Features } from './feature.ts';

/** Is the page about the prospect's field, or about that of a footballer, a musician, an ancestor? */
export function fieldFeatures({
  profile,
  context,
}: Pick<FeatureInput, 'profile' | 'context'>): Features<
  'same-field' | 'other-field' | 'life-records'
> {
  const words = [...context.words].filter((word) => !profile.nameStems.has(stemOf(word)));
  const topics = topicsOf(words);
  const similarity = topicSimilarity(topics, profile.topics);
  return {
    'same-field': sameField(similarity, topics, profile.topics),
    'other-field': otherField(similarity, topics, profile.topics),
    'life-records': lifeRecords(topics, profile.topics),
  };
}

/** Similarity from which two texts are shown as of the same field. */
const FIELD_LIKE_MIN = 0.45;
/** Topic words that a text needs before it counts as of another field. */
const TOPIC_MASS_MIN = 2;

/** A page's field is the prospect's when the prospect's words name it too. An obituary is nobody's field. */
function sameField(similarity: number, topics: TopicShares, prospect: TopicShares): Feature {
  const topic = similarity >= FIELD_LIKE_MIN ? mainTopic(topics) : null;
  const isTheirs = topic !== null && topic !== 'obituary' && prospect.has(topic);
  const facts = !isTheirs ? null : ({ code: 'same-field', topic } as const);
  return { strength: similarity, facts };
}

/** Fields that count as one: pages about risk officers are as often about security or law. */
const OFFICE_FIELDS: ReadonlySet<Topic | null> = new Set<Topic>(['compliance', 'security', 'law']);

/** It weighs too little to be given as a reason. */
function otherField(similarity: number, topics: TopicShares, prospect: TopicShares): Feature {
  const areNeighbours = [topics, prospect].every((shares) => OFFICE_FIELDS.has(mainTopic(shares)));
  const isClear = topicMass(topics) >= TOPIC_MASS_MIN && !areNeighbours;
  return { strength: isClear ? 1 - similarity : 0, facts: null };
}

/** Words of family records and obituaries that leave no doubt. */
const LIFE_RECORD_WORDS_FULL = 3;

/** How much the text is a family tree or an obituary, 0–1: they name thousands of people, hardly ever the prospect. */
function lifeRecords(topics: TopicShares, prospect: TopicShares): Feature {
  const count = prospect.has('genealogy')
    ? 0
    : (topics.get('genealogy') ?? 0) + (topics.get('obituary') ?? 0);
  const strength = Math.min(1, count / LIFE_RECORD_WORDS_FULL);
  return { strength, facts: strength === 1 ? { code: 'life-records' } : null };
}
