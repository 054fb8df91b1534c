const MICROSECONDS_PER_MS = 1000;

/** The processor time a piece of work took, in milliseconds: unlike the wall clock it does not count what else the machine does. */
export function cpuTimeMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS_PER_MS;
}
