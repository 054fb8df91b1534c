import { z } from 'zod';
import { jsonReply, type ScriptedAnswer, type Reply } from '../server/answer.ts';
import { replyWith } from '../server/faults.ts';
import { createLedger } from '../server/ledger.ts';
import { openCors, openPreflight } from '../server/open-cors.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import { obedientDraft } from './obedient-draft.ts';

/** The models there are. */
export const MODELS = ['obedient-8b', 'obedient-70b'] as const;

const CHARACTERS_PER_TOKEN = 4;
const CHARACTERS_PER_CHUNK = 24;

/** Refusals as OpenAI-compatible servers send them. */
export const languageModelReplies = {
  badRequest: jsonReply(400, { error: { message: 'Not a request for a chat.' } }),
  unauthorized: jsonReply(401, { error: { message: 'Incorrect API key provided.' } }),
  paymentRequired: jsonReply(402, { error: { message: 'Insufficient credits.' } }),
  unknownModel: jsonReply(404, { error: { message: 'model "x" not found, try pulling it' } }),
  rateLimited: jsonReply(429, { error: { message: 'Rate limit reached.' } }),
  failed: jsonReply(500, { error: { message: 'llama runner process has terminated' } }),
} as const;

const chatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  stream: z.boolean().default(false),
});

/**
 * Stands in for a server of language models that speaks OpenAI's chat completions below `/v1`. The model writes what it is
 * asked for, from the lines it is given; `modelAnswer` scripts anything else. Without keys it takes any caller, as local
 * servers do.
 */
export function startLanguageModel(options: SimulatorOptions = {}): Promise<Simulator> {
  const ledger = createLedger(options.keys ?? {});

  function answer(call: RecordedCall): Reply {
    const key = (call.headers['authorization'] ?? '').replace(/^Bearer /, '');
    if (options.keys !== undefined && !ledger.has(key)) return languageModelReplies.unauthorized;
    if (call.path === '/v1/models') {
      return jsonReply(200, {
        object: 'list',
        data: MODELS.map((id) => ({ id, object: 'model' })),
      });
    }
    return call.path === '/v1/chat/completions' ? chat(call.body) : languageModelReplies.badRequest;
  }

  const behaviour = { answer, preflight: openPreflight, corsHeaders: openCors, ledger };
  return startSimulator(behaviour, options);
}

/** The model says exactly this, as a stream. */
export function modelAnswer(text: string): ScriptedAnswer {
  return replyWith(streamReply(text, MODELS[0]));
}

function chat(body: unknown): Reply {
  const request = chatRequest.safeParse(body);
  if (!request.success) return languageModelReplies.badRequest;
  const { model, messages, stream } = request.data;
  if (!MODELS.some((known) => known === model)) return languageModelReplies.unknownModel;
  const text = obedientDraft(messages.at(-1)?.content ?? '');
  return stream ? streamReply(text, model) : jsonReply(200, wholeAnswer(text, model));
}

function streamReply(text: string, model: string): Reply {
  const pieces = text.match(new RegExp(`[^]{1,${CHARACTERS_PER_CHUNK}}`, 'gu')) ?? [];
  const chunks = [
    ...pieces.map((content) => ({ model, choices: [{ index: 0, delta: { content } }] })),
    { model, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    { model, choices: [], usage: usageOf(text) },
  ];
  const body = [...chunks.map((chunk) => JSON.stringify(chunk)), '[DONE]']
    .map((data) => `data: ${data}\n\n`)
    .join('');
  return { status: 200, headers: { 'content-type': 'text/event-stream' }, body };
}

function wholeAnswer(text: string, model: string): object {
  return {
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: usageOf(text),
  };
}

function usageOf(text: string): object {
  const completion = Math.ceil(text.length / CHARACTERS_PER_TOKEN);
  return { prompt_tokens: 900, completion_tokens: completion, total_tokens: 900 + completion };
}
