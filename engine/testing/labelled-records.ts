import type { SimulatedEntity } from '../../simulators/registers/entities.ts';
import type { SimulatedFiler, SimulatedFiling } from '../../simulators/registers/filers.ts';
import type { SimulatedNotice } from '../../simulators/registers/notices.ts';
import type { LabelledCompany } from './labelled-companies.ts';

/** What registers and authorities truly have of a company. */
type OwnRecords = {
  /** Its name at the SEC. */
  readonly filesAs?: string;
  /** How the SEC shows whose filings they are; by the domain in their markup when left out. */
  readonly filingShows?: 'website' | 'legal name';
  /** The country of its entry in the register of legal entities. */
  readonly entityIn?: string;
  readonly noticeOn?: SimulatedNotice['board'];
  /** How notices and the register name it; the name itself when left out. */
  readonly legalName?: string;
};

/** By the company's name. Strangers of like name are in all registers besides. */
const OWN_RECORDS: Readonly<Record<string, OwnRecords>> = {
  Array: { filesAs: 'ARRAY INC' },
  Anchor: { filesAs: 'Anchor Corp /DE/' },
  Beacon: { filesAs: 'BEACON INC', filingShows: 'website' },
  Mosaic: { filesAs: 'MOSAIC HOLDING CO' },
  Pioneer: { filesAs: 'Pioneer, Inc.' },
  'Quorrin AS': { entityIn: 'NO' },
  'Velthane GmbH': { entityIn: 'DE' },
  'Brindlow Ltd': { entityIn: 'GB', legalName: 'BRINDLOW LIMITED' },
  'Ostrava Kern': { entityIn: 'CZ', legalName: 'Ostrava Kern a.s.' },
  'Tamsin Rowe': { entityIn: 'IE', legalName: 'Tamsin Rowe DAC' },
  'Ulvmark AB': { entityIn: 'SE', legalName: 'ULVMARK AKTIEBOLAG' },
  'Zerrick BV': { entityIn: 'NL', legalName: 'Zerrick B.V.' },
  'Tolliver Re': { filesAs: 'TOLLIVER RE LTD' },
  'Wexley Digital': {
    filesAs: 'WEXLEY DIGITAL INC',
    noticeOn: 'federal-register',
    legalName: 'Wexley Digital, Inc.',
  },
  'Fennimore Labs Inc.': {
    filesAs: 'FENNIMORE LABS INC',
    filingShows: 'legal name',
    noticeOn: 'federal-register',
    legalName: 'Fennimore Labs, Inc.',
  },
  'Orlin & Vane': { filesAs: 'ORLIN & VANE CORP', filingShows: 'website' },
  'Saltmarsh Energy plc': {
    entityIn: 'GB',
    noticeOn: 'gov-uk',
    legalName: 'SALTMARSH ENERGY PUBLIC LIMITED COMPANY',
  },
  'Ravenscroft Air': { filesAs: 'RAVENSCROFT AIR INC' },
  'Bellweather Health': {
    filesAs: 'Bellweather Health, Inc.',
    noticeOn: 'federal-register',
    legalName: 'Bellweather Health, Inc.',
  },
  'Lindqvist Optik': { filesAs: 'LINDQVIST OPTIK AB' },
  'Oakhurst Data': { filesAs: 'OAKHURST DATA CORP' },
  'Prewitt Holdings': { filesAs: 'PREWITT HOLDINGS INC' },
};

/** The item that own filings are under, and the one of strangers, which is not on the list of things that both have. */
const OWN_ITEM = '4.01';
const STRANGERS_ITEM = '4.02';

/** What only the records of strangers say. */
export const STRANGERS_RECORDS = ['STRANGER', 'Non-Reliance', 'of the Strangers'] as const;

/** Words that the facts on a company's own records have. */
export function ownRecordWords({ name }: LabelledCompany): readonly string[] {
  const { filesAs, entityIn, noticeOn, legalName = name } = OWN_RECORDS[name] ?? {};
  return [
    ...(filesAs === undefined ? [] : [`under item ${OWN_ITEM}`]),
    ...(entityIn === undefined ? [] : ['GLEIF lists']),
    ...(noticeOn === undefined ? [] : [`publishes ‘Order concerning ${legalName}`]),
  ];
}

