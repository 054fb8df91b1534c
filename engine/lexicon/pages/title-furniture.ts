import { wordSet } from '../word-list.ts';

const SITES =
  'linkedin | sales navigator | linkedin sales navigator | xing | the org | crunchbase | apollo | ' +
  'apollo.io | zoominfo | rocketreach | lusha | salesforce | lightning | salesforce lightning | ' +
  'hubspot | hubspot crm | pipedrive | attio | twenty | zoho crm | zoho | dynamics 365 | ' +
  'microsoft dynamics 365 | sales hub | close | copper | freshsales | insightly | sugarcrm | odoo | ' +
  'google search | google | google contacts | bing | google suche';

/** Kinds of records and sections of a site, in the languages that titles are written in. */
const SECTIONS =
  'contact | contacts | person | people | lead | leads | account | deal | deals | record | overview | ' +
  'profile | team | our team | our people | meet the team | staff | leadership | leadership team | ' +
  'executive team | management | management team | board | board of directors | about | about us | ' +
  'speaker | speakers | author | authors | ' +
  'kontakt | kontakte | personen | profil | ubersicht | unser team | uber uns | referent | referenten | ' +
  'ansprechpartner | vorstand | geschaftsfuhrung | ' +
  'personne | personnes | equipe | notre equipe | a propos | qui sommes nous | intervenants | direction | ' +
  'contacto | contactos | persona | personas | perfil | equipo | nuestro equipo | quienes somos | ' +
  'ponentes | contato | contatos | pessoas | nossa equipe | sobre nos | palestrantes | ' +
  'contatto | contatti | persone | profilo | il team | chi siamo | relatori | ' +
  'contactpersoon | contactpersonen | contacten | profiel | ons team | over ons | sprekers | ' +
  'osoba | osoby | kontakty | zespol | nasz zespol | o nas | prelegenci';

const MAILBOXES = 'gmail | outlook | outlook.com | mail | yahoo mail | proton mail | zoho mail';

/**
 * What the title of a browser's tab has besides the person: the site's own name, the kind of record, the section.
 * Normalized (`normalizeText`). From the titles of LinkedIn, XING, usual CRMs, and companies' pages.
 */
export const TITLE_FURNITURE: ReadonlySet<string> = new Set(`${SITES} | ${SECTIONS}`.split(' | '));

/** Sites whose title ends in the reader's own name or mailbox: only what precedes that is about somebody else. */
export const MAIL_TITLES: ReadonlySet<string> = new Set(MAILBOXES.split(' | '));

/** A label before the name: 'Contact: Jane Doe', and what mail programs put before a subject. */
export const TITLE_LABEL =
  /^(?:re|fwd?|aw|wg|tr|rv|enc|rif|contact|kontakt|contacto|contato|contatto|person|lead|account) ?: ?/iu;

/** Sections of a company's site, behind its name in titles: 'Acme Blog'. Normalised. */
export const SITE_SECTIONS = wordSet(`
  blog news newsroom newsletter careers career jobs insights press media investors investor magazine podcast website
  homepage intranet karriere presse aktuelles magazin stories noticias noticia actualites actualite notizie nieuws
  nyheter nyheder aktualnosci aktuality wiadomosci`);
