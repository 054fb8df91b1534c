import { z } from 'zod';
import { REPORT_TYPES, OPERATIONS, refusalSchema, type Operation } from './operations.ts';

/** The API in OpenAPI 3.1, made of the schemas that requests are checked with. */
export function openApi(): object {
  const operations: readonly Operation[] = OPERATIONS;
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = described(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Legwork',
      version: '1',
      description:
        'Your own saved reports, and for administrators the audit log, for scripts. Tokens are made in the account menu.',
    },
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'An API token: legwork_…' },
      },
      responses: {
        Refusal: { description: 'Why it was not done.', content: contentOf(JSON_REFUSAL) },
      },
    },
  };
}

const JSON_REFUSAL = { [REPORT_TYPES.json]: refusalSchema };

function described({ id, summary, scope, inPath, inQuery, body, answer }: Operation): object {
  return {
    operationId: id,
    summary,
    description: `Scope: ${scope}.`,
    parameters: [...parametersIn('path', inPath), ...parametersIn('query', inQuery)],
    ...(body && {
      requestBody: {
        required: true,
        content: { [REPORT_TYPES.json]: { schema: schemaOf(body, 'input') } },
      },
    }),
    responses: {
      [answer.status]: {
        description: answer.description,
        ...(answer.content && { content: contentOf(answer.content) }),
      },
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined): readonly object[] {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema?.shape ?? {};
  return Object.entries(shape).map(([name, one]) => {
    const { description, ...rest } = schemaOf(one, 'output');
    const isRequired = place === 'path';
    return {
      name,
      in: place,
      required: isRequired,
      ...(description && { description }),
      schema: rest,
    };
  });
}

function contentOf(content: Readonly<Record<string, z.core.$ZodType>>): object {
  return Object.fromEntries(
    Object.entries(content).map(([type, schema]) => [type, { schema: schemaOf(schema, 'input') }]),
  );
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
