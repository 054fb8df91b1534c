import { isFreeMailHost } from '../pasted-text/prospect-from-text.ts';
import { addressFrom, mailHost, isOn } from './attendees.ts';
import { valueNamed, type CalendarFile, type Component } from './read-components.ts';

/** Whose calendar it is: their address ('' where it cannot be found out), and the domains of their own people. */
export type OwnSide = {
  readonly address: string;
  readonly domains: readonly string[];
  /** The domains were not given but read from the calendar. */
  readonly isGuessed: boolean;
};

/** Enough to know whose calendar it is. */
const EVENTS_COUNTED_MAX = 2000;

/**
 * Whose calendar it is: the address that the calendar is named after (Google), else the one that is invited to more of the
 * meetings than any other, and to more than half. Domains that are given count; else theirs is the only own one, and where that
 * is not known the user's, if anybody of it is invited.
 */
export function ownSideOf(
  calendar: CalendarFile,
  ownDomains: readonly string[],
  userAddress = '',
): OwnSide {
  const given = ownDomains.map((one) => one.toLowerCase().replace(/^@/u, ''));
  const invited = invitedTo(calendar.events);
  const named = addressFrom(valueNamed(calendar, 'X-WR-CALNAME'));
  const isPossible = (one: string): boolean => given.length === 0 || isOn(one, given);
  const owner =
    named !== '' && isPossible(named)
      ? named
      : mostInvited(invited, (one) => (isPossible(one) ? one : ''));
  if (given.length > 0) return { address: owner, domains: given, isGuessed: false };
  // Two colleagues in all the same meetings: whose calendar it is stays open, but not whose people they are.
  const host = owner === '' ? mostInvited(invited, workHostOf) : workHostOf(owner);
  const own = host === '' ? invitedHostOf(userAddress.toLowerCase(), invited) : host;
  return { address: owner, domains: own === '' ? [] : [own], isGuessed: true };
}

/** The mail host of an address if anybody of it is invited, else '': another account than the one of work says nothing. */
function invitedHostOf(address: string, invited: readonly ReadonlySet<string>[]): string {
  const host = workHostOf(address);
  const isInvited = invited.some((all) => [...all].some((one) => isOn(one, [host])));
  return isInvited ? host : '';
}

function workHostOf(address: string): string {
  const host = mailHost(address);
  return isFreeMailHost(host) ? '' : host;
}

/** The addresses that each of the newest events invites. */
function invitedTo(events: readonly Component[]): readonly ReadonlySet<string>[] {
  return events.slice(-EVENTS_COUNTED_MAX).map(({ properties }) => {
    const invited = properties.filter(({ name }) => name === 'ATTENDEE' || name === 'ORGANIZER');
    const addresses = invited.map(({ parameters, value }) =>
      addressFrom(parameters.get('EMAIL') ?? value),
    );
    return new Set(addresses.filter((one) => one !== ''));
  });
}

/** What is in more of the meetings than anything else, and in more than half; '' where nothing does. */
function mostInvited(
  invited: readonly ReadonlySet<string>[],
  nameOf: (address: string) => string,
): string {
  const counts = new Map<string, number>();
  const meetings = invited.filter((all) => all.size >= 2);
  for (const all of meetings) {
    const names = new Set([...all].map(nameOf).filter((name) => name !== ''));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  const isClear =
    first !== undefined && first[1] * 2 > meetings.length && first[1] > (second?.[1] ?? 0);
  return isClear ? first[0] : '';
}
