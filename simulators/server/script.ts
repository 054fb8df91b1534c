import type { ScriptedAnswer, Latency, Rule } from './answer.ts';
import type { RecordedCall } from './recorded-call.ts';

/** What the script says about one call; `null` leaves the answer to the service. */
export type Direction = {
  readonly latencyMs: number;
  readonly answer: ScriptedAnswer | null;
  readonly heldUntil: (() => Promise<unknown>) | null;
};

/** The rules a test gave to a simulator, used up as they count down. */
export type Script = {
  add(rules: readonly Rule[]): void;
  directionFor(call: RecordedCall): Direction;
  reset(): void;
};

/** An empty script; `latency` holds for every call that no rule slows down. */
export function createScript(latency: Latency): Script {
  const lines: { readonly rule: Rule; left: number }[] = [];

  return {
    add(rules) {
      lines.push(...rules.map((rule) => ({ rule, left: rule.times ?? Number.POSITIVE_INFINITY })));
    },
    directionFor(call) {
      const fitting = lines.filter(({ rule, left }) => left > 0 && fits(rule, call));
      const answering = fitting.find(({ rule }) => rule.answer !== undefined);
      const slowing = fitting.find(({ rule }) => rule.latencyMs !== undefined);
      const holding = fitting.find(({ rule }) => rule.heldUntil !== undefined);
      for (const line of new Set([answering, slowing, holding]))
        if (line !== undefined) line.left -= 1;
      return {
        latencyMs: inMilliseconds(slowing?.rule.latencyMs ?? latency, call),
        answer: answering?.rule.answer ?? null,
        heldUntil: holding?.rule.heldUntil ?? null,
      };
    },
    reset() {
      lines.length = 0;
    },
  };
}

function fits(rule: Rule, call: RecordedCall): boolean {
  if (rule.path !== undefined && rule.path !== call.path) return false;
  return rule.when === undefined || rule.when(call);
}

function inMilliseconds(latency: Latency, call: RecordedCall): number {
  return typeof latency === 'number' ? latency : latency(call);
}
