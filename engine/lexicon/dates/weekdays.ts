/**
 * What the cases of a weekday's name share, its first four letters, by language: 'środa' and 'środę', 'вівторок' and
 * 'вівторка'. Normalised, from the Unicode CLDR.
 */
export const WEEKDAY_STEMS: Readonly<Record<string, string>> = {
  en: 'mond tues wedn thur frid satu sund',
  de: 'mont dien mitt donn frei sams sonn',
  fr: 'lund mard merc jeud vend same dima',
  es: 'lune mart mier juev vier saba domi',
  ca: 'dill dima dime dijo dive diss dium',
  pt: 'segu terc quar quin sext saba domi',
  it: 'lune mart merc giov vene saba dome',
  nl: 'maan dins woen dond vrij zate zond',
  sv: 'mand tisd onsd tors fred lord sond',
  no: 'mand tirs onsd tors fred lord sond',
  da: 'mand tirs onsd tors fred lord sond',
  fi: 'maan tiis kesk tors perj laua sunn',
  pl: 'poni wtor srod czwa piat sobo nied',
  cs: 'pond uter stre ctvr pate sobo nede',
  sk: 'pond utor stre stvr piat sobo nede',
  hu: 'hetf kedd szer csut pent szom vasa',
  tr: 'paza sali cars pers cuma',
  uk: 'pone vivt sere chet pʼya subo nedi',
  ru: 'pone vtor sred chet pyat subb vosk',
  el: 'deyt trit teta pemp para savv kyri',
  ro: 'luni mart mier joi vine samb dumi',
  bg: 'pone vtor srya chet petk sbot nede',
  hr: 'pone utor srij cetv peta subo nedj',
  sr: 'pone utor sred chet peta subo nede',
  sl: 'pone tore sred cetr pete sobo nede',
  lt: 'pirm antr trec ketv penk sest sekm',
  lv: 'pirm otrd tres cetu piek sest svet',
  et: 'esma teis kolm nelj reed laup puha',
  id: 'seni sela rabu kami juma sabt ming',
  ar: 'الاث الثل الار الخم الجم السب الاح',
};

/** The length of the longest stem in `WEEKDAY_STEMS`; a shorter word is not a weekday. */
export const WEEKDAY_STEM_LENGTH = 4;
