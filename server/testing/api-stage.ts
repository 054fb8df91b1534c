import { beforeAll, beforeEach } from 'vitest';
import { EMPTY_BRIEF, type ReportDocument } from '#engine';
import type { DatabaseStage, TestPerson } from './on-every-database.ts';
import type { TestTarget } from './test-clients.ts';

/** The id of nothing. */
export const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** A report on Petra Privat without any result; every part has a default. */
export function pushedReport(part: Partial<ReportDocument> = {}): ReportDocument {
  return {
    version: 1,
    prospect: {
      name: 'Petra Privat',
      company: 'Nirgendheim AG',
      companyUrl: '',
      position: '',
      linkedinUrl: '',
      notes: '',
    },
    researchedAt: '2026-11-20T09:00:00.000Z',
    foundBy: 'tavily',
    results: [],
    unread: [],
    aboutCompany: null,
    brief: EMPTY_BRIEF,
    ...part,
  };
}

/** Makes a token as the account menu does. */
export async function tokenOf({ rest }: TestPerson, scope = 'write', days = 90): Promise<string> {
  const made = await rest.rpc('create_api_token', { token_name: 'Cron', token_scope: scope, days });
  if (made.error) throw made.error;
  return String(made.data);
}

/** Asks the API with a token; answers status, text and the JSON it is. */
export async function askApi(
  { url }: TestTarget,
  token: string,
  path: string,
  { method = 'GET', body }: { readonly method?: string; readonly body?: unknown } = {},
) {
  const answer = await fetch(`${url}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = /^application\/json(?:;|$)/.test(answer.headers.get('content-type') ?? '');
  const json: unknown = isJson ? JSON.parse(text) : null;
  return { status: answer.status, text, json, headers: answer.headers };
}

/** Status and code of a refusal. */
export const codeOf = ({ status, json }: { readonly status: number; readonly json: unknown }) => [
  status,
  typeof json === 'object' && json !== null && 'code' in json ? json.code : null,
];

/** What is answered to a token that does not work. */
export const WRONG = [401, 'token_rejected'];

/** Two users and no report, record or mark before each test. */
export function withOwners({ query, create, signIn }: DatabaseStage, place: string) {
  const people: TestPerson[] = [];
  beforeAll(async () => {
    for (const name of ['owner', 'other']) {
      await create(`${name}@${place}.example`);
      people.push(await signIn(`${name}@${place}.example`));
    }
  });
  beforeEach(async () => {
    for (const table of ['public.reports', 'public.research_log', 'legwork.forgotten_people']) {
      await query(`delete from ${table}`);
    }
    await query('delete from legwork.api_tokens');
  });
  return (name: 'owner' | 'other'): TestPerson => {
    const person = people[name === 'owner' ? 0 : 1];
    if (!person) throw new Error('They are there inside tests only');
    return person;
  };
}