/** Everything that registers have of these companies and of strangers, who have the same name with another legal form. */
export function recordsOf(companies: readonly LabelledCompany[]): {
  readonly filers: readonly SimulatedFiler[];
  readonly entities: readonly SimulatedEntity[];
  readonly notices: readonly SimulatedNotice[];
} {
  return {
    filers: companies.flatMap((one, index) => [...ownFiler(one, index), strangeFiler(one, index)]),
    entities: companies.flatMap((one, index) => [
      ...ownEntity(one, index),
      ...strangeEntities(one, index),
    ]),
    notices: companies.flatMap((one) => [...ownNotice(one), ...strangeNotices(one)]),
  };
}

const LEI_LENGTH = 20;

function leiOf(start: string, index: number): string {
  return `${start}${String(index).padStart(LEI_LENGTH - start.length, '0')}`;
}

function filing(item: string): SimulatedFiling {
  return {
    form: '8-K',
    filedOn: '2026-10-01',
    items: [item],
    text: '<p>(a) As described below.</p>',
  };
}

function ownFiler(one: LabelledCompany, index: number): readonly SimulatedFiler[] {
  const { filesAs, filingShows } = OWN_RECORDS[one.name] ?? {};
  if (filesAs === undefined) return [];
  const known = {
    cik: 1000 + index,
    name: filesAs,
    ticker: `OWN${index}`,
    filings: [filing(OWN_ITEM)],
  };
  if (filingShows === 'legal name') return [known];
  return [
    {
      ...known,
      ...(filingShows === 'website'
        ? { website: `https://www.${one.domain}/` }
        : { domain: one.domain }),
    },
  ];
}

function bareName({ name }: LabelledCompany): string {
  return name.replace(/ (?:AS|GmbH|Ltd|AB|SA|BV|Inc\.|plc)$/u, '');
}

function strangeFiler(one: LabelledCompany, index: number): SimulatedFiler {
  const [domain = 'stranger.example'] = one.strangerDomains ?? [];
  return {
    cik: 5000 + index,
    name: `${bareName(one)} LLC`,
    ticker: `STR${index}`,
    domain,
    filings: [filing(STRANGERS_ITEM)],
  };
}

function ownEntity({ name }: LabelledCompany, index: number): readonly SimulatedEntity[] {
  const { entityIn, legalName = name } = OWN_RECORDS[name] ?? {};
  return entityIn === undefined ? [] : [{ lei: leiOf('OWN', index), legalName, country: entityIn }];
}

/** One of the whole name in a country where none of these companies is, one whose name is longer, and a group. */
function strangeEntities(one: LabelledCompany, index: number): readonly SimulatedEntity[] {
  const names = [bareName(one), `${bareName(one)} Trust plc`, one.name.split(' ')[0] ?? ''];
  const isCountryTold = /\.[a-z]{2}$/u.test(one.domain);
  return [...(isCountryTold ? [one.name] : []), ...names].map((legalName, at) => ({
    lei: leiOf(`STRANGER${at}`, index),
    legalName,
    country: 'AU',
  }));
}

function ownNotice({ name }: LabelledCompany): readonly SimulatedNotice[] {
  const { noticeOn, legalName = name } = OWN_RECORDS[name] ?? {};
  if (noticeOn === undefined) return [];
  return [{ board: noticeOn, title: `Order concerning ${legalName}`, publishedOn: '2026-09-01' }];
}

function strangeNotices(one: LabelledCompany): readonly SimulatedNotice[] {
  const titles = [
    `Order against ${bareName(one)} LLC of the Strangers`,
    `New ${one.name} fined, of the Strangers`,
    `${bareName(one)} Trust fined, of the Strangers`,
  ];
  return (['gov-uk', 'federal-register'] as const).flatMap((board) =>
    titles.map((title) => ({ board, title, publishedOn: '2026-10-01' })),
  );
}
