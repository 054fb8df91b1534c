import { STOP_WORDS } from '../../../lexicon/grammar/stop-words.ts';
import { NAME_PARTICLES } from '../../../lexicon/people/surnames.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import type { Word, WordSpan } from '../../../text/words.ts';
import { titleWordsIn } from '../described-speaker.ts';
import type { Paragraph } from '../main-text.ts';
import { isPersonal } from '../references.ts';
import type { NameFinder, OtherName } from './names-in-sentence.ts';

/**
 * Makes a finder that also finds the bare surnames of people named in full before: 'Max Roe (Corvane)', then 'Roe began with the
 * costs.' From then on that surname is theirs, even if it is the prospect's too. Call it with the sentences of one page in order.
 */
export function withSurnames(
  findNames: NameFinder,
  known: ReadonlySet<string> = new Set(),
): NameFinder {
  const surnames = new Set(known);
  const isSurname = (words: readonly Word[], { start, end }: OtherName): boolean =>
    end === start + 1 && surnames.has(words[start]?.text ?? '');
  return (words, text) => {
    const names = findNames(words, text);
    const person = names.person.filter((span) => !isSurname(words, span));
    const spans = [...person, ...names.company, ...names.others];
    const alone = words.flatMap(({ text: word, isCapital }, start) => {
      const isFree = !spans.some((span) => start >= span.start && start < span.end);
      return isCapital && isFree && surnames.has(word) ? [{ start, end: start + 1 }] : [];
    });
    const others = [...names.others, ...alone]
      .map((span) => ({ ...span, isSurname: isSurname(words, span) }))
      .toSorted((one, other) => one.start - other.start);
    for (const name of others.map((other) => withParticles(words, other)))
      if (isFullName(words, name)) surnames.add(words[name.end - 1]?.text ?? '');
    return { ...names, person, others };
  };
}

/**
 * The prospect's surname on a page that turns out to be about a namesake; empty on any other. The title has the surname alone, and
 * the first full name with it in the text is somebody else's: 'Acme risk chief Roe exits', then 'Max Roe cleared his desk' before any
 * 'Jane Roe'. `titled` are the places among the title's words that name the prospect.
 */
export function surnamesOfNamesakes(
  titleWords: readonly Word[],
  titled: readonly WordSpan[],
  paragraphs: readonly Pick<Paragraph, 'sentences'>[],
  findNames: NameFinder,
): ReadonlySet<string> {
  const isAlone = titled.every(({ start, end }) => end === start + 1);
  const surname = isAlone ? titleWords[titled[0]?.start ?? -1]?.text : undefined;
  if (surname === undefined) return new Set();
  for (const { words, text } of paragraphs.flatMap(({ sentences }) => sentences)) {
    const { person, others } = findNames(words, text);
    if (person.some(({ start, end }) => end > start + 1)) return new Set();
    const isTheirs = (name: OtherName): boolean =>
      words[name.end - 1]?.text === surname && isFullName(words, name);
    if (others.some(isTheirs)) return new Set([surname]);
  }
  return new Set();
}

const NAME_WORDS_MAX = 4;

/** A name that ends before its particles, extended to the surname behind them: 'Max' to 'Max van den Roe'. Not 'Court of Auditors'. */
function withParticles(words: readonly Word[], name: OtherName): OtherName {
  const next = words.findIndex(({ text }, index) => index >= name.end && !NAME_PARTICLES.has(text));
  const isGiven = isGivenName(words[name.start]?.text ?? '');
  const isJoined = isGiven && next > name.end && words[next]?.isCapital === true;
  return isJoined ? { start: name.start, end: next + 1 } : name;
}

/** Is it a person's full name: two to four words that begin like a name, with no job title? */
function isFullName(words: readonly Word[], name: OtherName): boolean {
  const parts = words.slice(name.start, name.end);
  return (
    parts.length > 1 &&
    parts.length <= NAME_WORDS_MAX &&
    beginsName(parts, words) &&
    isPersonal(words, name) &&
    titleWordsIn(parts).length === 0
  );
}

/** Does it begin like a name? Not 'Why Jane' in 'Why Jane counts', nor a heading with all words capitalised. */
function beginsName([first]: readonly Word[], words: readonly Word[]): boolean {
  if (first === undefined || STOP_WORDS.has(first.text)) return false;
  return isGivenName(first.text) || words.some(({ isCapital }) => !isCapital);
}
