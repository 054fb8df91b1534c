/** A passage and what of it Tessa Marlow of Quillfeather says. */
export type Said = readonly [language: string, text: string, said: readonly string[]];

/** Passages in which she is quoted. */
export const OWN_QUOTATIONS: readonly Said[] = [
  [
    'en',
    'Quillfeather cut its list in half. "We kept nine controls and nobody has missed the others," Tessa Marlow, its head of risk, told delegates.',
    ['We kept nine controls and nobody has missed the others'],
  ],
  [
    'en',
    'In her keynote, Tessa Marlow said: "Our register had 900 lines, and three of them mattered." The audience laughed.',
    ['Our register had 900 lines, and three of them mattered.'],
  ],
  [
    'en',
    'Asked whether the board minds, Marlow smiles. "Directors minded for a month. Then the first vendor failed, and they stopped minding."',
    ['Directors minded for a month. Then the first vendor failed, and they stopped minding.'],
  ],
  [
    'en',
    '"We test on Fridays," Tessa Marlow of Quillfeather explained. "Nobody likes it, which is the point." Her chief executive, Max Roe, calls it cruel. "I stay at home on Fridays," he says.',
    ['We test on Fridays', 'Nobody likes it, which is the point.'],
  ],
  [
    'en',
    'Her view on dashboards? "Dashboards show what was easy to count," Marlow says.',
    ['Dashboards show what was easy to count'],
  ],
  [
    'en',
    'Panel notes\nMax Roe: We need more tools.\nTessa Marlow: We need fewer. I retired four of them last year and the findings went down.\nMax Roe: Brave.',
    ['We need fewer. I retired four of them last year and the findings went down.'],
  ],
  [
    'en',
    'Tessa Marlow, head of risk at Quillfeather, writes on LinkedIn that vendors overpromise. "If the demo needs a slide, the product needs a year," she wrote.',
    ['If the demo needs a slide, the product needs a year'],
  ],
  [
    'en',
    '“If the demo needs a slide, the product needs a year.” — Tessa Marlow, Quillfeather',
    ['If the demo needs a slide, the product needs a year.'],
  ],
  [
    'de',
    'Tessa Marlow leitet das Risikomanagement bei Quillfeather. „Wer nur zählt, was leicht zu zählen ist, zählt am Risiko vorbei“, stellt sie fest.',
    ['Wer nur zählt, was leicht zu zählen ist, zählt am Risiko vorbei'],
  ],
  [
    'de',
    'Für Tessa Marlow von Quillfeather ist die Sache klar: „Ohne Namen hinter der Kontrolle gibt es keine Kontrolle.“',
    ['Ohne Namen hinter der Kontrolle gibt es keine Kontrolle.'],
  ],
  [
    'de',
    '„Wir haben vierzig Lieferanten besucht, unangemeldet“, so die Compliance-Chefin von Quillfeather, Tessa Marlow.',
    ['Wir haben vierzig Lieferanten besucht, unangemeldet'],
  ],
  [
    'de',
    'Frage: Was haben Sie abgeschafft?\nMarlow: Die Ampel. Sie stand immer auf Gelb, und Gelb heißt: Niemand will entscheiden.',
    ['Die Ampel. Sie stand immer auf Gelb, und Gelb heißt: Niemand will entscheiden.'],
  ],
  [
    'fr',
    'Pour Tessa Marlow, directrice des risques de Quillfeather, l’exercice a changé la donne. « Nous avons découvert que personne ne savait éteindre le serveur. »',
    ['Nous avons découvert que personne ne savait éteindre le serveur.'],
  ],
  [
    'fr',
    '« Nous avons divisé la liste par deux, explique Tessa Marlow, responsable des risques chez Quillfeather. Personne n’a réclamé l’autre moitié. »',
    ['Nous avons divisé la liste par deux', 'Personne n’a réclamé l’autre moitié.'],
  ],
  [
    'es',
    'Tessa Marlow dirige el cumplimiento en Quillfeather. “Quien no ha visto el almacén no debería firmar el informe”, zanja.',
    ['Quien no ha visto el almacén no debería firmar el informe'],
  ],
  [
    'es',
    'La directora de riesgos de Quillfeather, Tessa Marlow, lo tiene claro: «Un canal vacío no es una buena noticia».',
    ['Un canal vacío no es una buena noticia'],
  ],
  [
    'es',
    '—¿Qué cambiaron primero, señora Marlow?\n—El formulario. Tenía cuarenta preguntas y nadie llegaba a la décima.\n—¿Y ahora?\n—Hoy el formulario tiene siete, y las leo todas.',
    [
      'El formulario. Tenía cuarenta preguntas y nadie llegaba a la décima.',
      'Hoy el formulario tiene siete, y las leo todas.',
    ],
  ],
  [
    'pt',
    '«O relatório tinha cem páginas e ninguém passava da terceira», conta a diretora de riscos da Quillfeather, Tessa Marlow.',
    ['O relatório tinha cem páginas e ninguém passava da terceira'],
  ],
  [
    'pt',
    'Tessa Marlow é responsável pelo compliance da Quillfeather. “Quem não sabe o nome do fornecedor não conhece o risco”, dispara.',
    ['Quem não sabe o nome do fornecedor não conhece o risco'],
  ],
  [
    'it',
    'Tessa Marlow guida la compliance di Quillfeather. «Il modulo aveva trenta caselle e una sola serviva», taglia corto la manager.',
    ['Il modulo aveva trenta caselle e una sola serviva'],
  ],
  [
    'it',
    'Secondo Tessa Marlow, responsabile rischi di Quillfeather, la formazione non basta. «Bisogna scendere in reparto e chiedere.»',
    ['Bisogna scendere in reparto e chiedere.'],
  ],
  [
    'nl',
    'Volgens Tessa Marlow, risicomanager bij Quillfeather, is de lijst nooit af. “We schrappen elk kwartaal tien regels, en niemand mist ze.”',
    ['We schrappen elk kwartaal tien regels, en niemand mist ze.'],
  ],
  [
    'sv',
    'Tessa Marlow är riskchef på Quillfeather.\n– Vi ringer leverantören innan vi läser rapporten, säger hon.\nHon skrattar.\n– Det sparar en vecka varje gång.',
    ['Vi ringer leverantören innan vi läser rapporten', 'Det sparar en vecka varje gång.'],
  ],
  [
    'no',
    '– Ingen leser side ni, så vi sluttet å skrive den, sier risikosjef Tessa Marlow i Quillfeather.\nMarlow har halvert rapportene.\n– Styret fikk igjen en hel kveld.',
    ['Ingen leser side ni, så vi sluttet å skrive den', 'Styret fikk igjen en hel kveld.'],
  ],
  [
    'da',
    'Risikochef Tessa Marlow fra Quillfeather er klar i mælet:\n»Vi har smidt halvdelen af skemaerne ud, og fejlene er faldet.«',
    ['Vi har smidt halvdelen af skemaerne ud, og fejlene er faldet.'],
  ],
  [
    'da',
    '»Vi har smidt halvdelen af skemaerne ud,« fortæller Tessa Marlow, der er risikochef i Quillfeather. »Fejlene er faldet siden.«',
    ['Vi har smidt halvdelen af skemaerne ud', 'Fejlene er faldet siden.'],
  ],
  [
    'fi',
    'Tessa Marlow vastaa riskeistä Quillfeatherissa. – Poistimme puolet lomakkeista, eikä kukaan ole kaivannut niitä, hän naurahtaa.',
    ['Poistimme puolet lomakkeista, eikä kukaan ole kaivannut niitä'],
  ],
  [
    'fi',
    '"Kukaan ei lue sivua yhdeksän", tiivistää Quillfeatherin riskijohtaja Tessa Marlow.',
    ['Kukaan ei lue sivua yhdeksän'],
  ],
  [
    'hu',
    'Tessa Marlow a Quillfeather kockázatkezelési igazgatója. – Kidobtuk az űrlapok felét, és senkinek sem hiányzik – mondja.',
    ['Kidobtuk az űrlapok felét, és senkinek sem hiányzik'],
  ],
  [
    'hu',
    '„A kilencedik oldalt senki sem olvassa” – fogalmazott Tessa Marlow. Az igazgató szerint a rövidebb jelentés jobb. „Fél éjszakát kapott vissza az igazgatóság” – tette hozzá.',
    ['A kilencedik oldalt senki sem olvassa', 'Fél éjszakát kapott vissza az igazgatóság'],
  ],
  [
    'pl',
    'Tessa Marlow kieruje ryzykiem w Quillfeather. – Wyrzuciliśmy połowę formularzy i nikt za nimi nie tęskni – śmieje się.',
    ['Wyrzuciliśmy połowę formularzy i nikt za nimi nie tęskni'],
  ],
  [
    'pl',
    '– Dziewiątej strony nikt nie czyta – zauważa Tessa Marlow, szefowa ryzyka w Quillfeather. – Skróciliśmy raport do sześciu.',
    ['Dziewiątej strony nikt nie czyta', 'Skróciliśmy raport do sześciu.'],
  ],
  [
    'cs',
    '„Devátou stránku nikdo nečte,“ říká Tessa Marlow, ředitelka rizik v Quillfeather. „Zkrátili jsme zprávu na šest.“',
    ['Devátou stránku nikdo nečte', 'Zkrátili jsme zprávu na šest.'],
  ],
  [
    'cs',
    'Tessa Marlow řídí rizika v Quillfeather. „Vyhodili jsme polovinu formulářů a nikomu nechybí,“ směje se manažerka.',
    ['Vyhodili jsme polovinu formulářů a nikomu nechybí'],
  ],
  [
    'tr',
    'Quillfeather’ın risk direktörü Tessa Marlow, “Dokuzuncu sayfayı kimse okumuyor, biz de yazmayı bıraktık” dedi.',
    ['Dokuzuncu sayfayı kimse okumuyor, biz de yazmayı bıraktık'],
  ],
  [
    'tr',
    'Tessa Marlow, Quillfeather’da riskten sorumlu. “Formların yarısını attık ve kimse özlemedi” diyor.',
    ['Formların yarısını attık ve kimse özlemedi'],
  ],
  [
    'el',
    'Η Tessa Marlow είναι διευθύντρια κινδύνων στην Quillfeather. «Κανείς δεν διαβάζει την ένατη σελίδα», παρατηρεί. «Γι’ αυτό σταματήσαμε να τη γράφουμε.»',
    ['Κανείς δεν διαβάζει την ένατη σελίδα', 'Γι’ αυτό σταματήσαμε να τη γράφουμε.'],
  ],
  [
    'ro',
    'Tessa Marlow conduce riscul la Quillfeather. „Nimeni nu citește pagina nouă, așa că nu o mai scriem”, spune ea.',
    ['Nimeni nu citește pagina nouă, așa că nu o mai scriem'],
  ],
  [
    'uk',
    'Tessa Marlow очолює ризики у Quillfeather. «Дев’яту сторінку ніхто не читає, тож ми її не пишемо», — каже вона.',
    ['Дев’яту сторінку ніхто не читає, тож ми її не пишемо'],
  ],
];

