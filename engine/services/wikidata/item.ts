import * as z from 'zod/mini';
import { lenientList, lenientRecord, lenientText, readEach } from '../http/lenient-schema.ts';

/** One item as Wikidata describes it, as far as it is read. Languages do not matter: names are names. */
export type WikidataItem = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly claims: Readonly<Record<string, unknown>>;
};

/** One value of a property. */
export type ClaimValue = {
  /** A text, or the number of another item. */
  readonly value: string;
  /** Has it ended (P582)? */
  readonly isPast: boolean;
  readonly qualifiers: Readonly<Record<string, unknown>>;
};

const name = z.object({ value: lenientText });
const item = z.object({
  id: z.string().check(z.regex(/^Q\d{1,12}$/)),
  labels: lenientRecord,
  aliases: lenientRecord,
  claims: lenientRecord,
});
const snak = z.object({ datavalue: z.object({ value: z.unknown() }) });
const statement = z.object({
  mainsnak: snak,
  qualifiers: lenientRecord,
  rank: lenientText,
});
const itemValue = z.object({ id: z.string().check(z.regex(/^Q\d{1,12}$/)) });
const languageText = z.object({ text: z.string() });

const END_TIME = 'P582';
/** Characters of a name; longer texts are not names. */
const NAME_CHARACTERS_MAX = 120;

/** The items of an answer of `wbgetentities`, by number. */
export function itemsIn(entities: Readonly<Record<string, unknown>>): readonly WikidataItem[] {
  return readEach(item, Object.values(entities)).map(({ id, labels, aliases, claims }) => {
    const names = readEach(name, Object.values(labels)).map(({ value }) => value);
    const others = readEach(name, Object.values(aliases).flat()).map(({ value }) => value);
    const [own = '', ...translated] = distinct(names);
    const known = distinct([...translated, ...others]).filter((other) => other !== own);
    return { id, name: own, aliases: known, claims };
  });
}

/** The values of a property, preferred ones first, without those that Wikidata calls wrong. */
export function claimValues({ claims }: WikidataItem, property: string): readonly ClaimValue[] {
  const statements = readEach(statement, lenientList.parse(claims[property])).filter(
    ({ rank }) => rank !== 'deprecated',
  );
  const preferred = statements.filter(({ rank }) => rank === 'preferred');
  const others = statements.filter(({ rank }) => rank !== 'preferred');
  return [...preferred, ...others].flatMap(({ mainsnak, qualifiers }) => {
    const value = textOf(mainsnak.datavalue.value);
    return value === null ? [] : [{ value, isPast: END_TIME in qualifiers, qualifiers }];
  });
}

/** The texts of a qualifier. */
export function qualifierTexts({ qualifiers }: ClaimValue, property: string): readonly string[] {
  return readEach(snak, lenientList.parse(qualifiers[property])).flatMap(
    ({ datavalue }) => textOf(datavalue.value) ?? [],
  );
}

/** Each text once, in order; none that is empty or too long for a name. */
export function distinct(texts: readonly string[]): readonly string[] {
  const trimmed = texts.map((text) => text.trim());
  return [...new Set(trimmed)].filter((text) => text !== '' && text.length <= NAME_CHARACTERS_MAX);
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const other = itemValue.safeParse(value);
  if (other.success) return other.data.id;
  const text = languageText.safeParse(value);
  return text.success ? text.data.text : null;
}
