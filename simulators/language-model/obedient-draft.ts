import { z } from 'zod';

const task = z.object({
  lines: z.array(z.object({ id: z.string(), kind: z.string(), quote: z.string() })),
  form: z.object({ name: z.string(), company: z.string() }),
  offer: z.string(),
});

type Line = z.output<typeof task>['lines'][number];
type Part = { readonly text: string } | { readonly quote: string };
type Sentence = { readonly parts: readonly Part[] };

/** What a model that keeps to its rules, but for one sentence in each mail, answers to the program's request; 'ready' to anything else. */
export function obedientDraft(message: string): string {
  const read = task.safeParse(parsed(message));
  if (!read.success) return 'ready';
  const { lines, form, offer } = read.data;
  const line = lines.find(({ kind }) => kind === 'words') ?? lines[0];
  if (line === undefined) return 'ready';
  const first = form.name.split(' ')[0] ?? form.name;
  return JSON.stringify({
    mails: {
      plain: mail(`Dear ${first},`, line, offer),
      warm: mail(`Hello ${first},`, line, offer),
      short: mail(`Hi ${first},`, line, offer).slice(0, -1),
    },
    summary: lines.slice(0, 3).map(({ id }) => quoting('One page says this: ', id)),
    order: lines.map(({ id }) => id).toReversed(),
  });
}

function mail(greeting: string, { id }: Line, offer: string): readonly Sentence[] {
  return [
    { parts: [{ text: greeting }] },
    quoting('I read this line and kept coming back to it: ', id),
    {
      parts: [{ text: 'What would you tell somebody who is about to begin with it?' }],
    },
    {
      parts: [
        { text: offer === '' ? 'I would like to hear your view.' : `What we offer: ${offer}` },
      ],
    },
    // The one sentence that names what no line does.
    { parts: [{ text: 'You won an award for it in Lisbon.' }] },
    {
      parts: [{ text: 'Would a short conversation in the coming weeks be of interest to you?' }],
    },
  ];
}

function quoting(text: string, id: string): Sentence {
  return { parts: [{ text }, { quote: id }] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
