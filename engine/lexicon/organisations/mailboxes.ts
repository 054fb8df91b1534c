// Mailboxes that nobody in particular reads.
import { wordSet } from '../word-list.ts';

/** What stands before the @ of an address that belongs to a team, a list, a room or a machine. */
export const SHARED_MAILBOXES = wordSet(
  'accounting accounts admin administration all all-hands allhands alle announce announcements assistant billing board board-room boardroom bookings bot calendar calendars careers community compliance conference contact contacts dpo enquiries events everyone feedback finance group hello help helpdesk hi hr info information inbox info-team invites invoice invoices it jobs kontakt legal list lists mail mailbox marketing media meeting meetings meetingroom members news newsletter no-reply noreply donotreply do-not-reply notetaker notifications office ops operations orders partners people postmaster press privacy projects reception recruiting registration room rooms sales sekretariat security service services staff support team teams tous training verkauf vertrieb webinar webinars webmaster',
);

/** Domains whose addresses are calendars, rooms and lists. */
export const CALENDAR_DOMAINS = wordSet(
  'resource.calendar.google.com group.calendar.google.com import.calendar.google.com googlegroups.com calendar.zoom.us groups.outlook.com groups.office.com',
);

/** Domains of services that take notes or book meetings and invite themselves. */
export const MEETING_SERVICES = wordSet(
  'zoom.us webex.com calendly.com fireflies.ai otter.ai read.ai fathom.video tldv.io grain.com gong.io avoma.com meetgeek.ai circleback.ai',
);
