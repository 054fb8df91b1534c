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

/** Ten whose name is an ordinary word: boards of exactly that name are others'. */
const ORDINARY_WORDS: readonly LabelledCompany[] = [
  { name: 'Array', domain: 'array.example', trust: 'Vanta', board: 'lever array' },
  {
    name: 'Anchor',
    domain: 'anchor-freight.example',
    trust: 'SafeBase',
    board: 'lever anchor-freight',
  },
  { name: 'Harbor', domain: 'harbor.example', trust: 'Conveyor' },
  {
    name: 'Summit',
    domain: 'summit.example',
    trust: 'Sprinto',
    board: 'ashby summit-hq',
    boardShows: 'link',
  },
  {
    name: 'Beacon',
    domain: 'beacon-foods.example',
    trust: 'Drata',
    board: 'workable beacon-foods',
  },
  { name: 'Compass', domain: 'compass.example', board: 'recruitee compass' },
  { name: 'Mosaic', domain: 'mosaic.example', trust: 'SafeBase' },
  { name: 'Pioneer', domain: 'pioneer.example', board: 'smartrecruiters pioneer' },
  {
    name: 'Signal',
    domain: 'signal.example',
    website: '',
    page: 'https://www.signal.example/team',
    trust: 'Vanta',
  },
  { name: 'Granite', domain: 'granite-works.example', website: '', isUnknowable: true },
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
  {
    name: 'Quorrin AS',
    domain: 'quorrin.no',
    trust: 'Vanta',
    board: 'smartrecruiters quorrin',
    boardShows: 'country',
  },
  {
    name: 'Velthane GmbH',
    domain: 'velthane.de',
    trust: 'Drata',
    board: 'smartrecruiters velthane',
    boardShows: 'country',
  },
  { name: 'Brindlow Ltd', domain: 'brindlow.co.uk', board: 'greenhouse brindlow' },
  { name: 'Ostrava Kern', domain: 'ostravakern.cz', trust: 'SafeBase' },
  { name: 'Tamsin Rowe', domain: 'tamsinrowe.ie', board: 'lever tamsin-rowe' },
  {
    name: 'Ulvmark AB',
    domain: 'ulvmark.se',
    website: '',
    page: 'https://ulvmark.se/om',
    trust: 'Conveyor',
  },
  {
    name: 'Peldora SA',
    domain: 'peldora.fr',
    website: '',
    page: 'https://www.peldora.fr/equipe',
    trust: 'Sprinto',
  },
  { name: 'Zerrick BV', domain: 'zerrick.nl', board: 'recruitee zerrick' },
  { name: 'Halloran Tide', domain: 'hallorantide.ie', website: '', isUnknowable: true },
  { name: 'Mirevale', domain: 'mirevale.ca', website: '', isUnknowable: true },
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
  {
    name: 'Nordahl Eiendom',
    domain: '',
    website: 'https://nordahl.example/eiendom',
    isUnknowable: true,
  },
  {
    name: 'Kestrel Pensions',
    domain: '',
    website: 'https://pensions.kestrel.example',
    isUnknowable: true,
  },
  { name: 'Ambry Leasing', domain: 'ambryleasing.example', trust: 'Vanta' },
  { name: 'Tolliver Re', domain: 'tolliver-re.example', board: 'greenhouse tolliver-re' },
  {
    name: 'Wexley Digital',
    domain: 'wexleydigital.example',
    trust: 'Drata',
    board: 'lever wexley-digital',
  },
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
  {
    name: 'Calderstone Mutual',
    domain: 'calderstonemutual.example',
    trust: 'Vanta',
    board: 'greenhouse calderstonemutual',
  },
  {
    name: 'Fennimore Labs Inc.',
    domain: 'fennimore.example',
    trust: 'SafeBase',
    board: 'ashby fennimore',
  },
  { name: 'Orlin & Vane', domain: 'orlinvane.example', trust: 'Drata', board: 'lever orlin-vane' },
  {
    name: 'Saltmarsh Energy plc',
    domain: 'saltmarshenergy.example',
    board: 'workable saltmarsh-energy',
  },
  { name: 'Juniper Kraft', domain: 'juniperkraft.example', board: 'recruitee juniperkraft' },
  {
    name: 'Ravenscroft Air',
    domain: 'ravenscroftair.example',
    board: 'smartrecruiters ravenscroftair',
  },
  {
    name: 'Bellweather Health',
    domain: 'bellweatherhealth.example',
    trust: 'Conveyor',
    website: 'https://www.bellweatherhealth.example/en/',
  },
  {
    name: 'Thornbury Freight',
    domain: 'thornburyfreight.example',
    trust: 'Sprinto',
    website: 'thornburyfreight.example',
  },
  {
    name: 'Lindqvist Optik',
    domain: 'lindqvistoptik.example',
    website: '',
    recorded: 'https://lindqvistoptik.example',
    page: 'https://lindqvistoptik.example/about',
    trust: 'Vanta',
  },
  {
    name: 'Marchetti Navale',
    domain: 'marchettinavale.example',
    website: '',
    recorded: 'https://www.marchettinavale.example/',
    page: 'https://news.marchettinavale.example/1',
    trust: 'Drata',
  },
  {
    name: 'Oakhurst Data',
    domain: 'oakhurstdata.example',
    website: '',
    page: 'https://oakhurstdata.example/people',
    board: 'greenhouse oakhurst-data',
  },
  {
    name: 'Prewitt Holdings',
    domain: 'prewitt.example',
    board: 'greenhouse prewitt-careers',
    boardShows: 'link',
  },
  {
    name: 'Skarsund Shipping',
    domain: 'skarsundshipping.example',
    trust: 'SafeBase',
    board: 'lever skarsund-crew',
    boardShows: 'link',
  },
  { name: 'Dunmore Textiles', domain: 'dunmoretextiles.example' },
  { name: 'Yarrow Instruments', domain: 'yarrow.example', trust: 'Vanta' },
];

/** Forty invented companies, as a salesperson would meet them. */
export const LABELLED_COMPANIES: readonly LabelledCompany[] = [
  ...ORDINARY_WORDS.map(withWordStrangers),
  ...NAMESAKES.map(withNamesake),
  ...SUBSIDIARIES.map(withGroup),
  ...OTHERS,
];
