import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OpenCall, RecordedCall } from './recorded-call.ts';

type Condition = (calls: readonly RecordedCall[]) => boolean;
type Waiter = {
  readonly condition: Condition;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
};

/** Everything a simulator was asked, and the means to wait for it. */
export type CallLog = {
  readonly calls: readonly RecordedCall[];
  readonly preflights: readonly RecordedCall[];
  /** Reads the request and records it; the record settles by itself when the response closes. */
  open(request: IncomingMessage, response: ServerResponse): Promise<RecordedCall>;
  until(condition: Condition, signal?: AbortSignal): Promise<void>;
  clear(): void;
  /** Rejects whoever still waits. */
  stop(): void;
};

/** An empty log; `now` gives milliseconds since the epoch. */
export function createCallLog(now: () => number): CallLog {
  const calls: OpenCall[] = [];
  const preflights: OpenCall[] = [];
  const waiters = new Set<Waiter>();
  let inFlight = 0;

  function notify(): void {
    for (const waiter of waiters) if (waiter.condition(calls)) waiter.resolve();
  }

  function settleOnClose(call: OpenCall, response: ServerResponse): void {
    inFlight += 1;
    const settle = (): void => {
      inFlight -= 1;
      call.finishedAt = now();
      call.status = response.headersSent ? response.statusCode : null;
      // A connection that the simulator itself dropped is marked by `errored`.
      call.aborted = !response.writableFinished && response.errored === null;
      notify();
    };
    if (response.closed) settle();
    else response.once('close', settle);
  }

  return {
    calls,
    preflights,
    async open(request, response) {
      const at = now();
      const bodyText = await readText(request);
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const list = request.method === 'OPTIONS' ? preflights : calls;
      const call: OpenCall = {
        method: request.method ?? 'GET',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: flatHeaders(request),
        body: parsedBody(bodyText),
        bodyText,
        nth: list.filter(({ path }) => path === url.pathname).length + 1,
        concurrent: inFlight + 1,
        at,
        finishedAt: null,
        status: null,
        aborted: false,
      };
      list.push(call);
      settleOnClose(call, response);
      notify();
      return call;
    },
    until(condition, signal) {
      return new Promise<void>((resolve, reject) => {
        const waiter: Waiter = { condition, resolve: settle(resolve), reject: settle(reject) };
        const onAbort = (): void => waiter.reject(signal?.reason);
        function settle<Value>(finish: (value: Value) => void): (value: Value) => void {
          return (value) => {
            waiters.delete(waiter);
            signal?.removeEventListener('abort', onAbort);
            finish(value);
          };
        }
        waiters.add(waiter);
        signal?.addEventListener('abort', onAbort);
        if (signal?.aborted) onAbort();
        notify();
      });
    },
    clear() {
      calls.length = 0;
      preflights.length = 0;
    },
    stop() {
      const reason = new Error('The simulator closed before what was waited for happened.');
      for (const waiter of waiters) waiter.reject(reason);
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function flatHeaders(request: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}

function parsedBody(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
