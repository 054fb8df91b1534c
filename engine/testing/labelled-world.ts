import type { ZoneName, Zones } from '../../simulators/dns/zones.ts';
import type { SimulatedBoard, SimulatedBoards } from '../../simulators/job-boards/boards.ts';
import { TRUST_TARGETS, type LabelledCompany } from './labelled-companies.ts';

/** Only strangers have it. */
export const STRANGERS_VENDOR = 'Whistic';
/** How the posts of strangers end. */
export const STRANGERS_POST = 'of the Strangers';

/** The title of the post that a company truly advertises. */
export function ownPost({ name }: LabelledCompany): string {
  return `Compliance Manager ${name.split(' ')[0] ?? ''}`;
}

const PUBLISHED = '2026-11-01T08:00:00Z';

function ownBoard(one: LabelledCompany): SimulatedBoard {
  const { name, domain, boardShows = 'domain' } = one;
  const country = boardShows === 'country' ? { country: domain.split('.').at(-1) ?? '' } : {};
  const description =
    boardShows === 'domain' ? `<p>Write to jobs@${domain}.</p>` : '<p>Join us.</p>';
  const post = { title: ownPost(one), publishedAt: PUBLISHED, description, ...country };
  return { company: name, postings: [post] };
}

/** Somebody else's, who writes of their own domain and country. */
function strangersBoard(company: string, [domain = '']: readonly string[]): SimulatedBoard {
  const title = `Compliance Manager ${STRANGERS_POST}`;
  const description = `<p>Write to jobs@${domain}.</p>`;
  return { company, postings: [{ title, publishedAt: PUBLISHED, description, country: 'us' }] };
}

/** Everything that these companies and the strangers publish, all at once. */
export function publishedBy(companies: readonly LabelledCompany[]): {
  readonly zones: Zones;
  readonly boards: SimulatedBoards;
} {
  const zones = companies.flatMap(({ domain, trust, strangerDomains = [] }) => [
    ...strangerDomains.map((other) => [`trust.${other}`, { CNAME: 'portal.whistic.com' }] as const),
    ...(trust === undefined ? [] : [[`trust.${domain}`, { CNAME: TRUST_TARGETS[trust] }] as const]),
  ]);
  const strange = companies.flatMap(({ strangersAt = {}, strangerDomains = [] }) =>
    Object.entries(strangersAt).map(
      ([at, name]) => [at, strangersBoard(name, strangerDomains)] as const,
    ),
  );
  const own = companies.flatMap((one) =>
    one.board === undefined ? [] : [[one.board, ownBoard(one)] as const],
  );
  const known: Zones = Object.fromEntries<ZoneName>(zones);
  const boards: SimulatedBoards = Object.fromEntries<SimulatedBoard>([...strange, ...own]);
  return { zones: known, boards };
}
