import { z } from 'zod';
import { eventScore } from './event-score.ts';
import type { SentenceScore, SentenceScorer } from './part-score.ts';

/** What a careful reader says happened on one such page. */
export const eventSentenceGold = z.object({
  events: z.array(
    z.object({
      kind: z.string(),
      whose: z.enum(['person', 'company']),
      date: z.string().nullable(),
      quote: z.string(),
    }),
  ),
  trap: z.string().nullable(),
});

/** Scores what is said to have happened: each event by the sentence that tells it, its kind and its date. */
export const eventSentenceScore: SentenceScorer = ({ whyNow }, gold): SentenceScore => {
  const { events, trap } = eventSentenceGold.parse(gold);
  const whole = events.map(({ quote, ...event }) => ({
    ...event,
    quotes: [quote],
    reportedOn: null,
    certain: true,
  }));
  const { counts, remarks } = eventScore(whyNow, { whyNow: whole, notEvents: [] });
  const told = eventScore(whyNow, {
    whyNow: whole.map((event) => ({ ...event, certain: event.whose === 'company' })),
    notEvents: [],
  });
  const wrong = remarks.filter(
    ({ mark, text }) => mark !== 'right' || / \((?:kind|date) is /u.test(text),
  );
  return {
    counts: {
      ...counts,
      ...(told.counts['events recall'] === undefined
        ? {}
        : { 'events recall, the company’s': told.counts['events recall'] }),
    },
    error: wrong
      .map(({ mark, text }) => `${trap === null ? '' : `[${trap}] `}${mark} ${text}`)
      .join('\n  '),
  };
};
