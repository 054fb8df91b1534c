import type { CommandContext } from '../command.ts';
import { slackMessage, teamsMessage } from './chat-messages.ts';
import { newsMarkdown } from './news-markdown.ts';
import type { Message, PersonFile, PersonFiles } from './person-files.ts';
import { postNews, type Webhook } from './webhook.ts';

/** How news are written: as Markdown, as our JSON, or as Slack's or Teams' own. A webhook is never sent Markdown, but JSON. */
export const NEWS_FORMATS = ['markdown', 'json', 'slack', 'teams'] as const;

/** How news leave: on standard output, or to a webhook. */
export type NewsTarget = {
  readonly format: (typeof NEWS_FORMATS)[number];
  readonly webhook: Webhook | null;
};

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

  async function send(message: Message): Promise<boolean> {
    const { format, webhook } = target;
    if (webhook !== null) {
      const { id } = message.news;
      reason = (await postNews(webhook, { id, body: bodyOf(message, format) }, context)) ?? '';
      return reason === '';
    }
    await context.stdout.write(
      format === 'markdown' ? newsMarkdown(message.news) : `${bodyOf(message, format)}\n`,
    );
    return true;
  }

  return {
    async deliver(person) {
      const { known, undelivered } = person;
      for (const [index, message] of undelivered.entries()) {
        if (reason !== '' || !(await send(message))) return;
        // A crash right here repeats the message, under the same id, rather than losing it.
        await people.write({ known, undelivered: undelivered.slice(index + 1) });
        delivered += 1;
      }
    },
    outcome: () => ({ delivered, reason }),
  };
}

/** Made of what is saved alone, so that what is sent again is the same to the letter. */
function bodyOf({ news, text }: Message, format: NewsTarget['format']): string {
  if (format === 'slack') return slackMessage(news);
  return format === 'teams' ? teamsMessage(news) : text;
}
