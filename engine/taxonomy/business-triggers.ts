import { MONEY } from './money-and-regulators.ts';
import { names, words } from './pattern.ts';
import type { TaxonomyEntry } from './taxonomy-entry.ts';

const TRIGGER = { group: 'trigger', isPersonal: false } as const;

const TOOL = words(
  'plat(?:t)?forms?|plattform|software|tools?|system\\w*|werkzeug\\w*|losung',
  'outils?|logiciels?|plateforme|herramientas?|plataforma|ferramentas?|piattaforma',
  'strument[oi]|pakket|\\w*systeem|losning|verktoy|verktyg|vaerktoj|\\w*bygget',
);
const RISK_WORK = words(
  'risk|risco|riesgos?|rischi\\w*|risques?|controls?|controlli|complian\\w*',
  'conformite|GRC(?:-\\w+)?|registers?|registro|audit\\w*|incident\\w*|monitoring',
  'surveillance|privacy|privacidad|vendors?|suppliers?|integritet|varsling',
);
const COMPANY_WORD = words(
  '\\d[\\d.,]*|company|\\w*gesellschaft|\\w*firma\\w*|unternehmen\\w*|editeur',
  'societe|entreprise|filiale|empresa|sociedad|seguradora|societa|azienda|bedrijf',
  'onderneming|selskap\\w*|bolag\\w*|selskab\\w*|elnat\\w*|pool|AS|AB|GmbH|AG|SA|BV',
  'salaries|employees|millions?|milliarder|miljarder',
);
const CERTIFICATE = names(
  'SOC[\\s-]?[123]|ISO(?:/IEC)?[\\s-]?\\d{4,5}(?::\\d{4})?|FedRAMP|HITRUST',
  'PCI[\\s-]?DSS|CMMC|Cyber Essentials|C5|TISAX|IRAP|ENS',
);
const MARKET = names(
  'Europe|EU|EMEA|APAC|UK|US|U\\.S|India|Germany|Japan|Middle East|Asia|Africa',
  '[Mm]arkets?|France|Spain|Nordics|Europa|Deutschland|Osterreich|Schweiz|Espana',
  'Portugal|Italia|Nederland|Belgie|Sverige|Norge|Danmark|[Mm]arkt|[Mm]arche',
  '[Mm]ercado|[Mm]ercato|\\w*markna?d\\w*|\\w*marked\\w*',
);

