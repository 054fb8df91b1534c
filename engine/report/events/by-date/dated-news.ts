import { calibratedLogOdds, modelLogOdds } from '../../../judge/score/fitted-model.ts';
import { REPLACES } from '../../../lexicon/grammar/causes.ts';
import type { EventKind } from '../../../model/brief.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import { wordListOf } from '../../../text/words.ts';
import { befallsAnother } from '../actors/bystander.ts';
import { meansCompany } from '../actors/company-focus.ts';
import { includesOrganisation, isPersonName, namesOrganisation } from '../actors/event-actors.ts';
import { PERSONAL_KINDS } from '../actors/event-place.ts';
import { isOfTheirOfficer } from '../actors/their-officers.ts';
import { kindNamedIn } from '../frames/kind-named.ts';
import { isAhead, isReportToCome } from '../mentions/event-certainty.ts';
import { eventMentionOf } from '../mentions/event-in-sentence.ts';
import type { PageFacts, EventMention } from '../mentions/event-mention.ts';
import { type DatedSentence, datedSentences } from './dated-sentences.ts';
import { EVENT_CALIBRATION, EVENT_MODEL } from './event-model.ts';
import { eventSigns } from './event-signs.ts';

/**
 * What dated sentences report of the prospect or their company in words that fill no frame: said where the signs around make it
 * sure enough (docs/decisions/098), under the kind that a noun in it names, else as 'other'.
 */
export function datedNews(facts: PageFacts): readonly EventMention[] {
  return datedSentences(facts)
    .filter((sentence) => isSurelyNews(facts, sentence))
    .flatMap((sentence) => {
      const { actors, text, period, language } = sentence;
      const isOfPerson = actors.person.length > 0 && actors.company.length === 0;
      const subject = isOfPerson ? 'person' : 'company';
      const kind = kindOfNews(facts, sentence, isOfPerson);
      const isOfNobody = actors.person.length + actors.company.length === 0;
      if (isReportToCome(kind, period, facts)) return [];
      if (PERSONAL_KINDS.has(kind) && !isOfPerson && isOfTheirOfficer(sentence, text.length))
        return [];
      if (PERSONAL_KINDS.has(kind) && isOfNobody && befallsAnother(sentence)) return [];
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

/** 'Jane Doe', and 'From July Jane Doe', as a name at the head of a sentence may be read. */
function holdsPersonName(name: string): boolean {
  if (isPersonName(name)) return true;
  return !namesOrganisation(name) && wordListOf(name).slice(1, -1).some(isGivenName);
}

/** The line is where 94 in 100 left-out sentences report an event, those that fill a frame counted by half. */
function isSurelyNews(facts: PageFacts, sentence: DatedSentence): boolean {
  const logOdds = modelLogOdds(EVENT_MODEL, eventSigns(facts, sentence));
  return calibratedLogOdds(logOdds, EVENT_CALIBRATION) >= EVENT_CALIBRATION.confirmedMin;
}
