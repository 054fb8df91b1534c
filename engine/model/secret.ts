/** What is read wherever a secret is printed. */
const PRINTED = '[secret]';

/** Kept beside the objects rather than in them: a developer's console opens even private fields. */
const texts = new WeakMap<Secret, string>();

/**
 * A key that cannot be printed: as text, as JSON, in a template, in a console or copied to another thread it is
 * `[secret]` or an empty object. `revealed` alone reads it; scripts/revealed-keys.test.ts names who may call that.
 */
export class Secret {
  /** Makes the type one of its own, which no other object fits. */
  declare protected readonly secret: never;

  /** No key at all. */
  get isEmpty(): boolean {
    return this.length === 0;
  }

  /** How many characters the key has; §5 asks for that. */
  get length(): number {
    return texts.get(this)?.length ?? 0;
  }

  /** Is this the key? */
  holds(text: string): boolean {
    return texts.get(this) === text;
  }

  toString(): string {
    return PRINTED;
  }

  toJSON(): string {
    return PRINTED;
  }

  [Symbol.toPrimitive](): string {
    return PRINTED;
  }

  get [Symbol.toStringTag](): string {
    return PRINTED;
  }

  /** How Node prints an object. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return PRINTED;
  }
}

/** Wraps a key, '' for none, as soon as it comes in. */
export function secretOf(text: string): Secret {
  const secret = new Secret();
  texts.set(secret, text);
  Object.freeze(secret);
  return secret;
}

/**
 * The key itself, for the one moment in which it is sent to its own service, stored, or shown to its owner. Throws a
 * `TypeError` for anything that `secretOf` did not make, such as a copy from another thread.
 */
export function revealed(secret: Secret): string {
  const text = texts.get(secret);
  if (text === undefined) throw new TypeError('This is no secret: keys do not survive copying.');
  return text;
}
