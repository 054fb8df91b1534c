import { FIELD_STEMS } from '../lexicon/job-titles/job-titles.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { hasWordLike, stemMatcher } from '../text/stem-matcher.ts';
import { type Span } from '../text/words.ts';
import { DEAL_TRIGGERS } from './deal-triggers.ts';
import { DOMAINS } from './domains.ts';
import { DUTY_TRIGGERS } from './duty-triggers.ts';
import { FRAMEWORKS } from './frameworks.ts';
import { INCIDENT_TRIGGERS } from './incident-triggers.ts';
import { LAWS } from './laws.ts';
import {
  createEntry,
  names,
  type Pattern,
  spansOf,
  type TaxonomyEntry,
  TRIGGER,
  words,
} from './pattern.ts';
import { ROLES } from './roles.ts';

/** An entry and where a sentence mentions it. */
export type EntryMatch = { readonly entry: TaxonomyEntry; readonly spans: readonly Span[] };

/** The entries a sentence mentions, in the taxonomy's order. `text` went through `plainLetters`. Linear in its length. */
export function entriesIn(text: string): readonly EntryMatch[] {
  const matches = TAXONOMY.flatMap((entry) => {
    const spans = entry.patterns.flatMap((pattern) => spansOf(text, pattern));
    return spans.length > 0 ? [{ entry, spans }] : [];
  });
  const titles = matches.flatMap(({ entry }) =>
    entry.group === 'law' ? titlesIn(text, entry) : [],
  );
  return matches.filter(
    ({ entry, spans }) => entry.group !== 'domain' || spans.some((span) => !isInside(span, titles)),
  );
}

/** Posts worth a message; 'partner in lettings' is not one of them. */
const POST = words(
  'CISO|CCO|CRO|DPO|MLRO|CAE|GC|chief|head of|VP|vice president|director',
  'general counsel|officer|secretary|\\w*leiter(?:in)?|leitung|beauftragte[rn]?',
  'vorstand\\w*|directeur|directrice|responsable|deleguee?|directora?|delegad[oa]',
  'jef[ea]|diretora?|responsavel|encarregad[oa]|direttore|direttrice|responsabile',
  'hoofd|functionaris|\\w*direkt(?:or|oren)|\\w*chef|\\w*sjef|leder|ombud\\w*',
);

/** Who came, rose and went. */
const PEOPLE_TRIGGERS: readonly TaxonomyEntry[] = [
  createEntry({ ...TRIGGER, weight: 0.8 }, 'newhire', 'Appointment', [
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
  ]),
  createEntry({ ...TRIGGER, weight: 0.75 }, 'departure', 'Departure', [
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
  ]),
];

/** Tools in use, stages spoken from and events attended. */
const VOICES: readonly TaxonomyEntry[] = [
  createEntry({ group: 'voice', weight: 0.6, isPersonal: false }, 'grcvendor', 'GRC tool in use', [
    names(
      '(?:MetricStream|ServiceNow (?:GRC|IRM)|OneTrust|LogicGate|AuditBoard|Workiva|NAVEX|Riskonnect|SAI360|Vanta|Drata|Secureframe|Hyperproof|Sprinto|Thoropass|BitSight|SecurityScorecard|ProcessUnity|TrustArc|Collibra)',
    ),
    {
      match: names('Archer|Diligent|Prevalent'),
      beside: words('GRC|IRM|platform|software|tool|risk|complian\\w*'),
      gap: 60,
    },
  ]),
  createEntry({ group: 'voice', weight: 0.2, isPersonal: true }, 'speaker', 'Speaks in public', [
    words(
      'speakers?|keynote|panel(?:l?ists?)?|fireside chat|webinar|podcast|episode|guest',
      'interviewed|op-ed|award(?:ed)?|recogni[sz]ed as|talk',
      'opens? the (?:second |first )?(?:session|day|panel)|opened the panel',
      'in conversation with',
    ),
    words(
      'vortrag|referent(?:in)?|podiumsdiskussion|podium|gastgeber(?:in)?',
      'in dieser folge|conferenciere?|table ronde|notre invitee?|intervenante?',
      'raconte a|ponente|ponencia|charla|invitad[oa]|hablamos con|oradora?|convidad[oa]',
      'painel|relatore|relatrice|ospite|spreker|gast|bespreekt|foredrag\\w*',
      'foredragsholder|talare|foredragsholder|vaert|afsnit',
    ),
  ]),
  createEntry({ group: 'voice', weight: 0.2, isPersonal: true }, 'event', 'GRC event', [
    names(
      'RSA Conference|RSAC|Black Hat|Gartner (?:Security|Risk)|IAPP|ISACA|SCCE',
      'Compliance Week|IIA (?:GAM|International)|RIMS|ACFE|InfoSec(?:urity)? Europe',
      'CISO (?:Summit|Forum)',
    ),
  ]),
];

