import { z } from 'zod';
import {
  prospectKey,
  reportCsv,
  reportDocumentFrom,
  reportJson,
  reportMarkdown,
  type ReportDocument,
} from '#engine';
import { refuse, type Refusal } from '../backend/gate/refusal.ts';
import {
  REPORT_TYPES,
  type auditParameters,
  type listParameters,
  type ReportPage,
} from './operations.ts';

/** Asks the gate something about a table, as the owner of the token. */
export type AskTable = (
  path: string,
  how?: { readonly method: 'POST' | 'DELETE'; readonly body?: object },
) => Promise<Response>;

const reportRows = z.array(
  z.object({
    id: z.string(),
    prospect_name: z.string(),
    company: z.string(),
    researched_at: z.string(),
    created_at: z.string(),
    insight_count: z.number(),
  }),
);

const WRITERS = { json: reportJson, markdown: reportMarkdown, csv: reportCsv } as const;

/** A page of the token owner's reports, newest first. */
export async function listReports(
  ask: AskTable,
  { search, before, limit }: z.output<typeof listParameters>,
): Promise<Response> {
  const wanted = new URLSearchParams({
    select: 'id,prospect_name,company,researched_at,created_at,insight_count',
    order: 'created_at.desc,id.desc',
    limit: String(limit),
  });
  // After these signs PostgreSQL takes the rest for what it is; what is searched is in lower case.
  if (search !== '') wanted.set('search_text', `match.***=${search.toLowerCase()}`);
  if (before !== undefined) wanted.set('created_at', `lt.${before}`);
  const answer = await ask(`reports?${wanted.toString()}`);
  if (!answer.ok) return answer;
  const reports = reportRows.parse(await answer.json()).map((row) => ({
    id: row.id,
    name: row.prospect_name,
    company: row.company,
    researchedAt: row.researched_at,
    savedAt: row.created_at,
    insightCount: row.insight_count,
  }));
  const next = reports.length === limit ? (reports.at(-1)?.savedAt ?? null) : null;
  return Response.json({ reports, next } satisfies ReportPage);
}

/** One of the token owner's reports in a format of the exports. */
export async function readReport(
  ask: AskTable,
  id: string,
  format: keyof typeof REPORT_TYPES,
): Promise<Response> {
  const answer = await ask(`reports?select=document&id=eq.${id}`);
  if (!answer.ok) return answer;
  const [row] = z.array(z.object({ document: z.unknown() })).parse(await answer.json());
  if (!row) return refuse('/api/', NO_REPORT);
  const document = reportDocumentFrom(row.document);
  if (document === null) return refuse('/api/', UNREADABLE);
  return new Response(WRITERS[format](document), {
    headers: { 'content-type': `${REPORT_TYPES[format]}; charset=utf-8` },
  });
}

/** Saves a report in the token owner's library, as a browser does. */
export async function saveReport(ask: AskTable, document: ReportDocument): Promise<Response> {
  const { prospect, researchedAt, results } = document;
  const body = {
    prospect_key: prospectKey(prospect),
    prospect_name: prospect.name.trim(),
    company: prospect.company.trim(),
    researched_at: researchedAt,
    insight_count: results.filter(({ verdict }) => verdict !== 'other').length,
    document: JSON.stringify(document),
  };
  const answer = await ask('rpc/save_report', { method: 'POST', body });
  return answer.ok
    ? Response.json({ id: z.uuid().parse(await answer.json()) }, { status: 201 })
    : answer;
}

/** What server/audit-chain.ts checks. */
const AUDIT_COLUMNS =
  'number,happened_at,action,actor_id,actor_email,target_id,target_email,details,previous_digest,digest';

/** A part of the audit log as JSON Lines, oldest entry first. */
export async function readAuditPage(
  ask: AskTable,
  { after, limit }: z.output<typeof auditParameters>,
): Promise<Response> {
  const wanted = `select=${AUDIT_COLUMNS}&number=gt.${after}&order=number&limit=${limit}`;
  const answer = await ask(`audit_log?${wanted}`);
  if (!answer.ok) return answer;
  const entries = z.array(z.unknown()).parse(await answer.json());
  return new Response(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), {
    headers: { 'content-type': 'application/jsonl; charset=utf-8' },
  });
}

/** Deletes one of the token owner's reports. */
export async function deleteReport(ask: AskTable, id: string): Promise<Response> {
  const answer = await ask(`reports?select=id&id=eq.${id}`, { method: 'DELETE' });
  if (!answer.ok) return answer;
  const removed = z.array(z.unknown()).parse(await answer.json());
  return removed.length === 0 ? refuse('/api/', NO_REPORT) : new Response(null, { status: 204 });
}

const NO_REPORT: Refusal = {
  status: 404,
  code: 'no_such_report',
  message: 'You have no report with this id.',
};
const UNREADABLE: Refusal = {
  status: 500,
  code: 'unreadable',
  message: 'The saved report cannot be read.',
};
