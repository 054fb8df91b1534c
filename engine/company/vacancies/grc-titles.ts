import { words } from '../../taxonomy/pattern.ts';
import { plainLetters } from '../../text/plain-letters.ts';

/** Job titles of governance, risk and compliance that are enough by themselves. Bodies are full of legal text, and not read. */
const FIELD = words(
  'GRC|governance|complian\\w*|regulatory(?: affairs)?|internal controls?|controls (?:manager|lead|testing|assurance)|SOX|ITGC',
  'privacy|data protection|DPO|GDPR',
  '(?:internal|IT|compliance|information systems?|technology) audit(?:or|ing)?|audit (?:manager|director|lead)|head of audit',
  'AML|anti[- ]?money[- ]?laundering|financial crimes?|KYC|sanctions|MLRO|anti[- ]?bribery|fraud risk',
  '(?:third[- ]party|vendor|supplier|operational|enterprise|model|IT|cyber(?:[- ]security)?|technology|security|conduct|non[- ]financial) risks?|TPRM',
  'CISO|chief information security officer|(?:head|director|VP) of (?:information |cyber ?)?security',
  '(?:information |cyber ?|IT[- ])?security (?:governance|assurance|complian\\w*|officer|audit\\w*)',
  'information security (?:manager|analyst|lead|specialist|consultant)|ISMS',
  '(?:operational|business|digital|cyber) resilience|business continuity|BCM',
  'AI (?:governance|assurance|ethics)|responsible AI|(?:head of|customer|digital|security) trust|trust (?:manager|lead|officer|program\\w*|operations)',
  'datenschutz\\w*|interne[rn]? revision|(?:innen)?revisor\\w*|geldwasche\\w*|informationssicherheit\\w*|risikomanag\\w*|risikocontroll\\w*|notfallmanag\\w*',
  'conformite|audit interne|protection des donnees|gestion des risques|controle interne|securite de l.information',
  'cumplimiento|auditoria interna|proteccion de datos|gestion de riesgos|conformidade|protecao de dados',
  'revisione interna|protezione dei dati|conformita|antiriciclaggio',
  'gegevensbescherming|informatiebeveiliging|risicomanag\\w*|naleving|interne audit',
  'regelefterlevnad|etterlevelse|personvern\\w*|dataskydd\\w*|databeskyttelse|internrevis\\w*|risikostyring|informasjonssikkerhet|informationssakerhet',
);

/** Risk by itself, which traders, underwriters and social workers write as well. */
const RISK = words('risks?|risiko\\w*|risque|riesgos?|rischi\\w*|risico\\w*');

const RISK_POST = words(
  'manager|officer|director|head|lead|analyst|specialist|chief|partner|VP|associate|\\w*leiter(?:in)?|responsable|hoofd|\\w*sjef|\\w*chef',
);

/** What these words mean elsewhere. */
const ELSEWHERE = words(
  'at[- ]risk|(?:night|stock|inventory|store|shop|retail|ticket) audit\\w*|audit (?:clerk|associate)',
  'trust (?:and|&) safety|trusts? (?:and|&) estates?|high[- ]risk (?:youth|families|patients?)',
);

/** Trades that price risk rather than govern it. */
const PRICED_RISK = words(
  'trad(?:er|ers|ing)|quant\\w*|underwrit\\w*|actuar\\w*|portfolio|pricing|market[- ]making|credit risk (?:model\\w*|analyst)|insurance sales',
);

const CONTROLS = words('complian\\w*|governance|control(?:s|ling)?|operational|conduct');

/** Is the post one of governance, risk and compliance? Decided by its title alone. */
export function isGrcTitle(title: string): boolean {
  const plain = plainLetters(title);
  const has = (pattern: RegExp): boolean => plain.search(pattern) !== -1;
  if (has(ELSEWHERE)) return false;
  if (has(PRICED_RISK) && !has(CONTROLS)) return false;
  return has(FIELD) || (has(RISK) && has(RISK_POST));
}

const SENIOR = words(
  'chief|CISO|CCO|CRO|DPO|MLRO|head|director|VP|vice president|\\w*leiter(?:in)?|leitung|lead|principal|responsable|hoofd|\\w*sjef',
);

/** Does the title lead others in its field? */
export function isSeniorTitle(title: string): boolean {
  return plainLetters(title).search(SENIOR) !== -1;
}
