/** Tasks run one after the other, in the order of the calls. One that fails does so for its own caller; the next one runs all the same. */
export function createSerialQueue(): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
