import { calibratedLogOdds, modelLogOdds } from '../../../judge/score/fitted-model.ts';
import { REPLACES } from '../../../lexicon/grammar/causes.ts';
import { refersToCompany } from '../../sales-signals/reference-words.ts';
import {
  isOrganisationName,
  isPersonName,
  placesOf,
  withoutOwnNames,
} from '../actors/event-actors.ts';
import { kindNamedIn } from '../frames/kind-named.ts';
import { toldEvent } from '../mentions/event-in-sentence.ts';
import type { PageFacts, EventMention } from '../mentions/event-mention.ts';
import { type DatedSentence, datedSentences } from './dated-sentences.ts';
import { EVENT_CALIBRATION, EVENT_MODEL } from './event-model.ts';
import { eventSigns } from './event-signs.ts';

/**
 * What dated sentences tell of the prospect or their company in words that fill no frame: said where the signs around make it
 * sure enough (docs/decisions/098), under the kind that a noun in it names, else as 'other'.
 */
export function datedNews(facts: PageFacts): readonly EventMention[] {
  return datedSentences(facts)
    .filter((sentence) => isSurelyNews(facts, sentence))
    .map(({ attributed, text, period }) => {
      const { person, company, others } = placesOf(attributed, text);
      const isOfPerson = person.length > 0 && company.length === 0;
      const subject = isOfPerson ? 'person' : 'company';
      const namesPerson = person.length > 0 || attributed.isFirstPerson;
      const names = others.map(({ start, end }) => text.slice(start, end));
      const kind = kindNamedIn(withoutOwnNames(attributed, text), facts, {
        isOfPerson,
        namesPerson,
        isReplaced: person.some(({ start }) => REPLACES.test(text.slice(0, start))),
        namesPeople: namesPerson || names.some(isPersonName),
        namesCompany: company.length > 0,
        isAhead: period.from > (facts.day ?? facts.today),
        namesOthers: names.some(isOrganisationName),
      });
      return {
        ...toldEvent(facts, { attributed, text }, { kind, subject, period }),
        isMeant: refersToCompany(text, facts.page.result.language),
        isByDate: true,
      };
    });
}

/** The line is where 94 in 100 left-out sentences tell an event, those that a frame tells counted by half. */
function isSurelyNews(facts: PageFacts, sentence: DatedSentence): boolean {
  const logOdds = modelLogOdds(EVENT_MODEL, eventSigns(facts, sentence));
  return calibratedLogOdds(logOdds, EVENT_CALIBRATION) >= EVENT_CALIBRATION.confirmedMin;
}
