import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Prospect } from '../../model/prospect.ts';
import { effortMs } from '../../testing/effort.ts';
import { prospectFromPage } from './prospect-from-page.ts';

type Shape = readonly [title: string, address: string, told: Partial<Prospect> | null];

const IN = 'https://www.linkedin.com/in/';
const profile = (handle: string): Partial<Prospect> => ({ linkedinUrl: `${IN}${handle}` });

const held = (name: string, position: string, company: string) => ({ name, position, company });

const LINKEDIN: readonly Shape[] = [
  [
    '(3) Jane Doe - CRO at Acme | LinkedIn',
    `${IN}jane-doe-1a2b3c/`,
    { name: 'Jane Doe', position: 'CRO', company: 'Acme', ...profile('jane-doe-1a2b3c') },
  ],
  [
    'Jane Doe - Acme | LinkedIn',
    `${IN}jane-doe?originalSubdomain=uk`,
    { name: 'Jane Doe', company: 'Acme', ...profile('jane-doe') },
  ],
  ['Jane Doe | LinkedIn', `${IN}janed`, { name: 'Jane Doe', ...profile('janed') }],
  ['(99+) Jane Doe | LinkedIn', `${IN}janed`, { name: 'Jane Doe', ...profile('janed') }],
  [
    'Dr. Katharina Vogel – Leiterin Compliance – Rheintal Versicherung AG | LinkedIn',
    'https://de.linkedin.com/in/katharina-vogel',
    {
      ...held('Dr. Katharina Vogel', 'Leiterin Compliance', 'Rheintal Versicherung AG'),
      ...profile('katharina-vogel'),
    },
  ],
  [
    'Solène Kermarec - Directrice des risques - Banque de Bretagne | LinkedIn',
    'https://fr.linkedin.com/in/solene-kermarec',
    {
      ...held('Solène Kermarec', 'Directrice des risques', 'Banque de Bretagne'),
      ...profile('solene-kermarec'),
    },
  ],
  [
    'Nuria Zabaleta Echeverría - Directora de Cumplimiento - Aldeire | LinkedIn',
    'https://es.linkedin.com/in/nzabaleta',
    {
      ...held('Nuria Zabaleta Echeverría', 'Directora de Cumplimiento', 'Aldeire'),
      ...profile('nzabaleta'),
    },
  ],
  [
    'Leonor Figueiredo - Diretora de Auditoria | LinkedIn',
    'https://pt.linkedin.com/in/leonorf',
    { name: 'Leonor Figueiredo', position: 'Diretora de Auditoria', ...profile('leonorf') },
  ],
  [
    'Tommaso Bragadin - Responsabile Rischi presso Valsenio | LinkedIn',
    'https://it.linkedin.com/in/tbragadin',
    { ...held('Tommaso Bragadin', 'Responsabile Rischi', 'Valsenio'), ...profile('tbragadin') },
  ],
  [
    'Marloes van den Wijnbeek - Hoofd Interne Audit - Waterlijn N.V. | LinkedIn',
    'https://nl.linkedin.com/in/marloesw',
    {
      ...held('Marloes van den Wijnbeek', 'Hoofd Interne Audit', 'Waterlijn N.V.'),
      ...profile('marloesw'),
    },
  ],
  [
    'Joanna Skiba - Dyrektor ds. Ryzyka - Bank Wschodni | LinkedIn',
    'https://pl.linkedin.com/in/jskiba',
    { ...held('Joanna Skiba', 'Dyrektor ds. Ryzyka', 'Bank Wschodni'), ...profile('jskiba') },
  ],
  [
    'Ann Lee - Helping banks sleep at night | LinkedIn',
    `${IN}annlee`,
    { name: 'Ann Lee', ...profile('annlee') },
  ],
  [
    'Ann Lee (she/her) - General Counsel - Brightwater | LinkedIn',
    `${IN}annlee`,
    { name: 'Ann Lee', position: 'General Counsel', company: 'Brightwater', ...profile('annlee') },
  ],
  [
    'Ann Lee, CISSP, CISM - CISO - Brightwater Group | LinkedIn',
    `${IN}annlee`,
    { name: 'Ann Lee', position: 'CISO', company: 'Brightwater Group', ...profile('annlee') },
  ],
  ['(2) Ann Lee | Sales Navigator', 'https://www.linkedin.com/sales/lead/AC', { name: 'Ann Lee' }],
  ['(4) Feed | LinkedIn', 'https://www.linkedin.com/feed/', null],
  ['Messaging | LinkedIn', 'https://www.linkedin.com/messaging/', null],
  ['LinkedIn', 'https://www.linkedin.com/', null],
  [
    'Jörg Grießhammer – Leiter Informationssicherheit – Tannhof AG | XING',
    'https://www.xing.com/profile/Joerg_Griesshammer',
    {
      name: 'Jörg Grießhammer',
      position: 'Leiter Informationssicherheit',
      company: 'Tannhof AG',
    },
  ],
  [
    'Ann Lee - CISO at Brightwater | The Org',
    'https://theorg.com/org/brightwater/org-chart/ann-lee',
    { name: 'Ann Lee', position: 'CISO', company: 'Brightwater' },
  ],
];

