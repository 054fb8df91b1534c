import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openLegwork } from '../testing/legwork.ts';
import {
  authorized,
  CLIENT_HEADERS,
  connect,
  connectTo,
  contentOf,
  fieldsOf,
  startHttp,
  statusUnderHost,
  TOKEN,
} from './testing/clients.ts';

const INGRID = { name: 'Ingrid Solberg', company: 'Nordvik Bank' };
const SILENT_PAGES = { path: '/v1/scrape', answer: { kind: 'silence' } } as const;

const legwork = await openLegwork();
const { simulators } = legwork;
const server = await startHttp(legwork);
/** A client of one server for all tests: whatever one of them does to it, the next is served. */
const clients = { stdio: await connect(legwork), http: await connectTo(server.url) };
const client = clients.stdio;
afterAll(async () => {
  await Promise.all([clients.stdio.close(), clients.http.close()]);
  await server[Symbol.asyncDispose]();
  await legwork[Symbol.asyncDispose]();
});
beforeEach(() => simulators.reset());

test.each(['stdio', 'http'] as const)(
  'over %s an assistant gets a brief with quotes, results with verdicts, and the costs',
  async (transport) => {
    const progress: number[] = [];

    const answer = await clients[transport].callTool(
      { name: 'research_person', arguments: { ...INGRID, size: 'report', fresh: true } },
      undefined,
      { onprogress: (each) => progress.push(each.progress / (each.total ?? 0)) },
    );

    const content = contentOf(answer);
    expect(content).toMatchObject({ outcome: 'report', creditsMax: 160 });
    expect(fieldsOf(content['results'], 'verdict')).toContain('confirmed');
    expect(JSON.stringify(content['brief'])).toContain('"quote":');
    expect(JSON.stringify(content['brief'])).toContain('"question":');
    expect(JSON.stringify(content['credits'])).toContain('"scraperapi"');
    expect(progress.length).toBeGreaterThan(5);
    expect(progress).toEqual([...new Set(progress)].toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBeLessThan(1);
    const [{ text }] = z.tuple([z.object({ text: z.string() })]).parse(answer.content);
    expect(text).toContain('## Why now');
    expect(text.length).toBeLessThan(JSON.stringify(content).length);
  },
);

test('the tools say what they cost and that page text is untrusted', async () => {
  const { tools } = await client.listTools();

  expect(tools.map(({ name }) => name)).toEqual([
    'research_person',
    'read_more',
    'judge_pages',
    'whats_new',
  ]);
  expect(tools.every(({ outputSchema }) => outputSchema !== undefined)).toBe(true);
  for (const name of ['research_person', 'read_more', 'whats_new']) {
    const { description = '', annotations } = tools.find((tool) => tool.name === name) ?? {};
    expect(annotations?.readOnlyHint).toBe(false);
    expect(description).toMatch(/credits[^]*untrusted data/iu);
  }
  expect(client.getInstructions()).toContain('untrusted');
});

test('judging pages that the caller brings asks no service', async () => {
  const pages = [
    {
      url: 'https://nordvik.example/team',
      title: 'Our management',
      markdown: 'Ingrid Solberg is Chief Risk Officer of Nordvik Bank.',
    },
    {
      url: 'https://choir.example/',
      title: 'Choir',
      markdown: 'Ingrid Solberg sings alto in the village choir of Tarnby and bakes bread.',
    },
  ];

  const answer = await client.callTool({ name: 'judge_pages', arguments: { ...INGRID, pages } });

  const { credits, pages: judged } = contentOf(answer);
  expect(credits).toBe(0);
  const percents = fieldsOf(judged, 'percent').map(Number);
  expect(percents).toHaveLength(2);
  expect(percents[0]).toBeGreaterThan(percents[1] ?? 100);
  expect(callsMade()).toBe(0);
});

test('twenty pages of 200,000 letters, which the tool allows, are judged, and the client is served on', async () => {
  const markdown = '田中花子は銀行で。 '.repeat(20_000);
  const pages = Array.from({ length: 20 }, (_, index) => ({
    url: `https://nordvik.example/${index}`,
    markdown,
  }));

  const answer = await client.callTool({ name: 'judge_pages', arguments: { ...INGRID, pages } });

  expect(markdown).toHaveLength(200_000);
  expect(fieldsOf(contentOf(answer)['pages'], 'index')).toHaveLength(20);
  expect((await client.listTools()).tools).toHaveLength(4);
});

test('what is new leaves out what is older, undated or known', async () => {
  const since = '2000-01-01';
  const ask = async (known: readonly unknown[]) =>
    contentOf(
      await client.callTool({
        name: 'whats_new',
        arguments: { ...INGRID, since, known_urls: known },
      }),
    );

  const all = await ask([]);
  const urls = fieldsOf(all['results'], 'url');
  const rest = await ask(urls);
  const future = contentOf(
    await client.callTool({ name: 'whats_new', arguments: { ...INGRID, since: '2999-01-01' } }),
  );

  expect(urls.length).toBeGreaterThan(0);
  expect(rest['results']).toEqual([]);
  expect(future['results']).toEqual([]);
});

test.each(['stdio', 'http'] as const)(
  'over %s a cancelled call ends its requests, and the next call is answered',
  async (transport) => {
    simulators.firecrawl.script(SILENT_PAGES);
    const asking = clients[transport];
    const cancel = new AbortController();
    const call = asking.callTool(
      { name: 'research_person', arguments: { ...INGRID, fresh: true } },
      undefined,
      { signal: cancel.signal },
    );
    await simulators.firecrawl.until((calls) => calls.length > 0);
    cancel.abort('enough');

    await expect(call).rejects.toThrow('enough');
    await allAborted();
    expect((await asking.listTools()).tools).toHaveLength(4);
  },
);

test('two calls at once are both answered, each about its own person', async () => {
  const people = [INGRID, { name: 'Ingrid Solberg', company: 'Nowhere Ltd' }];

  const answers = await Promise.all(
    people.map((person) =>
      client.callTool({ name: 'research_person', arguments: { ...person, fresh: true } }),
    ),
  );

  expect(answers.map((answer) => contentOf(answer)['outcome'])).toHaveLength(2);
  expect(JSON.stringify(answers[0])).not.toBe(JSON.stringify(answers[1]));
});

test('wrong arguments are refused by name, and nothing is asked', async () => {
  const answer = await client.callTool({
    name: 'research_person',
    arguments: { name: 'Ingrid Solberg', credits_max: -1 },
  });

  expect(answer.isError).toBe(true);
  expect(JSON.stringify(answer.content)).toMatch(/company[^]*credits_max/u);
  expect(callsMade()).toBe(0);
});

test('malformed lines are skipped, and a client that vanishes ends the server and its calls', async () => {
  simulators.firecrawl.script(SILENT_PAGES);
  const vanished = spawn(process.execPath, [legwork.program, 'mcp'], {
    env: { ...legwork.variables },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const answers: string[] = [];
  vanished.stdout.on('data', (chunk: Buffer) => answers.push(chunk.toString()));
  const lines = [
    'this is no message',
    '{"jsonrpc":"2.0"',
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    JSON.stringify({
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'research_person', arguments: { ...INGRID, fresh: true } },
    }),
  ];
  vanished.stdin.write(`${lines.join('\n')}\n`);
  await simulators.firecrawl.until((calls) => calls.length > 0);
  vanished.stdin.end();

  await once(vanished, 'exit');

  expect(vanished.exitCode).toBe(0);
  expect(answers.join('')).toContain('"id":1');
  await allAborted();
});

test('by HTTP nobody calls without the token, from a web page, or under another host name', async () => {
  const ask = (headers: Readonly<Record<string, string>>) =>
    fetch(server.url, { method: 'POST', body: '{}', headers });
  const authorization = `Bearer ${TOKEN}`;

  const statuses = [
    await ask({}),
    await ask({ authorization: `Bearer ${TOKEN}x` }),
    await ask({ authorization, origin: 'https://evil.example' }),
    await ask({ authorization, origin: 'null' }),
    await fetch(server.url.replace('/mcp', '/'), { headers: { authorization } }),
  ].map(({ status }) => status);
  const rebound = await statusUnderHost(server.url, 'evil.example');

  expect(statuses).toEqual([401, 401, 403, 403, 404]);
  expect(rebound).toBe(403);
});

test('without a token, or with a short one, the server does not start by HTTP and says what to set', async () => {
  const missing = await legwork.run(['mcp', '--http']);
  const short = await legwork.run(['mcp', '--http'], {
    variables: { LEGWORK_MCP_TOKEN: 'short' },
  });

  expect([missing.code, short.code]).toEqual([2, 2]);
  expect(missing.stderr).toContain('LEGWORK_MCP_TOKEN is not set.');
  expect(short.stderr).toContain('at least 16 characters');
  expect(short.stderr).not.toContain('short.');
});

test('a body that is no JSON, and a session that does not exist, are answered by the protocol', async () => {
  const broken = await fetch(server.url, {
    method: 'POST',
    body: '{"jsonrpc"',
    headers: CLIENT_HEADERS,
  });
  const unknown = await fetch(server.url, {
    method: 'POST',
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    headers: { ...CLIENT_HEADERS, 'mcp-session-id': 'made-up' },
  });

  expect([broken.status, unknown.status]).toEqual([400, 404]);
});

test('by HTTP a client that vanishes in the middle of a call ends its requests', async () => {
  simulators.firecrawl.script(SILENT_PAGES);
  const vanishing = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(server.url), authorized());
  await vanishing.connect(transport);
  const call = vanishing.callTool({
    name: 'research_person',
    arguments: { ...INGRID, fresh: true },
  });
  const outcome = call.catch((error: unknown) => error);
  await simulators.firecrawl.until((calls) => calls.length > 0);

  await transport.close();

  expect(await outcome).toBeInstanceOf(Error);
  await allAborted();
});

/** Resolves when the services have seen every call of pages cut off. */
function allAborted(): Promise<void> {
  return simulators.firecrawl.until((calls) => calls.every(({ aborted }) => aborted));
}

function callsMade(): number {
  return simulators.firecrawl.calls.length + simulators.scraperApi.calls.length;
}
