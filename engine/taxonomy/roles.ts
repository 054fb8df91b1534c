import { createEntry, names, type TaxonomyEntry, words } from './pattern.ts';

const ROLE = { group: 'role', weight: 0.4, isPersonal: true } as const;

/** Posts that decide on governance, risk and compliance. Short forms with other meanings need their field beside them. */
export const ROLES: readonly TaxonomyEntry[] = [
  createEntry(ROLE, 'ciso', 'Chief information security officer', [
    names('CISOs?|BISO|RSSI'),
    words(
      'chief (?:information |cyber)?\\s?security officer',
      '(?:VP|vice president),?\\s+(?:of\\s+)?(?:information\\s+)?security',
      '(?:head of|director of) (?:information|cyber)[\\s-]?security|security chief',
      'informationssicherheitsbeauftragte[rn]?',
      '(?:leiter(?:in)?|leitung) (?:der |fur )?(?:informationssicherheit|IT-sicherheit)',
      'responsable de la securite (?:des systemes d.information|informatique)',
      '(?:responsable|director[ae]?) de (?:ciber)?seguridad(?: de la informacion)?',
      'responsabile (?:della )?(?:sicurezza informatica|cybersecurity)',
      'hoofd informatiebeveiliging|informasjonssikkerhets(?:sjef|leder)',
      'informationssakerhetschef|informationssikkerhedschef',
    ),
  ]),
  createEntry(ROLE, 'cco', 'Chief compliance officer', [
    names('MLRO'),
    {
      match: names('CCO'),
      beside: words('complian\\w*|MLRO|ethics|conformite|cumplimiento|conformidade'),
      gap: 60,
    },
    words(
      'chief (?:ethics (?:and|&) )?compliance(?: (?:and|&) ethics)? officer',
      '(?:head|director) of compliance|(?:VP|vice president),?\\s+(?:of\\s+)?compliance',
      'compliance (?:officer|chief|director)|money laundering reporting officer',
      'BSA officer|highest compliance officer',
      '(?:leiter(?:in)?|leitung)(?: der)? compliance',
      'compliance-(?:chef(?:in)?|leiter(?:in)?|beauftragte[rn]?|direktor\\w*)',
      'geldwaschebeauftragte[rn]?',
      '(?:directeur|directrice|responsable) (?:de la )?conformite',
      '(?:director[a]?|responsable|jef[ea]) de cumplimiento(?: normativo)?',
      'diretora? de (?:compliance|conformidade)|responsabile (?:della )?compliance',
      'hoofd compliance|compliance(?:-?direkt(?:or|oren)|chef|sjef|direktor\\w*)',
      'chef for regelefterlevnad|leder for etterlevelse',
    ),
  ]),
  createEntry(ROLE, 'cro_risk', 'Chief risk officer', [
    {
      match: names('CRO'),
      beside: words(
        'risk\\w*|risc\\w*|risiko\\w*|riesgo\\w*|risque\\w*|rischi\\w*|actuar\\w*',
        'insur\\w*|segur\\w*|bank\\w*',
      ),
      gap: 60,
    },
    words(
      'chief risk officer',
      '(?:head|director) of (?:enterprise |operational |third[- ]party |vendor |group )?risk',
      'risk chief|(?:VP|vice president),?\\s+(?:of\\s+)?(?:enterprise )?risk',
      'risikovorstand|(?:leiter(?:in)?|leitung) risikomanagement',
      '(?:directeur|directrice) des risques|directora? de riesgos|diretora? de riscos?',
      'responsabile (?:del )?risk management|hoofd risico\\w*|riskchef|risikodirektor',
    ),
  ]),
  createEntry(ROLE, 'gc', 'General counsel', [
    words(
      '(?:associate )?general counsel|chief legal officer',
      '(?:corporate|company) secretary|chefsyndik\\w*|leiter(?:in)? recht',
      '(?:directeur|directrice) juridique|directora? juridic[oa]|diretora? juridic[oa]',
      'direttore legale|hoofd juridische zaken|chefsjurist|chefjurist|juridisk direktor',
    ),
    { match: names('GC'), beside: words('legal|counsel|lawyers?|in-house'), gap: 40 },
  ]),
  createEntry(ROLE, 'dpo', 'Data protection officer', [
    words(
      'data protection officer|chief privacy officer|head of privacy|privacy counsel',
      'privacy officer|datenschutzbeauftragte[rn]?',
      'deleguee? a la protection des donnees|delegad[oa] de proteccion de datos',
      'encarregad[oa] (?:de|da) protecao de dados',
      'responsabile della protezione dei dati',
      'functionaris (?:voor )?gegevensbescherming|dataskyddsombud\\w*',
      'personvernombud\\w*|databeskyttelsesradgiver\\w*',
    ),
    {
      match: names('DPO'),
      beside: words(
        'data|datos|dados|privacy|privacidad|GDPR|RGPD|protection|protecao|proteccion',
        'diagnostics|patients?',
      ),
      gap: 60,
    },
    { match: names('CPO'), beside: words('privacy'), gap: 60 },
  ]),
  createEntry(ROLE, 'cae', 'Chief audit executive', [
    words(
      'chief (?:internal )?audit(?: executive| officer|or)|head of (?:internal )?audit',
      '(?:VP|vice president),?\\s+(?:of\\s+)?internal audit|audit chief',
      'leiter(?:in)? (?:der )?(?:internen )?revision',
      '(?:directeur|directrice) de l.audit interne|directora? de auditoria interna',
      'responsabile (?:dell.|di )?internal audit|responsabile della revisione interna',
      'hoofd interne audit\\w*|revisjonssjef|internrevisionschef',
      '(?:runs|leads|run|lead) internal audit',
    ),
  ]),
  createEntry(ROLE, 'headgrc', 'Head of GRC', [
    words(
      '(?:heads?|director|VP|vice president|manager|lead|senior manager|leiter(?:in)?|responsable|hoofd)[ ,]+(?:of )?(?:IT )?(?:GRC|governance,? risk(?: management)?(?:,? (?:and|&) compliance)?)',
      'GRC[ -](?:manager|director|lead|analyst|engineer|specialist|beauftragte\\w*)',
      '(?:security|IT) (?:compliance|assurance) (?:manager|director|lead)',
    ),
    {
      match: words('runs|leads|heads|dirige|leitet|leidt|leder|looks after'),
      beside: words(
        'GRC|governance,? risk,? and compliance',
        'la gouvernance,? les risques et la conformite',
      ),
      gap: 10,
      isOrdered: true,
    },
  ]),
  createEntry(ROLE, 'board', 'Board and committees', [
    words(
      'non[- ]executive director',
      '(?:member|chair|chairs|sits on|joins|joined|elected to)(?: of| on)? the (?:board|(?:group )?risk committee|audit (?:(?:and|&) risk )?committee)',
      'board of directors|audit (?:and|&) risk committee|aufsichtsrat\\w*',
      'conseil d.administration|consejo de administracion|conselho de administracao',
      'raad van commissarissen',
    ),
  ]),
  createEntry(ROLE, 'cai', 'Chief AI, data or trust officer', [
    words('chief (?:AI|artificial intelligence|data|trust) officer|head of AI governance'),
  ]),
];
