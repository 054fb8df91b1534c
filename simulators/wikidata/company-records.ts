/** What the encyclopaedia knows of one company, beyond its name and site. */
export type CompanyRecord = {
  readonly aliases?: readonly string[];
  readonly formerNames?: readonly string[];
  readonly ticker?: string;
};

/** By the company's name in the fictional web; the other companies of that web are recorded by name and site alone. */
export const COMPANY_RECORDS: Readonly<Record<string, CompanyRecord>> = {
  'Nordvik Bank': {
    aliases: ['Nordvik', 'NVB'],
    formerNames: ['Nordvik Sparebank'],
    ticker: 'NVB',
  },
  'Castellan Foods plc': {
    aliases: ['Castellan'],
    ticker: 'CAST',
  },
};

/** What bears a company's name without being one, as an encyclopaedia has it; asked for by that name it comes along. */
export const NAMESAKES: readonly { readonly name: string; readonly description: string }[] = [
  { name: 'Nordvik Bank', description: 'sandbank off the Norwegian coast' },
];
