import { createHash } from 'node:crypto';
import type { ChannelMessage } from './channel-message.ts';

/**
 * Something that is delivered once. It is made of what is saved alone, so that what is sent again is the same to the letter and
 * has the same id.
 */
export type Delivery = {
  readonly id: string;
  /** When it was made, ISO 8601. */
  readonly madeAt: string;
  /** As our own JSON, on one line. */
  readonly json: string;
  readonly markdown: () => string;
  readonly message: () => ChannelMessage;
};

const ID_CHARACTERS = 32;

/** A short name for a content: the same for the same. */
export function contentId(content: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return hash.slice(0, ID_CHARACTERS);
}
