import { JANE_BOB, longList, type AwkwardFile } from './awkward-file.ts';

/** Files whose columns are hard to distinguish. */
export const AWKWARD_COLUMNS: readonly AwkwardFile[] = [
  {
    title: 'columns in another order, with others between',
    source: 'Id,Company,Phone,Job Title,Full Name\n1,Acme,+44,CISO,Jane Doe\n2,Blue,,,Bob Ray\n',
    people: JANE_BOB,
  },
  {
    title: 'first and last name',
    source: 'First Name,Last Name,Account Name\nJane,Doe,Acme\nBob,Ray,Blue\n',
    people: JANE_BOB,
  },
  {
    title: 'a German address book',
    source: 'Vorname;Name;Firma;Funktion\nJane;Doe;Acme;CISO\nBob;Ray;Blue;\n',
    people: JANE_BOB,
  },
  {
    title: 'a French one',
    source: 'Nom;Prénom;Société\nDoe;Jane;Acme\nRay;Bob;Blue\n',
    people: JANE_BOB,
  },
  {
    title: 'a Spanish one',
    source: 'Nombre;Apellidos;Empresa\nJane;Doe;Acme\nBob;Ray;Blue\n',
    people: JANE_BOB,
  },
  {
    title: 'an Italian one',
    source: 'Cognome,Nome,Azienda\nDoe,Jane,Acme\nRay,Bob,Blue\n',
    people: JANE_BOB,
  },
  {
    title: 'column names as programs write them',
    source: 'firstName,lastName,company_name\nJane,Doe,Acme\nBob,Ray,Blue\n',
    people: JANE_BOB,
  },
  {
    title: 'column names in capitals with signs',
    source: '*FULL NAME*;COMPANY (required)\nJane Doe;Acme\n',
    refused: /none of them is the company/,
  },
  {
    title: 'a title above the column names',
    source: 'Leads of November,,\n,,\nName,Company,Title\nJane Doe,Acme,CISO\nBob Ray,Blue,CRO\n',
    people: JANE_BOB,
  },
  {
    title: 'the same column twice, filled once',
    source: 'Name,Company,Company\nJane Doe,,Acme\nBob Ray,Blue,Other\n',
    people: JANE_BOB,
  },
  { title: 'no column names', source: 'Jane Doe,Acme\nBob Ray,Blue\n', people: JANE_BOB },
  { title: 'no column names, one row', source: 'Jane Doe;Acme', people: ['Jane Doe|Acme'] },
  {
    title: 'one line about each person',
    source: 'Jane Doe - CISO - Acme\nBob Ray, CRO at Blue\n',
    people: JANE_BOB,
  },
  {
    title: 'no column for the company',
    source: 'Name,Phone\nJane Doe,1\n',
    refused: /^Row 1 names the columns, but none of them is the company\. .*“Company”/,
  },
  {
    title: 'no column for the name',
    source: 'Company,Title\nAcme,CISO\n',
    refused: /none of them is the name/,
  },
  {
    title: 'a first name without a last',
    source: 'First name,Company\nJane,Acme\n',
    refused: /none of them is the name/,
  },
  {
    title: 'four columns without names',
    source: 'a1,Jane Doe,Acme,x\na2,Bob Ray,Blue,y\n',
    refused: /not clear which column is which/,
  },
  { title: 'nothing but names', source: 'Jane Doe\nBob Ray\n', refused: /not clear/ },
  { title: 'an empty file', source: new Uint8Array(0), refused: /^This list is empty/ },
  { title: 'nothing but blanks', source: ' \n\t\n', refused: /^This list is empty/ },
  { title: 'nothing but column names', source: 'Name,Company\n', people: [] },
];

/** Files with rows that cannot be used. */
export const AWKWARD_ROWS: readonly AwkwardFile[] = [
  {
    title: 'rows without name or company',
    source: 'Name,Company\nJane Doe,\n,Acme\nBob Ray,Blue\n',
    people: ['Bob Ray|Blue'],
    problems: ['Row 2: the company is missing.', 'Row 3: the name is missing.'],
  },
  {
    title: 'a row with neither',
    source: 'Name,Company,Title\n,,CISO\nBob Ray,Blue,\n',
    people: ['Bob Ray|Blue'],
    problems: ['Row 2: the name and the company are missing.'],
  },
  {
    title: 'rows that are too short or too long',
    source: 'Name,Company,Title\nJane Doe\nBob Ray,Blue,CRO,x,y\n',
    people: ['Bob Ray|Blue'],
    problems: ['Row 2: the company is missing.'],
  },
  {
    title: 'the same person twice, spelled differently',
    source: 'Name,Company\nZoë  Müller,"ACME, Inc."\nBob Ray,Blue\nzoe muller,Acme Inc\n',
    people: ['Zoë Müller|ACME, Inc.', 'Bob Ray|Blue'],
    problems: ['Row 4: the same person as in row 2.'],
  },
  {
    title: 'row numbers as the spreadsheet shows them, empty lines counted',
    source: 'Name,Company\n\n\nJane Doe,\nBob Ray,Blue\n',
    people: ['Bob Ray|Blue'],
    problems: ['Row 4: the company is missing.'],
  },
  {
    title: 'cells that look like formulas',
    source: 'Name,Company\n=HYPERLINK("http://x"),+1+1\n@SUM(A1),-2\n',
    people: ['=HYPERLINK("http://x")|+1+1', '@SUM(A1)|-2'],
  },
  {
    title: 'markup in cells',
    source: 'Name,Company\n<img src=x onerror=1>,<b>Acme</b>\n',
    people: ['<img src=x onerror=1>|<b>Acme</b>'],
  },
  {
    title: 'a name of a thousand letters',
    source: `Name,Company\n${'x'.repeat(1000)},Acme\nBob Ray,Blue\n`,
    people: ['Bob Ray|Blue'],
    problems: ['Row 2: the name is too long.'],
  },
  { title: 'more than 10,000 rows', source: longList(10_001), refused: /more than 10,000 rows/ },
];
