/** One invented company: what is true of it, and what is only true of others of like name. */
export type LabelledCompany = {
  readonly name: string;
  /** Where it truly lives. */
  readonly domain: string;
  /** As a salesperson typed it; the domain when left out, and '' for none. */
  readonly website?: string;
  /** The site that the one item of this name records, which may be a namesake's. */
  readonly recorded?: string;
  /** The page about the person that the searches find, where it isn't a newspaper's. */
  readonly page?: string;
  /** Whose trust centre it has. */
  readonly trust?: keyof typeof TRUST_TARGETS;
  /** Its own board, by vendor and slug. */
  readonly board?: string;
  /** How the board shows whose it is; by the domain when left out. */
  readonly boardShows?: 'domain' | 'link' | 'country';
  /** Boards of others at its name or domain, with the name that they state. */
  readonly strangersAt?: Readonly<Record<string, string>>;
  /** Domains of others that may be taken for its own. */
  readonly strangerDomains?: readonly string[];
  /** Nothing can be known of it for sure. */
  readonly isUnknowable?: true;
};

/** Where the trust centres of each vendor are. */
export const TRUST_TARGETS = {
  Vanta: '67f510a4.cname.vantatrust.com',
  SafeBase: 'portals.safebase.io',
  Conveyor: 'customers.conveyor.com',
  Sprinto: 'acme.trust.site',
  Drata: 'trust.drata.com',
} as const;

function company(
  name: string,
  domain: string,
  known: Omit<LabelledCompany, 'name' | 'domain'> = {},
): LabelledCompany {
  return { name, domain, ...known };
}

/** Ten whose name is an ordinary word: boards of exactly that name are others'. */
const ORDINARY_WORDS: readonly LabelledCompany[] = [
  company('Array', 'array.example', { trust: 'Vanta', board: 'lever array' }),
  company('Anchor', 'anchor-freight.example', { trust: 'SafeBase', board: 'lever anchor-freight' }),
  company('Harbor', 'harbor.example', { trust: 'Conveyor' }),
  company('Summit', 'summit.example', {
    trust: 'Sprinto',
    board: 'ashby summit-hq',
    boardShows: 'link',
  }),
  company('Beacon', 'beacon-foods.example', { trust: 'Drata', board: 'workable beacon-foods' }),
  company('Compass', 'compass.example', { board: 'recruitee compass' }),
  company('Mosaic', 'mosaic.example', { trust: 'SafeBase' }),
  company('Pioneer', 'pioneer.example', { board: 'smartrecruiters pioneer' }),
  company('Signal', 'signal.example', {
    website: '',
    page: 'https://www.signal.example/team',
    trust: 'Vanta',
  }),
  company('Granite', 'granite-works.example', { website: '', isUnknowable: true }),
];

function withWordStrangers(one: LabelledCompany): LabelledCompany {
  return {
    ...one,
    strangersAt: { [`greenhouse ${one.name.toLowerCase()}`]: one.name },
    strangerDomains: [`${one.name.toLowerCase()}-global.example`],
  };
}

/** Ten with a namesake of another country, which has the better-known site and boards. */
const NAMESAKES: readonly LabelledCompany[] = [
  company('Quorrin AS', 'quorrin.no', {
    trust: 'Vanta',
    board: 'smartrecruiters quorrin',
    boardShows: 'country',
  }),
  company('Velthane GmbH', 'velthane.de', {
    trust: 'Drata',
    board: 'smartrecruiters velthane',
    boardShows: 'country',
  }),
  company('Brindlow Ltd', 'brindlow.co.uk', { board: 'greenhouse brindlow' }),
  company('Ostrava Kern', 'ostravakern.cz', { trust: 'SafeBase' }),
  company('Tamsin Rowe', 'tamsinrowe.ie', { board: 'lever tamsin-rowe' }),
  company('Ulvmark AB', 'ulvmark.se', {
    website: '',
    page: 'https://ulvmark.se/om',
    trust: 'Conveyor',
  }),
  company('Peldora SA', 'peldora.fr', {
    website: '',
    page: 'https://www.peldora.fr/equipe',
    trust: 'Sprinto',
  }),
  company('Zerrick BV', 'zerrick.nl', { board: 'recruitee zerrick' }),
  company('Halloran Tide', 'hallorantide.ie', { website: '', isUnknowable: true }),
  company('Mirevale', 'mirevale.ca', { website: '', isUnknowable: true }),
];

