/** A reason not to start that the person at the keyboard can do something about. Its message is the whole output. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The sentence an error ends a program with. Left uncaught, Node would print a line of the bundled program instead. */
export function sentenceOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { name, message } =
    error instanceof Error ? error : { name: 'Error', message: String(error) };
  return `Legwork ended unexpectedly (${name}: ${message.split('\n', 1)[0] ?? ''}).`;
}

/** What an error says, where it is one. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown error';
}

/** Ends this program with exit status 1 and one sentence on standard error. */
export function endWithSentence(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}
