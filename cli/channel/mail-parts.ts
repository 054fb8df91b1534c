import { escapedHtml as escaped, inQuotationMarks } from '#engine';
import type { ChannelItem, ChannelMessage } from './channel-message.ts';

const UNSUBSCRIBE = 'Sent by Legwork. To get no more of these, answer this mail.';

/** A message as the plain part of a mail. */
export function mailText({ title, sections, remarks }: ChannelMessage): string {
  const blocks = [
    title,
    ...sections.flatMap(({ heading, items }) => [
      ...(heading === '' ? [] : [`${heading}\n${'-'.repeat(heading.length)}`]),
      ...items.map(itemText),
    ]),
    ...remarks,
    `-- \n${UNSUBSCRIBE}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function itemText({ text, quote, url, from }: ChannelItem): string {
  const lines = [text, quote === '' ? '' : inQuotationMarks(quote), from, url];
  return `* ${lines.filter((line) => line !== '').join('\n  ')}`;
}

/** The same as the HTML part, with every text escaped: no image, style sheet or script of a page's gets into a mail. */
export function mailHtml({ title, sections, remarks }: ChannelMessage): string {
  const body = [
    `<h1 style="font-size:18px">${escaped(title)}</h1>`,
    ...sections.flatMap(({ heading, items }) => [
      ...(heading === '' ? [] : [`<h2 style="font-size:15px">${escaped(heading)}</h2>`]),
      ...(items.length === 0 ? [] : [`<ul>\n${items.map(itemHtml).join('\n')}\n</ul>`]),
    ]),
    ...remarks.map((remark) => `<p>${escaped(remark)}</p>`),
    `<p style="color:#666">${UNSUBSCRIBE}</p>`,
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="font-family:sans-serif;font-size:14px;line-height:1.5;max-width:640px">
${body.join('\n')}
</body>
</html>
`;
}

function itemHtml({ text, quote, url, from }: ChannelItem): string {
  const words = escaped(text);
  const lines = [
    url === '' ? words : `<a href="${escaped(url)}">${words}</a>`,
    quote === '' ? '' : escaped(inQuotationMarks(quote)),
    from === '' ? '' : `<span style="color:#666">${escaped(from)}</span>`,
  ];
  return `<li style="margin-bottom:8px">${lines.filter((line) => line !== '').join('<br>\n')}</li>`;
}
