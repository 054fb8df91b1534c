import { EMPLOYER_AT_WORDS, EMPLOYER_OF_WORDS } from '../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { LAST_WORDS_OF_JOB_TITLES } from '../../lexicon/job-titles/job-titles.ts';
import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { ORGANISATION_WORDS } from '../../lexicon/organisations/organisation-words.ts';
import { placeOfPhrase } from '../../text/place-of-phrase.ts';
import { stemOf } from '../../text/terms.ts';
import type { Word } from '../../text/words.ts';
import { companyExpansion } from './company-expansion.ts';
import { EMPLOYER_WORDS, ORGANISATION_WORDS_MAX, POST_WORDS_MAX } from './feature-limits.ts';
import type { FeatureInput, Feature } from './feature.ts';
import type { PlacedMention } from './page-context.ts';

/** Does the page give the person another employer? One sentence that names the prospect's company clears it. */
export function employerFeature(input: FeatureInput): Feature {
  const { profile, context } = input;
  const expansion = companyExpansion(input);
  const spelledOut = expansion?.isCertain === true ? expansion.words : [];
  const own = new Set([...profile.companyStems, ...profile.noteStems]);
  let other: string | null = null;
  for (const { text, words } of employersBeside(context.mentions)) {
    const texts = words.map((word) => word.text);
    const stems = texts.map(stemOf);
    const isOwn =
      profile.company.aliases.some((alias) => placeOfPhrase(words, alias) !== -1) ||
      words.some((word) => spelledOut.includes(word));
    if (isOwn || stems.some((stem) => own.has(stem))) return NO_OTHER;
    if (other === null && !stems.every((stem) => profile.nameStems.has(stem))) other = text;
  }
  return other === null
    ? NO_OTHER
    : { name: 'other-employer', strength: 1, facts: { code: 'other-employer', employer: other } };
}

const NO_OTHER: Feature = { name: 'other-employer', strength: 0, facts: null };

type Employer = { readonly text: string; readonly words: readonly Word[] };

function employersBeside(mentions: readonly PlacedMention[]): readonly Employer[] {
  return mentions
    .filter(({ mention }) => mention.kind !== 'surname')
    .flatMap((placed) =>
      [...organisationsBeside(placed), ...employersAfterPost(placed)].map((words) => ({
        text: placed.passage.text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0),
        words,
      })),
    );
}

/** Names of organisations in the sentence of a mention: 'Beta Ltd', 'University of Gamma', 'Delta Insurance'. */
function organisationsBeside({ passage, mention }: PlacedMention): readonly (readonly Word[])[] {
  const { words } = passage;
  const sentence = words[mention.start]?.sentence;
  const found: (readonly Word[])[] = [];
  const end = Math.min(words.length, mention.end + EMPLOYER_WORDS);
  for (let index = Math.max(0, mention.start - EMPLOYER_WORDS); index < end; index += 1) {
    const word = words[index];
    const isInside = index >= mention.start && index < mention.end;
    if (word === undefined || word.sentence !== sentence || isInside) continue;
    if (!word.isCapital || !ORGANISATION_WORDS.has(word.text)) continue;
    const name = organisationAt(words, index);
    if (namesOneOrganisation(name)) found.push(name);
  }
  return found;
}

function organisationAt(words: readonly Word[], index: number): readonly Word[] {
  let start = index;
  while (
    index - start < ORGANISATION_WORDS_MAX &&
    words[start]?.startsPhrase === false &&
    words[start - 1]?.isCapital === true
  ) {
    start -= 1;
  }
  return words.slice(start, endOfName(words, index + 1));
}

/** 'University' goes on with 'of Gamma'. */
function endOfName(words: readonly Word[], next: number): number {
  if (!EMPLOYER_OF_WORDS.has(words[next]?.text ?? '')) return next;
  const end = endOfCapitals(words, next + 1);
  return end > next + 1 ? end : next;
}

function endOfCapitals(words: readonly Word[], start: number): number {
  let end = start;
  while (
    end - start < ORGANISATION_WORDS_MAX &&
    words[end]?.isCapital === true &&
    words[end]?.startsPhrase === false
  ) {
    end += 1;
  }
  return end;
}

/** 'chief risk officer at Delta': a post, then the place of it, in the sentence of the mention. */
function employersAfterPost({ passage, mention }: PlacedMention): readonly (readonly Word[])[] {
  const { words } = passage;
  const sentence = words[mention.start]?.sentence;
  const found: (readonly Word[])[] = [];
  const end = Math.min(words.length, mention.end + EMPLOYER_WORDS);
  let lastPost = -1;
  for (let index = Math.max(0, mention.start - EMPLOYER_WORDS); index < end; index += 1) {
    const word = words[index];
    if (word === undefined || word.sentence !== sentence) continue;
    if (LAST_WORDS_OF_JOB_TITLES.has(word.text)) lastPost = index;
    const isPlace =
      EMPLOYER_AT_WORDS.has(word.text) && lastPost !== -1 && index - lastPost <= POST_WORDS_MAX;
    if (isPlace) found.push(words.slice(index + 1, endOfCapitals(words, index + 1)));
  }
  return found.filter(namesOneOrganisation);
}

function namesOneOrganisation(name: readonly Word[]): boolean {
  return name.some(
    ({ text }) => !ORGANISATION_WORDS.has(text) && !LEGAL_FORMS.has(text) && !STOP_WORDS.has(text),
  );
}