function withNamesake(one: LabelledCompany): LabelledCompany {
  const slug = one.domain.split('.')[0] ?? '';
  const elsewhere = `${slug}.example`;
  return {
    ...one,
    recorded: `https://${elsewhere}`,
    strangersAt: { [`workable ${slug}`]: one.name, [`ashby ${slug}`]: '' },
    strangerDomains: [elsewhere],
  };
}

/** Five subsidiaries, whose group's site and boards are none of theirs. */
const SUBSIDIARIES: readonly LabelledCompany[] = [
  company('Nordahl Eiendom', '', {
    website: 'https://nordahl.example/eiendom',
    isUnknowable: true,
  }),
  company('Kestrel Pensions', '', {
    website: 'https://pensions.kestrel.example',
    isUnknowable: true,
  }),
  company('Ambry Leasing', 'ambryleasing.example', { trust: 'Vanta' }),
  company('Tolliver Re', 'tolliver-re.example', { board: 'greenhouse tolliver-re' }),
  company('Wexley Digital', 'wexleydigital.example', {
    trust: 'Drata',
    board: 'lever wexley-digital',
  }),
];

function withGroup(one: LabelledCompany): LabelledCompany {
  const [group = ''] = one.name.split(' ');
  const domain = `${group.toLowerCase()}.example`;
  return {
    ...one,
    strangersAt: {
      [`greenhouse ${group.toLowerCase()}`]: group,
      [`smartrecruiters ${one.name.toLowerCase().replaceAll(' ', '')}`]: group,
    },
    strangerDomains: [domain],
  };
}

/** Fifteen of names of their own. */
const OTHERS: readonly LabelledCompany[] = [
  company('Calderstone Mutual', 'calderstonemutual.example', {
    trust: 'Vanta',
    board: 'greenhouse calderstonemutual',
  }),
  company('Fennimore Labs Inc.', 'fennimore.example', {
    trust: 'SafeBase',
    board: 'ashby fennimore',
  }),
  company('Orlin & Vane', 'orlinvane.example', { trust: 'Drata', board: 'lever orlin-vane' }),
  company('Saltmarsh Energy plc', 'saltmarshenergy.example', {
    board: 'workable saltmarsh-energy',
  }),
  company('Juniper Kraft', 'juniperkraft.example', { board: 'recruitee juniperkraft' }),
  company('Ravenscroft Air', 'ravenscroftair.example', { board: 'smartrecruiters ravenscroftair' }),
  company('Bellweather Health', 'bellweatherhealth.example', {
    trust: 'Conveyor',
    website: 'https://www.bellweatherhealth.example/en/',
  }),
  company('Thornbury Freight', 'thornburyfreight.example', {
    trust: 'Sprinto',
    website: 'thornburyfreight.example',
  }),
  company('Lindqvist Optik', 'lindqvistoptik.example', {
    website: '',
    recorded: 'https://lindqvistoptik.example',
    page: 'https://lindqvistoptik.example/about',
    trust: 'Vanta',
  }),
  company('Marchetti Navale', 'marchettinavale.example', {
    website: '',
    recorded: 'https://www.marchettinavale.example/',
    page: 'https://news.marchettinavale.example/1',
    trust: 'Drata',
  }),
  company('Oakhurst Data', 'oakhurstdata.example', {
    website: '',
    page: 'https://oakhurstdata.example/people',
    board: 'greenhouse oakhurst-data',
  }),
  company('Prewitt Holdings', 'prewitt.example', {
    board: 'greenhouse prewitt-careers',
    boardShows: 'link',
  }),
  company('Skarsund Shipping', 'skarsundshipping.example', {
    trust: 'SafeBase',
    board: 'lever skarsund-crew',
    boardShows: 'link',
  }),
  company('Dunmore Textiles', 'dunmoretextiles.example'),
  company('Yarrow Instruments', 'yarrow.example', { trust: 'Vanta' }),
];

/** Forty invented companies, as a salesperson would meet them. */
export const LABELLED_COMPANIES: readonly LabelledCompany[] = [
  ...ORDINARY_WORDS.map(withWordStrangers),
  ...NAMESAKES.map(withNamesake),
  ...SUBSIDIARIES.map(withGroup),
  ...OTHERS,
];
