/** Country endings that differ from the country's own two letters. */
const COUNTRIES_OF_ENDINGS: Readonly<Record<string, string>> = { uk: 'gb' };

/** Endings of countries that companies of all countries have taken, and that of the European Union. */
const NO_COUNTRY: ReadonlySet<string> = new Set(
  'ac ag ai am bz cc co eu fm gg im io is la ly me nu sc sh so st to tv vc ws'.split(' '),
);

const COUNTRY_LETTERS = 2;

/** The country that a domain's ending names, as two small letters; '' where it names none, as '.com' and '.io'. */
export function countryOfDomain(domain: string): string {
  const ending = domain.split('.').at(-1) ?? '';
  const isCountry = ending.length === COUNTRY_LETTERS && !NO_COUNTRY.has(ending);
  return isCountry ? (COUNTRIES_OF_ENDINGS[ending] ?? ending) : '';
}
