/** Where public sources about companies are, by the family that users switch on and off. */
export type CompanySourceAddresses = {
  /** The domain name system over HTTPS: who is asked first, and who is asked where that one does not answer. */
  readonly dns: { readonly first: string; readonly other: string };
};

/** A group of sources about the company that is switched on and off as one. */
export type SourceFamily = keyof CompanySourceAddresses;
