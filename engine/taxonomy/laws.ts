import { names, words, type TaxonomyEntry } from './pattern.ts';

const LAW = { group: 'law', weight: 0.5, isPersonal: false } as const;

/** What DORA needs beside it: Dora is a given name, and software teams measure 'DORA metrics'. */
const DORA_COMPANY = words(
  '(?:regulat|complian|resilien|supervis|regist|aufsicht|dienstleist|lieferant|leverancier|prestador|prestatair|fournisseur|proveedor|fornitor|toezicht|vendor|supplier|insur|versicher|segur|assur|financ|pension|audit)\\w*',
  'third[- ]part(?:y|ies)|banks?|banken|banques?|bancos?|banche',
  'ICT(?:-\\w+)?|IKT(?:-\\w+)?|TIC|EU|NIS[- ]?2|Meldewege?',
);

/** Laws, in every language that names them differently. */
export const LAWS: readonly TaxonomyEntry[] = [
  {
    ...LAW,
    id: 'gdpr',
    label: 'GDPR',
    patterns: [
      {
        match: names(
          '(?:UK[\\s-])?GDPR|General Data Protection Regulation|DS-?GVO',
          'Datenschutz-Grundverordnung|RGPD|AVG-(?:boete|overtreding|verzoek)\\w*',
          'Algemene verordening gegevensbescherming',
        ),
      },
    ],
  },
  {
    ...LAW,
    id: 'ccpa',
    label: 'CCPA and US state privacy laws',
    patterns: [
      {
        match: names(
          'CCPA|CPRA|California Consumer Privacy Act|(?:VCDPA|CTDPA|UCPA|TDPSA|MHMDA)|BIPA',
        ),
      },
    ],
  },
  {
    ...LAW,
    id: 'nis2',
    label: 'NIS2',
    patterns: [
      {
        match: names(
          'NIS[\\s-]?(?:2|II)(?:[\\s-]+(?:Directive|Richtlinie|richtlijn|direktivet))?',
          'Directive \\(EU\\) 2022/2555',
        ),
      },
    ],
  },
  {
    ...LAW,
    id: 'dora',
    label: 'DORA',
    patterns: [
      { match: words('Digital Operational Resilience Act|Regulation \\(EU\\) 2022/2554') },
      { match: names('DORA'), beside: DORA_COMPANY },
      {
        match: names(
          'DORA-(?:[Rr]egist\\w*|[Cc]omplian\\w*|[Mm]eld\\w*|[Pp]rojekt\\w*|[Vv]erordn\\w*)',
        ),
      },
      // The register of information is DORA's own word for the list of providers.
      {
        match: words(
          'Informationsregister|register of information',
          'regist(?:er|re|ro|o) (?:of|de|der|aller|van) (?:all )?(?:ICT|IKT|TIC|prestadores TIC|prestataires TIC)\\S*',
          '(?:ICT|IKT)-register',
        ),
      },
    ],
  },
  {
    ...LAW,
    id: 'aiact',
    label: 'EU AI Act',
    patterns: [
      {
        match: names(
          '(?:(?:EU|European)\\s+)?AI Act|KI-Verordnung|Regulation \\(EU\\) 2024/1689',
          '[Rr]eglement europeen sur l.IA',
          'AI-(?:verordening|forordningen|forordningen|akten)',
        ),
      },
    ],
  },
  {
    ...LAW,
    id: 'cra',
    label: 'EU Cyber Resilience Act',
    patterns: [{ match: words('Cyber Resilience Act') }],
  },
  {
    ...LAW,
    id: 'dsa',
    label: 'Digital Services / Markets Act',
    patterns: [{ match: words('Digital (?:Services|Markets) Act') }],
  },
  {
    ...LAW,
    id: 'csrd',
    label: 'CSRD and sustainability reporting',
    patterns: [
      {
        match: names(
          'CSRD|CS3D|CSDDD|ESRS',
          'Corporate Sustainability (?:Reporting|Due Diligence) Directive|ISSB|IFRS S[12]',
          'TCFD',
        ),
      },
    ],
  },
  {
    ...LAW,
    id: 'sox',
    label: 'Sarbanes-Oxley',
    patterns: [
      { match: names('Sarbanes[\\s-]?Oxley|ICFR|SOX[\\s-]?(?:404|302)') },
      {
        match: names('SOX'),
        beside: words(
          'complian\\w*|controls?|audit\\w*|404|302|act|material weakness|attestations?',
        ),
        gap: 60,
      },
    ],
  },
  {
    ...LAW,
    id: 'seccyber',
    label: 'SEC cyber disclosure',
    patterns: [
      {
        match: names(
          'Item\\s*1\\.05|Regulation S-K Item 106|Item 106',
          '[Mm]aterial cybersecurity incident',
        ),
      },
      {
        match: names('SEC'),
        beside: words('cyber(?:security)?[^.]{0,40} (?:disclosure|rule)s?'),
        gap: 60,
      },
    ],
  },
  {
    ...LAW,
    id: 'glba',
    label: 'GLBA / FFIEC',
    patterns: [{ match: names('Gramm[\\s-]Leach[\\s-]Bliley|GLBA|FFIEC|Safeguards Rule') }],
  },
  {
    ...LAW,
    id: 'aml',
    label: 'Anti-money-laundering and sanctions',
    patterns: [
      {
        match: words(
          'anti[\\s-]?money[\\s-]laundering|money[\\s-]laundering(?! reporting)',
          'know[\\s-]your[\\s-]customer|Bank Secrecy Act',
          'sanctions (?:screening|complian\\w+|violations?)|geldwasche\\w*',
          'anti-?blanchiment|blanchiment|connaissance client|blanqueo(?: de capitales)?',
          'riciclaggio|antiriciclaggio|branqueamento(?: de capitais)?|witwas\\w*',
          'hvitvasking\\w*|hvidvask\\w*|penningtvatt\\w*',
          'transaction monitoring|transaktionsuberwachung|surveillance des transactions',
          'monitoreo de transacciones|monitoraggio delle transazioni|transactiemonitoring',
        ),
      },
      { match: names('KYC|BSA/AML|OFAC|LCB-FT|AMLA') },
      {
        match: names('AML'),
        beside: words(
          'complian\\w*|KYC|program\\w*|fine\\w*|control\\w*|banks?|CFT|officer|regulat\\w*',
        ),
        gap: 50,
      },
    ],
  },
  {
    ...LAW,
    id: 'fcpa',
    label: 'Anti-bribery and corruption',
    patterns: [
      {
        match: words(
          'FCPA|Foreign Corrupt Practices Act|UK Bribery Act',
          'anti[\\s-]?(?:bribery|corruption)|failure to prevent fraud|korruptionsbekampfung',
          'Sapin (?:2|II)|anticorrupcion|anticorruzione|anticorrupcao',
        ),
      },
      {
        match: words('korrup[st]jon|korruption|corruptie'),
        beside: words('regler|mot|mod|gegen|tegen|pravention'),
        gap: 30,
      },
    ],
  },
  {
    ...LAW,
    id: 'whistle',
    label: 'Whistleblowing and ethics lines',
    patterns: [
      {
        match: words(
          'whistle[\\s-]?blow(?:ers?|ing)|speak[\\s-]up (?:line|program(?:me)?|culture)',
          'ethics (?:hot)?line|code of ethics',
        ),
      },
      {
        match: words(
          'hinweisgeber\\w*|lanceurs? d.alerte|alertes? internes?',
          'canal (?:de denuncias|etico)|denunciantes?|canal de denuncia\\w*',
          'segnalazioni whistleblowing|klokkenluid\\w*|visselblas\\w*',
          'varslings(?:kanal|sak|ordning)\\w*|whistleblowerordning\\w*',
        ),
      },
    ],
  },
  {
    ...LAW,
    id: 'modslav',
    label: 'Supply-chain due diligence',
    patterns: [
      {
        match: words(
          'Modern Slavery Act|UFLPA|Lieferkettengesetz|Lieferkettensorgfalts\\w*|LkSG',
          'devoir de vigilance|apenhetsloven',
        ),
      },
    ],
  },
];