/** What entries are called in Chinese, by the entry's id. Only words that hardly ever mean anything else. */
export const CHINESE_PATTERNS: Readonly<Record<string, readonly Pattern[]>> = {
  breach: chinese(
    '数据泄[露漏]',
    '數據外洩',
    '信息泄露事件',
    '勒索软件攻击',
    '网络攻击',
    '網絡攻擊',
  ),
  fine: chinese('罚款', '罰款', '行政处罚'),
  enforcement: chinese('监管措施', '责令整改', '责令改正', '警示函'),
  auditfinding: chinese('审计发现', '重大缺陷', '财务重述'),
  litigation: chinese('集体诉讼', '集體訴訟'),
  newhire: chinese('(?:获|獲)?委任', '任命', '聘任'),
  departure: chinese('辞任', '辭任', '辞职', '辭職'),
  rfp: chinese('公开招标', '招标公告'),
  mna: chinese('收购', '收購', '合并案'),
  ipo: chinese('首次公开募股', '首次公開招股', '招股(?:书|書)'),
  funding: chinese('[A-F]轮融资', '完成融资'),
  cert: chinese('(?:获得|通过|取得).{0,20}认证'),
  layoff: chinese('裁员', '裁員'),
  ciso: chinese('首席信息安全官', '首席資訊安全官'),
  cco: chinese('首席合规官', '首席合規官', '合规总监'),
  cro_risk: chinese('首席风险官', '首席風險官'),
  gc: chinese('总法律顾问', '總法律顧問', '首席法务官'),
  dpo: chinese('数据保护官', '個人資料保護主任'),
  cae: chinese('首席审计官', '首席審計官', '内部审计负责人'),
  fcpa: chinese('反腐败', '反贿赂'),
  whistle: chinese('举报渠道', '舉報渠道'),
  aml: chinese('反洗钱', '反洗錢'),
  tprm: chinese('第三方风险', '供应商风险', '供應商風險'),
  erm: chinese('全面风险管理', '企业风险管理'),
  intaudit: chinese('内部审计', '內部審計', '内部控制'),
  privacy: chinese('个人信息保护', '個人資料保護', '数据隐私'),
  continuity: chinese('业务连续性', '業務連續性', '营运韧性'),
  complianceprog: chinese('合规管理', '合规体系', '合規體系'),
  aigov: chinese('人工智能治理'),
};

const ALPHABETIC: readonly TaxonomyEntry[] = [
  ...FRAMEWORKS,
  ...LAWS,
  ...DOMAINS,
  ...ROLES,
  ...INCIDENT_TRIGGERS,
  ...PEOPLE_TRIGGERS,
  ...DUTY_TRIGGERS,
  ...DEAL_TRIGGERS,
  ...VOICES,
];

/** Everything Legwork listens for in governance, risk and compliance. */
export const TAXONOMY: readonly TaxonomyEntry[] = ALPHABETIC.map((entry) => ({
  ...entry,
  patterns: [...entry.patterns, ...(CHINESE_PATTERNS[entry.id] ?? [])],
}));

function titlesIn(text: string, { patterns }: TaxonomyEntry): readonly Span[] {
  return patterns
    .filter(({ beside }) => beside === undefined)
    .flatMap((pattern) => spansOf(text, pattern));
}

/** Does a text mention governance, risk, compliance, audit, privacy or security, by an entry of the taxonomy or by a word? */
export function isOfField(text: string): boolean {
  return (
    hasWordLike(text, FIELD_WORDS) ||
    entriesIn(plainLetters(text)).some(
      ({ entry: { group } }) => group !== 'role' && group !== 'trigger',
    )
  );
}

const FIELD_WORDS = stemMatcher(FIELD_STEMS);

/** Is it inside a longer entry: 'operational resilience' in 'Digital Operational Resilience Act'? */
function isInside(span: Span, titles: readonly Span[]): boolean {
  return titles.some(({ start, end }) => start <= span.start && span.end <= end);
}

/** Chinese writes no spaces between words, so these are found anywhere; both scripts where they differ. */
function chinese(...alternatives: readonly string[]): readonly Pattern[] {
  return [{ match: new RegExp(alternatives.join('|'), 'g') }];
}
