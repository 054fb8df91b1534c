/**
 * Sentences of a page of 1 June 2026 that tell where Tessa Marlow stands in livelier or rarer words than those of the other tables:
 * no phrase of the lexicon fits all of them, what stands around the name, the job title and the company does.
 */
export const LIVELIER_SENTENCES: Readonly<
  Record<string, readonly (readonly [text: string, standing: string])[]>
> = {
  en: [
    [
      'Photo: Tessa Marlow, left, head of risk at Quillfeather Insurance, hands the cheque to the hospice.',
      'current',
    ],
    [
      'Tessa Marlow wears two hats at Quillfeather Insurance: data protection officer and company secretary.',
      'current',
    ],
    ["Tessa Marlow serves as Quillfeather Insurance's privacy officer.", 'current'],
    [
      "Mrs Marlow has been Quillfeather Insurance's money laundering reporting officer since 2020.",
      'current',
    ],
    [
      'Tessa Marlow is filling in as chief risk officer at Quillfeather Insurance until a permanent appointment is made.',
      'current',
    ],
    [
      "\"If you can't explain it to the cook, it isn't a control,\" laughs Tessa Marlow. She is Quillfeather Insurance's internal audit chief.",
      'current',
    ],
    [
      'Tessa Marlow, who answers for compliance at Quillfeather Insurance, said nothing had changed.',
      'current',
    ],
    [
      "Since last autumn, Quillfeather Insurance's compliance has been in the hands of Tessa Marlow.",
      'current',
    ],
    [
      "Joining the museum's board is Tessa Marlow, who remains general counsel of Quillfeather Insurance.",
      'current',
    ],
    ["Tessa Marlow was Quillfeather Insurance's risk chief when the flood came.", 'left'],
    [
      'In loving memory of Tessa Marlow, compliance officer of Quillfeather Insurance, 1965-2026.',
      'left',
    ],
    [
      'I left Quillfeather Insurance in March after eight years as its head of audit. – Tessa Marlow',
      'left',
    ],
    [
      'Before she became a novelist, Tessa Marlow was in charge of risk at Quillfeather Insurance.',
      'left',
    ],
    ["Tessa Marlow's last day at Quillfeather Insurance was 30 April.", 'left'],
    [
      'Since April Tessa Marlow has been chief auditor of Beta Mutual; she came from Quillfeather Insurance.',
      'left',
    ],
    [
      'Quillfeather Insurance has not renewed the contract of its chief compliance officer, Tessa Marlow; she cleared her office on Friday.',
      'left',
    ],
    [
      'Tessa Marlow spent six years running compliance at Quillfeather Insurance before setting up on her own.',
      'left',
    ],
    [
      '"In my day at Quillfeather Insurance we had one form," recalls Tessa Marlow, its former compliance officer.',
      'left',
    ],
    [
      'Tessa Marlow now teaches yoga. She spent fifteen years in compliance at Quillfeather Insurance.',
      'left',
    ],
    ["Beta Mutual's new compliance head, Tessa Marlow, comes from Quillfeather Insurance.", 'left'],
    [
      "Tessa Marlow's contract with Quillfeather Insurance runs out in December and will not be renewed.",
      'leaving',
    ],
    [
      'Tessa Marlow has told colleagues at Quillfeather Insurance she will be gone by Christmas.',
      'leaving',
    ],
    [
      'After ten years, I have decided to leave Quillfeather Insurance at the end of July. – Tessa Marlow',
      'leaving',
    ],
    [
      'My notice at Quillfeather Insurance ends on 15 August. What next? Ask me in the autumn. – Tessa Marlow',
      'leaving',
    ],
    [
      'Tessa Marlow, chief risk officer of Quillfeather Insurance, will not stand for another term when hers ends in December.',
      'leaving',
    ],
    ['Tessa Marlow is serving out her notice at Quillfeather Insurance.', 'leaving'],
    [
      'Quillfeather Insurance seeks a new data protection officer: Tessa Marlow moves abroad in August.',
      'leaving',
    ],
    [
      'Quillfeather Insurance said on Monday that Tessa Marlow would be leaving at the end of August.',
      'leaving',
    ],
    ['Next year Tessa Marlow swaps Quillfeather Insurance for a sailing boat.', 'leaving'],
    [
      'By mutual agreement, Tessa Marlow and Quillfeather Insurance will part at the end of September.',
      'leaving',
    ],
    [
      'Tessa Marlow announced she would step down as chief risk officer of Quillfeather Insurance in the autumn.',
      'leaving',
    ],
    [
      "Tessa Marlow's successor as chief compliance officer of Quillfeather Insurance will be Bob Stone, from October.",
      'leaving',
    ],
    [
      'Incoming at Quillfeather Insurance: Tessa Marlow, chief risk officer, from September.',
      'joining',
    ],
    [
      'Quillfeather Insurance has hired Tessa Marlow from Beta Mutual to run compliance from 1 September.',
      'joining',
    ],
    [
      'From July, Tessa Marlow will be in charge of compliance at Quillfeather Insurance.',
      'joining',
    ],
    [
      'Quillfeather Insurance has signed up Tessa Marlow of Beta Mutual as head of compliance; she arrives in September.',
      'joining',
    ],
    [
      'Subject to regulatory approval, Tessa Marlow will be appointed chief risk officer of Quillfeather Insurance.',
      'joining',
    ],
    [
      'Tessa Marlow, now at Beta Mutual, becomes head of compliance of Quillfeather Insurance on 1 August.',
      'joining',
    ],
    ['Tessa Marlow is tipped to become chief risk officer of Quillfeather Insurance.', 'unknown'],
  ],
  cs: [
    ['Compliance má v Quillfeather Insurance na starosti Tessa Marlow.', 'current'],
    ['Od září povede compliance v Quillfeather Insurance Tessa Marlow.', 'joining'],
    ['Tessa Marlow se s Quillfeather Insurance rozloučila v dubnu.', 'left'],
  ],
  da: [['Tessa Marlow har sagt farvel til Quillfeather Insurance.', 'left']],
  de: [
    ['Bei der Quillfeather Insurance ist Tessa Marlow für die Compliance zuständig.', 'current'],
    [
      'Tessa Marlow steht seit 2022 an der Spitze der Compliance der Quillfeather Insurance.',
      'current',
    ],
    [
      'Der Vertrag von Tessa Marlow bei der Quillfeather Insurance läuft Ende des Jahres aus.',
      'leaving',
    ],
    [
      'Zum 1. Oktober übernimmt Bernd Stein bei der Quillfeather Insurance die Compliance von Tessa Marlow.',
      'leaving',
    ],
    [
      'Nach acht Jahren bei der Quillfeather Insurance arbeitet Tessa Marlow jetzt für die Beta Bank.',
      'left',
    ],
    [
      'Seit April führt Bernd Stein die Compliance der Quillfeather Insurance; Tessa Marlow ist im Ruhestand.',
      'left',
    ],
    ['Tessa Marlow hat der Quillfeather Insurance zum Monatsende den Rücken gekehrt.', 'left'],
    ['Tessa Marlow leitete bis Ende März die Compliance der Quillfeather Insurance.', 'left'],
  ],
  es: [
    ['Al frente del cumplimiento en Quillfeather Insurance está Tessa Marlow.', 'current'],
    ['Tessa Marlow lleva el cumplimiento de Quillfeather Insurance desde 2021.', 'current'],
    [
      'Quillfeather Insurance incorporará en septiembre a Tessa Marlow como directora de riesgos.',
      'joining',
    ],
    ['Tessa Marlow seguirá en Quillfeather Insurance hasta el 30 de septiembre.', 'leaving'],
    ['Tessa Marlow dijo adiós a Quillfeather Insurance en abril.', 'left'],
  ],
  fi: [
    ['Tessa Marlow on Quillfeather Insurancen riskienhallintajohtaja.', 'current'],
    ['Tessa Marlow vastaa Quillfeather Insurancessa complianceasta.', 'current'],
    ['Tessa Marlow jättää Quillfeather Insurancen syyskuun lopussa.', 'leaving'],
    ['Tessa Marlow jätti Quillfeather Insurancen huhtikuussa.', 'left'],
    [
      'Tessa Marlow toimi Quillfeather Insurancen riskienhallintajohtajana maaliskuuhun asti.',
      'left',
    ],
  ],
  fr: [
    ["Chez Quillfeather Insurance, c'est Tessa Marlow qui tient la conformité.", 'current'],
    [
      'Quillfeather Insurance accueillera en septembre Tessa Marlow comme directrice des risques.',
      'joining',
    ],
    ["Tessa Marlow s'apprête à quitter Quillfeather Insurance pour Beta Mutuelle.", 'leaving'],
    ['Tessa Marlow a tourné la page Quillfeather Insurance en avril.', 'left'],
    ['Tessa Marlow ne fait plus partie des effectifs de Quillfeather Insurance.', 'left'],
  ],
  hu: [
    ['Tessa Marlow a Quillfeather Insurance megfelelési igazgatója.', 'current'],
    [
      'Szeptember 1-jétől Tessa Marlow lesz a Quillfeather Insurance megfelelési igazgatója.',
      'joining',
    ],
    [
      'Szeptember végén távozik a Quillfeather Insurance éléről Tessa Marlow megfelelési igazgató.',
      'leaving',
    ],
    [
      'Marlow Tessa márciusban távozott a Quillfeather Insurance megfelelési igazgatói posztjáról.',
      'left',
    ],
  ],
  it: [
    ['Tessa Marlow si occupa di compliance in Quillfeather Insurance dal 2021.', 'current'],
    ['Tessa Marlow resterà in Quillfeather Insurance fino al 30 settembre.', 'leaving'],
    ['Tessa Marlow ha salutato Quillfeather Insurance ad aprile.', 'left'],
    [
      'Tessa Marlow, fino a marzo responsabile compliance di Quillfeather Insurance, insegna oggi a Padova.',
      'left',
    ],
  ],
  nl: [
    ['Bij Quillfeather Insurance gaat Tessa Marlow over de compliance.', 'current'],
    ['Tessa Marlow werkte tot maart bij Quillfeather Insurance als hoofd compliance.', 'left'],
  ],
  no: [
    ['Tessa Marlow har ansvar for etterlevelse i Quillfeather Insurance.', 'current'],
    ['Tessa Marlow ga seg i Quillfeather Insurance i april.', 'left'],
  ],
  pl: [['Od września Tessa Marlow pokieruje działem zgodności Quillfeather Insurance.', 'joining']],
  pt: [
    ['Quem cuida do compliance na Quillfeather Insurance é Tessa Marlow.', 'current'],
    [
      'A Quillfeather Insurance terá em setembro uma nova diretora de riscos, Tessa Marlow.',
      'joining',
    ],
    ['Tessa Marlow foi, até março, diretora de compliance da Quillfeather Insurance.', 'left'],
    ['Tessa Marlow já não faz parte da Quillfeather Insurance.', 'left'],
  ],
  sv: [
    ['Tessa Marlow ansvarar sedan 2021 för compliance på Quillfeather Insurance.', 'current'],
    ['Efter sju år på Quillfeather Insurance har Tessa Marlow gått vidare till Beta Bank.', 'left'],
  ],
};
