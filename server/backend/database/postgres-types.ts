import { types, type CustomTypesConfig } from 'pg';
import { parse as parseList } from 'postgres-array';
import { isoTimestamp } from './database.ts';

type Parse = (text: string) => unknown;

const { builtins } = types;

/** Types whose values are more than text, each with the type of its lists, by PostgreSQL's numbers. */
const PARSED: readonly (readonly [type: number, listType: number, parse: Parse])[] = [
  [builtins.BOOL, 1000, (text) => text === 't'],
  [builtins.INT2, 1005, Number],
  [builtins.INT4, 1007, Number],
  [builtins.INT8, 1016, safeInteger],
  [builtins.OID, 1028, Number],
  [builtins.FLOAT4, 1021, Number],
  [builtins.FLOAT8, 1022, Number],
  [builtins.NUMERIC, 1231, exactNumber],
  [builtins.JSON, 199, parseJson],
  [builtins.JSONB, 3807, parseJson],
  [builtins.TIMESTAMPTZ, 1185, isoTimestamp],
];

/** Lists of char, name, text, varchar and uuid. */
const TEXT_LISTS = [1002, 1003, 1009, 1015, 2951];

const parsers = new Map<number, Parse>([
  ...PARSED.flatMap(([type, listType, parse]): [number, Parse][] => [
    [type, parse],
    [listType, (text) => parseList(text, parse)],
  ]),
  ...TEXT_LISTS.map((type): [number, Parse] => [type, (text) => parseList(text)]),
]);

/** How values arrive from PostgreSQL: as the embedded database gives them, every other type as the text it writes. */
export const postgresTypes: CustomTypesConfig = {
  getTypeParser: (type: number) => parsers.get(type) ?? String,
};

function parseJson(text: string): unknown {
  return JSON.parse(text);
}

/** A number where it can be one exactly. */
function safeInteger(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

function exactNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}
