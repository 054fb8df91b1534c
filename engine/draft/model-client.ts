import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import type { Draft } from '../model/draft.ts';
import { HTTP_STATUS, isSuccess } from '../model/http-status.ts';
import { revealed } from '../model/secret.ts';
import type { FailureReason } from '../model/service-failure.ts';
import { reasonFor } from '../services/http/errors.ts';
import {
  eventData,
  exchange,
  HttpError,
  type HttpErrorReason,
  type ServiceAnswer,
} from '../services/http/exchange.ts';
import { withoutKey } from '../services/http/without-key.ts';
import type { ServiceOptions } from '../services/service.ts';
import { parsedJson } from '../text/json-text.ts';
import { parseUrl } from '../url/web-address.ts';
import type { ChatMessage } from './draft-request.ts';

/** A server with OpenAI's chat completions; `baseUrl` is what precedes `/chat/completions`, e.g. `http://localhost:11434/v1`. */
export type ModelOptions = ServiceOptions & { readonly model: string };

/** What a model answered. */
export type ModelAnswer = Pick<Draft, 'model' | 'tokens' | 'costUsd'> & { readonly text: string };

/** A client for one model. */
export type ModelClient = {
  readonly model: string;
  /** Host name and port, for saying where a draft was made. */
  readonly host: string;
  /** Sends a chat and reads the whole answer as it streams. Throws `ModelError`, or the signal's reason on abort. */
  readonly ask: (messages: readonly ChatMessage[], signal: AbortSignal) => Promise<ModelAnswer>;
  /** One real call of a single word, to find out whether it works. Throws `ModelError`. */
  readonly test: (signal: AbortSignal) => Promise<void>;
};

/** What went wrong between Legwork and a language model. */
export type ModelErrorReason =
  /** No answer at all: no such host, nothing listening, or the browser was not allowed to read it (CORS). */
  | 'unreachable'
  | 'rejected'
  | 'unknown-model'
  | 'rate-limited'
  | 'failed'
  | 'too-slow'
  | 'too-long'
  | 'unreadable';

/** The one error that leaves `engine/draft`. Holds neither the key nor a word of the server's answer. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly reason: ModelErrorReason;
  /** Models that the server says it has, where the wanted one is unknown. */
  readonly models: readonly string[];

  constructor(reason: ModelErrorReason, models: readonly string[] = []) {
    super(`The language model cannot be used: ${reason}.`);
    this.reason = reason;
    this.models = models;
  }
}

/** A local model on a laptop takes its time. */
const TIMEOUT_MS = 120_000;
const ANSWER_CHARACTERS_MAX = 200_000;
/** Every token of a stream comes wrapped in some two hundred characters. */
const STREAM_BYTES_MAX = 2_000_000;
const MODELS_SHOWN_MAX = 20;

const NO_ANSWER: Readonly<Record<HttpErrorReason, ModelErrorReason>> = {
  'timed-out': 'too-slow',
  unreachable: 'unreachable',
  // Following would take the key, the name and the company somewhere else.
  redirected: 'unreachable',
  'too-large': 'too-long',
};

const REFUSALS: Partial<Readonly<Record<FailureReason, ModelErrorReason>>> = {
  rejected: 'rejected',
  'out-of-credits': 'rate-limited',
  'rate-limited': 'rate-limited',
};

const counted = z.object({
  prompt_tokens: z.number(),
  completion_tokens: z.number(),
  // A gateway may mean something else by it; that is no reason to lose the answer.
  cost: otherwise(z.nullish(z.number().check(z.nonnegative())), null),
});

const chunk = z.object({
  model: z.optional(z.string()),
  choices: z.prefault(
    z.array(
      z.object({
        delta: z.optional(z.object({ content: z.nullish(z.string()) })),
        message: z.optional(z.object({ content: z.nullish(z.string()) })),
      }),
    ),
    [],
  ),
  usage: z.nullish(counted),
});

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Makes a client. Nothing is asked yet. */
export function createModelClient(options: ModelOptions): ModelClient {
  const { baseUrl, model } = options;
  return {
    model,
    host: parseUrl(baseUrl)?.host ?? baseUrl,
    ask: (messages, signal) => chat(options, messages, signal),
    async test(signal) {
      await chat(options, [{ role: 'user', content: 'Answer with the word: ready' }], signal);
    },
  };
}

