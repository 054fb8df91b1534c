import { calibratedLogOdds, modelLogOdds } from '../../../judge/score/fitted-model.ts';
import { REPLACES } from '../../../lexicon/grammar/causes.ts';
import type { EventKind } from '../../../model/brief.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import { wordListOf } from '../../../text/words.ts';
import { happensToAnother } from '../actors/bystander.ts';
import { meansCompany } from '../actors/company-focus.ts';
import { includesOrganisation, isPersonName, namesOrganisation } from '../actors/event-actors.ts';
import { PERSONAL_KINDS } from '../actors/event-place.ts';
import { isAboutOfficer } from '../actors/their-officers.ts';
import { kindNamedIn } from '../frames/kind-named.ts';
import { isAhead, isReportToCome } from '../mentions/event-certainty.ts';
import { eventMentionOf } from '../mentions/event-in-sentence.ts';
import type { PageFacts, EventMention } from '../mentions/event-mention.ts';
import { type DatedSentence, datedSentences } from './dated-sentences.ts';
import { EVENT_CALIBRATION, EVENT_MODEL } from './event-model.ts';
import { eventSigns } from './event-signs.ts';

/**
 * Finds dated sentences that report something about the prospect or their company in words that fill no frame. The signs around them must
 * make it certain enough (docs/decisions/098). The kind is that of a noun in the sentence, or else 'other'.
 */
export function datedNews(facts: PageFacts): readonly EventMention[] {
  return datedSentences(facts)
    .filter((sentence) => isSurelyNews(facts, sentence))
    .flatMap((sentence) => {
      const { actors, text, period, language } = sentence;
      const isOfPerson = actors.person.length > 0 && actors.company.length === 0;
      const subject = isOfPerson ? 'person' : 'company';
      const kind = kindOfNews(facts, sentence, isOfPerson);
      const namesNeither = actors.person.length + actors.company.length === 0;
      if (isReportToCome(kind, period, facts)) return [];
      if (PERSONAL_KINDS.has(kind) && !isOfPerson && isAboutOfficer(sentence, text.length))
        return [];
      if (PERSONAL_KINDS.has(kind) && namesNeither && happensToAnother(sentence)) return [];
      const event = eventMentionOf(facts, sentence, { kind, subject, period });
      return [{ ...event, isMeant: meansCompany(text, language), isByDate: true }];
    });
}

function kindOfNews(
  facts: PageFacts,
  { attributed, text, nameless, actors, period }: DatedSentence,
  isOfPerson: boolean,
): EventKind {
  const { person, company, others } = actors;
  const namesPerson = person.length > 0 || attributed.isFirstPerson;
  return kindNamedIn(nameless, facts.findWords(nameless), {
    isOfPerson,
    namesPerson,
    isReplaced: person.some(({ start }) => REPLACES.test(text.slice(0, start))),
    namesPeople:
      namesPerson || others.some(({ start, end }) => holdsPersonName(text.slice(start, end))),
    namesCompany: company.length > 0,
    isAhead: isAhead(period, facts),
    namesOthers: includesOrganisation(others, text),
  });
}

/** Does a name contain that of a person, perhaps after words that open the sentence: 'Jane Doe', 'From July Jane Doe'? */
function holdsPersonName(name: string): boolean {
  if (isPersonName(name)) return true;
  return !namesOrganisation(name) && wordListOf(name).slice(1, -1).some(isGivenName);
}

/**
 * Is the sentence certain enough to be news? At the threshold 94 in 100 held-out sentences report an event, where those that fill a frame
 * count half.
 */
function isSurelyNews(facts: PageFacts, sentence: DatedSentence): boolean {
  const logOdds = modelLogOdds(EVENT_MODEL, eventSigns(facts, sentence));
  return calibratedLogOdds(logOdds, EVENT_CALIBRATION) >= EVENT_CALIBRATION.confirmedMin;
}
