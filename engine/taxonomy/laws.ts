import { createEntry, names, type TaxonomyEntry, words } from './pattern.ts';

const LAW = { group: 'law', weight: 0.5, isPersonal: false } as const;

/** What DORA needs beside it: Dora is a given name, and software teams measure 'DORA metrics'. */
const DORA_COMPANY = words(
  '(?:regulat|complian|resilien|supervis|regist|aufsicht|dienstleist|lieferant|leverancier|prestador|prestatair|fournisseur|proveedor|fornitor|toezicht|vendor|supplier|insur|versicher|segur|assur|financ|pension|audit)\\w*',
  'third[- ]part(?:y|ies)|banks?|banken|banques?|bancos?|banche',
  'ICT(?:-\\w+)?|IKT(?:-\\w+)?|TIC|EU|NIS[- ]?2|Meldewege?',
);

/** Laws, in every language that names them differently. */
export const LAWS: readonly TaxonomyEntry[] = [
  createEntry(LAW, 'gdpr', 'GDPR', [
    names(
      '(?:UK[\\s-])?GDPR|General Data Protection Regulation|DS-?GVO',
      'Datenschutz-Grundverordnung|RGPD|AVG-(?:boete|overtreding|verzoek)\\w*',
      'Algemene verordening gegevensbescherming',
    ),
  ]),
  createEntry(LAW, 'ccpa', 'CCPA and US state privacy laws', [
    names('CCPA|CPRA|California Consumer Privacy Act|(?:VCDPA|CTDPA|UCPA|TDPSA|MHMDA)|BIPA'),
  ]),
  createEntry(LAW, 'nis2', 'NIS2', [
    names(
      'NIS[\\s-]?(?:2|II)(?:[\\s-]+(?:Directive|Richtlinie|richtlijn|direktivet))?',
      'Directive \\(EU\\) 2022/2555',
    ),
  ]),
  createEntry(LAW, 'dora', 'DORA', [
    words('Digital Operational Resilience Act|Regulation \\(EU\\) 2022/2554'),
    { match: names('DORA'), beside: DORA_COMPANY },
    // In capitals after 'under' or 'according to', or asking for something, it is the law.
    names(
      '(?:[Uu]nder|[Aa]ccording to|[Uu]nter|[Nn]ach|[Ll]aut|[Gg]emass|[Ss]elon|[Ss]ous|[Ss]egun|[Bb]ajo|[Ss]econdo|[Ss]otto|(?:[Cc]onforme|[Ss]egundo) o|[Nn]os termos do|[Vv]olgens|[Oo]nder|[Ee]nligt|[Ee]fter|[Ii]folge|[Ee]tter|[Zz]godnie z|[Ww]edlug|[Pp]odle|[Dd]le) DORA(?! metric)',
      'DORA(?:-asetuksen|:n mukaan| szerint| (?:requires|demands|obliges|verlangt|fordert|zwingt|(?:nous (?:a )?)?oblige\\w*|(?:nos )?exige|(?:nos )?obliga|richiede|impone|eist|vraagt|kraver|kraever|krever|wymaga|vyzaduje))',
    ),
    names('DORA-(?:[Rr]egist\\w*|[Cc]omplian\\w*|[Mm]eld\\w*|[Pp]rojekt\\w*|[Vv]erordn\\w*)'),
    // The register of information is DORA's own word for the list of providers.
    words(
      'Informationsregister|register of information',
      'regist(?:er|re|ro|o) (?:of|de|der|aller|van) (?:all )?(?:ICT|IKT|TIC|prestadores TIC|prestataires TIC)\\S*',
      '(?:ICT|IKT)-register',
    ),
  ]),
  createEntry(LAW, 'aiact', 'EU AI Act', [
    names(
      '(?:(?:EU|European)\\s+)?AI Act|KI-Verordnung|Regulation \\(EU\\) 2024/1689',
      '[Rr]eglement europeen sur l.IA',
      'AI-(?:verordening|forordningen|forordningen|akten)',
    ),
  ]),
  createEntry(LAW, 'cra', 'EU Cyber Resilience Act', [words('Cyber Resilience Act')]),
  createEntry(LAW, 'dsa', 'Digital Services / Markets Act', [
    words('Digital (?:Services|Markets) Act'),
  ]),
  createEntry(LAW, 'csrd', 'CSRD and sustainability reporting', [
    names(
      'CSRD|CS3D|CSDDD|ESRS',
      'Corporate Sustainability (?:Reporting|Due Diligence) Directive|ISSB|IFRS S[12]',
      'TCFD',
    ),
  ]),
  createEntry(LAW, 'sox', 'Sarbanes-Oxley', [
    names('Sarbanes[\\s-]?Oxley|ICFR|SOX[\\s-]?(?:404|302)'),
    {
      match: names('SOX'),
      beside: words('complian\\w*|controls?|audit\\w*|404|302|act|material weakness|attestations?'),
      gap: 60,
    },
  ]),
  createEntry(LAW, 'seccyber', 'SEC cyber disclosure', [
    names('Item\\s*1\\.05|Regulation S-K Item 106|Item 106', '[Mm]aterial cybersecurity incident'),
    {
      match: names('SEC'),
      beside: words('cyber(?:security)?[^.]{0,40} (?:disclosure|rule)s?'),
      gap: 60,
    },
  ]),
  createEntry(LAW, 'glba', 'GLBA / FFIEC', [
    names('Gramm[\\s-]Leach[\\s-]Bliley|GLBA|FFIEC|Safeguards Rule'),
  ]),
  createEntry(LAW, 'aml', 'Anti-money-laundering and sanctions', [
    words(
      'anti[\\s-]?money[\\s-]laundering|money[\\s-]laundering(?! reporting)',
      'know[\\s-]your[\\s-]customer|Bank Secrecy Act',
      'sanctions (?:screening|complian\\w+|violations?)|geldwasche\\w*',
      'anti-?blanchiment|blanchiment|connaissance client|blanqueo(?: de capitales)?',
      'riciclaggio|antiriciclaggio|branqueamento(?: de capitais)?|witwas\\w*',
      'hvitvasking\\w*|hvidvask\\w*|penningtvatt\\w*',
      'transaction monitoring|transaktionsuberwachung|surveillance des transactions',
      'monitoreo de transacciones|monitoraggio delle transazioni|transactiemonitoring',
    ),
    names('KYC|BSA/AML|OFAC|LCB-FT|AMLA'),
    {
      match: names('AML'),
      beside: words(
        'complian\\w*|KYC|program\\w*|fine\\w*|control\\w*|banks?|CFT|officer|regulat\\w*',
      ),
      gap: 50,
    },
  ]),
  createEntry(LAW, 'fcpa', 'Anti-bribery and corruption', [
    words(
      'FCPA|Foreign Corrupt Practices Act|UK Bribery Act',
      'anti[\\s-]?(?:bribery|corruption)|failure to prevent fraud|korruptionsbekampfung',
      'Sapin (?:2|II)|anticorrupcion|anticorruzione|anticorrupcao',
    ),
    {
      match: words('korrup[st]jon|korruption|corruptie'),
      beside: words('regler|mot|mod|gegen|tegen|pravention'),
      gap: 30,
    },
  ]),
  createEntry(LAW, 'whistle', 'Whistleblowing and ethics lines', [
    words(
      'whistle[\\s-]?blow(?:ers?|ing)|speak[\\s-]up (?:line|program(?:me)?|culture)',
      'ethics (?:hot)?line|code of ethics',
    ),
    words(
      'hinweisgeber\\w*|lanceurs? d.alerte|alertes? internes?',
      'canal (?:de denuncias|etico)|denunciantes?|canal de denuncia\\w*',
      'segnalazioni whistleblowing|klokkenluid\\w*|visselblas\\w*',
      'varslings(?:kanal|sak|ordning)\\w*|whistleblowerordning\\w*',
    ),
  ]),
  createEntry(LAW, 'modslav', 'Supply-chain due diligence', [
    words(
      'Modern Slavery Act|UFLPA|Lieferkettengesetz|Lieferkettensorgfalts\\w*|LkSG',
      'devoir de vigilance|apenhetsloven',
    ),
  ]),
];
