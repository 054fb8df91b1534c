import type { Passage, ReadPage } from '../page/read-page.ts';
import { firstWordWhere, type Word } from '../../text/words.ts';
import type { DateClue } from './date-clue.ts';
import {
  BYLINE_PASSAGES_AFTER,
  BYLINE_PASSAGES_BEFORE,
  CLOCK_CHARACTERS,
  CUE_WORDS,
  DATES_IN_PASSAGE_MAX,
  DATES_ON_PAGE_MAX,
  EARLY_PASSAGES,
  DATE_LABEL_WORDS_MAX,
  LATE_SHARE,
  RANGE_CHARACTERS,
  SENTENCE_WORDS_MIN,
} from './date-weights.ts';
import { findDates, type DateInText, type DateOrder } from './find-dates.ts';

/** One occurrence of a day in the text. */
export type TextDay = { readonly day: string; readonly clues: readonly DateClue[] };

type Place = {
  readonly passage: Passage;
  readonly index: number;
  readonly total: number;
  readonly heading: number;
};

const CLOCK = /\d{1,2}[:.h]\d{2}(?!\d)|\d{1,2} ?(?:am|pm|uhr|h)\b/iu;
const RANGE = /^ ?(?:-|–|—|bis|to|until|till|al|au|a|tot|til)\s/iu;
const RANGE_BEFORE = /\d\.? ?(?:-|–|—|bis|to|until)\s?$/iu;
const DEATH_MARK = /[†✝]/u;
const LINE_START_MAX = 3;

/** Every day written in title, description or text, in reading order, with what was seen beside it. */
export function textDays(page: ReadPage, order: DateOrder): readonly TextDay[] {
  const content = page.passages.filter(({ zone }) => zone !== 'title' && zone !== 'description');
  const heading = headingIndex(page, content);
  const inText = content.flatMap((passage, index) =>
    daysIn({ passage, index, total: content.length, heading }, order),
  );
  const [first, ...rest] = inText.slice(0, DATES_ON_PAGE_MAX);
  const opening: readonly TextDay[] =
    first === undefined ? [] : [{ day: first.day, clues: [...first.clues, 'first-in-text'] }];
  const inTitle = page.passages
    .filter(({ zone }) => zone === 'title' || zone === 'description')
    .flatMap(({ text }) => findDates(text, order))
    .map(({ day }) => ({ day, clues: ['in-title' as const] }));
  return [...inTitle, ...opening, ...rest];
}

/** Where the article's own heading is: the first that shares its words with the page's title, or the first of all. */
function headingIndex(page: ReadPage, content: readonly Passage[]): number {
  const title = new Set(
    page.passages.find(({ zone }) => zone === 'title')?.words.map((word) => word.text),
  );
  const own = content.findIndex(
    ({ kind, words }) =>
      kind === 'heading' && words.filter((word) => title.has(word.text)).length * 2 > words.length,
  );
  return own === -1 ? content.findIndex(({ kind }) => kind === 'heading') : own;
}

function daysIn(place: Place, order: DateOrder): readonly TextDay[] {
  const dates = findDates(place.passage.text, order).slice(0, DATES_IN_PASSAGE_MAX);
  return dates.map((date) => ({
    day: date.day,
    clues: [
      ...placeClues(place),
      ...lineClues(place.passage, date),
      ...cueClues(place.passage, date),
    ],
  }));
}

function placeClues({ passage, index, total, heading }: Place): readonly DateClue[] {
  const clues: DateClue[] = [];
  const distance = index - heading;
  if (distance >= 0 && distance <= BYLINE_PASSAGES_AFTER) clues.push('in-byline');
  if (distance < 0 && distance >= -BYLINE_PASSAGES_BEFORE) clues.push('before-heading');
  if (index < EARLY_PASSAGES) clues.push('early');
  if (index > total * LATE_SHARE) clues.push('late');
  if (passage.zone === 'aside') clues.push('in-aside');
  return clues;
}

