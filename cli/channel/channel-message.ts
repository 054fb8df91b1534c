import { cleanText, clippedText, quoteAsRead, singleSpaced, webAddress } from '#engine';

/** A message to people, before it takes the form of a channel: plain text on single lines, not escaped yet. */
export type ChannelMessage = {
  readonly title: string;
  readonly sections: readonly ChannelSection[];
  /** Sentences that follow the items. */
  readonly remarks: readonly string[];
};

/** Something to be delivered once. It is made from saved data alone, so that a second attempt sends the same under the same id. */
export type Delivery = {
  readonly id: string;
  /** When it was made, ISO 8601. */
  readonly madeAt: string;
  /** As our own JSON, on one line. */
  readonly json: string;
  readonly markdown: () => string;
  readonly message: () => ChannelMessage;
};

/** Items under a heading; '' for none. */
export type ChannelSection = { readonly heading: string; readonly items: readonly ChannelItem[] };

/** A statement, the sentence that proves it, the page's address, and where it is from and of which day. All but `text` may be ''. */
export type ChannelItem = {
  readonly text: string;
  readonly quote: string;
  readonly url: string;
  readonly from: string;
};

const TITLE_CHARACTERS_MAX = 150;
const TEXT_CHARACTERS_MAX = 300;
const QUOTE_CHARACTERS_MAX = 600;

/** A foreign text on a single line, cut between two characters. */
export function plainLine(text: string, charactersMax = TEXT_CHARACTERS_MAX): string {
  return clippedText(singleSpaced(cleanText(text)), charactersMax);
}

/** The message with foreign texts made plain and cut. Links lead to http and https alone. */
export function channelMessage({ title, sections, remarks }: ChannelMessage): ChannelMessage {
  return {
    title: plainLine(title, TITLE_CHARACTERS_MAX),
    sections: sections.map(({ heading, items }) => ({
      heading: plainLine(heading, TITLE_CHARACTERS_MAX),
      items: items.map(({ text, quote, url, from }) => ({
        text: plainLine(text) || plainLine(url) || 'No title',
        quote: plainLine(quoteAsRead(quote), QUOTE_CHARACTERS_MAX),
        url: webAddress(url)?.href ?? '',
        from: plainLine(from),
      })),
    })),
    remarks: remarks.map((remark) => plainLine(remark)),
  };
}

/** The longest form of a message that fits: whole items are left out at the end and counted, 'And 7 more.' */
export function longestThatFits<Form>(
  message: ChannelMessage,
  formOf: (message: ChannelMessage) => Form,
  fits: (form: Form) => boolean,
): Form {
  const count = message.sections.flatMap(({ items }) => items).length;
  const whole = formOf(message);
  if (fits(whole)) return whole;
  let [form, shown] = [formOf(firstItems(message, 0, count)), 0];
  for (let beyond = count; beyond - shown > 1;) {
    const tried = Math.floor((shown + beyond) / 2);
    const longer = formOf(firstItems(message, tried, count));
    if (fits(longer)) [form, shown] = [longer, tried];
    else beyond = tried;
  }
  return form;
}

function firstItems(message: ChannelMessage, shown: number, count: number): ChannelMessage {
  let left = shown;
  const sections = message.sections.map(({ heading, items }) => {
    const first = items.slice(0, left);
    left -= first.length;
    return { heading, items: first };
  });
  return {
    ...message,
    sections: sections.filter(({ items }) => items.length > 0),
    remarks: [`And ${count - shown} more.`, ...message.remarks],
  };
}
