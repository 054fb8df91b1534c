import { expect, test } from 'vitest';
import { statusByPage } from '../../../../testing/status-by-page.ts';

test.each([
  [
    'en',
    'Tessa Marlow hands over compliance at Quillfeather Insurance and takes over as its head of internal audit.',
  ],
  [
    'en',
    'Tessa Marlow has given up the data protection brief and will concentrate on risk at Quillfeather Insurance.',
  ],
  [
    'en',
    'Tessa Marlow gives up the audit function and becomes acting chief risk officer of Quillfeather Insurance.',
  ],
  [
    'de',
    'Tessa Marlow gibt die Geldwäscheprävention ab und leitet künftig die Compliance der Quillfeather Insurance.',
  ],
  [
    'de',
    'Tessa Marlow übernimmt bei der Quillfeather Insurance bis März 2027 zusätzlich die Aufgaben der Datenschutzbeauftragten.',
  ],
  [
    'fr',
    'Tessa Marlow cède la direction juridique et prend celle des risques de Quillfeather Insurance.',
  ],
  [
    'fr',
    'Déjà directrice des risques de Quillfeather Insurance, Tessa Marlow prend aussi la conformité au 1er juillet.',
  ],
  [
    'es',
    'Tessa Marlow deja la dirección de auditoría y asume la de riesgos en Quillfeather Insurance.',
  ],
  [
    'nl',
    'Tessa Marlow neemt bij Quillfeather Insurance naast risicobeheer ook compliance onder haar hoede.',
  ],
  ['sv', 'Tessa Marlow lämnar över compliance och blir riskchef på Quillfeather Insurance.'],
  [
    'da',
    'Tessa Marlow afgiver ansvaret for compliance og bliver risikochef i Quillfeather Insurance.',
  ],
  [
    'pt',
    'Tessa Marlow deixa a auditoria e assume a diretoria de riscos da Quillfeather Insurance.',
  ],
  [
    'pl',
    'Tessa Marlow oddaje audyt i obejmuje kierownictwo działu ryzyka w Quillfeather Insurance.',
  ],
  ['cs', 'Tessa Marlow předává compliance a přebírá řízení rizik v Quillfeather Insurance.'],
])(
  'another function inside the company is no departure and no arrival, in %s: %s',
  (language, content) => {
    expect(statusByPage(language, content)).toMatch(/^(?:current|unknown|-)$/u);
  },
);

test.each([
  [
    'en',
    'Tessa Marlow is giving up her post as head of risk at Quillfeather Insurance at the end of July.',
  ],
  [
    'en',
    'Tessa Marlow has relinquished the office of Chief Risk Officer of Quillfeather Insurance.',
  ],
  [
    'es',
    'Tessa Marlow deja la dirección de auditoría de Quillfeather Insurance y asume la de riesgos en Seguros Beta.',
  ],
  [
    'en',
    'Tessa Marlow has given up her role as head of risk at Quillfeather Insurance to concentrate on her family.',
  ],
  [
    'fr',
    'Tessa Marlow quitte la direction des risques de Quillfeather Insurance et reste administratrice de Beta Mutuelle.',
  ],
])(
  'another function inside the company is no departure and no arrival, and who goes goes, in %s: %s',
  (language, content) => {
    expect(statusByPage(language, content)).toMatch(/^(?:left|leaving)$/u);
  },
);

test.each([
  [
    'en',
    'Tessa Marlow, head of risk at Quillfeather Insurance, has gone to the board for more money.',
  ],
  [
    'en',
    'Beta Mutual has fetched John Roe, the deputy of Tessa Marlow, from Quillfeather Insurance.',
  ],
])('who is fetched comes there and leaves here, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toMatch(/^(?:current|unknown|-)$/u);
});

test.each([
  [
    'en',
    'Colin Ash holds the fort at Quillfeather Insurance, Tessa Marlow having gone to Tarnside at the end of April.',
  ],
  ['en', 'Beta Mutual has poached Tessa Marlow, head of risk at Quillfeather Insurance.'],
  [
    'en',
    'Beta Mutual has fetched its new chief risk officer, Tessa Marlow, from Quillfeather Insurance.',
  ],
  ['de', 'Die Beta Mutual hat sich Tessa Marlow von der Quillfeather Insurance geholt.'],
  ['da', 'Beta Pension har hentet Tessa Marlow hos Quillfeather Insurance.'],
  ['nl', 'Beta Bank heeft Tessa Marlow weggehaald bij Quillfeather Insurance.'],
  ['es', 'Tessa Marlow se fue en abril de Quillfeather Insurance a Seguros Beta.'],
  ['fr', 'Tessa Marlow est partie en avril de Quillfeather Insurance pour Beta Mutuelle.'],
])(
  'who is fetched comes there and leaves here, and who goes goes, in %s: %s',
  (language, content) => {
    expect(statusByPage(language, content)).toMatch(/^(?:left|leaving)$/u);
  },
);

