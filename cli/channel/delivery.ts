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
