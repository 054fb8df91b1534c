/** The records that are looked up: where a name points, an address, and free texts. */
export type DnsRecordType = 'CNAME' | 'A' | 'TXT';

/** A resolver of the domain name system: the browser's asks over HTTPS, Node's the network's own. */
export type DnsResolver = {
  /**
   * The values of a name's records: names without the dot at their end, addresses, texts with their parts joined. None when
   * the name does not exist or has no such record. Throws a `ServiceError` when nobody could tell; on abort it rejects with the
   * signal's reason.
   */
  readonly resolve: (
    name: string,
    type: DnsRecordType,
    signal: AbortSignal,
  ) => Promise<readonly string[]>;
};
