import type { ZoneAnswer, ZoneRecord } from './zones.ts';

/** One question of a packet, and where it ends. */
export type WireQuestion = { readonly name: string; readonly type: string; readonly end: number };

const HEADER_BYTES = 12;
const TYPES: Readonly<Record<number, string>> = { 1: 'A', 5: 'CNAME', 16: 'TXT' };
const NUMBERS = { A: 1, CNAME: 5, TXT: 16 } as const;
const CODES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, silence: 2 } as const;
const INTERNET = 1;
const TTL_S = 300;
/** A pointer to the name of the question. */
const SAME_NAME = 0xc0_0c;
const CHUNK_BYTES_MAX = 255;

/** Reads the question of a packet (RFC 1035). */
export function questionIn(packet: Buffer): WireQuestion {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = packet[at] ?? 0; length > 0; length = packet[at] ?? 0) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = TYPES[packet.readUInt16BE(at + 1)] ?? 'other';
  return { name: labels.join('.'), type, end: at + 5 };
}

/** The packet that answers a question. */
export function answerPacket(packet: Buffer, { end }: WireQuestion, answer: ZoneAnswer): Buffer {
  const head = Buffer.from(packet.subarray(0, HEADER_BYTES));
  // An answer, as recursive as it was asked for.
  head.writeUInt16BE(0x81_80 | CODES[answer.status], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(answer.records.length, 6);
  head.writeUInt32BE(0, 8);
  const question = packet.subarray(HEADER_BYTES, end);
  return Buffer.concat([head, question, ...answer.records.map(recordBytes)]);
}

function recordBytes(record: ZoneRecord): Buffer {
  const data = dataOf(record);
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(SAME_NAME, 0);
  head.writeUInt16BE(NUMBERS[record.type], 2);
  head.writeUInt16BE(INTERNET, 4);
  head.writeUInt32BE(TTL_S, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(record: ZoneRecord): Buffer {
  if (record.type === 'TXT') return Buffer.concat(record.parts.flatMap(chunks).map(lengthAndText));
  if (record.type === 'A') return Buffer.from(record.value.split('.').map(Number));
  return Buffer.concat([...record.value.split('.').map(lengthAndText), Buffer.from([0])]);
}

function chunks(part: string): readonly string[] {
  const count = Math.max(1, Math.ceil(part.length / CHUNK_BYTES_MAX));
  return Array.from({ length: count }, (_, index) =>
    part.slice(index * CHUNK_BYTES_MAX, (index + 1) * CHUNK_BYTES_MAX),
  );
}

function lengthAndText(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1');
  return Buffer.concat([Buffer.from([bytes.length]), bytes]);
}
