import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pushedReport } from '../testing/api-stage.ts';
import { openApi } from './open-api.ts';

const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

const parameter = z.object({ name: z.string(), in: z.string(), schema: z.looseObject({}) });
const operation = z.looseObject({ description: z.string(), parameters: z.array(parameter) });
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(JSON.parse(JSON.stringify(openApi())));
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({
    ...one,
    request: `${method.toUpperCase()} ${path}`,
  })),
);

test('the page on the API names every request with its scope and parameters, and no other', () => {
  const rows = [...page.matchAll(/^\| `([A-Z]+ \/api[^`]*)`\s*\| `(\w+)`\s*\|(.*)\|$/gm)];

  expect(new Set(rows.map(([, request]) => request))).toEqual(
    new Set(operations.map(({ request }) => request)),
  );
  expect(rows).toHaveLength(operations.length);
  for (const [, request, scope, does = ''] of rows) {
    const { description = '', parameters = [] } =
      operations.find((one) => one.request === request) ?? {};
    expect(description).toBe(`Scope: ${scope}.`);
    for (const { name, in: place } of parameters) {
      if (place === 'query') expect(does).toContain(`\`${name}\``);
    }
  }
});

test('the limits and formats on the page are those of the schemas', () => {
  const named = (name: string) =>
    operations.flatMap(({ parameters }) => parameters).find((one) => one.name === name)?.schema;

  expect(named('limit')).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 25 });
  expect(page).toContain('(25, at most 100)');
  expect(named('format')).toMatchObject({ enum: ['json', 'markdown', 'csv'] });
  expect(page).toContain('`json`, `markdown` or `csv`');
});

test('the description is JSON in which every reference leads somewhere, and says what a report is', () => {
  const text = JSON.stringify(openApi());
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  );
  const saved = z
    .looseObject({ requestBody: z.looseObject({}) })
    .parse(operations.find(({ request }) => request === 'POST /api/v1/reports'));

  expect(new Set(references)).toEqual(new Set(['#/components/responses/Refusal']));
  for (const name of Object.keys(pushedReport())) {
    expect(JSON.stringify(saved.requestBody)).toContain(`"${name}":`);
  }
});
