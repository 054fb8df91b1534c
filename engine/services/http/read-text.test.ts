import { expect, test } from 'vitest';
import { readText } from './exchange.ts';

const CHUNK_BYTES = 1000;

test('fault 30: a body without end is left as soon as it exceeds the limit, and the sender is informed', async () => {
  let sentBytes = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sentBytes += CHUNK_BYTES;
      controller.enqueue(new Uint8Array(CHUNK_BYTES));
    },
    cancel() {
      isCancelled = true;
    },
  });

  expect(await readText(new Response(body), 10 * CHUNK_BYTES)).toBeNull();

  expect(sentBytes).toBeLessThanOrEqual(13 * CHUNK_BYTES);
  expect(isCancelled).toBe(true);
});

test('a body of exactly the limit is read whole', async () => {
  expect(await readText(new Response('x'.repeat(CHUNK_BYTES)), CHUNK_BYTES)).toHaveLength(
    CHUNK_BYTES,
  );
});
