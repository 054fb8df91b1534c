import { htmlReply, jsonReply, type ScriptedAnswer, type Reply } from './answer.ts';

/** This very answer instead of the ordinary one; nothing is billed. */
export function replyWith(reply: Reply): ScriptedAnswer {
  return { kind: 'reply', make: () => reply };
}

/** The ordinary answer, billed as usual, changed on its way out. */
export function changed(change: (reply: Reply) => Reply): ScriptedAnswer {
  return { kind: 'reply', make: (_call, ordinary) => change(ordinary()) };
}

/** Sends the head and the first bytes of the ordinary answer, then resets the connection. */
export function dropConnection(afterBytes = 20): ScriptedAnswer {
  return { kind: 'drop', afterBytes };
}

/** The ordinary answer in small pieces with a pause before each. */
export function slowDrip(chunkBytes: number, everyMs: number): ScriptedAnswer {
  return { kind: 'drip', chunkBytes, everyMs };
}

/** Accepts the call and never says a word. */
export function neverAnswer(): ScriptedAnswer {
  return { kind: 'silence' };
}

/** Half of a JSON document under a JSON content type. */
export function invalidJson(): ScriptedAnswer {
  return replyWith({
    ...jsonReply(200, null),
    body: '{"success":true,"data":{"markdown":"# Half a',
  });
}

/** Well-formed JSON that is not what the service documents. */
export function wrongShape(
  value: unknown = { data: 'unexpected', organic_results: 7 },
): ScriptedAnswer {
  return replyWith(jsonReply(200, value));
}

/** A sign-in page of some network in between, with status 200, where an answer was expected. */
export function captivePortal(): ScriptedAnswer {
  return replyWith(
    htmlReply(
      200,
      '<!doctype html><title>Guest Wi-Fi</title><h1>Accept the terms to go online</h1>',
    ),
  );
}

/** The ordinary answer, longer by this many bytes: a padding field in JSON, a comment in HTML. */
export function hugeBody(bytes: number): ScriptedAnswer {
  const padding = 'x'.repeat(bytes);
  return changed((reply) => ({
    ...reply,
    body: reply.body.startsWith('{')
      ? `{"padding":"${padding}",${reply.body.slice(1)}`
      : `${reply.body}<!-- ${padding} -->`,
  }));
}

/** A redirect to somewhere else. */
export function redirectTo(location: string, status = 302): ScriptedAnswer {
  return replyWith({ status, headers: { location }, body: '' });
}
