/** Sentences of a page of 1 June 2026, by language, and how Tessa Marlow then stands to Quillfeather Insurance. */
export const POST_SENTENCES: Readonly<
  Record<string, readonly (readonly [text: string, standing: string])[]>
> = {
  en: [
    ['Tessa Marlow is chief risk officer at Quillfeather Insurance.', 'current'],
    [
      '“We keep one register,” said Tessa Marlow, who has been chief risk officer of Quillfeather Insurance since 2021.',
      'current',
    ],
    [
      'Tessa Marlow most recently served as chief risk officer of Quillfeather Insurance, where she remains an adviser.',
      'left',
    ],
    ['Tessa Marlow was chief risk officer of Quillfeather Insurance until March.', 'left'],
    [
      'Quillfeather Insurance said chief risk officer Tessa Marlow will leave on 30 September.',
      'leaving',
    ],
    [
      'Tessa Marlow, chief risk officer of Quillfeather Insurance, is stepping down at the end of the year.',
      'leaving',
    ],
    [
      'Tessa Marlow is to join Quillfeather Insurance as chief risk officer in September.',
      'joining',
    ],
    [
      'Quillfeather Insurance has named Tessa Marlow its next chief risk officer, with effect from 1 September 2026.',
      'joining',
    ],
    ['Tessa Marlow has joined Quillfeather Insurance as chief risk officer.', 'current'],
    [
      'John Roe has succeeded Tessa Marlow as chief risk officer of Quillfeather Insurance.',
      'left',
    ],
    [
      'Quillfeather Insurance has appointed John Roe chief risk officer to replace Tessa Marlow, who left in April.',
      'left',
    ],
    [
      'Tessa Marlow takes over as chief risk officer of Quillfeather Insurance from John Roe, who is retiring.',
      'there',
    ],
    ['Former Quillfeather Insurance risk chief Tessa Marlow has set up a consultancy.', 'left'],
    ['Ex-Quillfeather chief risk officer Tessa Marlow now advises start-ups.', 'left'],
    ["Beta Mutual has hired Quillfeather Insurance's Tessa Marlow as chief auditor.", 'left'],
    ['Tessa Marlow has quit Quillfeather Insurance after six years.', 'left'],
    [
      'Tessa Marlow, who left Quillfeather Insurance in January, is now chief auditor at Beta Mutual.',
      'left',
    ],
    [
      'Tessa Marlow joins Quillfeather Insurance from Beta Mutual, where she was head of audit.',
      'there',
    ],
    ['Tessa Marlow has been promoted to chief risk officer at Quillfeather Insurance.', 'current'],
    [
      'Tessa Marlow, acting chief risk officer of Quillfeather Insurance, told the committee the review was late.',
      'current',
    ],
    [
      'Tessa Marlow is covering as head of compliance at Quillfeather Insurance while Ann Roe is on maternity leave.',
      'current',
    ],
    [
      'John Roe will act as head of compliance at Quillfeather Insurance while Tessa Marlow is on maternity leave.',
      'not gone',
    ],
    [
      'Tessa Marlow, chief risk officer of Quillfeather Insurance, has joined the board of the Harbour Trust.',
      'current',
    ],
    ['Tessa Marlow denied that she is leaving Quillfeather Insurance.', 'not gone'],
    ['Tessa Marlow may leave Quillfeather Insurance next year.', 'not gone'],
    [
      'It is with great sadness that we announce the death of Tessa Marlow, our chief risk officer.',
      'left',
    ],
    [
      'Tessa Marlow, chief risk officer of Quillfeather Insurance, died on 3 May after a short illness.',
      'left',
    ],
    ['Tessa Marlow retired from Quillfeather Insurance in March.', 'left'],
    [
      'Tessa Marlow retires as chief risk officer of Quillfeather Insurance on 31 August.',
      'leaving',
    ],
    [
      'After seven years Tessa Marlow has handed over the risk function of Quillfeather Insurance to John Roe.',
      'left',
    ],
    ['Quillfeather Insurance is looking for a successor to Tessa Marlow.', 'gone'],
    ["Tessa Marlow's successor at Quillfeather Insurance is John Roe.", 'gone'],
    ['Tessa Marlow heads internal audit at Quillfeather Insurance.', 'current'],
    ['Tessa Marlow, Head of Compliance | Quillfeather Insurance', 'current'],
    ['By Tessa Marlow, Head of Compliance at Quillfeather Insurance', 'current'],
    [
      'Before joining Quillfeather Insurance in 2019, Tessa Marlow was head of audit at Beta Mutual.',
      'not gone',
    ],
    [
      'Tessa Marlow previously led compliance at Beta Mutual and has run risk at Quillfeather Insurance since 2022.',
      'current',
    ],
    ['Tessa Marlow is moving to Beta Mutual as chief auditor in October.', 'leaving'],
    [
      'Tessa Marlow is swapping Quillfeather Insurance for Beta Mutual, where she will be chief auditor.',
      'leaving',
    ],
    [
      'Beta Mutual has poached Tessa Marlow from Quillfeather Insurance to run its risk team.',
      'left',
    ],
    [
      'Tessa Marlow was dismissed as chief risk officer of Quillfeather Insurance last week.',
      'left',
    ],
    ['Tessa Marlow no longer works for Quillfeather Insurance.', 'left'],
    ['Tessa Marlow has handed in her notice at Quillfeather Insurance.', 'leaving'],
    ['Quillfeather Insurance announces the departure of Tessa Marlow, chief risk officer.', 'gone'],
    ['Quillfeather Insurance welcomes Tessa Marlow as its new head of compliance.', 'current'],
    [
      'Tessa Marlow begins as head of compliance at Quillfeather Insurance on 1 August 2026.',
      'joining',
    ],
  ],
  de: [
    ['Tessa Marlow ist Leiterin Compliance bei der Quillfeather Insurance.', 'current'],
    [
      'Tessa Marlow, Leiterin Compliance der Quillfeather Insurance, hält den Entwurf für verfehlt.',
      'current',
    ],
    ['Tessa Marlow war bis März Leiterin Compliance der Quillfeather Insurance.', 'left'],
    [
      'Die frühere Compliance-Chefin der Quillfeather Insurance, Tessa Marlow, berät heute Start-ups.',
      'left',
    ],
    ['Tessa Marlow verlässt die Quillfeather Insurance zum 30. September.', 'leaving'],
    ['Tessa Marlow hat die Quillfeather Insurance Ende April verlassen.', 'left'],
    [
      'Tessa Marlow wechselt zum 1. Oktober von der Quillfeather Insurance zur Beta Versicherung AG.',
      'leaving',
    ],
    ['Tessa Marlow wird neue Leiterin Compliance der Quillfeather Insurance.', 'there'],
    [
      'Zum 1. September übernimmt Tessa Marlow die Leitung der Konzernrevision bei Quillfeather Insurance.',
      'joining',
    ],
    ['Die Quillfeather Insurance hat Tessa Marlow zur Compliance-Leiterin ernannt.', 'current'],
    ['Hans Roth folgt bei der Quillfeather Insurance auf Tessa Marlow.', 'gone'],
    [
      'Tessa Marlow folgt bei der Quillfeather Insurance auf Hans Roth, der in den Ruhestand geht.',
      'there',
    ],
    [
      'Nachfolger von Tessa Marlow als Leiter Compliance der Quillfeather Insurance ist Hans Roth.',
      'gone',
    ],
    ['Tessa Marlow leitet kommissarisch die Compliance der Quillfeather Insurance.', 'current'],
    ['Tessa Marlow ist am 3. Mai gestorben.', 'left'],
    ['Wir trauern um Tessa Marlow, Leiterin Compliance der Quillfeather Insurance.', 'left'],
    [
      'Tessa Marlow, seit 2022 Datenschutzbeauftragte der Quillfeather Insurance, sprach in Köln.',
      'current',
    ],
    [
      'Tessa Marlow tritt zum Jahresende als Risikovorstand der Quillfeather Insurance zurück.',
      'leaving',
    ],
    ['Tessa Marlow scheidet Ende September aus der Quillfeather Insurance aus.', 'leaving'],
    ['Tessa Marlow ist nicht mehr bei der Quillfeather Insurance.', 'left'],
    ['Tessa Marlow ist zur Beta Versicherung AG gewechselt.', 'left'],
    ['Tessa Marlow wurde zur Leiterin Revision der Quillfeather Insurance befördert.', 'current'],
    ['Tessa Marlow verlässt die Quillfeather Insurance nicht.', 'not gone'],
  ],
  fr: [
    ['Tessa Marlow est directrice de la conformité de Quillfeather Insurance.', 'current'],
    ['Tessa Marlow a quitté Quillfeather Insurance fin avril.', 'left'],
    ['Tessa Marlow quittera Quillfeather Insurance le 30 septembre.', 'leaving'],
    [
      'Tessa Marlow, directrice des risques de Quillfeather Insurance, souligne le coût du chantier.',
      'current',
    ],
    [
      'Ancienne directrice des risques de Quillfeather Insurance, Tessa Marlow enseigne aujourd’hui à Lyon.',
      'left',
    ],
    [
      'Tessa Marlow rejoint Quillfeather Insurance en tant que directrice de la conformité.',
      'there',
    ],
    ['Tessa Marlow a été nommée directrice de la conformité de Quillfeather Insurance.', 'current'],
    [
      'Tessa Marlow est remplacée par Jean Roux à la tête de la conformité de Quillfeather Insurance.',
      'gone',
    ],
    [
      'Jean Roux succède à Tessa Marlow au poste de directeur des risques de Quillfeather Insurance.',
      'gone',
    ],
    [
      'Tessa Marlow succède à Jean Roux à la direction des risques de Quillfeather Insurance.',
      'there',
    ],
    [
      'Tessa Marlow prendra ses fonctions de directrice des risques de Quillfeather Insurance le 1er septembre.',
      'joining',
    ],
    ['Tessa Marlow était directrice des risques de Quillfeather Insurance jusqu’en mars.', 'left'],
    [
      'Tessa Marlow assure l’intérim de la direction de la conformité de Quillfeather Insurance.',
      'not gone',
    ],
    ['Tessa Marlow n’a pas quitté Quillfeather Insurance.', 'not gone'],
    [
      'Nous avons la tristesse d’annoncer le décès de Tessa Marlow, directrice de la conformité.',
      'left',
    ],
  ],
  es: [
    ['Tessa Marlow es directora de cumplimiento de Quillfeather Insurance.', 'current'],
    ['Tessa Marlow dejó Quillfeather Insurance en abril.', 'left'],
    ['Tessa Marlow dejará Quillfeather Insurance el 30 de septiembre.', 'leaving'],
    [
      'La directora de riesgos de Quillfeather Insurance, Tessa Marlow, explicó el plan.',
      'current',
    ],
    [
      'Tessa Marlow, hasta ahora directora de riesgos de Quillfeather Insurance, ficha por Beta Seguros.',
      'gone',
    ],
    ['Quillfeather Insurance ficha a Tessa Marlow como directora de cumplimiento.', 'there'],
    [
      'Tessa Marlow asumirá la dirección de riesgos de Quillfeather Insurance el 1 de septiembre.',
      'joining',
    ],
    [
      'Juan Ruiz sustituye a Tessa Marlow como director de riesgos de Quillfeather Insurance.',
      'gone',
    ],
    [
      'Tessa Marlow sustituye a Juan Ruiz como directora de riesgos de Quillfeather Insurance.',
      'there',
    ],
    [
      'La exdirectora de riesgos de Quillfeather Insurance, Tessa Marlow, presentó su libro.',
      'left',
    ],
    ['Tessa Marlow ya no trabaja en Quillfeather Insurance.', 'left'],
    ['Falleció Tessa Marlow, directora de cumplimiento de Quillfeather Insurance.', 'left'],
    [
      'Tessa Marlow ha sido nombrada directora de auditoría interna de Quillfeather Insurance.',
      'current',
    ],
  ],
  pt: [
    ['Tessa Marlow é diretora de compliance da Quillfeather Insurance.', 'current'],
    ['Tessa Marlow foi diretora de compliance da Quillfeather Insurance até março.', 'left'],
    ['Tessa Marlow deixa a Quillfeather Insurance em setembro.', 'leaving'],
    ['Tessa Marlow deixou a Quillfeather Insurance em abril.', 'left'],
    ['A Quillfeather Insurance nomeou Tessa Marlow diretora de risco.', 'current'],
    [
      'Tessa Marlow assume a diretoria de riscos da Quillfeather Insurance em 1 de setembro.',
      'joining',
    ],
    ['João Reis substitui Tessa Marlow na direção de risco da Quillfeather Insurance.', 'gone'],
    [
      'Segundo Tessa Marlow, diretora de riscos da Quillfeather Insurance, o prazo é curto.',
      'current',
    ],
    [
      'A ex-diretora de riscos da Quillfeather Insurance, Tessa Marlow, abriu uma consultoria.',
      'left',
    ],
  ],
  it: [
    ['Tessa Marlow è responsabile compliance di Quillfeather Insurance.', 'current'],
    ['Tessa Marlow ha lasciato Quillfeather Insurance ad aprile.', 'left'],
    ['Tessa Marlow lascerà Quillfeather Insurance il 30 settembre.', 'leaving'],
    [
      'Tessa Marlow è stata nominata responsabile internal audit di Quillfeather Insurance.',
      'current',
    ],
    [
      'Tessa Marlow entrerà in Quillfeather Insurance a settembre come chief risk officer.',
      'joining',
    ],
    [
      'Mario Rossi prende il posto di Tessa Marlow alla guida della compliance di Quillfeather Insurance.',
      'gone',
    ],
    [
      'L’ex responsabile compliance di Quillfeather Insurance, Tessa Marlow, ha scritto un libro.',
      'left',
    ],
    ['Tessa Marlow era responsabile compliance di Quillfeather Insurance fino a marzo.', 'left'],
    [
      '«Servono più controlli», dice Tessa Marlow, chief risk officer di Quillfeather Insurance.',
      'current',
    ],
  ],
  nl: [
    ['Tessa Marlow is hoofd compliance bij Quillfeather Insurance.', 'current'],
    ['Tessa Marlow vertrekt per 1 oktober bij Quillfeather Insurance.', 'leaving'],
    ['Tessa Marlow is vertrokken bij Quillfeather Insurance.', 'left'],
    ['Tessa Marlow heeft Quillfeather Insurance in april verlaten.', 'left'],
    ['Jan de Boer volgt Tessa Marlow op als hoofd compliance van Quillfeather Insurance.', 'gone'],
    ['Tessa Marlow volgt Jan de Boer op als hoofd compliance van Quillfeather Insurance.', 'there'],
    ['Tessa Marlow is benoemd tot chief risk officer van Quillfeather Insurance.', 'current'],
    [
      'Tessa Marlow begint op 1 september als chief risk officer bij Quillfeather Insurance.',
      'joining',
    ],
    [
      'Voormalig hoofd compliance van Quillfeather Insurance Tessa Marlow start een adviesbureau.',
      'left',
    ],
    ['Tessa Marlow was tot maart hoofd compliance van Quillfeather Insurance.', 'left'],
  ],
  sv: [
    ['Tessa Marlow är compliancechef på Quillfeather Insurance.', 'current'],
    ['Tessa Marlow lämnar Quillfeather Insurance den 30 september.', 'leaving'],
    ['Tessa Marlow har lämnat Quillfeather Insurance.', 'left'],
    ['Tessa Marlow tillträder som riskchef på Quillfeather Insurance den 1 september.', 'joining'],
    ['Quillfeather Insurance har utsett Tessa Marlow till ny riskchef.', 'current'],
    ['Karl Ek efterträder Tessa Marlow som riskchef på Quillfeather Insurance.', 'gone'],
    ['Tessa Marlow efterträder Karl Ek som riskchef på Quillfeather Insurance.', 'there'],
    ['Tidigare riskchefen på Quillfeather Insurance, Tessa Marlow, startar eget.', 'left'],
    [
      'Tessa Marlow, tillförordnad riskchef på Quillfeather Insurance, vill ha fler kontroller.',
      'current',
    ],
  ],
  da: [
    ['Tessa Marlow er compliancechef i Quillfeather Insurance.', 'current'],
    [
      'Tessa Marlow fratræder som compliancechef i Quillfeather Insurance den 30. september.',
      'leaving',
    ],
    ['Tessa Marlow har forladt Quillfeather Insurance.', 'left'],
    ['Tessa Marlow bliver ny risikodirektør i Quillfeather Insurance.', 'there'],
    [
      'Den tidligere compliancechef i Quillfeather Insurance, Tessa Marlow, er blevet rådgiver.',
      'left',
    ],
  ],
  no: [
    ['Tessa Marlow er risikodirektør i Quillfeather Insurance.', 'current'],
    ['Tessa Marlow slutter i Quillfeather Insurance 30. september.', 'leaving'],
    ['Tessa Marlow har sluttet i Quillfeather Insurance.', 'left'],
    ['Tessa Marlow er ansatt som ny risikodirektør i Quillfeather Insurance.', 'current'],
    [
      '– Vi må lære av dette, sier risikodirektør Tessa Marlow i Quillfeather Insurance.',
      'current',
    ],
    [
      'Tessa Marlow overtar som risikodirektør i Quillfeather Insurance etter Ola Lie 1. september.',
      'joining',
    ],
  ],
  pl: [
    ['Tessa Marlow jest dyrektorem ds. zgodności w Quillfeather Insurance.', 'current'],
    ['Tessa Marlow odeszła z Quillfeather Insurance w kwietniu.', 'left'],
    ['Tessa Marlow odejdzie z Quillfeather Insurance z końcem września.', 'leaving'],
    ['Tessa Marlow została dyrektorem audytu wewnętrznego w Quillfeather Insurance.', 'current'],
    [
      'Tessa Marlow obejmie stanowisko dyrektora ds. ryzyka w Quillfeather Insurance 1 września.',
      'joining',
    ],
    ['Była dyrektor ds. zgodności w Quillfeather Insurance Tessa Marlow założyła firmę.', 'left'],
    [
      'Jan Nowak zastąpił Tessę Marlow na stanowisku dyrektora ds. ryzyka w Quillfeather Insurance.',
      'gone',
    ],
  ],
  cs: [
    ['Tessa Marlow je ředitelkou compliance ve společnosti Quillfeather Insurance.', 'current'],
    ['Tessa Marlow odešla z Quillfeather Insurance v dubnu.', 'left'],
    ['Tessa Marlow odejde z Quillfeather Insurance ke konci září.', 'leaving'],
    ['Tessa Marlow se stala ředitelkou interního auditu Quillfeather Insurance.', 'current'],
    ['Tessa Marlow nastoupí 1. září do Quillfeather Insurance jako ředitelka rizik.', 'joining'],
    ['Bývalá ředitelka compliance Quillfeather Insurance Tessa Marlow učí na univerzitě.', 'left'],
  ],
  tr: [
    ['Quillfeather Insurance uyum direktörü Tessa Marlow soruları yanıtladı.', 'current'],
    ["Tessa Marlow, Quillfeather Insurance'tan nisan ayında ayrıldı.", 'left'],
    ["Tessa Marlow, Quillfeather Insurance'ın yeni uyum direktörü oldu.", 'current'],
    [
      "Tessa Marlow 1 Eylül'de Quillfeather Insurance'ta uyum direktörü olarak göreve başlayacak.",
      'joining',
    ],
    ["Quillfeather Insurance'ın eski uyum direktörü Tessa Marlow bir kitap yazdı.", 'left'],
  ],
  ja: [
    ['Quillfeather Insuranceのリスク管理部長、Tessa Marlow氏に聞いた。', 'current'],
    ['Tessa Marlow氏は3月31日付でQuillfeather Insuranceのリスク管理部長を退任した。', 'left'],
    ['Tessa Marlow氏は9月1日付でQuillfeather Insuranceのリスク管理部長に就任する。', 'joining'],
    ['Quillfeather Insuranceの元コンプライアンス部長、Tessa Marlow氏が講演した。', 'left'],
  ],
};
