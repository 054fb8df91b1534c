/** A reason not to start that the person at the keyboard can do something about. Its message is the whole output. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
