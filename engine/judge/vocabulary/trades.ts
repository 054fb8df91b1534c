/** What companies are, in the languages that translate it: 'Anadolu Ufuk Sigorta' is 'Anadolu Ufuk Insurance' abroad. Folded. */
const TRADES = [
  'insurance insurer assurance assurances versicherung versicherungen seguros seguro assicurazioni verzekeringen verzekering verzekeraar forsakring forsikring ubezpieczenia pojistovna biztosito sigorta strakhuvannya strakhova zorgverzekeringen zorgverzekeraar 保険',
  'bank banks banque banco banca banka bankasi bankas banken takarek sparkasse savings caja caisse caixa kasse 銀行 credit kredit',
  'energy energie energia energi energetyka energetika power electric electricidad elektrik eletrica elektro strom enerji energetika merezha',
  'network networks netz netze reseau red rede rete netwerk siec sit nat merezha natet nett ag halozat sebeke 電力',
  'water waters wasser eau eaux aguas agua acque acqua waterleiding woda wodociagi vodarny vodovody vatten vann viz su voda',
  'foundry foundries fonderie fonderia giesserei fonderies fundicion fundicao gieterij odlewnia slevarna',
  'chemicals chemical chemie chimie quimica chimica chemia',
  'drives drive antriebe antriebstechnik transmission gearboxes',
  'precision seimitsu prazision precisione precision',
  'aquaculture havbruk seafood salmon fish',
  'hospital hospitals klinik klinikum krankenhaus hopital ospedale ziekenhuis szpital nemocnice korhaz hastane sykehus sjukhus',
  'cement zement ciment cemento cimento cement',
  'housing homes wohnen habitat wonen bolig bostader',
  'foods food lebensmittel aliments alimentos alimenti voedsel zywnosc gida',
  'pharma pharmaceuticals pharmaceutical arzneimittel farma farmaceutica',
  'railways railway rail bahn chemins ferrocarriles ferrovie spoorwegen koleje drahy jarnvag jernbane',
  'telecom telecommunications telekom telecomunicaciones telecomunicazioni telekomunikacja',
  'transport logistics logistik logistique logistica logistiek spedition freight',
  'steel stahl acier acero acciaio acciaierie stal ocel stal celik',
  'group gruppe groupe grupo gruppo groep grupa skupina koncern konsern grubu holding holdings',
] as const;

const BY_WORD = byWord();

/** Do the folded words mean the same trade, perhaps in different languages? */
export function isSameTrade(one: string, other: string): boolean {
  if (one === other) return true;
  const trades = BY_WORD.get(one);
  return (
    trades !== undefined && (BY_WORD.get(other)?.some((trade) => trades.includes(trade)) ?? false)
  );
}

/** Is the folded word one of those that tell a company's trade? */
export function isTrade(word: string): boolean {
  return BY_WORD.has(word);
}

function byWord(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [index, trade] of TRADES.entries()) {
    for (const word of trade.split(' ')) found.set(word, [...(found.get(word) ?? []), index]);
  }
  return found;
}
