import { AsyncLocalStorage } from 'node:async_hooks';

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;
type Print = (...values: readonly unknown[]) => void;

const borrower = new AsyncLocalStorage<Print>();
let borrowers = 0;
let giveBack: () => void = () => undefined;

/**
 * Runs `work` with a console of its own. @supabase/lite prints whole database errors, parameters and so passwords
 * included; what it prints while it works comes here instead and goes no further than the caller lets it.
 */
export async function withLentConsole<Result>(
  onPrint: Print,
  work: () => Promise<Result>,
): Promise<Result> {
  borrowers += 1;
  if (borrowers === 1) giveBack = takeConsole();
  try {
    return await borrower.run(onPrint, work);
  } finally {
    borrowers -= 1;
    if (borrowers === 0) giveBack();
  }
}

function takeConsole(): () => void {
  const restores = METHODS.map((method) => {
    const original: Print = console[method];
    const lent: Print = (...values) => (borrower.getStore() ?? original)(...values);
    console[method] = lent;
    return () => {
      if (console[method] === lent) console[method] = original;
    };
  });
  return () => {
    for (const restore of restores) restore();
  };
}
