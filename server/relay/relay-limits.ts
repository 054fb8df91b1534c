/** How many requests pass within a minute: of one account, and of all together. */
export type RelayLimits = { readonly perAccount: number; readonly altogether: number };

/** Twenty runs of one account in a minute, which no list makes, and a hundred of all. */
export const RELAY_LIMITS: RelayLimits = { perAccount: 240, altogether: 1200 };

const WINDOW_MS = 60_000;
/** A request that would wait longer for its turn is refused, to be sent again later. */
const TURN_WAIT_MAX_MS = 3000;
const MS_PER_S = 1000;

/** Keeps count of what is relayed by this process. */
export type RelayCounts = {
  /** Counts one request. Answers 0 when it may go on, else the seconds to wait. */
  readonly count: (account: string) => number;
  /** Takes the next moment at which this host may be asked. Answers the milliseconds until then, or `null` when it is too far. */
  readonly takeMoment: (host: string, everyMs: number) => number | null;
  /** Leaves a host alone that has asked for it. */
  readonly rest: (host: string, seconds: number) => void;
  /** The seconds for which a host is still left alone; 0 when it may be asked. */
  readonly restsFor: (host: string) => number;
};

/** Counts against these limits; `nowMs` is a clock that only goes forward. */
export function createRelayCounts(limits: RelayLimits, nowMs: () => number): RelayCounts {
  const counts = new Map<string, number>();
  const moments = new Map<string, number>();
  const rests = new Map<string, number>();
  let all = 0;
  let sinceMs = Number.NEGATIVE_INFINITY;
  return {
    count(account) {
      const now = nowMs();
      if (now - sinceMs >= WINDOW_MS) {
        sinceMs = now;
        all = 0;
        counts.clear();
      }
      const own = counts.get(account) ?? 0;
      if (own >= limits.perAccount || all >= limits.altogether) {
        return Math.ceil((sinceMs + WINDOW_MS - now) / MS_PER_S);
      }
      counts.set(account, own + 1);
      all += 1;
      return 0;
    },
    takeMoment(host, everyMs) {
      const now = nowMs();
      const moment = Math.max(now, moments.get(host) ?? 0);
      if (moment - now > TURN_WAIT_MAX_MS) return null;
      moments.set(host, moment + everyMs);
      return moment - now;
    },
    rest: (host, seconds) => void rests.set(host, nowMs() + seconds * MS_PER_S),
    restsFor: (host) => Math.max(0, Math.ceil(((rests.get(host) ?? 0) - nowMs()) / MS_PER_S)),
  };
}
