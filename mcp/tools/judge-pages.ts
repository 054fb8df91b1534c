import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { judgeDocuments, markdownLink, markdownText, reasonText, toBeConfirmedText } from '#engine';
import { dateAnswer, resultOutput, toolAnswer } from '../answer.ts';
import type { McpContext } from '../context.ts';
import { personInput, prospectOf } from '../person.ts';

const PAGES_MAX = 50;
const TITLE_CHARACTERS_MAX = 1000;
const TEXT_CHARACTERS_MAX = 200_000;

const page = z.object({
  url: z.string().max(TITLE_CHARACTERS_MAX * 2),
  title: z.string().max(TITLE_CHARACTERS_MAX).default(''),
  description: z.string().max(TEXT_CHARACTERS_MAX).default(''),
  markdown: z
    .string()
    .max(TEXT_CHARACTERS_MAX)
    .default('')
    .describe('The text of the page as Markdown; leave it out for a bare search result'),
  metadata: z.record(z.string(), z.unknown()).default({}),
});

const judgement = resultOutput
  .omit({ title: true, source: true, snippet: true })
  .extend({ index: z.number().describe('Which of the pages given, from 0') });

const inputSchema = z.object({ ...personInput, pages: z.array(page).min(1).max(PAGES_MAX) });

const outputSchema = z.object({ credits: z.number(), pages: z.array(judgement) });

/** `judge_pages`: the verdict on pages that the caller brings. Asks no service and costs nothing. */
export function judgePagesTool(server: McpServer, { now }: McpContext): void {
  server.registerTool(
    'judge_pages',
    {
      title: 'Judge pages',
      description:
        'Decides for each page given whether it is about this very person or about a namesake, what kind of page it is, and when it was published. Free: no service is asked. Give all pages at once, since they are evidence about each other.',
      inputSchema,
      outputSchema,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ pages, ...person }) => {
      const documents = pages.map((each, index) => ({ ...each, id: String(index) }));
      const prospect = prospectOf(person);
      const judgements = judgeDocuments({ prospect, documents, now: now() });
      const pagesJudged = judgements.map((judged, index) => ({
        index,
        url: documents[index]?.url ?? '',
        verdict: judged.verdict,
        percent: judged.relevance,
        reasons: judged.reasons.map(reasonText),
        toBeConfirmed: toBeConfirmedText(judged, prospect),
        type: judged.type,
        date: dateAnswer(judged.date),
      }));
      return toolAnswer({ credits: 0, pages: pagesJudged }, pagesJudged.map(judgedText).join('\n'));
    },
  );
}

function judgedText(judged: z.output<typeof judgement>): string {
  const { index, url, verdict, percent, reasons, toBeConfirmed } = judged;
  const why = reasons.length === 0 ? '' : `: ${reasons.map(markdownText).join('; ')}`;
  const lack = toBeConfirmed === '' ? '' : `. ${markdownText(toBeConfirmed)}`;
  return `${index}. ${markdownLink(url, url)}, ${verdict}, ${percent}%${why}${lack}`;
}
