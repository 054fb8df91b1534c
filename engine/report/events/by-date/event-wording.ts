import { textFeatures } from '../../../text-classifier/text-features.ts';
import { textLogOdds, type TextModel } from '../../../text-classifier/text-model.ts';
import type { Span } from '../../../text/words.ts';
import { namesOrganisation } from '../actors/event-actors.ts';
import type { EventSentence } from '../actors/event-place.ts';
import { statedPeriods } from '../dates/stated-periods.ts';
import type { PageFacts } from '../mentions/event-mention.ts';
import eventTextModel from './event-text-model.json' with { type: 'json' };

/** The only class of the model of wording. */
export const EVENT_CLASSES = ['event'] as const;

/** Learnt from whole pages and paragraphs of many authors (docs/decisions/114); `npm run fit` writes it. */
const MODEL: TextModel = eventTextModel;

/** How clearly a sentence is worded as news of the prospect or their company, in log-odds between -`WORDING_MAX` and `WORDING_MAX`. */
export function wordingOf(
  facts: PageFacts,
  sentence: EventSentence,
  model: TextModel = MODEL,
): number {
  const [logOdds = 0] = textLogOdds(model, wordingFeatures(facts, sentence));
  return Math.max(-WORDING_MAX, Math.min(WORDING_MAX, logOdds));
}

const WORDING_MAX = 4;

/** The features that the model of wording sees: the words of a sentence and of the one before, with names masked and dates left out. */
export function wordingFeatures(facts: PageFacts, sentence: EventSentence): ReadonlySet<string> {
  const before = facts.sentences[sentence.index - 1];
  return textFeatures(
    maskedText(facts, sentence),
    before === undefined ? '' : maskedText(facts, before),
  );
}

type Mask = Span & { readonly word: string };

/**
 * Masks the names and removes the dates: 'Acme fined Beta on 3 May' becomes '{company} fined {organisation} on'. How near and exact the
 * date is are separate signs.
 */
function maskedText(
  { writtenOn, languages }: PageFacts,
  { text, named, nameless }: EventSentence,
): string {
  const masks: readonly Mask[] = [
    ...named.company.map((span) => ({ ...span, word: '{company}' })),
    ...named.person.map((span) => ({ ...span, word: '{person}' })),
    ...named.others.map(({ start, end }) => ({
      start,
      end,
      word: namesOrganisation(text.slice(start, end)) ? '{organisation}' : '{other}',
    })),
    ...statedPeriods(nameless, { writtenOn, languages, tense: 'past' })
      .filter(({ stated }) => stated !== null)
      .map(({ start, end }) => ({ start, end, word: '' })),
  ];
  let end = 0;
  let masked = '';
  for (const mask of masks.toSorted((one, other) => one.start - other.start)) {
    if (mask.start < end) continue;
    masked += `${text.slice(end, mask.start)} ${mask.word} `;
    end = mask.end;
  }
  return masked + text.slice(end);
}
