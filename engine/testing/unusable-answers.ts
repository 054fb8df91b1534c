import { jsonReply, type ScriptedAnswer } from '../../simulators/server/answer.ts';
import {
  captivePortal,
  dropConnection,
  invalidJson,
  redirectTo,
  replyWith,
} from '../../simulators/server/faults.ts';
import type { FailureReason } from '../model/service-failure.ts';

/** What an answer is called, the answer, and the reason of the failure it becomes. */
export type UnusableAnswer = readonly [what: string, answer: ScriptedAnswer, reason: FailureReason];

/** Answers that no source of JSON can be read from. */
export const UNUSABLE_ANSWERS: readonly UnusableAnswer[] = [
  ['500', replyWith(jsonReply(500, {})), 'refused'],
  ['HTML', captivePortal(), 'unreadable'],
  ['cut JSON', invalidJson(), 'unreadable'],
  ['a redirect', redirectTo('https://elsewhere.example/'), 'refused'],
  ['a broken connection', dropConnection(), 'unreachable'],
];
