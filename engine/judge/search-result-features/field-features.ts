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
}: FeatureInput): Features<'same-field' | 'other-field' | 'life-records'> {
  const words = [...context.words].filter((word) => !profile.nameStems.has(stemOf(word)));
  const topics = topicsOf(words);
  const similarity = topicSimilarity(topics, profile.topics);
  return {
    'same-field': sameField(similarity, topics, profile.topics),
    'other-field': otherField(similarity, topics, profile.topics),
    'life-records': lifeRecords(topics, profile.topics),
  };
}

/** Similarity up to which two texts are shown as of different fields, and from which as of the same. */
const FIELD_UNLIKE_MAX = 0.15;
const FIELD_LIKE_MIN = 0.45;
/** Topic words a text must hold before its field is said to be another one. */
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

/** Fields that pages about people in governance, risk and compliance are in anyway, so that they are no reason against. */
const NEAR_FIELDS: ReadonlySet<Topic> = new Set<Topic>([
  'compliance',
  'security',
  'law',
  'finance',
  'business',
  'technology',
]);

function otherField(similarity: number, topics: TopicShares, prospect: TopicShares): Feature {
  const areNeighbours = [topics, prospect].every((shares) => OFFICE_FIELDS.has(mainTopic(shares)));
  const isClear = topicMass(topics) >= TOPIC_MASS_MIN && !areNeighbours;
  const strength = isClear ? 1 - similarity : 0;
  const topic = strength >= 1 - FIELD_UNLIKE_MAX ? mainTopic(topics) : null;
  const isNear = topic === null || NEAR_FIELDS.has(topic) || prospect.has(topic);
  const facts = isNear ? null : ({ code: 'other-field', topic } as const);
  return { strength, facts };
}

/** Words of family records and obituaries that leave no doubt. */
const LIFE_RECORD_WORDS_FULL = 3;

/** Family trees and obituaries name thousands of people, hardly ever the prospect. */
function lifeRecords(topics: TopicShares, prospect: TopicShares): Feature {
  const count = prospect.has('genealogy')
    ? 0
    : (topics.get('genealogy') ?? 0) + (topics.get('obituary') ?? 0);
  const strength = Math.min(1, count / LIFE_RECORD_WORDS_FULL);
  return { strength, facts: strength === 1 ? { code: 'life-records' } : null };
}
