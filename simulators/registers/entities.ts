import { htmlReply, jsonReply, type Reply } from '../server/answer.ts';
import type { RecordedCall } from '../server/recorded-call.ts';

/** A company in the register of Legal Entity Identifiers. */
export type SimulatedEntity = {
  readonly lei: string;
  readonly legalName: string;
  readonly country: string;
  readonly otherNames?: readonly string[];
  readonly formerNames?: readonly string[];
  readonly isInactive?: true;
  /** The identifiers of those above it. */
  readonly directParent?: string;
  readonly ultimateParent?: string;
};

const NOT_ALLOWED = 'Filter should contain only allowed values';
const FILTERS = new Set([
  'filter[entity.legalName]',
  'filter[fulltext]',
  'filter[lei]',
  'page[size]',
]);

/** What the register answers to a path. Names are found by any of their words, as far as anybody knows. */
export function gleifAnswer(
  entities: readonly SimulatedEntity[],
  { query }: RecordedCall,
  path: string,
): Reply {
  if (path === '/api/v1/lei-records') {
    const isAllowed = Object.keys(query).every((name) => FILTERS.has(name));
    if (!isAllowed) return jsonReply(400, { errors: [{ title: NOT_ALLOWED }] });
    const found = entities.filter((entity) => isFound(entity, query));
    return jsonReply(200, {
      meta: {},
      data: found.slice(0, Number(query['page[size]'] ?? 15)).map(recordOf),
    });
  }
  const [, lei, which] =
    /^\/api\/v1\/lei-records\/([^/]+)\/(direct|ultimate)-parent$/u.exec(path) ?? [];
  const child = entities.find((entity) => entity.lei === lei);
  const parentLei = which === 'direct' ? child?.directParent : child?.ultimateParent;
  const parent = entities.find((entity) => entity.lei === parentLei);
  return parent === undefined
    ? htmlReply(404, 'Not found')
    : jsonReply(200, { data: recordOf(parent) });
}

function isFound(entity: SimulatedEntity, query: RecordedCall['query']): boolean {
  const { legalName, otherNames = [], formerNames = [] } = entity;
  const byLei = query['filter[lei]'];
  if (byLei !== undefined) return entity.lei === byLei;
  const byName = query['filter[entity.legalName]'];
  if (byName !== undefined) return hasWordsOf(legalName, byName);
  const text = [legalName, ...otherNames, ...formerNames].join(' ');
  return hasWordsOf(text, query['filter[fulltext]'] ?? '');
}

function hasWordsOf(text: string, asked: string): boolean {
  const words = new Set(text.toLowerCase().split(/[^\p{L}\d]+/u));
  const [first = ''] = asked.toLowerCase().split(/[^\p{L}\d]+/u);
  return first !== '' && words.has(first);
}

function recordOf(entity: SimulatedEntity): unknown {
  const { lei, legalName, country, otherNames = [], formerNames = [], isInactive } = entity;
  return {
    type: 'lei-records',
    id: lei,
    attributes: {
      lei,
      entity: {
        legalName: { name: legalName, language: 'en' },
        otherNames: [
          ...otherNames.map((name) => ({
            name,
            language: 'en',
            type: 'TRADING_OR_OPERATING_NAME',
          })),
          ...formerNames.map((name) => ({ name, language: 'en', type: 'PREVIOUS_LEGAL_NAME' })),
        ],
        jurisdiction: country,
        legalForm: { id: 'XTIQ', other: null },
        status: isInactive === true ? 'INACTIVE' : 'ACTIVE',
        legalAddress: { city: 'City', country },
        headquartersAddress: { city: 'City', country },
      },
      registration: {
        status: isInactive === true ? 'LAPSED' : 'ISSUED',
        nextRenewalDate: '2027-01-01T00:00:00Z',
      },
    },
  };
}

/** The demo world's companies in the register. */
export const DEMO_ENTITIES: readonly SimulatedEntity[] = [
  {
    lei: '5299000NORDVIKBANK01',
    legalName: 'NORDVIK BANK ASA',
    country: 'NO',
    formerNames: ['NORDVIK SPAREBANK'],
    directParent: '5299000NORDVIKFIN002',
    ultimateParent: '5299000NORDVIKFIN002',
  },
  { lei: '5299000NORDVIKFIN002', legalName: 'NORDVIK FINANS ASA', country: 'NO' },
];
