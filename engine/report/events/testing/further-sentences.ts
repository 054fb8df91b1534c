import { none, type ReportedSentence } from './western-sentences.ts';

/** The same events in other words and other languages, by language. */
export const FURTHER_SENTENCES: Readonly<Record<string, readonly ReportedSentence[]>> = {
  en: [
    [
      'Brightwater agreed on 3 September to pay £1.2 million to resolve the allegations.',
      'fine',
      '2026-09-03',
    ],
    [
      'In August Brightwater merged its five compliance teams into one.',
      'restructuring',
      '2026-08',
    ],
    ['The agency published its safety audit of Brightwater on 7 September.', 'audit', '2026-09-07'],
    ['Brightwater has called itself Clearmere since 1 September.', 'other', '2026-09-01'],
    none('Brightwater agreed to pay its suppliers £1.2 million within thirty days.'),
    none('Brightwater denies that it merged its compliance teams in August.'),
    [
      'The council served an enforcement notice on Brightwater on 3 September.',
      'investigation',
      '2026-09-03',
    ],
    ['On Friday the licence of Brightwater was suspended.', 'fine', '2026-09-11'],
    ['Brightwater recalled 4,000 filters on Monday.', 'breach', '2026-09-14'],
    ['In August Brightwater pleaded guilty to polluting the river Wharfe.', 'fine', '2026-08'],
    none('Back in 2019 Brightwater was downgraded to B.'),
  ],
  de: [
    ['Brightwater hat im August drei Abteilungen zusammengelegt.', 'restructuring', '2026-08'],
    [
      'Unbekannte haben am 7. September Kundendatensätze von Brightwater abgezogen.',
      'breach',
      '2026-09-07',
    ],
    none('Brightwater zahlt 1,2 Millionen Euro an Dividende.'),
    ['Im August hat das Amt Brightwater die Genehmigung entzogen.', 'fine', '2026-08'],
    ['Brightwater wurde am Montag Ziel eines Hackerangriffs.', 'breach', '2026-09-14'],
  ],
  fr: [
    [
      'En août, Brightwater a regroupé ses quatre directions de contrôle.',
      'restructuring',
      '2026-08',
    ],
    none('Les équipes de Brightwater se sont réunies pour parler du budget.'),
    ['Brightwater s’est vu remettre le certificat ISO 9001 en juin.', 'certification', '2026-06'],
  ],
  fi: [
    ['Brightwater sai elokuussa ISO 27001 -sertifikaatin.', 'certification', '2026-08'],
    ['Brightwater joutui viime viikolla tietomurron kohteeksi.', 'breach', '2026-09'],
    ['Brightwater avasi heinäkuussa tehtaan Kotkaan.', 'expansion', '2026-07'],
    none('Brightwater ei saanut sakkoa, yhtiö sanoo.'),
  ],
  hu: [
    ['A Brightwater szeptember 3-án 35 millió forint bírságot kapott.', 'fine', '2026-09-03'],
    ['A Brightwater júliusban megvásárolta a Tisztavíz Kft. vállalatot.', 'acquisition', '2026-07'],
    ['A Brightwater augusztusban gyárat nyitott Győrben.', 'expansion', '2026-08'],
    none('A Brightwater cáfolta, hogy bírságot kapott.'),
  ],
  el: [
    ['Στις 3 Σεπτεμβρίου επιβλήθηκε πρόστιμο στην Brightwater.', 'fine', '2026-09-03'],
    ['Η Brightwater εγκαινίασε τον Αύγουστο εργοστάσιο στον Βόλο.', 'expansion', '2026-08'],
    none('Η Brightwater διαψεύδει ότι της επιβλήθηκε πρόστιμο.'),
  ],
  ko: [
    ['Brightwater는 지난 8월 과징금 3억 원을 부과받았다.', 'fine', '2026-08'],
    ['Brightwater는 7월 부산에 공장을 준공했다.', 'expansion', '2026-07'],
    none('Brightwater는 과징금 부과를 부인했다.'),
  ],
  es: [
    [
      'El 3 de septiembre Brightwater firmó un préstamo de 22 millones con tres cajas.',
      'funding',
      '2026-09-03',
    ],
    [
      'En agosto Brightwater unificó sus cinco departamentos de cumplimiento.',
      'restructuring',
      '2026-08',
    ],
  ],
  da: [
    ['Brightwater samlede i august sine tre afdelinger for kontrol.', 'restructuring', '2026-08'],
  ],
  nl: [['In augustus heeft Brightwater drie afdelingen samengevoegd.', 'restructuring', '2026-08']],
  pl: [['W sierpniu Brightwater połączył trzy działy kontroli.', 'restructuring', '2026-08']],
};
