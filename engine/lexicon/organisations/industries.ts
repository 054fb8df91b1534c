// What companies do, in the languages that translate it, normalised.
import { wordList } from '../word-list.ts';

/** What companies are, in the languages that translate it: 'Kuzey Dalga Sigorta' is 'Kuzey Dalga Insurance' abroad. Normalised. */
export const INDUSTRIES = [
  `
    insurance insurer assurance assurances assekuranz versicherung versicherungen seguros seguro assicurazioni verzekeringen
    verzekering verzekeraar forsakring forsikring ubezpieczenia pojistovna biztosito sigorta strakhuvannya strakhova
    zorgverzekeringen zorgverzekeraar 保険`,
  'bank banks banque banco banca banka bankasi bankas banken takarek sparkasse savings caja caisse caixa kasse 銀行 credit kredit',
  `
    energy energie energia energi energetyka energetika power electric electricidad elektrik eletrica elektro strom enerji merezha`,
  'network networks netz netze reseau red rede rete netwerk siec sit nat merezha natet nett ag halozat sebeke 電力',
  'mutual mutuals mutuelle mutuelles mutualiste mutua mutualista mutuo',
  'water waters waterworks wasser eau eaux aguas agua acque acqua waterleiding woda wodociagi vodarny vodovody vatten vann viz su voda',
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

/** Industries at the end of East Asian company names, after the distinctive part. */
export const EAST_ASIAN_INDUSTRIES = wordList(`
  銀行 银行 은행 保険 保险 保險 생명보험 손해보험 보험 화재 損害保険 生命保険 海上火災保険 火災保険 人寿保险 财产保险 証券 证券
  證券 증권 信託 信托 信託銀行 科技 电子 電子 전자`);