async function chat(
  options: ModelOptions,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<ModelAnswer> {
  // Nothing else is set: models differ in what they take, and refuse what they don't.
  const { model, key } = options;
  const body = { model, messages, stream: true, stream_options: { include_usage: true } };
  const answer = await send(options, { path: '/chat/completions', body }, signal);
  if (!isSuccess(answer.status)) throw await refusalOf(options, answer, signal);
  const read = answer.isEventStream
    ? streamedAnswer(answer.text, model)
    : withChunk(emptyAnswer(model), answer.text);
  if (read.text.length > ANSWER_CHARACTERS_MAX) throw new ModelError('too-long');
  // A key that a stream sends back in pieces is whole only now.
  return { ...read, text: withoutKey(read.text, key) };
}

/** Sends over the same way as every other key. Throws `ModelError`. */
async function send(
  { baseUrl, key, fetch, wait, timeoutMs = TIMEOUT_MS }: ModelOptions,
  { path, body }: { readonly path: string; readonly body?: unknown },
  signal: AbortSignal,
): Promise<ServiceAnswer> {
  if (parseUrl(baseUrl + path) === null) throw new ModelError('unreachable');
  try {
    return await exchange({
      fetch,
      url: new URL(baseUrl + path),
      key,
      headers: key.isEmpty ? {} : { authorization: `Bearer ${revealed(key)}` },
      json: body,
      timeoutMs,
      wait,
      bytesMax: STREAM_BYTES_MAX,
      signal,
    });
  } catch (error) {
    throw error instanceof HttpError ? new ModelError(NO_ANSWER[error.reason]) : error;
  }
}

async function refusalOf(
  options: ModelOptions,
  { status, text }: ServiceAnswer,
  signal: AbortSignal,
): Promise<ModelError> {
  const isNotFound = status === HTTP_STATUS.notFound;
  // Some servers call a model that they don't have a bad request.
  if (!isNotFound && status !== HTTP_STATUS.badRequest) {
    return new ModelError(REFUSALS[reasonFor('language-model', status, text)] ?? 'failed');
  }
  const models = await modelsOf(options, signal);
  const isUnknown = isNotFound || (models.length > 0 && !models.includes(options.model));
  return isUnknown
    ? new ModelError('unknown-model', models.slice(0, MODELS_SHOWN_MAX))
    : new ModelError('failed');
}

/** The models there are; none when the server does not say. */
async function modelsOf(options: ModelOptions, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const { text } = await send(options, { path: '/models' }, signal);
    const read = modelList.safeParse(parsedJson(text));
    return read.success ? read.data.data.map(({ id }) => id) : [];
  } catch (error) {
    if (error instanceof ModelError) return [];
    throw error;
  }
}

const LAST_EVENT = '[DONE]';

/** A stream that was cut may look like a whole answer, so its last event has to be there. */
function streamedAnswer(stream: string, model: string): ModelAnswer {
  const events = eventData(stream);
  if (!events.includes(LAST_EVENT)) throw new ModelError('unreadable');
  return events.filter((data) => data !== LAST_EVENT).reduce(withChunk, emptyAnswer(model));
}

function emptyAnswer(model: string): ModelAnswer {
  return { text: '', model, tokens: null, costUsd: null };
}

function withChunk(before: ModelAnswer, json: string): ModelAnswer {
  const read = chunk.safeParse(parsedJson(json));
  if (!read.success) throw new ModelError('unreadable');
  const { choices, usage, model } = read.data;
  const [choice] = choices;
  return {
    text: before.text + (choice?.delta?.content ?? choice?.message?.content ?? ''),
    model: model ?? before.model,
    ...(usage ? countedIn(usage) : { tokens: before.tokens, costUsd: before.costUsd }),
  };
}

function countedIn(usage: z.output<typeof counted>): Pick<ModelAnswer, 'tokens' | 'costUsd'> {
  const { prompt_tokens: prompt, completion_tokens: completion, cost } = usage;
  return { tokens: { prompt, completion }, costUsd: cost ?? null };
}
