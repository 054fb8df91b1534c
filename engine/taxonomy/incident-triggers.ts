import { MONEY, REGULATOR } from './money-and-regulators.ts';
import { createEntry, names, type TaxonomyEntry, TRIGGER, words } from './pattern.ts';

/** What went wrong: breaches, fines, orders, findings, suits. Weights follow how much each moves a budget. */
export const INCIDENT_TRIGGERS: readonly TaxonomyEntry[] = [
  createEntry({ ...TRIGGER, weight: 1 }, 'breach', 'Breach or incident', [
    {
      match: words('notif(?:y|ying|ied|ies)|writing to|wrote to|inform(?:ing|ed)'),
      beside: words('customers|patients|clients|policyholders|members|employees|people'),
      gap: 40,
      needs: words(
        'breach|attack|hack(?:ed|ers?)?|stolen|leak(?:ed)?|intruders?|intrusion|ransomware',
      ),
    },
    {
      match: words('intruders?|hackers?|attackers?|intrusion'),
      beside: words(
        'cop(?:y|ied)|stole|stolen|took|taken|enter(?:ed)?|access(?:ed)?|broke into|learned of|discovered|detected',
      ),
      gap: 60,
    },
    words(
      'data (?:breach|leak|theft)(?:es)?|cyber[\\s-]?attack(?:s|ed)?',
      'cyber[\\s-]?incidents?|security (?:incident|breach)(?:e?s)?',
      'unauthori[sz]ed access|extortion group|threat actors?',
    ),
    // A ransomware exercise, a plan or a talk is not an attack.
    {
      match: words('ransomware(?: attack| incident)?'),
      beside: words(
        'hit|attack(?:ed|s)?|victims?|suffer(?:ed|s)?|encrypted|recover(?:ed|ing)?',
        'confirmed|disclosed|gang|group|stop(?:s|ped)?|halt(?:s|ed)?|shut|crippled|paraly[sz]ed',
      ),
      gap: 60,
    },
    {
      match: words('suffered|disclosed|confirmed|reported|hit by'),
      beside: words('breach|hack(?:ed)?|leak'),
      gap: 60,
      isOrdered: true,
    },
    {
      match: words('(?:bank|personal|customer|patient) (?:details|data|records) of'),
      beside: words('lost|exposed|stolen|leaked'),
      gap: 60,
    },
    words(
      'datenpanne\\w*|datenleck\\w*|datenschutzverletzung\\w*|cyberangriff\\w*',
      'hackerangriff\\w*|erpressungstrojaner\\w*|fuites? de donnees',
      'violations? de donnees|cyber-?attaques?|rancongiciel\\w*|brechas? (?:de|que)',
      'ciberataques?|filtracion de datos|violacao de dados|ciberataques?|fuga de dados',
      'violazion[ei] de[il] dati|attacc(?:o|hi) informatic[oi]|datalek\\w*',
      'cyberaanval\\w*|gijzelsoftware|datainnbrudd\\w*|dataangrep\\w*|dataintrang\\w*',
      'dataangreb\\w*|databrud|cyberangreb\\w*|cyberattack(?:en|er)?',
    ),
  ]),
  createEntry({ ...TRIGGER, weight: 0.95 }, 'fine', 'Fine or penalty', [
    {
      match: words(
        '(?:was|were|been|is|be) fined|fined|fines?|penalt(?:y|ies)|bussgeld\\w*',
        'geldbusse\\w*|amendes?|sanction(?:s)? (?:pecuniaires?|financieres?)',
        'multa(?:d[oa]|s|r)?|sancion(?:ad[oa])?|coimas?|sanzion[ei]|sanzionat[oa]',
        'multat[oa]|boetes?|beboet|gebyr|overtredelsesgebyr|sanktionsavgift\\w*|boter',
        'bode(?:r|forlaeg)?',
      ),
      beside: MONEY,
      gap: 60,
    },
    {
      match: words('fined|fines|(?:a|an|the|record|its) (?:\\w+ )?fine|penali[sz]e[sd]?'),
      beside: REGULATOR,
      gap: 40,
    },
    words(
      'civil (?:money )?penalt(?:y|ies)|monetary penalty|administrative fine',
      'sanction pecuniaire|verhangt\\w* bussgeld',
    ),
  ]),
  createEntry({ ...TRIGGER, weight: 0.9 }, 'enforcement', 'Enforcement or order', [
    {
      match: words('settle[sd]?|settling|settlement'),
      beside: words('investigation|case|probe|bribery|corruption|prosecutors?|court'),
      gap: 40,
    },
    words(
      'public-interest agreement|convention judiciaire d.interet public|accord avec le parquet',
    ),
    words(
      'consent (?:order|decree)|cease[\\s-]and[\\s-]desist|enforcement action',
      'deferred prosecution agreement|non-prosecution agreement|DPA with the DOJ',
      'Wells notice|formal investigation|show cause|corrective action plan|monitorship',
      'blame et une sanction',
    ),
    { match: words('under investigation'), beside: REGULATOR, gap: 60 },
    { match: words('settle[sd]?|settlement'), beside: REGULATOR, gap: 60 },
    {
      match: words('commission des sanctions|sanktionsausschuss'),
      beside: words('inflige|prononce|sanctionne|verhangt\\w*'),
    },
    {
      match: words('forpligtet sig til|verpflichtet sich|told to|ordered to|was told'),
      beside: words('(?:ekstern |external )?(?:gennemgang|review|rebuild|remediat\\w+)|inspection'),
      gap: 40,
    },
    {
      match: words(
        '(?:formal|binding|written|supervisory) (?:instruction|direction|notice|warning)s?',
        'anordnung|sonderprufung|mise en demeure|requerimiento|aanwijzing|palegg|pabud',
        'forelaggande',
      ),
      beside: REGULATOR,
      gap: 60,
    },
  ]),
  createEntry({ ...TRIGGER, weight: 0.85 }, 'auditfinding', 'Audit finding or restatement', [
    {
      match: words('audit findings?'),
      beside: words(
        'report(?:s|ed)?|lists?|disclosed|identified|closed|open|overdue|after|following|\\d+|two|three|four|five',
      ),
      gap: 40,
    },
    words(
      'material weakness(?:es)?|qualified opinion|adverse opinion',
      'restate(?:s|d|ments?)?|restating|audit failures?|late filing notice',
      'NT 10-[KQ]|auditor resign(?:s|ed|ation)|non-reliance',
    ),
    {
      match: words('inspection|auditors?|internal audit|external accountant|supervisors?'),
      beside: words('found|findings|(?:a|an|the|one) finding|gaps?'),
      gap: 60,
    },
    {
      match: words('wirtschaftsprufer|interne revision|prufer'),
      beside: words('feststellung\\w*|beanstand\\w*|mangel'),
      gap: 60,
    },
    {
      match: words('auditoria interna|auditor externo'),
      beside: words('insuficiencias?|hallazgos?|deficiencias?|apontou\\S*|constatac\\w*'),
      gap: 60,
    },
    {
      match: words('audit interne|commissaires? aux comptes|mission de controle'),
      beside: words('constats?|reserves?|defaillances?'),
      gap: 60,
    },
    {
      match: words('rettifica|rettificat[oa]|riesprime'),
      beside: words('bilancio|rimanenze|conti'),
      gap: 60,
    },
    words('differenze inventariali|giudizio con rilievi|carenza significativa'),
    {
      match: words('accountant|interne audit|toezichthouder'),
      beside: words('bevinding(?:en)?|tekortkoming(?:en)?'),
      gap: 60,
    },
    {
      match: words('internrevision\\w*|internrevisjon\\w*|revisor\\w*'),
      beside: words('pekade|pekte|papegede|brist\\w*|avvik|anmaerkning\\w*'),
      gap: 60,
    },
  ]),
  createEntry({ ...TRIGGER, weight: 0.4 }, 'litigation', 'Litigation', [
    words(
      'class[\\s-]actions?|securities lawsuit|shareholder suit|derivative suit',
      'sammelklage\\w*|action collective|recours collectif|accion(?:es)? colectivas?',
      'azione collettiva|acao coletiva|massaclaim\\w*|gruppsoksmal|gruppetalan',
      'gruppesoksmal',
    ),
    { match: names('[Ll]awsuit'), beside: words('filed|against|sued'), gap: 40 },
  ]),
];
