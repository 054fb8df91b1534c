import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { prospectKey, reportDocumentFrom, type ReportDocument } from '#engine';
import { BackendError } from '../backend-error.ts';
import type { ReportLibrary, ReportQuery, SavedReport } from '../reports.ts';
import { storable, storableText, parsedAs, throwIfFailed, searchPattern } from './answer.ts';

const SHARE_COLUMNS = 'ownerName:owner_name, receiverId:receiver_id, receiverEmail:receiver_email';
const shareRowsSchema = z.array(
  z.object({ ownerName: z.string(), receiverId: z.string(), receiverEmail: z.string() }),
);
const REPORT_COLUMNS = `id, prospectKey:prospect_key, name:prospect_name, company, researchedAt:researched_at, savedAt:created_at, insightCount:insight_count, shares:report_shares(${SHARE_COLUMNS})`;
const reportRowsSchema = z.array(
  z.object({
    id: z.string(),
    prospectKey: z.string(),
    name: z.string(),
    company: z.string(),
    researchedAt: z.string(),
    savedAt: z.string(),
    insightCount: z.number(),
    shares: shareRowsSchema,
  }),
);
const documentRowSchema = z.object({ document: z.unknown() });
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The account's saved reports over PostgREST; the database answers everybody's own rows, and those shared with them. */
export function createSupabaseReports(client: PostgrestClient): ReportLibrary {
  return {
    async saveReport(document) {
      const { prospect, researchedAt, results } = document;
      const answer = await client.rpc('save_report', {
        prospect_key: storableText(prospectKey(prospect)),
        prospect_name: storableText(prospect.name.trim()),
        company: storableText(prospect.company.trim()),
        researched_at: researchedAt,
        insight_count: results.filter(({ verdict }) => verdict !== 'other').length,
        document: JSON.stringify(storable(document)),
      });
      return parsedAs(z.string(), answer);
    },
    listReports: (query, signal) => listReports(client, query, signal),
    async readReport(id, signal) {
      // Whatever is in an address is asked for; the database wants nothing but ids.
      if (!UUID.test(id)) return null;
      const answer = await client
        .from('reports')
        .select('document')
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle();
      const row = parsedAs(z.nullable(documentRowSchema), answer);
      return row && documentIn(row);
    },
    async readEarlierReport({ accountId, prospectKey: key, before }, signal) {
      const answer = await client
        .from('reports')
        .select('document')
        .eq('user_id', accountId)
        .eq('prospect_key', key)
        .lt('researched_at', before)
        .order('researched_at', { ascending: false })
        .limit(1)
        .abortSignal(signal);
      const [row] = parsedAs(z.array(documentRowSchema), answer);
      return row === undefined ? null : documentIn(row);
    },
    ...sharing(client),
    async deleteReport(id) {
      throwIfFailed(await client.from('reports').delete().eq('id', id));
    },
  };
}

type Sharing = Pick<ReportLibrary, 'readShares' | 'shareReport' | 'unshareReport'>;

function sharing(client: PostgrestClient): Sharing {
  return {
    async readShares(id, signal) {
      if (!UUID.test(id)) return [];
      const answer = await client
        .from('report_shares')
        .select(SHARE_COLUMNS)
        .eq('report_id', id)
        .order('receiver_email')
        .abortSignal(signal);
      return parsedAs(shareRowsSchema, answer);
    },
    async shareReport(id, email) {
      const answer = await client.rpc('share_report', { report: id, colleague: email });
      return parsedAs(z.boolean(), answer);
    },
    async unshareReport(id, receiverId) {
      const shares = client.from('report_shares').delete();
      const answer = await shares.eq('report_id', id).eq('receiver_id', receiverId);
      throwIfFailed(answer);
    },
  };
}

function documentIn({ document }: z.output<typeof documentRowSchema>): ReportDocument {
  const read = reportDocumentFrom(document);
  if (read === null) throw new BackendError('unreadable', 'The saved report cannot be read.');
  return read;
}

async function listReports(
  client: PostgrestClient,
  { search, before, limit }: ReportQuery,
  signal: AbortSignal,
): Promise<readonly SavedReport[]> {
  const all = client.from('reports').select(REPORT_COLUMNS);
  const pattern = searchPattern(search);
  const found = pattern === null ? all : all.regexMatch('search_text', pattern);
  const page = before === null ? found : found.lt('created_at', before);
  const answer = await page
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit)
    .abortSignal(signal);
  return parsedAs(reportRowsSchema, answer);
}
