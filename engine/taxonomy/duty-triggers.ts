import { createEntry, names, type TaxonomyEntry, TRIGGER, words } from './pattern.ts';

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

const INTENTION = words(
  'intends?|plans? to|aims? to|hopes? to|wants? to|would like|strebt|anstrebt|mochte|vise|prevoit|souhaite',
  'pretende|quiere|preve|vuole|wil|streeft|planlegger|planerar',
);
const CERTIFICATE = names(
  'SOC[\\s-]?[123]|ISO(?:/IEC)?[\\s-]?\\d{4,5}(?::\\d{4})?|FedRAMP|HITRUST',
  'PCI[\\s-]?DSS|CMMC|Cyber Essentials|C5|TISAX|IRAP|ENS',
);

const RULE = words(
  'regulations?|directives?|law|legislation|rules?|act|requirements?|deadline|compliance|DORA|NIS[ -]?2',
  'CSRD|CRA|GDPR|gesetz\\w*|\\w*verordnung\\w*|richtlinie\\w*|regeln|vorschrift\\w*|anforderung\\w*',
  'loi|reglement\\w*|obligations?|ley|reglamento|norma\\w*|lei|regulamento|legge|regolamento|wet',
  'verordening|richtlijn|regels|lov\\w*|forordning\\w*|direktiv\\w*|regler|lag(?:en)?',
);

/** What gives the work a date: tenders, rules, certificates. */
export const DUTY_TRIGGERS: readonly TaxonomyEntry[] = [
  // Nothing says 'now' more plainly than a buyer who says so.
  createEntry({ ...TRIGGER, weight: 0.85 }, 'rfp', 'Tender or tool selection', [
    words(
      'RFPs?|requests? for proposals?|ask(?:s|ed) for proposals|invitation to tender|ausschreibung\\w*',
      'appels? d.offres|licitacion(?:es)?|concurso publico|gara d.appalto',
      'aanbesteding\\w*|anbuds?runde\\w*|anbudskonkurranse\\w*|upphandling\\w*',
      'udbud(?:srunde|sproces)?',
    ),
    names('[Ss]elects? [A-Z]\\w+ (?:as|for)|[Ii]mplements? [A-Z]\\w+ GRC'),
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
  ]),
  createEntry({ ...TRIGGER, weight: 0.55 }, 'regchange', 'Regulatory deadline', [
    {
      match: words(
        'comes? into (?:force|effect)|compliance deadline|transition period ends',
        'enters? into force|final rule|effective date|in kraft|umsetzungsfrist',
        'entre en vigueur|entree en vigueur|entrada en vigor|entra en vigor',
        'entra in vigore|entrada em vigor|entra em vigor|treedt in werking',
        'inwerkingtreding|trer i kraft|trader i kraft|traeder i kraft',
      ),
      needs: RULE,
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
  ]),
  createEntry({ ...TRIGGER, weight: 0.5 }, 'cert', 'Certification', [
    {
      match: words(
        'achiev(?:es|ed|ing)|earn(?:s|ed)|obtain(?:s|ed)|receiv(?:es|ed)|attain(?:s|ed)',
        'awarded|complet(?:es|ed)|passed|holds|has its first|erhalt(?:en)?|erlangt|obtenu',
        'obtient|decroche|ha obtenido|obtiene|obteve|obtem|ha ottenuto|ottiene|behaalt',
        'behaald|heeft behaald|oppnad\\w*|erhallit|opnaet|certified|zertifiziert|certifie',
      ),
      beside: CERTIFICATE,
      unless: INTENTION,
      gap: 60,
    },
  ]),
];
