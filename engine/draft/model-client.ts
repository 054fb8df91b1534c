import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { revealed, type Secret } from '../model/secret.ts';
import { type Wait, waitByTimer } from '../services/http/wait.ts';
import type { ChatMessage } from './draft-request.ts';
import { ModelError, type ModelErrorReason } from './model-error.ts';

/** The user's own language model: any server that speaks OpenAI's chat completions. */
export type ModelOptions = {
  /** Up to and without `/chat/completions`, e.g. `http://localhost:11434/v1`; no slash at the end. */
  readonly baseUrl: string;
  readonly model: string;
  /** Empty for servers that want none. */
  readonly key: Secret;
  readonly fetch: typeof globalThis.fetch;
  readonly wait?: Wait;
  readonly timeoutMs?: number;
};

/** What a model answered. */
export type ModelAnswer = {
  readonly text: string;
  /** The model as the server names it. */
  readonly model: string;
  /** `null` when the server does not count. */
  readonly tokens: { readonly prompt: number; readonly completion: number } | null;
  /** In US dollars; `null` when the server does not say. OpenRouter does, as `usage.cost`. */
  readonly costUsd: number | null;
};

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

/** A local model on a laptop takes its time. */
const TIMEOUT_MS = 120_000;
const ANSWER_CHARACTERS_MAX = 200_000;
/** Every token of a stream comes wrapped in some two hundred characters. */
const STREAM_CHARACTERS_MAX = 2_000_000;
const MODELS_SHOWN_MAX = 20;

const REFUSALS: Readonly<Record<number, ModelErrorReason>> = {
  401: 'rejected',
  402: 'rate-limited',
  403: 'rejected',
  429: 'rate-limited',
};
/** How servers answer a model they don't have; some call it a bad request. */
const UNKNOWN_MODEL = { badRequest: 400, notFound: 404 } as const;

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
  const ask = (messages: readonly ChatMessage[], signal: AbortSignal): Promise<ModelAnswer> =>
    inTime(options, signal, (limited) => chat(options, messages, limited));
  return {
    model,
    host: URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl,
    ask,
    async test(signal) {
      await ask([{ role: 'user', content: 'Answer with the word: ready' }], signal);
    },
  };
}

async function chat(
  options: ModelOptions,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<ModelAnswer> {
  // Nothing else is set: models differ in what they take, and refuse what they don't.
  const { model } = options;
  const body = { model, messages, stream: true, stream_options: { include_usage: true } };
  const response = await send(options, '/chat/completions', { method: 'POST', body }, signal);
  if (!response.ok) throw await refusalOf(options, response, signal);
  const isStream = response.headers.get('content-type')?.includes('event-stream') === true;
  const text = await readAll(response, signal);
  return isStream ? streamedAnswer(text, options.model) : wholeAnswer(text, options.model);
}

async function send(
  { baseUrl, key, fetch }: ModelOptions,
  path: string,
  { method, body }: { readonly method: string; readonly body?: unknown },
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(baseUrl + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key.isEmpty ? {} : { authorization: `Bearer ${revealed(key)}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A redirect would take the key, the name and the company somewhere else.
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
  } catch (error) {
    signal.throwIfAborted();
    throw new ModelError('unreachable', [], { cause: error });
  }
}

async function refusalOf(
  options: ModelOptions,
  { status }: Response,
  signal: AbortSignal,
): Promise<ModelError> {
  const isNotFound = status === UNKNOWN_MODEL.notFound;
  if (!isNotFound && status !== UNKNOWN_MODEL.badRequest) {
    return new ModelError(REFUSALS[status] ?? 'failed');
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
    const response = await send(options, '/models', { method: 'GET' }, signal);
    const read = modelList.safeParse(JSON.parse(await readAll(response, signal)));
    return read.success ? read.data.data.map(({ id }) => id) : [];
  } catch (error) {
    if (error instanceof ModelError || error instanceof SyntaxError) return [];
    throw error;
  }
}

async function readAll(response: Response, signal: AbortSignal): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  const reader = response.body?.getReader();
  if (reader === undefined) return text;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > STREAM_CHARACTERS_MAX) throw new ModelError('too-long');
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    signal.throwIfAborted();
    if (error instanceof ModelError) throw error;
    throw new ModelError('unreachable', [], { cause: error });
  }
}

function streamedAnswer(stream: string, model: string): ModelAnswer {
  let answer: ModelAnswer = { text: '', model, tokens: null, costUsd: null };
  let isComplete = false;
  for (const line of stream.split(/\r?\n/u)) {
    const [, data = ''] = /^data: ?(.*)$/u.exec(line) ?? [];
    if (data === '[DONE]') isComplete = true;
    else if (data !== '') answer = withChunk(answer, data);
  }
  // A stream that was cut may look like a whole answer.
  if (!isComplete) throw new ModelError('unreadable');
  return checkedLength(answer);
}

function wholeAnswer(body: string, model: string): ModelAnswer {
  return checkedLength(withChunk({ text: '', model, tokens: null, costUsd: null }, body));
}

function withChunk(before: ModelAnswer, json: string): ModelAnswer {
  const read = chunk.safeParse(parsed(json));
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

function checkedLength(answer: ModelAnswer): ModelAnswer {
  if (answer.text.length > ANSWER_CHARACTERS_MAX) throw new ModelError('too-long');
  return answer;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ModelError('unreadable');
  }
}

async function inTime<Result>(
  { wait = waitByTimer, timeoutMs = TIMEOUT_MS }: ModelOptions,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const ended = new AbortController();
  void wait(timeoutMs, ended.signal).then(() => over.abort(new ModelError('too-slow')));
  try {
    return await work(AbortSignal.any([signal, over.signal]));
  } finally {
    ended.abort();
  }
}
