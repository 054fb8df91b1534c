import { LARGE_MONEY } from './money-and-regulators.ts';
import { createEntry, names, type TaxonomyEntry, TRIGGER, words } from './pattern.ts';

const COMPANY_WORD = words(
  '\\d[\\d.,]*|company|\\w*gesellschaft|\\w*firma\\w*|unternehmen\\w*|editeur',
  'societe|entreprise|filiale|empresa|sociedad|seguradora|societa|azienda|bedrijf',
  'onderneming|selskap\\w*|bolag\\w*|selskab\\w*|elnat\\w*|pool|AS|AB|GmbH|AG|SA|BV',
  'salaries|employees|millions?|milliarder|miljarder',
);

const MARKET = names(
  'Europe|EU|EMEA|APAC|UK|US|U\\.S|India|Germany|Japan|Middle East|Asia|Africa',
  '[Mm]arkets?|France|Spain|Nordics|Europa|Deutschland|Osterreich|Schweiz|Espana',
  'Portugal|Italia|Nederland|Belgie|Sverige|Norge|Danmark|[Mm]arkt|[Mm]arche',
  '[Mm]ercado|[Mm]ercato|\\w*markna?d\\w*|\\w*marked\\w*',
);

/** What changes a company: deals, money, markets, cuts. */
export const DEAL_TRIGGERS: readonly TaxonomyEntry[] = [
  createEntry({ ...TRIGGER, weight: 0.7 }, 'mna', 'Merger or acquisition', [
    { match: words('buys|bought|is buying|to buy|sells its|sold its'), beside: LARGE_MONEY },
    words(
      'to acquire|acquires|has acquired|acquired by|completes? (?:the )?acquisition',
      'acquisition of|merges? with|merger with|takeover (?:bid|of)|divest(?:s|ed|iture)',
      'carve-out|bought (?:a|an|the) \\w+ (?:arm|business|unit|company|rival|firm)',
    ),
    names('M&A'),
    {
      match: words('ubernahme (?:von|der|des|durch)'),
      beside: words(
        'gmbh|ag|firma|gesellschaft|konkurrent\\w*|\\w*bank|\\w*versicher\\w*|anbieters?',
      ),
      gap: 30,
      isOrdered: true,
    },
    {
      match: words(
        '(?:hat|haben) [^.]{0,40}ubernommen|vollstandig ubernehmen|fusioniert|fusion mit|rachat de|(?:a |ont )?rachet\\w*',
        'rachete|rachat|acquisition d[eu]|fusion avec|adquisicion de',
        'ha (?:adquirido|comprado)|adquiere|compra (?:de|a)|fusion con|aquisicao d[aeo]',
        'adquiriu|acquisizione d\\S*|ha acquisito|acquisisce|fusione con|overname van',
        'neemt [^.]{0,40} over|heeft [^.]{0,40}overgenomen|fuseert met|oppkjop(?:et)? av',
        'kjoper|forvarv(?:et|ar)?|opkob(?:et)? af|opkober|koper',
      ),
      needs: COMPANY_WORD,
    },
  ]),
  createEntry({ ...TRIGGER, weight: 0.65 }, 'ipo', 'Listing', [
    {
      match: words('files? (?:confidentially )?for|plans?|prices?|launch(?:es)?|ahead of'),
      beside: names('IPO'),
      gap: 30,
      isOrdered: true,
    },
    words(
      'initial public offering|S-1 (?:filing|registration)|goes public|SPAC merger',
      'direct listing|borsengang|introduction en bourse|salida a bolsa|quotazione',
      'entrada em bolsa|beursgang|borsnotering\\w*|borsintroduk\\w*',
    ),
  ]),
  createEntry({ ...TRIGGER, weight: 0.6 }, 'funding', 'Funding', [
    {
      match: words(
        'raises?|raised|secures?|secured|closes?|closed|leve|sammelt|capta|levanta',
        'raccoglie|ha sottoscritto un finanziamento|haalt|henter|tar in',
      ),
      beside: LARGE_MONEY,
      gap: 50,
    },
    {
      match: names('Series [A-H]'),
      beside: words('round|funding|led by|closed|raised|financing|runde|tour|ronda'),
      gap: 40,
    },
    words(
      '(?:seed|pre-seed|growth) (?:round|funding)|finanzierungsrunde|levee de fonds',
      'ronda de financiacion|rodada de investimento|round di finanziamento',
      'financieringsronde|emisjon',
    ),
  ]),
  createEntry({ ...TRIGGER, weight: 0.45 }, 'expansion', 'New market', [
    {
      match: words(
        'expands?|expanded|expansion|enters|entered|opens|opened|expandiert|expandieren',
        's.implante|s.etend|se expande|entra|expande|si espande|breidt uit|ekspanderer',
        'expanderar|tar [^.]{0,20}steget in',
      ),
      beside: MARKET,
      gap: 60,
      isOrdered: true,
    },
    {
      match: words(
        '(?:opens|opened|opening) (?:a |an )?(?:new |its first )?(?:office|headquarters|data cent(?:er|re)|branch)',
        'neue niederlassung|eroffnet|ouvre (?:un bureau|une filiale)',
        'abre (?:una )?(?:oficina|filial)|apre una (?:sede|filiale)',
        'opent een (?:kantoor|vestiging)',
      ),
      needs: words(
        'office|headquarters|data cent(?:er|re)|branch|niederlassung|standort|bureau',
        'filiale|oficina|filial|sede|kantoor|vestiging',
      ),
    },
    words('(?:widens|widened) its licen[cs]e|licen[cs]e now covers|new licen[cs]e'),
  ]),
  createEntry({ ...TRIGGER, weight: 0.35 }, 'layoff', 'Restructuring', [
    words(
      'lay[\\s-]?offs?|laid off|job cuts|restructuring|redundanc(?:y|ies)|stellenabbau',
      'umstrukturierung|restrukturierung|plan social|suppressions? de postes',
      'restructuration|reestructuracion|despidos?|reestruturacao|despedimentos?',
      'ristrutturazione|esuberi|licenziamenti|reorganisatie|ontslagen|nedbemanning\\w*',
      'uppsagning\\w*|fyringsrunde\\w*',
    ),
  ]),
];
