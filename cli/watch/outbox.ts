import { jsonText } from '#engine';
import type { News } from '../../runtime/news.ts';
import type { CommandContext } from '../command.ts';
import { newsMarkdown } from './news-markdown.ts';
import type { PersonFile, PersonFiles } from './person-files.ts';
import { postNews, type Webhook } from './webhook.ts';

/** How news leave: as Markdown or JSON Lines on standard output, or to a webhook. */
export type NewsTarget =
  | { readonly kind: 'markdown' | 'json' }
  | { readonly kind: 'webhook'; readonly webhook: Webhook };

/** Delivers news and notes what has been delivered. What was not stays where it is, for the next time. */
export type Outbox = {
  /** Delivers the news of one person, oldest first. Throws `FileError`; rejects with the signal's reason on abort. */
  readonly deliver: (person: PersonFile) => Promise<void>;
  /** How many were delivered, and why no more; '' when nothing stood in the way. */
  readonly outcome: () => { readonly delivered: number; readonly reason: string };
};

/** After a message that could not be delivered no more are tried: the others would wait as long for the same. */
export function openOutbox(
  people: PersonFiles,
  target: NewsTarget,
  context: CommandContext,
): Outbox {
  let delivered = 0;
  let reason = '';

  async function send(news: News): Promise<boolean> {
    if (target.kind === 'webhook') {
      reason = (await postNews(target.webhook, news, context)) ?? '';
      return reason === '';
    }
    const isJson = target.kind === 'json';
    await context.stdout.write(isJson ? `${jsonText(news)}\n` : newsMarkdown(news));
    return true;
  }

  return {
    async deliver(person) {
      const { known, undelivered } = person;
      for (const [index, news] of undelivered.entries()) {
        if (reason !== '' || !(await send(news))) return;
        // A crash right here repeats the message, under the same id, rather than losing it.
        await people.write({ known, undelivered: undelivered.slice(index + 1) });
        delivered += 1;
      }
    },
    outcome: () => ({ delivered, reason }),
  };
}
