/**
 * Firms that everybody calls by letters which no rule finds in their name, since the letters lie inside a compound
 * (PricewaterhouseCoopers), leave words out (Bank of New York Mellon) or take more than an initial (BofA). Only audit firms,
 * banks, insurers and their supervisors that people who sell governance, risk and compliance meet every week, and only
 * names that mean nobody else; what initials spell is found without a list (`expansion.ts`). All names of a line mean the
 * same firm.
 */
export const KNOWN_ABBREVIATIONS: readonly (readonly string[])[] = [
  ['PwC', 'PricewaterhouseCoopers', 'Pricewaterhouse Coopers'],
  ['EY', 'Ernst & Young', 'Ernst and Young'],
  ['BNY', 'BNY Mellon', 'Bank of New York Mellon'],
  ['BofA', 'Bank of America'],
  ['JPMC', 'JPMorgan', 'JPMorgan Chase', 'JP Morgan', 'JP Morgan Chase'],
  ['StanChart', 'Standard Chartered'],
  ['SocGen', 'Société Générale'],
  ['Amex', 'American Express'],
  ['MetLife', 'Metropolitan Life'],
  ['Munich Re', 'Münchener Rück', 'Münchener Rückversicherung'],
  ['Swiss Re', 'Schweizer Rück', 'Schweizerische Rückversicherung'],
  ['Hannover Re', 'Hannover Rück', 'Hannover Rückversicherung'],
  ['LBBW', 'Landesbank Baden-Württemberg'],
  ['Helaba', 'Landesbank Hessen-Thüringen'],
  ['HVB', 'HypoVereinsbank'],
  ['BaFin', 'Bundesanstalt für Finanzdienstleistungsaufsicht'],
  ['FINMA', 'Eidgenössische Finanzmarktaufsicht'],
  ['MUFG Bank', '三菱UFJ銀行'],
];