const CRMS: readonly Shape[] = [
  ['Jane Doe | Contact | Salesforce', 'https://acme.lightning.force.com/x', { name: 'Jane Doe' }],
  ['Jane Doe | Kontakt | Salesforce', 'https://acme.lightning.force.com/x', { name: 'Jane Doe' }],
  ['Jane Doe | Contacto | Salesforce', 'https://acme.lightning.force.com/x', { name: 'Jane Doe' }],
  ['Contact: Jane Doe - Dynamics 365', 'https://a.crm4.dynamics.com/main', { name: 'Jane Doe' }],
  ['Kontakt: Jane Doe – Dynamics 365', 'https://a.crm4.dynamics.com/main', { name: 'Jane Doe' }],
  ['Jane Doe | HubSpot', 'https://app-eu1.hubspot.com/contacts/1/record', { name: 'Jane Doe' }],
  ['Jane Doe - Person - Pipedrive', 'https://acme.pipedrive.com/person/7', { name: 'Jane Doe' }],
  [
    'Jane Doe - Acme Bank – Pipedrive',
    'https://own.pipedrive.com/person/7',
    { name: 'Jane Doe', company: 'Acme Bank' },
  ],
  ['Jane Doe · Attio', 'https://app.attio.com/own/person/1', { name: 'Jane Doe' }],
  ['Jane Doe - Person | Twenty', 'https://own.twenty.com/object/person/1', { name: 'Jane Doe' }],
  ['Jane Doe - Contacts - Zoho CRM', 'https://crm.zoho.eu/crm/tab', { name: 'Jane Doe' }],
  ['Jane Doe - Contacten - Zoho CRM', 'https://crm.zoho.eu/crm/tab', { name: 'Jane Doe' }],
  ['Jane Doe - Contatti - Zoho CRM', 'https://crm.zoho.eu/crm/tab', { name: 'Jane Doe' }],
  ['Jane Doe – Contatos – Zoho CRM', 'https://crm.zoho.eu/crm/tab', { name: 'Jane Doe' }],
  ['Jane Doe | Osoba | Odoo', 'https://own.odoo.com/web', { name: 'Jane Doe' }],
  ['Jane Doe - Close', 'https://app.close.com/lead/1', { name: 'Jane Doe' }],
  ['Jane Doe - Google Contacts', 'https://contacts.google.com/person/1', { name: 'Jane Doe' }],
  ['Contacts | HubSpot', 'https://app.hubspot.com/contacts/1', null],
  ['Deals - Pipedrive', 'https://own.pipedrive.com/pipeline', null],
  [
    'Ann Lee, Head of Risk at Brightwater | ZoomInfo',
    'https://www.zoominfo.com/p/Ann-Lee/1',
    { name: 'Ann Lee', position: 'Head of Risk', company: 'Brightwater' },
  ],
];

const MAIL: readonly Shape[] = [
  [
    'Jane Doe, CISO at Acme - me@seller.example - Gmail',
    'https://mail.google.com/mail/u/0/#inbox/1',
    { name: 'Jane Doe', position: 'CISO', company: 'Acme' },
  ],
  ['RE : Jane Doe – Moi Même – Outlook', 'https://outlook.office.com/mail', { name: 'Jane Doe' }],
  ['Re: Jane Doe - me@seller.example - Gmail', 'https://mail.google.com/', { name: 'Jane Doe' }],
  ['AW: Jane Doe – Ich Selbst – Outlook', 'https://outlook.office.com/mail', { name: 'Jane Doe' }],
  ['Inbox (3) - me@seller.example - Gmail', 'https://mail.google.com/', null],
  ['Mail - Sam Seller - Outlook', 'https://outlook.office.com/mail', null],
  ['E-Mail – Sam Seller – Outlook', 'https://outlook.office.com/mail', null],
];

