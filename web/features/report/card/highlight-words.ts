import { capitalized, type Highlight } from '#engine';
import { reportTexts } from '../texts.ts';

const texts = reportTexts.highlights;

/** Why a page matters, in a line: 'Appointment; mentions DORA and SOC 2'. Events come first; '' for none. */
export function highlightWords(highlights: readonly Highlight[]): string {
  const events = highlights.filter(isEvent).map(inSentence);
  const subjects = highlights.filter((one) => !isEvent(one)).map(inSentence);
  const parts = [
    ...(events.length > 0 ? [events.join(texts.comma)] : []),
    ...(subjects.length > 0 ? [texts.mentions(listed(subjects))] : []),
  ];
  return capitalized(parts.join(texts.semicolon));
}

function isEvent({ group }: Highlight): boolean {
  return group === 'trigger' || group === 'voice';
}

const CAPITALISED_WORD = /^\p{Lu}(?=\p{Ll})/u;

/** Laws and frameworks are names and keep their capital; events, subjects and job titles are plain words. */
function inSentence({ label, group }: Highlight): string {
  const isName = group === 'law' || group === 'framework';
  return isName ? label : label.replace(CAPITALISED_WORD, (letter) => letter.toLowerCase());
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(texts.comma)}${texts.and}${last}`;
}
