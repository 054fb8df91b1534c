import { cpus, totalmem } from 'node:os';
import process from 'node:process';

const BYTES_PER_GB = 1_073_741_824;

/** One line about the machine that figures were measured on. */
export function machineLine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / BYTES_PER_GB);
  return `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${memory} GB, Node ${process.version}, ${process.platform}`;
}