const COMPANY_PAGES: readonly Shape[] = [
  [
    'Jane Doe | Our people | Acme Bank',
    'https://www.acme-bank.com/people/jane-doe',
    { name: 'Jane Doe', company: 'Acme Bank', companyUrl: 'acme-bank.com' },
  ],
  [
    'Jane Doe - Chief Risk Officer - Acme Bank',
    'https://acmebank.com/about/leadership',
    {
      name: 'Jane Doe',
      position: 'Chief Risk Officer',
      company: 'Acme Bank',
      companyUrl: 'acmebank.com',
    },
  ],
  [
    'Max Muster – Vorstand – Sparkasse Auental',
    'https://www.sparkasse-auental.de/vorstand',
    { name: 'Max Muster', company: 'Sparkasse Auental', companyUrl: 'sparkasse-auental.de' },
  ],
  [
    'Claire Dumas | Notre équipe | Mutuelle Océane',
    'https://mutuelle-oceane.fr/equipe',
    { name: 'Claire Dumas', company: 'Mutuelle Océane', companyUrl: 'mutuelle-oceane.fr' },
  ],
  [
    'Arancha Villalobos | Equipo | Conservas Ribamar',
    'https://ribamar.es/equipo',
    { name: 'Arancha Villalobos', company: 'Conservas Ribamar' },
  ],
  [
    'João Prata | Sobre nós | Águas da Serra',
    'https://aguasdaserra.pt/',
    { name: 'João Prata', company: 'Águas da Serra', companyUrl: 'aguasdaserra.pt' },
  ],
  [
    'Ludovica Serafin | Chi siamo | Banca del Sile',
    'https://bancadelsile.it/',
    { name: 'Ludovica Serafin', company: 'Banca del Sile', companyUrl: 'bancadelsile.it' },
  ],
  [
    'Wietske Hoogeland | Ons team | Waterschap Venen',
    'https://venen.nl/team',
    { name: 'Wietske Hoogeland', company: 'Waterschap Venen' },
  ],
  [
    'Dorota Wilczek | Zespół | Meble Keplan',
    'https://meblekeplan.pl/zespol',
    { name: 'Dorota Wilczek', company: 'Meble Keplan', companyUrl: 'meblekeplan.pl' },
  ],
  [
    'Jane Doe, Head of Internal Audit at Acme :: RiskRoom Podcast',
    'https://riskroom.example/41',
    { name: 'Jane Doe', position: 'Head of Internal Audit', company: 'Acme' },
  ],
  ['Speakers | GRC Forum 2026', 'https://grcforum.example/speakers', null],
  ['What is third-party risk? - Acme Bank', 'https://acme-bank.com/blog', null],
  ['Breaking: regulator fines three lenders | Ledgerwire', 'https://ledgerwire.example/1', null],
  ['New tab', 'about:blank', null],
  ['Jane Doe', 'not an address', { name: 'Jane Doe' }],
];

describe.each([
  ['a professional network', LINKEDIN],
  ['a CRM', CRMS],
  ['a mailbox', MAIL],
  ["a company's or a publisher's page", COMPANY_PAGES],
])('the title and address of %s give the person and nothing else', (_, shapes) => {
  test.for([...shapes, ['', '', null] as const])('%s', ([title, address, told]) => {
    expect(prospectFromPage(title, address)).toEqual(told);
  });
});

test.for([
  '"><script>alert(1)</script> - CISO at Acme',
  '\u202EeoD enaJ\u202C - CRO at Acme | LinkedIn',
])('a hostile title never throws and gives plain text: %s', (title) => {
  for (const value of Object.values(prospectFromPage(title, `${IN}x`) ?? {})) {
    expect(value).not.toMatch(/[\u202A-\u202E\u2066-\u2069\n]/u);
  }
});

test('any title and address are read without an error, in little time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.webUrl(), (title, address) => {
      for (const value of Object.values(prospectFromPage(title, address) ?? {})) {
        expect(value.trim()).not.toBe('');
      }
    }),
    { numRuns: 300 },
  );
  for (const unit of [' - ', 'Jane Doe | ', '(', '@a ']) {
    const title = unit.repeat(10_000);
    expect(effortMs(() => prospectFromPage(title, IN), 100)).toBeLessThanOrEqual(100);
  }
});
