import type { ListedEntry } from './entries.ts';
import type { PersonAtCompany } from './person-at-company.ts';

/** One episode of a podcast, as catalogues list it. */
export type Episode = ListedEntry & {
  /** The name of the podcast. */
  readonly show: string;
};

/** Characters of show notes before the person's name; what is said about them mostly follows it. */
const NOTES_BEFORE_NAME = 400;
/** In longer notes the name may be where the rest is cut off. */
const NOTES_READ_FROM_START = 1600;

/** The episodes that name the person in their title or notes; of long notes the part with the name is offered. */
export function episodesWith(
  person: PersonAtCompany,
  episodes: readonly Episode[],
): readonly ListedEntry[] {
  return episodes.flatMap(({ url, title, show, text, date }) => {
    const place = person.placeIn(text);
    if (place === null && person.placeIn(title) === null) return [];
    const isLate = place !== null && place.end > NOTES_READ_FROM_START;
    const notes = isLate ? text.slice(Math.max(0, place.start - NOTES_BEFORE_NAME)) : text;
    const whole = [title, show].filter((part) => part.trim() !== '').join(' | ');
    return [{ url, title: whole, text: notes, date }];
  });
}