/** Passages in which somebody else is quoted on her. */
export const QUOTATIONS_OF_OTHERS: readonly (readonly [language: string, text: string])[] = [
  ['en', 'Tessa Marlow runs risk at Quillfeather. "She asks what nobody asks," says a colleague.'],
  [
    'en',
    'Tessa Marlow has left Quillfeather. "We will find a successor by spring," the chairman said.',
  ],
  [
    'de',
    'Tessa Marlow leitet die Revision bei Quillfeather. „Sie stellt Fragen, die niemand stellt“, sagt ein Kollege.',
  ],
  [
    'fr',
    'Tessa Marlow dirige les risques chez Quillfeather. « Elle pose les questions que personne ne pose », sourit son directeur général.',
  ],
  [
    'es',
    'Tessa Marlow dirige riesgos en Quillfeather. «Hace preguntas incómodas», reconoce su jefe.',
  ],
  [
    'it',
    'Tessa Marlow guida i rischi di Quillfeather. «Fa domande scomode», ammette il presidente.',
  ],
  [
    'nl',
    'Tessa Marlow leidt risk bij Quillfeather. “Ze stelt lastige vragen”, geeft de bestuursvoorzitter toe.',
  ],
  [
    'da',
    'Tessa Marlow leder risiko i Quillfeather. »Hun stiller svære spørgsmål,« siger bestyrelsesformanden.',
  ],
  [
    'pl',
    'Tessa Marlow kieruje ryzykiem w Quillfeather. – Zadaje trudne pytania – przyznaje prezes spółki.',
  ],
  [
    'cs',
    'Tessa Marlow řídí rizika v Quillfeather. „Ptá se na nepříjemné věci,“ přiznává generální ředitel.',
  ],
  [
    'hu',
    'Tessa Marlow a Quillfeather kockázati vezetője. „Kellemetlen kérdéseket tesz fel” – ismeri el a vezérigazgató.',
  ],
  [
    'fi',
    'Tessa Marlow johtaa riskejä Quillfeatherissa. ”Hän kysyy hankalia”, myöntää toimitusjohtaja.',
  ],
  ['tr', 'Tessa Marlow, Quillfeather’da riskten sorumlu. “Zor sorular soruyor” diyor genel müdür.'],
];
