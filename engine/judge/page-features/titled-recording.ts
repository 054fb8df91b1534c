// Whether the title of a recording says who speaks in it, and of which company they are.
import { AT_OR_OF_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { SHOW_WORDS } from '../../lexicon/pages/page-types.ts';
import type { Word, WordSpan } from '../../text/words.ts';
import type { MentionEvidence } from '../associations/mention-evidence.ts';
import type { PageEvidence } from '../associations/page-evidence.ts';
import { JOB_TITLES } from '../mentions/vocabulary.ts';
import { isHeadline, type Passage } from '../page/parse-page.ts';
import { recordingTypeOf } from '../page/recording-type.ts';
import { isCaptcha } from './naming-features.ts';

/**
 * Does the title of a video or an episode give subject, speaker and company: 'Whistleblowing in practice | Jane Doe | Acme', '#41
 * Jane Doe, Acme: Buying better pumps'? It is all that such a page says of them. 'Jane Doe – Acme (live)' is a song.
 */
export function isTitledRecording(evidence: PageEvidence): boolean {
  if (recordingTypeOf(evidence.context.page) === null || isCaptcha(evidence)) return false;
  return evidence.counted.some(isSpeakerInTitle);
}

function isSpeakerInTitle({ placed, attached, nearest }: MentionEvidence): boolean {
  const { passage, mention: name } = placed;
  if (!isHeadline(passage) || nearest?.passage !== passage) return false;
  if (Math.max(attached.full, attached.short) === 0) return false;
  const company = nearest.mention;
  if (!isPart(passage, company) && !isLedTo(passage.words.slice(name.end, company.start)))
    return false;
  const [first, last] = name.start < company.start ? [name, company] : [company, name];
  return hasSubject(passage, first, last);
}

/** Is the company a part of the title by itself, between marks? */
function isPart({ words }: Passage, { start, end }: WordSpan): boolean {
  return words[start]?.startsPhrase === true && words[end]?.startsPhrase !== false;
}

/** Does 'of' or a job title lead to the company: 'Jane Doe of Acme', 'Jane Doe, Head of Audit at Acme'? */
function isLedTo(between: readonly Word[]): boolean {
  if (!AT_OR_OF_PREPOSITIONS.has(between.at(-1)?.text ?? '')) return false;
  return between.length === 1 || JOB_TITLES.isIn(between);
}

/** Does the title say what the recording is about, before speaker and company or behind them, and not that it is a show? */
function hasSubject({ words, text }: Passage, first: WordSpan, last: WordSpan): boolean {
  const before = words.slice(0, first.start);
  const behind = words.slice(last.end);
  if ([...before, ...behind].some((word) => SHOW_WORDS.has(word.text))) return false;
  const between = text.slice(words[first.end - 1]?.end, words[last.start]?.start);
  return isSubject(before) || (!DASHED.test(between) && isSubject(behind));
}

function isSubject(words: readonly Word[]): boolean {
  return words.filter((word) => !FIGURE.test(word.text)).length >= SUBJECT_WORDS_MIN;
}

const FIGURE = /^\d/u;
const SUBJECT_WORDS_MIN = 2;

/** An artist and a song are parted like this. */
const DASHED = /^\s*[-–—:]\s*$/u;
