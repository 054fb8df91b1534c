import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '../../log.ts';

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;
type Print = (...values: readonly unknown[]) => void;

const capturer = new AsyncLocalStorage<Print | undefined>();
let captures = 0;
let restore: () => void = () => undefined;

/**
 * Runs `work` and hands over what it prints. @supabase/lite prints whole database errors, parameters and so passwords
 * included; what it prints while it works comes here instead and goes no further than the caller lets it.
 */
export async function captureConsole<Result>(
  onPrint: Print,
  work: () => Promise<Result>,
): Promise<Result> {
  captures += 1;
  if (captures === 1) restore = replaceConsole();
  try {
    return await capturer.run(onPrint, work);
  } finally {
    captures -= 1;
    if (captures === 0) restore();
  }
}

function replaceConsole(): () => void {
  const undoings = METHODS.map((method) => {
    const original: Print = console[method];
    const captured: Print = (...values) => (capturer.getStore() ?? original)(...values);
    console[method] = captured;
    return () => {
      if (console[method] === captured) console[method] = original;
    };
  });
  return () => {
    for (const undo of undoings) undo();
  };
}

/** A log whose lines come out also where they are written in the middle of captured work. */
export function uncaptured({ say, warn }: Log): Log {
  return {
    say: (line) => capturer.run(undefined, () => say(line)),
    warn: (line) => capturer.run(undefined, () => warn(line)),
  };
}