function lineClues({ text, words }: Passage, { start, end }: DateInText): readonly DateClue[] {
  const clues: DateClue[] = [];
  const around = indexAfter(words, start) + words.length - indexFrom(words, end);
  if (around <= 1) clues.push('alone');
  else if (around <= DATE_LABEL_WORDS_MAX) clues.push('label');
  if (around >= SENTENCE_WORDS_MIN) clues.push('in-sentence');
  if (start <= LINE_START_MAX) clues.push('starts-line');
  if (CLOCK.test(text.slice(end, end + CLOCK_CHARACTERS))) clues.push('with-time');
  if (
    RANGE.test(text.slice(end, end + RANGE_CHARACTERS)) ||
    RANGE_BEFORE.test(text.slice(Math.max(0, start - RANGE_CHARACTERS), start))
  ) {
    clues.push('in-range');
  }
  return clues;
}

/** The cue nearest before the date is the date's own: 'Published 1 March, updated 3 March' tells two things. */
function cueClues({ text, words }: Passage, { start, end }: DateInText): readonly DateClue[] {
  if (DEATH_MARK.test(text.slice(Math.max(0, start - 2), start))) return ['other-cue'];
  const own = indexAfter(words, start);
  const sentence = words[own]?.sentence;
  const before = words
    .slice(Math.max(0, own - CUE_WORDS), own)
    .filter((word) => word.sentence === sentence);
  const next = indexFrom(words, end);
  const after = words.slice(next, next + 2);
  for (const { text: word } of [...before.toReversed(), ...after]) {
    if (UPDATED_CUES.has(word)) return ['updated-cue'];
    if (PUBLISHED_CUES.has(word)) return ['published-cue'];
    if (OTHER_DATE_CUES.has(word)) return ['other-cue'];
  }
  return [];
}

/** Of the first word that isn't over at this place of the text. */
function indexAfter(words: readonly Word[], place: number): number {
  return firstWordWhere(words, ({ end }) => end > place);
}

/** Of the first word that begins at this place of the text or later. */
function indexFrom(words: readonly Word[], place: number): number {
  return firstWordWhere(words, ({ start }) => start >= place);
}

/** Words beside a date that say it is when the page appeared, folded. */
const PUBLISHED_CUES: ReadonlySet<string> = new Set(
  'published posted publication publish pub release released written created submitted veroffentlicht erstellt erschienen publiziert gepostet geschrieben eingestellt verfasst publie publiee publication poste ecrit redige publicado publicada publicacion escrito pubblicato pubblicata scritto gepubliceerd geplaatst offentliggjort udgivet publiceret publicerad publicerat publisert skrevet postet julkaistu opublikowano dodano publicacao filed circulated uploaded added issued indrykket inserito ilmoitettu datum date fecha data dato started'.split(
    ' ',
  ),
);

/** Words beside a date that say it is when the page was changed, folded. */
const UPDATED_CUES: ReadonlySet<string> = new Set(
  'updated update modified edited revised reviewed changed aktualisiert aktualisierung geandert bearbeitet stand uberarbeitet mis jour maj modifie actualizado actualizada modificado atualizado atualizada aggiornato aggiornata aggiornamento modificato bijgewerkt gewijzigd opdateret uppdaterad oppdatert paivitetty zaktualizowano last letzte letzter dernier derniere ultima ultimo laatst sidst senast sist'.split(
    ' ',
  ),
);

/** Words beside a date that say it belongs to something else: an event, a deadline, a law, somebody's reply. Folded. */
const OTHER_DATE_CUES: ReadonlySet<string> = new Set(
  'recorded held live met meeting minutes doors edition gravado gravada gravacao realizado realizada aufgezeichnet aufzeichnung enregistre enregistree tenu registrato registrata tenuto grabado grabada celebrado opgenomen gehouden inspelad optaget indspillet opptak holdt nauhoitettu as per encerram encerra cierre schluss until till from since through ends deadline expires valid event join register registration webinar born died copyright retrieved accessed archived effective comment reply replied says said wrote schrieb antworten kommentar bis ab seit vom gultig anmeldeschluss geboren gestorben abgerufen jusqu depuis hasta desde hasta valido nacido consultado fino dal nato ate desde tot vanaf sinds indtil siden till sedan fram sagt sagte commented joined member registriert mitglied beigetreten termin veranstaltung beginn ende'.split(
    ' ',
  ),
);
