/** Sentences of a page of 1 June 2026 in Nordic and Slavic languages, Turkish and Japanese, and how Tessa Marlow then stands to Quillfeather Insurance. */
export const NORDIC_AND_SLAVIC_SENTENCES: Readonly<
  Record<string, readonly (readonly [text: string, standing: string])[]>
> = {
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
