import { names, words } from './pattern.ts';
import type { TaxonomyEntry } from './taxonomy-entry.ts';

/** Tools in use, stages spoken from and events attended. */
export const VOICES: readonly TaxonomyEntry[] = [
  {
    id: 'grcvendor',
    group: 'voice',
    weight: 0.6,
    isPersonal: false,
    label: 'GRC tool in use',
    patterns: [
      {
        match: names(
          '(?:MetricStream|ServiceNow (?:GRC|IRM)|OneTrust|LogicGate|AuditBoard|Workiva|NAVEX|Riskonnect|SAI360|Vanta|Drata|Secureframe|Hyperproof|Sprinto|Thoropass|BitSight|SecurityScorecard|ProcessUnity|TrustArc|Collibra)',
        ),
      },
      {
        match: names('Archer|Diligent|Prevalent'),
        beside: words('GRC|IRM|platform|software|tool|risk|complian\\w*'),
        gap: 60,
      },
    ],
  },
  {
    id: 'speaker',
    group: 'voice',
    weight: 0.2,
    isPersonal: true,
    label: 'Public voice',
    patterns: [
      {
        match: words(
          'speakers?|keynote|panel(?:l?ists?)?|fireside chat|webinar|podcast|episode|guest',
          'interviewed|op-ed|award(?:ed)?|recogni[sz]ed as|talk',
          'opens? the (?:second |first )?(?:session|day|panel)|opened the panel',
          'in conversation with',
        ),
      },
      {
        match: words(
          'vortrag|referent(?:in)?|podiumsdiskussion|podium|gastgeber(?:in)?',
          'in dieser folge|conferenciere?|table ronde|notre invitee?|intervenante?',
          'raconte a|ponente|ponencia|charla|invitad[oa]|hablamos con|oradora?|convidad[oa]',
          'painel|relatore|relatrice|ospite|spreker|gast|bespreekt|foredrag\\w*',
          'foredragsholder|talare|foredragsholder|vaert|afsnit',
        ),
      },
    ],
  },
  {
    id: 'event',
    group: 'voice',
    weight: 0.2,
    isPersonal: true,
    label: 'GRC event',
    patterns: [
      {
        match: names(
          'RSA Conference|RSAC|Black Hat|Gartner (?:Security|Risk)|IAPP|ISACA|SCCE',
          'Compliance Week|IIA (?:GAM|International)|RIMS|ACFE|InfoSec(?:urity)? Europe',
          'CISO (?:Summit|Forum)',
        ),
      },
    ],
  },
];
