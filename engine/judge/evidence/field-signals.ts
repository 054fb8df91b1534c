import {
  mainTopic,
  topicLikeness,
  topicMass,
  topicsOf,
  type TopicShares,
} from '../topic/topics-of.ts';
import type { Topic } from '../topic/topic-words.ts';
import { TOPIC_LABELS } from '../topic/topic-labels.ts';
import { stemOf } from '../text/stem.ts';
import {
  FIELD_LIKE_MIN,
  FIELD_UNLIKE_MAX,
  LIFE_RECORD_WORDS_FULL,
  TOPIC_MASS_MIN,
} from './evidence-weights.ts';
import type { Question, Signal } from './signal.ts';

/** Is the page about the prospect's walk of life, or about a footballer's, a musician's, an ancestor's? */
export function fieldSignals({ profile, digest }: Question): readonly Signal[] {
  const words = [...digest.words].filter((word) => !profile.nameStems.has(stemOf(word)));
  const topics = topicsOf(words);
  const likeness = topicLikeness(topics, profile.topics);
  return [
    sameField(likeness, topics),
    otherField(likeness, topics, profile.topics),
    lifeRecords(topics, profile.topics),
  ];
}

function sameField(likeness: number, topics: TopicShares): Signal {
  const topic = likeness >= FIELD_LIKE_MIN ? mainTopic(topics) : null;
  const text = topic === null ? '' : `Same field: ${TOPIC_LABELS[topic]}`;
  return { name: 'same-field', strength: likeness, text };
}

/** Who answers for risk is written about as a matter of security or of law just as often. */
const OFFICE_FIELDS: ReadonlySet<Topic | null> = new Set<Topic>(['compliance', 'security', 'law']);

function otherField(likeness: number, topics: TopicShares, prospect: TopicShares): Signal {
  const areNeighbours = [topics, prospect].every((shares) => OFFICE_FIELDS.has(mainTopic(shares)));
  const isTold = topicMass(topics) >= TOPIC_MASS_MIN && !areNeighbours;
  const strength = isTold ? 1 - likeness : 0;
  const topic = strength >= 1 - FIELD_UNLIKE_MAX ? mainTopic(topics) : null;
  const text = topic === null ? '' : `Different field: ${TOPIC_LABELS[topic]}`;
  return { name: 'other-field', strength, text };
}

/** Family trees and obituaries name thousands of people who are nobody's prospect. */
function lifeRecords(topics: TopicShares, prospect: TopicShares): Signal {
  const count = prospect.has('genealogy')
    ? 0
    : (topics.get('genealogy') ?? 0) + (topics.get('obituary') ?? 0);
  const strength = Math.min(1, count / LIFE_RECORD_WORDS_FULL);
  return {
    name: 'life-records',
    strength,
    text: strength === 1 ? 'Reads like an obituary or a family record' : '',
  };
}
