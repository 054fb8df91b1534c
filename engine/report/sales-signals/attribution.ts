import { SPEECH_VERB } from '../../lexicon/grammar/speech.ts';
import { spansOf } from '../../taxonomy/pattern.ts';
import { ROLES } from '../../taxonomy/roles.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordsOf } from '../../text/words.ts';
import type { NameFinder, NamesInSentence } from './names/names-in-sentence.ts';
import type { QuotedPart } from './quoted-parts.ts';
import { describesPerson, isSubjectPronoun } from './reference-words.ts';

/** Who is quoted. */
export type Speaker = 'prospect' | 'other';

/** What attribution needs to know of a sentence's environment. */
export type AttributionContext = {
  readonly findNames: NameFinder;
  readonly language: string | null;
  /** Does 'she' mean the prospect here? */
  readonly isProspectLast: boolean;
};

/**
 * Who says the quoted parts of a sentence, by what is around them: a name or a pronoun with a verb of saying, or
 * a name before a colon. `null` when the sentence itself does not say.
 */
export function speakerOf(
  parts: readonly QuotedPart[],
  context: AttributionContext,
): Speaker | null {
  const around = plainTextOf(
    parts
      .filter(({ isQuoted }) => !isQuoted)
      .map(({ text }) => text)
      .join(' '),
  );
  if (around === '') return null;
  const names = context.findNames(wordsOf(around), around);
  const isSaying = SPEECH_VERB.test(plainLetters(around));
  const isNamed = names.person.length + names.others.length > 0;
  if (isNamed) return isSaying || around.includes(':') ? speakerAmong(names) : null;
  if (!isSaying) return null;
  const isTitled = (names.company.length > 0 || context.isProspectLast) && holdsRole(around);
  return isTitled || isPronounOfProspect(around, context) ? 'prospect' : 'other';
}

/** With another name beside the prospect's, who of them speaks is not certain enough to quote. */
function speakerAmong({ person, others }: NamesInSentence): Speaker | null {
  if (person.length === 0) return 'other';
  return others.length === 0 ? 'prospect' : null;
}

function holdsRole(text: string): boolean {
  const plain = plainLetters(text);
  return ROLES.some(({ patterns }) =>
    patterns.some((pattern) => spansOf(plain, pattern).length > 0),
  );
}

function isPronounOfProspect(
  around: string,
  { language, isProspectLast }: AttributionContext,
): boolean {
  if (!isProspectLast) return false;
  const isSubject = wordsOf(around).some(({ text }) => isSubjectPronoun(text, language));
  return isSubject || describesPerson(plainLetters(around), language);
}
