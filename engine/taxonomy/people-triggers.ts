import { words } from './pattern.ts';
import type { TaxonomyEntry } from './taxonomy-entry.ts';

const TRIGGER = { group: 'trigger', isPersonal: false } as const;

/** Posts worth a message; 'partner in lettings' is not one of them. */
const POST = words(
  'CISO|CCO|CRO|DPO|MLRO|CAE|GC|chief|head of|VP|vice president|director',
  'general counsel|officer|secretary|\\w*leiter(?:in)?|leitung|beauftragte[rn]?',
  'vorstand\\w*|directeur|directrice|responsable|deleguee?|directora?|delegad[oa]',
  'jef[ea]|diretora?|responsavel|encarregad[oa]|direttore|direttrice|responsabile',
  'hoofd|functionaris|\\w*direkt(?:or|oren)|\\w*chef|\\w*sjef|leder|ombud\\w*',
);

/** Who came, rose and went. */
export const PEOPLE_TRIGGERS: readonly TaxonomyEntry[] = [
  {
    ...TRIGGER,
    id: 'newhire',
    label: 'Appointment',
    weight: 0.8,
    patterns: [
      {
        match: words(
          'appoint(?:s|ed|ment)|names|named|hires?|hired|promot(?:es|ed)|taps|tapped',
          'welcomes|joins|joined|becomes|became|takes? over|took over',
        ),
        beside: POST,
        gap: 110,
        isOrdered: true,
        needs: words('as|to|its|appointed|named|new|becomes|became|takes? over|took over'),
      },
      { match: words('succeeds|successor to'), beside: POST },
      {
        match: words('ernannt|ernennt|bestellt|berufen|beruft|ubernimmt|ubernommen'),
        beside: POST,
        needs: words('zum|zur|als|ubernimmt|tritt an|folgt auf'),
        gap: 110,
      },
      {
        match: words(
          'nomm(?:e|ee|es)|nomination|prend la tete|prend ses fonctions|confie|rejoint',
          'recrute',
        ),
        beside: POST,
        gap: 110,
      },
      {
        match: words('nombr(?:a|ado|ada|o|amiento)|ficha|incorpora(?:do)?|designa(?:do|da)?|asume'),
        beside: POST,
        gap: 110,
      },
      {
        match: words('nomeou|nomead[oa]|nomeia|nova|novo|contratou|assume'),
        beside: words('CRO|CISO|CCO|DPO|chief|diretora?|responsavel|encarregad[oa]'),
        gap: 110,
        needs: words('nome\\w+|nova|novo|contratou|assume|cargo'),
      },
      { match: words('ha nominato|nominat[oa]|nomina|assume'), beside: POST, gap: 110 },
      {
        match: words('benoemd|benoemt|benoeming|aangesteld|treedt aan'),
        beside: POST,
        gap: 110,
      },
      {
        match: words(
          'ansatt|ansetter|utnevnt|tiltrer|utsedd|utsett|utser|anstalld|tilltrader|udnaevnt',
          'udnaevner|ansat|ansaetter|tiltraeder|blir ny|ny \\w*(?:direktor|sjef|chef)',
        ),
        beside: POST,
        gap: 110,
      },
    ],
  },
  {
    ...TRIGGER,
    id: 'departure',
    label: 'Departure',
    weight: 0.75,
    patterns: [
      {
        match: words(
          'steps? down|stepped down|stepping down|resign(?:s|ed|ation)|departs?|departed',
          'departure|retires?|retired|is leaving|leaves|has left|to leave',
        ),
        beside: POST,
        gap: 80,
      },
      {
        match: words(
          'in den ruhestand|verlasst|scheidet aus|tritt zuruck|quitte ses fonctions|quitte',
          'demissionne|depart|deja el cargo|dimite|abandona|demite-se|deixa o cargo|lascia',
          'si dimette|vertrekt|stapt op|slutter|gar av|avgar|lamnar|fratraeder',
        ),
        beside: POST,
        gap: 80,
      },
      {
        match: words('controllers? ha(?:s|ve) left|predecessor'),
        beside: words('left'),
        gap: 60,
      },
    ],
  },
];
