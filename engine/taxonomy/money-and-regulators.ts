import { names, words } from './pattern.ts';

/** An amount of money, in figures with a currency before or after. */
export const MONEY =
  /[$€£¥]\s?\d|\b(?:USD|EUR|GBP|CHF|NOK|SEK|DKK|SGD|INR|kr)\b\.?\s?\d|\b\d[\d.,']{0,14}\s?(?:mio\.?|mln|mn|bn|m|k|million(?:s|en|er)?|milhoes|millones|milioni|miljoen|miljoner|mrd\.?|milliarden?|milliards?|milliarder|miliardi|miljarder|billion|thousand|mil|tusen)?\s?(?:de |di |d.)?(?:€|(?:euros?|eur|kr|kroner|kronor|dollars?|pounds?|francs?|franken|usd|gbp|chf)\b)/gi;

/** The same in thousands and more, as companies raise it. */
export const LARGE_MONEY =
  /[$€£¥]\s?\d[\d.,]{0,12}\s?(?:k|mn?|bn|mio\.?|mrd\.?|million\w*|billion\w*)\b|\b\d[\d.,]{0,12}\s?(?:mio\.?|mln|mn|bn|million(?:s|en|er)?|milhoes|millones|milioni|miljoen|miljoner|mrd\.?|milliarden?|milliards?|milliarder|miliardi|miljarder|billion)\b/gi;

/** Those who fine and order, by acronym. */
export const NAMED_REGULATOR = names(
  'ICO|CNIL|FCA|PRA|FTC|SEC|OCC|FinCEN|AEPD|BaFin|FINMA|DPC|HHS|OCR|CFPB|DOJ|ACPR',
  'AMF|EBA|EIOPA|ESMA|AFM|DNB|MAS|RBI|SEBI|ASIC|APRA|HMRC|FDA|HPRA|Ofwat|Ofgem|KNF|UOKiK|KVKK|BDDK|CNMV',
);

/** Those who fine and order: by acronym where it is unmistakable, else by the word for what they are. */
export const REGULATOR = new RegExp(
  [
    NAMED_REGULATOR.source,
    words(
      'regulators?|watchdog|supervisor(?:y authority|s)?|attorney general',
      'justice department|department of justice|commission|authority',
      'aufsicht(?:sbehorde)?|datenschutzbehorde|autorite|regulateur|agencia|autoridad',
      'autoridade|garante|autorita|toezichthouder|autoriteit|tilsyn(?:et)?|datatilsynet',
      'tillsynsmyndighet\\w*|charges',
    ).source,
  ].join('|'),
  'g',
);
