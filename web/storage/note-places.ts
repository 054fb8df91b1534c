import { CRM_NAMES, parsedJson, type CrmName } from '#engine';
import { fieldsOf } from '../unknown-fields.ts';
import { accountStorage, accountsWith, localArea } from './account-storage.ts';

/** Where a note about a person was written from this browser. Stays until the note is deleted, or the browser's data. */
export type NotePlace = {
  readonly key: string;
  readonly crm: CrmName;
  readonly baseUrl: string;
  readonly contactId: string;
};

const ENTRY = 'crm-notes';

/** Where this account has written notes about a person. */
export function notePlacesOf(userId: string, key: string): readonly NotePlace[] {
  return placesIn(accountStorage(localArea, ENTRY, userId).read()).filter(
    (place) => place.key === key,
  );
}

/** Everybody about whom any account has written notes from here, by prospect key. */
export function peopleWithNotes(): readonly string[] {
  return [...accountsWith(localArea, ENTRY).values()].flatMap((text) =>
    placesIn(text).map(({ key }) => key),
  );
}

/** Notes a place before a note is written there. False when the browser refused. */
export function addNotePlace(userId: string, place: NotePlace): boolean {
  return replace(userId, place, [place]);
}

/** Takes a place away once there is no note any more. */
export function removeNotePlace(userId: string, place: NotePlace): void {
  replace(userId, place, []);
}

function replace(userId: string, place: NotePlace, by: readonly NotePlace[]): boolean {
  const entry = accountStorage(localArea, ENTRY, userId);
  const others = placesIn(entry.read()).filter((one) => !isSame(one, place));
  const places = [...others, ...by];
  return entry.write(places.length === 0 ? null : JSON.stringify(places));
}

function isSame(one: NotePlace, other: NotePlace): boolean {
  return (['key', 'crm', 'baseUrl', 'contactId'] as const).every(
    (field) => one[field] === other[field],
  );
}

function placesIn(text: string | null): readonly NotePlace[] {
  const value = parsedJson(text ?? '');
  return Array.isArray(value) ? value.filter(isPlace) : [];
}

function isPlace(value: unknown): value is NotePlace {
  const fields = fieldsOf(value);
  return (
    (['key', 'baseUrl', 'contactId'] as const).every((name) => typeof fields[name] === 'string') &&
    CRM_NAMES.some((name) => name === fields['crm'])
  );
}
