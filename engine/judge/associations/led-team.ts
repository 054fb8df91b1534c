// Tells whether a text says that the person leads the company or a team of it.
import { AGENT_PREPOSITIONS, OF_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { LED_STEMS } from '../../lexicon/job-titles/employment.ts';
import { TEAM_STEMS } from '../../lexicon/organisations/organisation-words.ts';
import { stemMatcher } from '../../text/stem-matcher.ts';
import type { Word } from '../../text/words.ts';
import { DEPARTMENTS } from '../mentions/vocabulary.ts';
import type { Gap } from './gap.ts';

/**
 * Does the person lead the company or a team of it: 'Acme’s team, led by Jane Doe', 'il team di Acme, guidato da Jane Doe', 'Acme, led by
 * Jane Doe'? Not a protest against it.
 */
export function isTeamLedBy(gap: Gap, between: readonly Word[]): boolean {
  const [by, led] = between.toReversed();
  if (!gap.isReversed || led === undefined || by === undefined) return false;
  const isBy = AGENT_PREPOSITIONS.has(by.text) || OF_PREPOSITIONS.has(by.text);
  return isBy && LED.holds(led.text) && (isTeamOfCompany(between) || isTeamOrSubject(gap, between));
}

const LED = stemMatcher(LED_STEMS);
const TEAMS = [stemMatcher(TEAM_STEMS), DEPARTMENTS];

function isTeam({ text }: Word): boolean {
  return TEAMS.some((list) => list.holds(text));
}

/** Do the words name a team of the company: 'Acme’s audit team, led by'? */
function isTeamOfCompany(between: readonly Word[]): boolean {
  const end = between.findIndex(({ startsPhrase }) => startsPhrase);
  const phrase = between.slice(0, end === -1 ? undefined : end);
  return phrase.length <= TEAM_WORDS_MAX && phrase.some(isTeam);
}

const TEAM_WORDS_MAX = 3;

/** Is the company the owner of a team, 'The team of Acme, led by', or the subject of the sentence, 'Acme, led by'? */
function isTeamOrSubject(
  { passage: { words }, company: { start } }: Gap,
  between: readonly Word[],
): boolean {
  if (between.length > LED_WORDS_MAX) return false;
  const [team, of] = words.slice(Math.max(0, start - 2), start);
  if (words[start - 1]?.sentence !== words[start]?.sentence) return true;
  return team !== undefined && of !== undefined && OF_PREPOSITIONS.has(of.text) && isTeam(team);
}

/** 'Unter der Leitung von' */
const LED_WORDS_MAX = 4;
