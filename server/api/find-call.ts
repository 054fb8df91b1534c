import { z } from 'zod';
import type { Refusal } from '../backend/gate/refusal.ts';
import { OPERATIONS, type Operation, type OperationId } from './operations.ts';

/** What a request asks for. */
export type Call = {
  readonly id: OperationId;
  readonly scope: Operation['scope'];
  /** The report's id; '' where none is in the path. */
  readonly report: string;
  readonly query: Readonly<Record<string, string>>;
};

const SEGMENT = /\{(\w+)\}/g;

/** What a request asks for, its parameters checked; what is not described is refused. */
export function findCall(method: string, { pathname, searchParams }: URL): Call | Refusal {
  const operations: readonly (Operation & { readonly id: OperationId })[] = OPERATIONS;
  const here = operations.flatMap((operation) => {
    const pattern = new RegExp(`^${operation.path.replaceAll(SEGMENT, '(?<$1>[^/]+)')}$`);
    const found = pattern.exec(pathname);
    return found === null ? [] : [{ operation, inPath: { ...found.groups } }];
  });
  const [first] = here;
  if (!first) return NOT_FOUND;
  const asked = here.find(({ operation }) => operation.method === method);
  if (!asked) {
    const methods = here.map(({ operation }) => operation.method);
    const message = `Only ${methods.join(' and ')} is possible here.`;
    return { status: 405, code: 'method_not_allowed', message };
  }
  const { id, scope, inPath = z.object({}), inQuery = z.strictObject({}) } = asked.operation;
  if (!inPath.safeParse(asked.inPath).success) return BAD_ID;
  const names = [...searchParams.keys()];
  const query = Object.fromEntries(searchParams);
  const read = inQuery.safeParse(query);
  const isTwice = new Set(names).size < names.length;
  if (isTwice || !read.success) return badParameter(isTwice ? undefined : read.error);
  return { id, scope, report: asked.inPath['id'] ?? '', query };
}

function badParameter(error: z.ZodError | undefined): Refusal {
  const [issue] = error?.issues ?? [];
  const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  return {
    status: 400,
    code: 'validation_failed',
    message:
      issue === undefined
        ? 'A parameter is given twice.'
        : `The parameter ${String(name).slice(0, 60)} cannot be used: see /openapi.json.`,
  };
}

const NOT_FOUND: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'Not found. /openapi.json lists what there is.',
};
const BAD_ID: Refusal = {
  status: 400,
  code: 'validation_failed',
  message: 'The id of a report is a UUID.',
};
