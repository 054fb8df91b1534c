/** One filing of a company's. */
export type SimulatedFiling = {
  readonly form: string;
  /** YYYY-MM-DD. */
  readonly filedOn: string;
  /** Of an 8-K. */
  readonly items?: readonly string[];
  /** What stands under its first item, in HTML; the whole of other documents. */
  readonly text?: string;
  /** Whom a Form 3, 4 or 5 names beside the company, surname first. */
  readonly people?: readonly string[];
};

/** A company that files with the SEC. */
export type SimulatedFiler = {
  readonly cik: number;
  readonly name: string;
  /** One without is in no list of companies. */
  readonly ticker?: string;
  readonly formerNames?: readonly string[];
  readonly website?: string;
  readonly lei?: string;
  /** The state of its business address, or the SEC's code of a country; 'NY' when left out. */
  readonly state?: string;
  /** The domain in the markup of its documents. */
  readonly domain?: string;
  readonly filings: readonly SimulatedFiling[];
};

/** A filing with the numbers and names that the SEC gives it. */
export type NumberedFiling = SimulatedFiling & {
  readonly filer: SimulatedFiler;
  readonly accession: string;
  readonly file: string;
};

const CIK_DIGITS = 10;
const SERIAL_DIGITS = 6;

/** The SEC's number as its interfaces write it. */
export function cikOf({ cik }: Pick<SimulatedFiler, 'cik'>): string {
  return String(cik).padStart(CIK_DIGITS, '0');
}

/** A filer's filings, numbered. */
export function numberedFilings(filer: SimulatedFiler): readonly NumberedFiling[] {
  return filer.filings.map((filing, index) => {
    const year = filing.filedOn.slice(2, 4);
    const serial = String(index + 1).padStart(SERIAL_DIGITS, '0');
    const isHoldings = filing.people !== undefined;
    return {
      ...filing,
      filer,
      accession: `${cikOf(filer)}-${year}-${serial}`,
      file: isHoldings ? `wk-form_${index + 1}.xml` : `doc-${index + 1}.htm`,
    };
  });
}

/** A document as companies file it: markup that names them, one heading for each item, a signature. */
export function documentOf({ filer, form, items = [], text = '' }: NumberedFiling): string {
  const namespace =
    filer.domain === undefined ? '' : ` xmlns:own="http://www.${filer.domain}/2026"`;
  const sections = items.map(
    (item, index) =>
      `<table><tr><td>Item&nbsp;${item}</td><td>Heading of the item</td></tr></table>${index === 0 ? text : '<p>(d) Exhibits.</p>'}`,
  );
  return `<html${namespace}><body><p>FORM ${form}</p><p>${filer.name}</p>${sections.join('')}${items.length === 0 ? text : ''}<p>SIGNATURES</p><p>Pursuant to the requirements of the Securities Exchange Act of 1934, signed.</p></body></html>`;
}

/** The filers of the demo world, with filings of the last weeks before `now`. */
export function demoFilers(now: Date): readonly SimulatedFiler[] {
  const daysAgo = (days: number): string =>
    new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  return [
    {
      cik: 1_900_101,
      name: 'HALDEN PAYMENTS INC',
      ticker: 'HLDN',
      domain: 'haldenpayments.example',
      filings: [
        {
          form: '8-K',
          filedOn: daysAgo(33),
          items: ['1.05', '9.01'],
          text: '<p>On the morning of its discovery, Halden Payments, Inc. identified unauthorized access to a file transfer system of a supplier and began an investigation with outside experts.</p>',
        },
      ],
    },
  ];
}
