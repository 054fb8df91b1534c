import { jsonReply, type ScriptedAnswer, type Rule } from '../simulators/server/answer.ts';
import {
  captivePortal,
  dropConnection,
  hugeBody,
  invalidJson,
  replyWith,
  slowDrip,
  wrongShape,
} from '../simulators/server/faults.ts';
import type { RecordedCall } from '../simulators/server/recorded-call.ts';
import type { Simulators } from '../simulators/start-simulators.ts';

/** Takes every service down, each in its own way, for all further calls. Answers how many calls have met that so far. */
export function scriptOutage(services: Simulators, chance: () => number): () => number {
  const all = [services.scraperApi, services.serpApi, services.firecrawl];
  for (const service of all) service.script({ answer: oneOf(OUTAGES, chance) });
  return () => all.reduce((sum, { calls }) => sum + calls.length, 0);
}

/** Larger than any answer the application reads. */
const HUGE_BYTES = 6_000_000;
const LATE_MS = 1500;

const refusal = (
  status: number,
  headers: Readonly<Record<string, string>> = {},
): ScriptedAnswer => {
  const reply = jsonReply(status, { success: false, error: `Status ${status}` });
  return replyWith({ ...reply, headers: { ...reply.headers, ...headers } });
};

/** What may happen to a call, as each of these happens to a service now and then. */
const FAULTS: readonly Pick<Rule, 'answer' | 'latencyMs'>[] = [
  { latencyMs: LATE_MS },
  { answer: refusal(408) },
  { answer: refusal(429, { 'retry-after': '1' }) },
  { answer: refusal(500) },
  { answer: refusal(502) },
  { answer: refusal(503) },
  { answer: dropConnection(0) },
  { answer: dropConnection() },
  { answer: slowDrip(4000, 20) },
  { answer: hugeBody(HUGE_BYTES) },
  { answer: invalidJson() },
  { answer: wrongShape() },
  { answer: captivePortal() },
];

/** What a service that is down for a whole run answers to every call. */
const OUTAGES: readonly ScriptedAnswer[] = [
  refusal(402),
  refusal(500),
  refusal(503),
  dropConnection(0),
  captivePortal(),
];

/** Chance with a memory: the same seed gives the same numbers, from 0 up to 1 (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One entry of a list, each as likely as the other. Throws for an empty list. */
export function oneOf<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

/** Lets this share of all further calls go wrong, each in its own way. Answers how many have so far. */
export function scriptFaults(
  services: Simulators,
  share: number,
  chance: () => number,
): () => number {
  const fates = new WeakMap<RecordedCall, number>();
  let struck = 0;
  const fateOf = (call: RecordedCall): number => {
    const known = fates.get(call);
    if (known !== undefined) return known;
    const fate = chance() < share ? Math.floor(chance() * FAULTS.length) : -1;
    if (fate >= 0) struck += 1;
    fates.set(call, fate);
    return fate;
  };
  const rules = FAULTS.map((fault, index) => ({
    ...fault,
    when: (call: RecordedCall) => fateOf(call) === index,
  }));
  for (const service of [services.scraperApi, services.serpApi, services.firecrawl]) {
    service.script(...rules);
  }
  return () => struck;
}
