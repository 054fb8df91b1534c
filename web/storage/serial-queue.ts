/** Runs a task when all those given before it have ended. */
export type SerialQueue = <Value>(task: () => Promise<Value>) => Promise<Value>;

/**
 * A queue whose tasks run one after the other, in the order of the calls: of two versions that are written the later one comes
 * last. A task that fails does so for its own caller; the next one runs all the same.
 */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
