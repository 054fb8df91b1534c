import { z } from 'zod';
import { CRM_NAMES, CRM_NOTE_OUTCOMES, reportDocumentSchema } from '#engine';
import { tokenScope } from '../backend/auth/api-tokens.ts';

/** What a report has to look like. */
export const REPORT = reportDocumentSchema;

/** As much as a report may be on its way; the database keeps 1 MB of it as it writes it. */
export const REPORT_BYTES_MAX = 2_097_152;

const REPORTS_AT_ONCE = { usual: 25, most: 100 } as const;

const SEARCH_CHARACTERS_MAX = 200;

/** What can be done over the API. The routes and `/openapi.json` are made of it. */
export type Operation = {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As OpenAPI writes it: `/api/v1/reports/{id}`. */
  readonly path: string;
  readonly summary: string;
  /** What a token needs for it; one for writing also reads. */
  readonly scope: 'any' | z.output<typeof tokenScope>;
  readonly inPath?: z.ZodObject;
  readonly inQuery?: z.ZodObject;
  readonly body?: z.core.$ZodType;
  readonly answer: {
    readonly status: number;
    readonly description: string;
    readonly content?: Readonly<Record<string, z.core.$ZodType>>;
  };
};

const id = z.uuid().describe('The id of a report.');

/** The formats a report can be read in, and their media types. */
export const REPORT_TYPES = {
  json: 'application/json',
  markdown: 'text/markdown',
  csv: 'text/csv',
} as const;

/** What the list of reports takes. */
export const listParameters = z.strictObject({
  search: z
    .string()
    .max(SEARCH_CHARACTERS_MAX)
    .default('')
    .describe('A part of the name, of the company, or of both in this order.'),
  before: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('`next` of the page before, for the reports after it.'),
  limit: z.coerce.number().int().min(1).max(REPORTS_AT_ONCE.most).default(REPORTS_AT_ONCE.usual),
});

/** As many entries of the audit log as are answered at once. */
const ENTRIES_AT_ONCE = 1000;

/** What the audit log takes. */
export const auditParameters = z.strictObject({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('The number of the last entry you have, for those after it.'),
  limit: z.coerce.number().int().min(1).max(ENTRIES_AT_ONCE).default(ENTRIES_AT_ONCE),
});

/** How a report is read. */
export const readParameters = z.strictObject({
  format: z.enum(['json', 'markdown', 'csv']).default('json'),
});

const reportList = z.object({
  reports: z.array(
    z.object({
      id,
      name: z.string(),
      company: z.string(),
      researchedAt: z.string().describe('ISO 8601: when the research ended.'),
      savedAt: z.string().describe('ISO 8601: when the report came into the library.'),
      insightCount: z.int().describe('Items that may be about this person.'),
    }),
  ),
  next: z.string().nullable().describe('What `before` takes for the next page; null at the end.'),
});

/** The list as it is answered. */
export type ReportPage = z.output<typeof reportList>;

const tokenFacts = z.object({
  name: z.string(),
  scope: tokenScope,
  expiresAt: z.string().describe('ISO 8601.'),
});

/** How every refusal is answered. */
export const refusalSchema = z.object({
  code: z.string().describe('For programs: it does not change.'),
  message: z.string().describe('For people: what is wrong.'),
  details: z.string().nullable(),
  hint: z.string().nullable().describe('What to do about it.'),
});

/** What is recorded of a note. */
export const CRM_NOTE = z.strictObject({
  crm: z.enum(CRM_NAMES),
  outcome: z.enum(CRM_NOTE_OUTCOMES),
});

const json = (schema: z.core.$ZodType) => ({ 'application/json': schema });

/** All of the API. */
export const OPERATIONS = [
  {
    id: 'readToken',
    method: 'GET',
    path: '/api/v1/token',
    summary: 'What the token itself may do, and until when',
    scope: 'any',
    answer: { status: 200, description: 'The token.', content: json(tokenFacts) },
  },
  {
    id: 'listReports',
    method: 'GET',
    path: '/api/v1/reports',
    summary: "The account's own reports, newest first",
    scope: 'read',
    inQuery: listParameters,
    answer: { status: 200, description: 'A page of the list.', content: json(reportList) },
  },
  {
    id: 'readReport',
    method: 'GET',
    path: '/api/v1/reports/{id}',
    summary: 'One report, in the format asked for',
    scope: 'read',
    inPath: z.object({ id }),
    inQuery: readParameters,
    answer: {
      status: 200,
      description: 'The report.',
      content: {
        [REPORT_TYPES.json]: REPORT,
        [REPORT_TYPES.markdown]: z.string(),
        [REPORT_TYPES.csv]: z.string(),
      },
    },
  },
  {
    id: 'saveReport',
    method: 'POST',
    path: '/api/v1/reports',
    summary: 'Saves a report in the library; the same person and moment is saved once',
    scope: 'write',
    body: REPORT,
    answer: { status: 201, description: 'Its id.', content: json(z.object({ id })) },
  },
  {
    id: 'deleteReport',
    method: 'DELETE',
    path: '/api/v1/reports/{id}',
    summary: 'Deletes a report',
    scope: 'write',
    inPath: z.object({ id }),
    answer: { status: 204, description: 'It is gone.' },
  },
  {
    id: 'readAudit',
    method: 'GET',
    path: '/api/v1/audit',
    summary: 'The audit log, oldest entry first, as JSON Lines that `legwork audit verify` reads',
    scope: 'audit',
    inQuery: auditParameters,
    answer: {
      status: 200,
      description: 'One entry to a line; nothing at the end of the log.',
      content: { 'application/jsonl': z.string() },
    },
  },
  {
    id: 'recordCrmNote',
    method: 'POST',
    path: '/api/v1/crm-notes',
    summary: 'Enters in the audit log that a note was written to a CRM, never the note',
    scope: 'write',
    body: CRM_NOTE,
    answer: { status: 204, description: 'It is on record.' },
  },
] as const satisfies readonly Operation[];

/** The name of an operation. */
export type OperationId = (typeof OPERATIONS)[number]['id'];
