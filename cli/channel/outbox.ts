import { UsageError, type CommandLine } from '../arguments.ts';
import type { CommandContext } from '../command.ts';
import type { Delivery } from './channel-message.ts';
import { slackMessage, teamsMessage } from './chat-messages.ts';
import { DELIVERY_FORMATS } from './delivery-options.ts';
import { readMailer, sendMail, type Mailer } from './mail.ts';
import { postDelivery, readWebhook, type Webhook } from './webhook.ts';

/** How deliveries leave: by mail, to a webhook (never as Markdown, but as JSON), or else on standard output. */
export type Target = {
  readonly format: (typeof DELIVERY_FORMATS)[number];
  readonly webhook: Webhook | null;
  readonly mailer: Mailer | null;
};

/** Where the arguments and settings say that deliveries go. Throws `UsageError` or `SettingsError`. */
export function readTarget(
  line: CommandLine,
  { variables }: Pick<CommandContext, 'variables'>,
): Target {
  const wanted = line.text('format');
  const format = DELIVERY_FORMATS.find((one) => one === wanted) ?? 'markdown';
  const other = ['mail-to', 'mail-from'].find((name) => line.has(name));
  if (format !== 'mail' && other !== undefined) {
    throw new UsageError(`--${other} is for mail. Add --format mail.`);
  }
  if (format !== 'mail') {
    return { format, webhook: readWebhook(line.text('webhook'), variables), mailer: null };
  }
  if (line.has('webhook')) {
    throw new UsageError('--webhook does not send mail. Leave out --webhook or --format mail.');
  }
  return { format, webhook: null, mailer: readMailer(line, variables) };
}

/** Delivers, and records what was delivered. The rest stays for the next time. */
export type Outbox = {
  /** Delivers one after the other; `keep` saves the rest after each. Throws what `keep` throws; rejects on abort. */
  readonly deliver: <Item>(
    items: readonly Item[],
    deliveryOf: (item: Item) => Delivery,
    keep: (rest: readonly Item[]) => Promise<void>,
  ) => Promise<void>;
  /** How many were delivered, and why no more; '' when nothing prevented it. */
  readonly outcome: () => { readonly delivered: number; readonly reason: string };
};

/** After a failed delivery no others are tried: each would only wait as long for the same failure. */
export function openOutbox(target: Target, context: CommandContext): Outbox {
  let delivered = 0;
  let reason = '';

  async function send(delivery: Delivery): Promise<boolean> {
    const { format, webhook, mailer } = target;
    if (mailer !== null) {
      reason = (await sendMail(mailer, delivery, context.signal)) ?? '';
    } else if (webhook !== null) {
      const { id } = delivery;
      const body = bodyOf(delivery, format);
      reason = (await postDelivery(webhook, { id, body }, context)) ?? '';
    } else {
      const text = format === 'markdown' ? delivery.markdown() : `${bodyOf(delivery, format)}\n`;
      await context.stdout.write(text);
    }
    return reason === '';
  }

  return {
    async deliver(items, deliveryOf, keep) {
      for (const [index, item] of items.entries()) {
        if (reason !== '' || !(await send(deliveryOf(item)))) return;
        // A crash right here repeats the delivery, under the same id, rather than losing it.
        await keep(items.slice(index + 1));
        delivered += 1;
      }
    },
    outcome: () => ({ delivered, reason }),
  };
}

/** What came of the deliveries, as sentences: how many were `kept` and why, and how many left. */
export function outcomeTexts(
  outbox: Outbox,
  { kept, isNothing }: { readonly kept: number; readonly isNothing: boolean },
): readonly string[] {
  const { delivered, reason } = outbox.outcome();
  const why = reason === '' ? '' : `: ${reason}`;
  return [
    kept === 0 ? '' : `${kept} undelivered and kept for the next time${why}.`,
    delivered === 0 && isNothing ? 'Nothing new.' : `${delivered} delivered.`,
  ];
}

function bodyOf({ json, message }: Delivery, format: Target['format']): string {
  if (format === 'slack') return slackMessage(message());
  return format === 'teams' ? teamsMessage(message()) : json;
}