/** What changes a company: money, deals, markets, certificates, rules, tools. */
export const BUSINESS_TRIGGERS: readonly TaxonomyEntry[] = [
  {
    ...TRIGGER,
    id: 'rfp',
    label: 'Tender or tool selection',
    // Nothing says 'now' more plainly than a buyer who says so.
    weight: 0.85,
    patterns: [
      {
        match: words(
          'RFPs?|requests? for proposals?|invitation to tender|ausschreibung\\w*',
          'appels? d.offres|licitacion(?:es)?|concurso publico|gara d.appalto',
          'aanbesteding\\w*|anbuds?runde\\w*|anbudskonkurranse\\w*|upphandling\\w*',
          'udbud(?:srunde|sproces)?',
        ),
      },
      { match: names('[Ss]elects? [A-Z]\\w+ (?:as|for)|[Ii]mplements? [A-Z]\\w+ GRC') },
      {
        match: words(
          'replac(?:e|es|ing)|looking (?:for|at)|evaluating|ersetzen|suchen',
          'remplac(?:er|ons|e)|cherchons|sustituir|buscamos|substituir|avaliar|sostituire',
          'portare|zoeken|kijken naar|vervangen|erstatte|ersatta|udskifte|skal bort',
          'ska bort',
        ),
        beside: TOOL,
        gap: 90,
        needs: RISK_WORK,
      },
      {
        match: words('tender|anbud|gara'),
        beside: words('platform|software|IT|IT-\\w+|tool|system|opened|launch(?:ed)?'),
        gap: 40,
      },
    ],
  },
  {
    ...TRIGGER,
    id: 'mna',
    label: 'Merger or acquisition',
    weight: 0.7,
    patterns: [
      {
        match: words(
          'to acquire|acquires|has acquired|acquired by|completes? (?:the )?acquisition',
          'acquisition of|merges? with|merger with|takeover (?:bid|of)|divest(?:s|ed|iture)',
          'carve-out|bought (?:a|an|the) \\w+ (?:arm|business|unit|company|rival|firm)',
        ),
      },
      { match: names('M&A') },
      {
        match: words(
          'ubernahme (?:von|der|des|durch)|(?:hat|haben) [^.]{0,40}ubernommen',
          'vollstandig ubernehmen|fusioniert|fusion mit|rachat de|(?:a |ont )?rachet\\w*',
          'rachete|rachat|acquisition d[eu]|fusion avec|adquisicion de',
          'ha (?:adquirido|comprado)|adquiere|compra (?:de|a)|fusion con|aquisicao d[aeo]',
          'adquiriu|acquisizione d\\S*|ha acquisito|acquisisce|fusione con|overname van',
          'neemt [^.]{0,40} over|heeft [^.]{0,40}overgenomen|fuseert met|oppkjop(?:et)? av',
          'kjoper|forvarv(?:et|ar)?|opkob(?:et)? af|opkober|koper',
        ),
        needs: COMPANY_WORD,
      },
    ],
  },
  {
    ...TRIGGER,
    id: 'ipo',
    label: 'Listing',
    weight: 0.65,
    patterns: [
      {
        match: words('files? (?:confidentially )?for|plans?|prices?|launch(?:es)?|ahead of'),
        beside: names('IPO'),
        gap: 30,
        isOrdered: true,
      },
      {
        match: words(
          'initial public offering|S-1 (?:filing|registration)|goes public|SPAC merger',
          'direct listing|borsengang|introduction en bourse|salida a bolsa|quotazione',
          'entrada em bolsa|beursgang|borsnotering\\w*|borsintroduk\\w*',
        ),
      },
    ],
  },
  {
    ...TRIGGER,
    id: 'funding',
    label: 'Funding',
    weight: 0.6,
    patterns: [
      {
        match: words(
          'raises?|raised|secures?|secured|closes?|closed|leve|sammelt|capta|levanta',
          'raccoglie|ha sottoscritto un finanziamento|haalt|henter|tar in',
        ),
        beside: MONEY,
        gap: 50,
        needs: words(
          'raise[sd]?|secure[sd]?|series [a-h]|seed|round|funding|led by|investors?|loan|capital|levee',
          'tour de table|finanzierung\\w*|ronda|rodada|finanziamento|financiering\\w*',
          'ophaal\\w*|emisjon|kapital',
        ),
      },
      {
        match: names('Series [A-H]'),
        beside: words('round|funding|led by|closed|raised|financing|runde|tour|ronda'),
        gap: 40,
      },
      {
        match: words(
          '(?:seed|pre-seed|growth) (?:round|funding)|finanzierungsrunde|levee de fonds',
          'ronda de financiacion|rodada de investimento|round di finanziamento',
          'financieringsronde|emisjon',
        ),
      },
    ],
  },
  {
    ...TRIGGER,
    id: 'regchange',
    label: 'Regulatory deadline',
    weight: 0.55,
    patterns: [
      {
        match: words(
          'comes? into (?:force|effect)|compliance deadline|transition period ends',
          'enters? into force|final rule|effective date|in kraft|umsetzungsfrist',
          'entre en vigueur|entree en vigueur|entrada en vigor|entra en vigor',
          'entra in vigore|entrada em vigor|entra em vigor|treedt in werking',
          'inwerkingtreding|trer i kraft|trader i kraft|traeder i kraft',
        ),
      },
      {
        match: words('must|has to|have to|moet(?:en)?|muss|mussen|doit|debe|deve|ma|maste|skal'),
        beside: words(
          'from next year',
          'by (?:the end of|january|february|march|april|may|june|july|august|september|october|november|december)',
          'per 1 \\w+|bis (?:zum|ende)|avant le|antes del?|entro|innen|senest',
        ),
        gap: 80,
        needs: words(
          'regulat\\w*|firms|pensioen\\w*|invaren|supervis\\w*|aufsicht|report(?:ing)?|name',
          'disclose|comply|law|directive|register|gesetz|wet|loi|ley',
        ),
      },
    ],
  },
  {
    ...TRIGGER,
    id: 'cert',
    label: 'Certification',
    weight: 0.5,
    patterns: [
      {
        match: words(
          'achiev(?:es|ed|ing)|earn(?:s|ed)|obtain(?:s|ed)|receiv(?:es|ed)|attain(?:s|ed)',
          'awarded|complet(?:es|ed)|passed|holds|has its first|erhalt(?:en)?|erlangt|obtenu',
          'obtient|decroche|ha obtenido|obtiene|obteve|obtem|ha ottenuto|ottiene|behaalt',
          'behaald|heeft behaald|oppnad\\w*|erhallit|opnaet|certified|zertifiziert|certifie',
        ),
        beside: CERTIFICATE,
        gap: 60,
      },
    ],
  },
  {
    ...TRIGGER,
    id: 'expansion',
    label: 'New market',
    weight: 0.45,
    patterns: [
      {
        match: words(
          'expands?|expanded|expansion|enters?|entered|opens?|opened|expandiert|expandieren',
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
      {
        match: words('(?:widens|widened) its licen[cs]e|licen[cs]e now covers|new licen[cs]e'),
      },
    ],
  },
  {
    ...TRIGGER,
    id: 'layoff',
    label: 'Restructuring',
    weight: 0.35,
    patterns: [
      {
        match: words(
          'lay[\\s-]?offs?|laid off|job cuts|restructuring|redundanc(?:y|ies)|stellenabbau',
          'umstrukturierung|restrukturierung|plan social|suppressions? de postes',
          'restructuration|reestructuracion|despidos?|reestruturacao|despedimentos?',
          'ristrutturazione|esuberi|licenziamenti|reorganisatie|ontslagen|nedbemanning\\w*',
          'uppsagning\\w*|fyringsrunde\\w*',
        ),
      },
    ],
  },
];
