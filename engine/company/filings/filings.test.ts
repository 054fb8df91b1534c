import { expect, test } from 'vitest';
import type { SimulatedFiler, SimulatedFiling } from '../../../simulators/registers/filers.ts';
import { askSource, factsIn } from '../../testing/ask-source.ts';
import { ACME_FILER, INCIDENT, INCIDENT_FILING } from '../../testing/filers.ts';
import { startSourceStage } from '../../testing/source-stage.ts';

const EDGAR = { name: 'edgar' } as const;

const factsOn = (...filers: readonly SimulatedFiler[]) => factsIn({ filers }, EDGAR);

test('an incident is reported in the words of the item, with a sentence of the document, its day and its address', async () => {
  expect(await factsOn(ACME_FILER)).toEqual([
    {
      kind: 'filing',
      text: 'ACME INC filed an 8-K with the SEC under item 1.05, Material Cybersecurity Incidents.',
      quote: INCIDENT,
      source: {
        name: 'SEC EDGAR',
        url: 'https://www.sec.gov/Archives/edgar/data/1234/000000123426000001/doc-1.htm',
      },
      happenedOn: { day: '2026-11-06', precision: 'day' },
      observedOn: '2026-11-20',
      certainty: 'same',
    },
  ]);
});

const at = (
  items: readonly string[],
  filedOn: string,
  text = '<p>(a) None.</p>',
): SimulatedFiling => ({
  form: '8-K',
  filedOn,
  items,
  text,
});

test('incidents come first, then restatements, auditors and officers, newest first; results, old and future filings are left out', async () => {
  const facts = await factsOn({
    ...ACME_FILER,
    filings: [
      at(['5.02'], '2026-10-01'),
      at(['5.02', '9.01'], '2026-11-01'),
      at(['4.01'], '2026-09-01'),
      at(['4.02'], '2026-08-01'),
      at(['2.02'], '2026-11-10', `<p>${INCIDENT}</p>`),
      at(['1.05'], '2024-10-01'),
      at(['1.05'], '2027-10-01'),
      at(['8.01'], '2026-07-01', `<p>${INCIDENT}</p>`),
      at(
        ['8.01'],
        '2026-07-02',
        '<p>The board declared a dividend of ten cents for each share.</p>',
      ),
      at(
        ['8.01'],
        '2026-07-03',
        '<p>Risks include those of a security incident or data breach at our suppliers.</p>',
      ),
      { form: '6-K', filedOn: '2026-11-11', text: `<p>${INCIDENT}</p>` },
    ],
  });

  expect(
    facts.map(
      ({ text, happenedOn }) => `${/item (\S+),/u.exec(text)?.[1] ?? ''} ${happenedOn?.day ?? ''}`,
    ),
  ).toEqual([
    '8.01 2026-07-01',
    '4.02 2026-08-01',
    '4.01 2026-09-01',
    '5.02 2026-11-01',
    '5.02 2026-10-01',
  ]);
});

test('a Form 3, 4 or 5 counts where it names the prospect beside the company, and the SEC never learns the name', async () => {
  await using world = await startSourceStage({
    filers: [
      {
        ...ACME_FILER,
        filings: [
          INCIDENT_FILING,
          { form: '4', filedOn: '2026-06-01', people: ['Okafor Ada N.'] },
          { form: '4/A', filedOn: '2026-09-01', people: ['Nash Ben', 'Okafor Ada N.'] },
          { form: '4', filedOn: '2026-10-01', people: ['Nash Ben'] },
        ],
      },
      {
        ...ACME_FILER,
        cik: 77,
        name: 'OTHER CORP',
        ticker: 'OTH',
        filings: [{ form: '3', filedOn: '2026-11-01', people: ['Okafor Ada N.'] }],
      },
    ],
  });

  const facts = await askSource(world, EDGAR);

  expect(facts.map(({ text }) => text)).toEqual([
    'A Form 4/A filed with the SEC names Okafor Ada N. beside ACME INC.',
    'ACME INC filed an 8-K with the SEC under item 1.05, Material Cybersecurity Incidents.',
  ]);
  expect(facts[0]?.source.url).toMatch(/\/0000001234-26-000003-index\.htm$/u);
  expect(JSON.stringify(world.registers.calls)).not.toMatch(/okafor/iu);
});
test('never more than three requests to the SEC are under way', async () => {
  const days = ['01', '02', '03', '04', '05', '06'];
  const filings = days.map((day) => at(['5.02'], `2026-09-${day}`));
  await using world = await startSourceStage({ filers: [{ ...ACME_FILER, filings }] });
  // After the first, read on its own, documents are held until three are under way; a fourth would be seen beside them.
  world.registers.script({
    when: ({ path }) => /doc-[2-5]\.htm$/u.test(path),
    latencyMs: 50,
    heldUntil: () => world.registers.until((calls) => calls.some((call) => call.concurrent >= 3)),
  });

  const facts = await askSource(world, EDGAR);

  expect(facts).toHaveLength(5);
  expect(Math.max(...world.registers.calls.map(({ concurrent }) => concurrent))).toBe(3);
});

test('hostile text stays text; nobody of the name is no fault, and costs one request', async () => {
  const hostile =
    '<p>On November 3, 2026 <b>Acme</b> identified unauthorized access &lt;img src=x onerror=alert(1)&gt; to systems.</p><script>alert(1)</script>';
  const facts = await factsOn({ ...ACME_FILER, filings: [{ ...INCIDENT_FILING, text: hostile }] });
  await using world = await startSourceStage({ filers: [ACME_FILER] });

  expect(facts[0]?.quote).toBe(
    'On November 3, 2026 Acme identified unauthorized access <img src=x onerror=alert(1)> to systems.',
  );
  expect(await askSource(world, { ...EDGAR, known: { name: 'Nobody Ltd' } })).toEqual([]);
  expect(world.registers.calls).toHaveLength(1);
});
