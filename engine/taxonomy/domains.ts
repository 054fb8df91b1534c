import { createEntry, names, type TaxonomyEntry, words } from './pattern.ts';

const DOMAIN = { group: 'domain', weight: 0.3, isPersonal: false } as const;

/** The fields of work; said in many words, so that each language needs its own. */
export const DOMAINS: readonly TaxonomyEntry[] = [
  createEntry(DOMAIN, 'grc', 'GRC', [
    {
      match: names('GRC'),
      beside: words(
        'platform\\w*|plattform\\w*|plateforme|program(?:me)?|tools?|software|team',
        'strategy|analyst|lead|manager|director|engineer|automation|complian\\w*|risk',
        'heads?|responsable',
      ),
      gap: 60,
    },
    names('GRC-\\w+'),
    words(
      'governance,? risks?,?(?: management)?,?(?: and| &|,)? compliance',
      '(?:la )?gouvernance,? (?:les |des )?risques et (?:la |de la )?conformite',
      'gobernanza,? riesgos? y cumplimiento|governance,? risico.? en compliance',
    ),
  ]),
  createEntry(DOMAIN, 'tprm', 'Third-party risk', [
    words(
      '(?:third|fourth)[\\s-]party (?:risk|monitoring)(?: management)?',
      'TPRM|vendor (?:risk|due diligence)(?: management)?|supplier risk',
      'supply[\\s-]chain (?:risk|security)|concentration risk',
    ),
    words(
      '(?:ICT|IKT)[\\s-](?:suppliers?|providers?|third part(?:y|ies)|dienstleister\\w*|leveranciers?|leverandor\\w*|leverantor\\w*|supply chain)',
      'prestataires? (?:critiques?|TIC|essentiels)|prestadores (?:TIC|criticos)',
      'proveedores? criticos?|fornitori critici',
    ),
    words(
      '(?:kritische[nrs]?|kritieke|kritiska|kritiske|critical|wesentliche[nrs]?) (?:dienstleister\\w*|(?:ICT-)?leveranciers?|leverantor\\w*|leverandor\\w*|suppliers?|vendors?|providers?|third parties)',
    ),
    {
      match: words(
        'suppliers?|vendors?|leverantor\\w*|leverandor\\w*|leveranciers?',
        'dienstleister\\w*|fournisseurs?|prestataires?|proveedores|fornitori|fornecedores',
      ),
      beside: words(
        'NIS[\\s-]?2|risk (?:review|assessment)s?|due diligence|encargos? de tratamiento',
        'exit (?:clause|plan)s?|exit-klausel\\w*|risikobewertung\\w*',
      ),
      gap: 120,
    },
  ]),
  createEntry(DOMAIN, 'erm', 'Enterprise risk management', [
    words(
      'enterprise risk management|three lines (?:of defen[cs]e|model)',
      'risk (?:appetite|register|committee|assessments?)|risikoappetit',
      'risikomanagement\\w*|risikotragfahigkeit|appetence (?:au|pour le) risque',
      'cartographie des risques|apetito (?:de|al) riesgo|apetite (?:ao|pelo) risco',
      'mapa de riesgos|propensione al rischio|risicobereidheid|risikoappetitt|riskaptit',
      'risicocommissie|risikoutvalg\\w*|riskkommitte\\w*',
    ),
    {
      match: names('ERM'),
      beside: words('program\\w*|framework|risk|committee'),
      gap: 40,
    },
  ]),
  createEntry(DOMAIN, 'intaudit', 'Internal audit and controls', [
    words(
      'internal audit(?:ors?|ing)?|internal controls?|material weakness(?:es)?',
      'audit (?:and risk )?committee|significant deficienc(?:y|ies)',
      'interne[nr]? revision|internrevision\\w*|internkontroll\\w*|intern revisjon',
      'interne kontroll\\w*|internes kontrollsystem|prufungsausschuss\\w*|audit interne',
      'controle interne|auditoria interna|control interno|controlo interno',
      'revisione interna|controllo interno|comitato controllo e rischi',
      'interne audit\\w*|auditcommissie|tests? dei controlli|comite d.audit',
      'comite de auditoria|comision de auditoria',
    ),
    words('SOX controls?|controls? testing'),
  ]),
  createEntry(DOMAIN, 'privacy', 'Privacy programme', [
    words(
      'data (?:protection|privacy) (?:program(?:me)?|impact assessments?|law|authority|regulator|fine)s?',
      'DPIAs?|privacy by design',
      'privacy (?:program(?:me)?|office|counsel|engineering|team)',
    ),
    words(
      'datenschutz-?folgenabschatzung\\w*|datenschutzmanagement',
      'verarbeitungsverzeichnis|analyse d.impact relative a la protection des donnees',
      'AIPD|evaluacion(?:es)? de impacto|encargos? (?:de|del) tratamiento',
      'area de privacidad|avaliac(?:ao|oes) de impacto|valutazion[ei] d.impatto',
      'verwerkersovereenkomst\\w*|verwerkingsregister|konsekvensbedomning\\w*',
      'personvernkonsekvens\\w*',
    ),
  ]),
  createEntry(DOMAIN, 'aigov', 'AI governance', [
    words(
      'AI governance|responsible AI|model governance|AI risk management',
      'AI management system|KI-Governance|gouvernance de l.IA|gobernanza de la IA',
    ),
  ]),
  createEntry(DOMAIN, 'continuity', 'Resilience and continuity', [
    words(
      'operational resilience|business[\\s-]continuity|disaster[\\s-]recovery',
      'incident response plans?|betriebskontinuitat|notfallplan\\w*|notfallmanagement',
      'business-continuity-\\w+|continuite d.activite|plan de reprise',
      'continuidad (?:de|del) negocio|plano de continuidade',
      'continuidade (?:de|do) negocio|teste de continuidade|continuita operativa',
      'bedrijfscontinuiteit|kontinuitetsplan\\w*|beredskapsplan\\w*',
    ),
  ]),
  createEntry(DOMAIN, 'complianceprog', 'Compliance programme', [
    words(
      '(?:regulatory|corporate|financial crime|trade|healthcare) compliance',
      'compliance (?:program(?:me)?|function|teams?|staff|culture|training|automation|failures?|obligations?|risk|monitoring)s?',
      'regulatory change management',
      'compliance-(?:management|system|programm|abteilung|funktion)\\w*',
    ),
    words(
      'programme de conformite|dispositif de conformite|programa de cumplimiento',
      'programma di compliance|compliancefunctie|sleutelfunctie compliance',
      'compliance-programma|etterlevelsesprogram\\w*',
    ),
    {
      match: words('etterlevelse|regelefterlevnad'),
      beside: words('avdeling\\w*|avdelning\\w*|program\\w*|personvern|varsling'),
      gap: 60,
    },
  ]),
];
