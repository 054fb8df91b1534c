import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { jsonReply, type Reply } from '../server/answer.ts';
import { createLedger } from '../server/ledger.ts';
import { openCors, openPreflight } from '../server/open-cors.ts';
import type { RecordedCall } from '../server/recorded-call.ts';
import type { Simulator, SimulatorOptions } from '../server/simulator.ts';
import { startSimulator } from '../server/start-simulator.ts';
import { answerPacket, questionIn } from './wire-format.ts';
import { answerFrom, DEMO_ZONES, type ZoneRecord, type Zones } from './zones.ts';

/** Stands in for the domain name system twice: over HTTPS in JSON (`baseUrl`), and as a server of UDP packets. */
export type DnsSimulator = Simulator & {
  /** Address and port of the server of packets. */
  readonly nameServer: string;
  /** The names that packets asked for, with their types: 'trust.acme.example CNAME'. */
  readonly questions: readonly string[];
  /** Resolves when packets have asked this many different questions; a resolver on a busy machine asks one again. */
  readonly untilAsked: (count: number) => Promise<void>;
};

/** What is published; the demo's companies by default. */
export type DnsOptions = SimulatorOptions & { readonly zones?: Zones };

const STATUSES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, silence: 2 } as const;
const NUMBERS = { A: 1, CNAME: 5, TXT: 16 } as const;

/** Starts both on 127.0.0.1. */
export async function startDns(options: DnsOptions = {}): Promise<DnsSimulator> {
  const { zones = DEMO_ZONES } = options;
  const questions: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (packet, from) => {
    const question = questionIn(packet);
    questions.push(`${question.name} ${question.type}`);
    const answer = answerFrom(zones, question.name, question.type);
    if (answer.status === 'silence') return;
    socket.send(answerPacket(packet, question, answer), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const ledger = createLedger({});
  const http = await startSimulator(
    {
      answer: (call) => jsonAnswer(zones, call),
      preflight: openPreflight,
      corsHeaders: openCors,
      ledger,
      reset: () => void questions.splice(0),
    },
    options,
  ).catch((error: unknown) => {
    socket.close();
    throw error;
  });
  async function close(): Promise<void> {
    const closed = once(socket, 'close');
    socket.close();
    await Promise.all([closed, http.close()]);
  }
  return {
    ...http,
    nameServer: `127.0.0.1:${socket.address().port}`,
    questions,
    untilAsked: async (count) => {
      while (new Set(questions).size < count) await once(socket, 'message');
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function jsonAnswer(zones: Zones, { query }: RecordedCall): Reply {
  const { name = '', type = '' } = query;
  const { status, records } = answerFrom(zones, name, type);
  const answers = records.map((record) => ({
    name: `${name}.`,
    type: NUMBERS[record.type],
    TTL: 300,
    data: textOf(record),
  }));
  return jsonReply(200, {
    Status: STATUSES[status],
    TC: false,
    RD: true,
    RA: true,
    Question: [{ name: `${name}.`, type }],
    ...(answers.length === 0 ? {} : { Answer: answers }),
  });
}

/** Names end in a dot; texts come in quotes, each part in its own. */
function textOf(record: ZoneRecord): string {
  if (record.type === 'TXT') {
    return record.parts.map((part) => `"${part.replaceAll(/["\\]/gu, String.raw`\$&`)}"`).join(' ');
  }
  return record.type === 'CNAME' ? `${record.value}.` : record.value;
}
