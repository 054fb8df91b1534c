import { wordsOf } from '../../../text/words.ts';
import type { Paragraph } from '../main-text.ts';
import { authorshipOf, isIntroducedByName } from './authorship.ts';
import { labelRoles } from './label-roles.ts';
import { turnsOf } from './turns.ts';
import type { Voice, VoicePage } from './voice.ts';

/** Who speaks on a page. */
export type PageVoice = {
  /** One for each paragraph. */
  readonly voices: readonly Voice[];
  /** Whether the paragraph's label says who speaks in it, and is no part of what they say. */
  readonly areLabelled: readonly boolean[];
  /** The prospect wrote the page, so that its 'I' and 'we' are theirs. */
  readonly isByProspect: boolean;
};

/** Finds who speaks in each paragraph. */
export function pageVoice(page: VoicePage): PageVoice {
  const { paragraphs } = page;
  const roles = labelRoles(page);
  const { turns, isInterview } = turnsOf(page, roles);
  const start = turns.findIndex((voice) => voice !== 'author');
  const { authored, isByProspect } = authorshipOf(page, {
    start: start === -1 ? null : start,
    isInterview,
  });
  const credits = creditedVoices(page);
  const voices = turns.map((voice, index): Voice => {
    const credited = credits.get(index);
    if (credited !== undefined) return credited;
    if (isInterview && isHeadlineQuotation(paragraphs[index])) return 'prospect';
    const isWritten = authored[index] === true && paragraphs[index]?.isEmphatic === false;
    return voice === 'author' && isWritten ? 'prospect' : voice;
  });
  const areLabelled = paragraphs.map(
    (paragraph, index) => roles[index] !== null || isIntroducedByName(paragraph, page),
  );
  return { voices, areLabelled, isByProspect };
}

/** An interview is headed by what was said in it: '„Wir prüfen die Rolle“'. */
function isHeadlineQuotation(paragraph: Paragraph | undefined): boolean {
  return (
    paragraph?.kind === 'heading' && /^[“„«»"「『‘].{8,200}[”“»«"」』’]$/u.test(paragraph.text)
  );
}

const CREDIT_WORDS_MAX = 16;

/** Block quotes with who said it below: '> We cut it to nine days.', then '> — Jane Doe, CRO'. */
function creditedVoices({ paragraphs, findNames }: VoicePage): ReadonlyMap<number, Voice> {
  const voices = new Map<number, Voice>();
  paragraphs.forEach(({ text, isDashed }, index) => {
    const words = wordsOf(text);
    if (!isDashed || words.length > CREDIT_WORDS_MAX) return;
    const { person, others } = findNames(words, text);
    const [first] = [...person, ...others].toSorted((one, other) => one.start - other.start);
    if (first === undefined || first.start > 1) return;
    const voice = person.includes(first) ? 'prospect' : 'other';
    for (let at = index - 1; paragraphs[at]?.kind === 'quote' && !voices.has(at); at -= 1)
      voices.set(at, voice);
    voices.set(index, 'author');
  });
  return voices;
}
