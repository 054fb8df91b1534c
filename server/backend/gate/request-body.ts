import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import type { Refusal } from './refusal.ts';

/** Clients send `{}` where no body is expected; so much is read and dropped. */
const MAX_IGNORED_BYTES = 1024;

/** The checked body of a request: its text as sent and what it says. */
export type Body = { readonly text: string | null; readonly value: unknown };

/** Reads no more than the route allows and checks every type, so that nothing odd reaches the backend. */
export async function readBody(
  request: Request,
  route: { readonly body?: z.core.$ZodType; readonly maxBytes?: number },
): Promise<Body | Refusal> {
  const { body: schema, maxBytes = 0 } = route;
  const text = await readBodyText(request, maxBytes);
  if (typeof text !== 'string') return text;
  if (!schema) return { text: null, value: undefined };
  const type = request.headers.get('content-type') ?? '';
  return /^application\/json\b/i.test(type)
    ? checked(text, schema)
    : { status: 415, code: 'bad_json', message: 'The content type must be application/json.' };
}

function checked(text: string, schema: z.core.$ZodType): Body | Refusal {
  const json = parseJson(text);
  if (json === undefined) {
    return { status: 400, code: 'bad_json', message: 'The body is not valid JSON.' };
  }
  if (/\\u0000/.test(text)) {
    return { status: 400, code: 'validation_failed', message: 'Text must not contain NUL.' };
  }
  const read = z.safeParse(schema, json);
  if (!read.success) return wrongShape(read.error.issues[0]?.path.join('.') ?? '');
  return { text: JSON.stringify(read.data), value: read.data };
}

function wrongShape(field: string): Refusal {
  const where = field === '' ? 'The body' : `The field ${field.slice(0, 60)}`;
  return {
    status: 400,
    code: 'validation_failed',
    message: `${where} is missing or has the wrong type.`,
  };
}

/** The text of a request's body, or why it is too long. */
export async function readBodyText(request: Request, maxBytes: number): Promise<string | Refusal> {
  const most = Math.max(maxBytes, MAX_IGNORED_BYTES);
  if (Number(request.headers.get('content-length') ?? 0) > most) return bodyTooLarge(most);
  if (!request.body) return '';
  const chunks: ReadableStream<unknown> = request.body;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of chunks) {
    if (!(chunk instanceof Uint8Array)) continue;
    bytes += chunk.byteLength;
    if (bytes > most) return bodyTooLarge(most);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function bodyTooLarge(most: number): Refusal {
  return {
    status: 413,
    code: 'request_too_large',
    message: `The body must not exceed ${most} bytes.`,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