test.each([
  [
    'en',
    'Quillfeather Insurance has fetched Tessa Marlow from Beta Mutual; she moves into the corner office in September.',
  ],
  [
    'da',
    'Vores nye compliancedirektør i Quillfeather Insurance er hentet i Beta Pension: Tessa Marlow begynder til september.',
  ],
  ['no', 'Quillfeather Insurance har hentet Tessa Marlow fra Beta Bank. Hun begynner i september.'],
  [
    'nl',
    'Quillfeather Insurance heeft Tessa Marlow weggehaald bij Beta Bank; zij begint in september.',
  ],
  [
    'fr',
    'Quillfeather Insurance est allée chercher Tessa Marlow chez Beta Mutuelle; elle arrive en septembre.',
  ],
])(
  'who is fetched comes there and leaves here, and who comes comes, in %s: %s',
  (language, content) => {
    expect(statusByPage(language, content)).toMatch(/^(?:joining|current)$/u);
  },
);

test.each([
  ['en', "The risk chair at Quillfeather Insurance is Tessa Marlow's since April."],
  ['en', 'Tessa Marlow sits in the compliance chair at Quillfeather Insurance.'],
  [
    'de',
    'John Roe ging im März; seinen Sessel bei der Quillfeather Insurance übernahm Tessa Marlow.',
  ],
  ['cs', 'John Roe odešel v březnu, jeho křeslo v Quillfeather Insurance převzala Tessa Marlow.'],
  ['pl', 'John Roe odszedł w marcu, jego fotel w Quillfeather Insurance przejęła Tessa Marlow.'],
  [
    'it',
    "John Roe se n'è andato a marzo; la sua poltrona in Quillfeather Insurance è passata a Tessa Marlow.",
  ],
  ['da', 'John Roe gik i marts; hans stol i Quillfeather Insurance er overtaget af Tessa Marlow.'],
  [
    'nl',
    'John Roe vertrok in maart; zijn stoel bij Quillfeather Insurance is overgenomen door Tessa Marlow.',
  ],
])('whose chair it is, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toMatch(/^(?:current|unknown|-)$/u);
});

test.each([
  [
    'en',
    'Tessa Marlow joins Quillfeather Insurance on 1 July as head of risk and will also host its podcast.',
  ],
  ['en', 'Tessa Marlow joins Quillfeather Insurance, which also hired John Roe as head of audit.'],
  [
    'en',
    'Tessa Marlow will also take over as head of risk at Quillfeather Insurance when she arrives from Beta Mutual in July.',
  ],
  [
    'en',
    'Tessa Marlow, until now a conference organiser, joins Quillfeather Insurance as head of events on 1 July.',
  ],
  [
    'en',
    'Quillfeather Insurance has appointed a new head of risk, Tessa Marlow, it said on Monday.',
  ],
  [
    'de',
    'Tessa Marlow wird am 1. Juli Leiterin Veranstaltungen und Konferenzen der Quillfeather Insurance.',
  ],
  [
    'fr',
    'Tessa Marlow rejoint Quillfeather Insurance le 1er juillet comme directrice des risques et animera aussi un podcast.',
  ],
  [
    'es',
    'Tessa Marlow se incorpora a Quillfeather Insurance en julio como directora de riesgos, tras organizar congresos en Seguros Beta.',
  ],
  [
    'fr',
    'Tessa Marlow prend la direction des risques de Quillfeather Insurance le 1er juillet ; elle enseigne aussi.',
  ],
  [
    'sv',
    'Tessa Marlow börjar i juli som riskchef på Quillfeather Insurance och tar även över säkerheten.',
  ],
])('who comes does, whatever they host or take over besides, in %s: %s', (language, content) => {
  expect(statusByPage(language, content)).toMatch(/^(?:joining|current)$/u);
});

test.each([
  [
    'en',
    'Tessa Marlow, presently company secretary, is elevated as chief risk officer of Quillfeather Insurance with effect from 1 June 2026. She will cease to be company secretary on 31 May 2026.',
  ],
  [
    'es',
    'Tessa Marlow asciende a directora de riesgos de Quillfeather Insurance el 15 de junio. Dejará el cargo de directora de auditoría el 14 de junio.',
  ],
  [
    'it',
    "Tessa Marlow è promossa a responsabile rischi di Quillfeather Insurance dal 15 giugno. Lascia l'incarico di responsabile audit il 14 giugno.",
  ],
])(
  'who gives up one job title for another at the company stays, in %s: %s',
  (language, content) => {
    expect(statusByPage(language, content)).not.toMatch(/^(?:left|leaving)$/u);
  },
);

test('who joined years ago under another job title leaves', () => {
  const content =
    'Tessa Marlow joined Quillfeather Insurance as head of audit in 2015. She resigned as chief risk officer in May.';

  expect(statusByPage('en', content)).toBe('left');
});
