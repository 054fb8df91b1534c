// Pronouns and possessives by language, normalised.
import { expression, wordList, wordListsOf, wordSet } from '../word-list.ts';

/** 'I', 'my' and 'we' in the languages that pages are written in, normalised. */
export const FIRST_PERSON_WORDS = wordSet(`
  i my me we our us ich mein meine mir mich wir unser unsere uns je j mon ma mes moi nous notre nos yo mi mis nosotros nuestro
  nuestra eu meu minha nosso nossa io mio mia noi nostro nostra ik mijn wij ons onze ja moj moja moje nasz nasza nasze jsem muj
  nas nase jag min mitt mina vi vart jeg mine vare ben benim bizim miy moya nash`);

/** First-person words of an author, normalised, by language. */
export const FIRST_PERSON_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'i my me we our im ive id weve',
  de: 'ich mich mir mein meine meinen wir uns unser unsere unseren',
  fr: 'je j mon mes moi nous notre nos',
  es: 'yo mi mis nosotros nuestro nuestra nuestros nuestras',
  pt: 'eu meu minha meus nosso nossa nossos nossas',
  it: 'io mio mia miei noi nostro nostra nostri',
  nl: 'ik mijn mij wij we ons onze',
  sv: 'jag mig min mitt mina vi vara',
  no: 'jeg meg min mitt mine vi vare',
  da: 'jeg mig min mit mine vi vores',
  fi: 'mina minun minua me meidan',
  pl: 'ja mnie mi moj moja moje moim nasz nasza nasze naszym',
  cs: 'ja mne muj moje moji nas nase nasi',
  sk: 'ja mna moj moja moje nas nase nasi',
  hu: 'en nekem engem nekunk minket',
  tr: 'ben benim bana beni biz bizim bize',
  uk: 'ya meni mene mii moya moye mi nash nasha nashi',
  ru: 'ya mne menya moi moya my nas nash nasha nashi',
  el: 'ego mou mas emeis',
};

/** 'You' as the subject of a clause: 'Jane, you look after risk at Acme'. Normalised. */
export const SECOND_PERSON_WORDS = wordSet('you vous usted voce voi jij du ni tu vy wy siz sen');

/** Second-person words that address the reader, normalised, by language. */
export const SECOND_PERSON_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'you your yours youre',
  de: 'ihr ihnen euch euer eure du dein deine',
  fr: 'vous votre vos tu ton tes',
  es: 'usted ustedes tu tus tuyo',
  pt: 'voce voces seu sua',
  it: 'tuo tua tuoi voi vostro vostra',
  nl: 'je jij jouw uw u jullie',
  sv: 'du dig din ditt dina ni er',
  no: 'du deg din ditt dine dere',
  da: 'du dig din dit dine i jer',
  fi: 'sina sinun te teidan',
  pl: 'ty ciebie twoj twoja twoje wasz',
  cs: 'vy vas vase vam',
  sk: 'vy vas vase vam',
  hu: 'on onok onnek',
  tr: 'siz sizin size sen senin',
  uk: 'vi vash vasha vam',
  ru: 'vy vash vasha vam',
  el: 'esy esas sas',
};

/** How languages refer back, normalised. Lists of one language only count on its pages: 'il' is 'he' in one and 'the' in another. */
export const SUBJECT_PRONOUNS = wordListsOf({
  en: 'he she',
  de: 'er sie',
  fr: 'il elle',
  es: 'ella',
  pt: 'ele ela',
  it: 'lui lei',
  nl: 'hij zij ze',
  da: 'han hun',
  no: 'han hun',
  sv: 'han hon',
  pl: 'on ona',
  cs: 'on ona',
  sk: 'on ona',
  tr: 'o',
  fi: 'han',
  hu: 'o',
  el: 'aytos ayti ekeinos ekeini',
  ro: 'el ea',
  ru: 'on ona',
  uk: 'vin vona',
});

/** Which of them mean a woman and which a man. */
export const FEMALE_PRONOUNS: ReadonlySet<string> = wordSet(
  'she sie elle ella ela lei zij ze hun hon ona',
);
export const MALE_PRONOUNS: ReadonlySet<string> = wordSet('he er il ele lui hij han on');

/** Those of them that never mean a thing. */
export const PERSON_PRONOUNS = wordSet('he she han hon hun');

/** Languages in which a verb alone may go on about whoever was named last: 'Trabaja en Acme'. */
export const SUBJECTLESS_LANGUAGES = wordSet('es pt it pl cs sk');

/** Languages that leave out 'she' beside a quotation: '«…», agregó.' */
export const PRO_DROP_LANGUAGES = wordSet('es pt it pl cs sk tr hu ro el');

/** 'Today', 'since', 'also': how a sentence begins whose verb has no subject, 'Oggi guida …', 'Od 2012 pracuje …'. Normalised. */
export const OPENERS_WITHOUT_SUBJECT = wordSet(`
  hoy ahora actualmente desde tambien ademas hoje agora atualmente tambem alem oggi ora attualmente dal dalla da anche inoltre
  obecnie teraz dzis dzisiaj od takze tez dnes nyni aktualne take rovnez`);

/** Pronouns and possessives that are not the subject of a sentence, by language. */
export const OTHER_PRONOUNS = wordListsOf({
  en: 'his her him hers',
  de: 'ihr ihre ihrem ihren ihrer sein seine seinem seinen seiner',
  es: 'su sus',
  pt: 'seu sua',
  it: 'suo sua',
  nl: 'haar',
  da: 'hans hendes',
  no: 'hans hennes',
  sv: 'hans hennes',
});

/** 'I' and 'we': the voice of somebody who speaks or writes. */
export const SPEAKER_PRONOUNS = wordListsOf({
  en: 'i we my our us me mine ours',
  de: 'ich wir mein meine meinem meinen meiner unser unsere unserem unseren unserer uns mich mir',
  fr: 'je j nous notre nos mon ma mes moi me m',
  es: 'yo nosotros nosotras nuestro nuestra nuestros nuestras mi mis nos me',
  pt: 'eu me nos nosso nossa nossos nossas meu minha meus minhas',
  it: 'io noi nostro nostra nostri nostre mio mia miei mie mi',
  nl: 'ik wij we ons onze mijn mij me',
  da: 'jeg vi os vores mit min mine mig',
  no: 'jeg vi oss var vart vare min mitt mine meg',
  sv: 'jag vi oss vart vara min mitt mina mig',
  fi: 'mina minun minua minulle minusta minulla me meidan meille meilla meista en emme olen olemme',
  pl: 'ja mnie mi moj moja moje moim my nas nam nasz nasza nasze jestem jestesmy mam mamy',
  cs: 'ja mne mi muj moje moji my nas nam nase nasi jsem jsme mam mame bych bychom',
  sk: 'ja mna mi moj moja moje my nas nam nase nasi som sme mam mame',
  hu: 'en nekem engem nekunk minket mi vagyok vagyunk nalam nalunk velem velunk',
  el: 'ego mou mas emeis emas mena eimai eimaste echo echoume',
  ro: 'eu mie meu mea mei mele noi nostru noastra nostri noastre suntem am',
  ko: '저 제 우리 나',
  tr: 'ben benim bana beni biz bizim bize bizde bizi',
  ja: '私 我 僕',
  zh: '我',
  uk: 'ya meni mene mii moya moye mi nash nasha nashi',
  ru: 'ya mne menya moi moya my nas nash nasha nashi',
});

/** Those of 'I' and 'my' that stand for the name of who speaks. */
export const SPEAKER_NAMES = wordSet(
  'i ich je yo eu io ik jag jeg my mein meine mon ma mi meu minha mio mia mijn min mitt mit moj moja moje muj mina minun',
);

/** Those of 'we', which a company says too; 'my' in Polish and Czech. */
export const PLURAL_SPEAKERS: ReadonlySet<string> = wordSet(`
  we our us ours wir unser unsere unserem unseren unserer uns nous notre nos nosotros nosotras nuestro nuestra nuestros nuestras
  nosso nossa nossos nossas noi nostro nostra nostri nostre wij ons onze vi os vores oss var vart vare vara my nas nam nasz nasza
  nasze jestesmy mamy nase nasi jsme mame bychom sme biz bizim bize bizde bizi meidan meille meilla meista emme olemme nekunk
  minket vagyunk nalunk velunk mas emeis emas eimaste echoume nostru noastra noastre suntem nash nasha nashi`);

/** Verbs whose form alone says 'I' or 'we', normalised. */
export const FIRST_PERSON_VERBS: ReadonlySet<string> = new Set(
  wordList(`
  quiero tengo trabajo creo soy estoy pido busco he prefiero quero tenho sou estou prefiro passei cheguei fiz voglio vorrei sono
  devo ho`),
);

/** 'I' as the subject, by its pronoun or by the verb alone: 'I started', 'entreguei', but not 'Phase I'. By language, plain letters. */
export const SPEAKER_AS_SUBJECT: Readonly<Record<string, RegExp>> = {
  en: expression('')`
    (?<![A-Za-z])(?<!(?:phase|part|tier|stage|type|level|category|class|lot|section|title|annex|volume) )I(?:
      '(?:m|ve|d|ll)(?![a-z])|(?= [a-z])
    )`,
  de: /(?<![a-z])ich(?![a-z])/i,
  fr: /(?<![a-z])j(?:e |'[a-z])/i,
  es: /(?<![a-z])(?:yo|he [a-z]+[dts]o|soy|estoy|(?<!(?:no|se|y) )me [a-z]{2,}[eo] (?:a|al|en|de|con|como))(?![a-z])/i,
  pt: /(?<![a-z])(?:eu|[a-z]{4,}ei)(?![a-z])/,
  it: /(?<![a-z])(?:io|ho [a-z]+[ts][oaie]|mi sono)(?![a-z])/i,
  nl: /(?<![a-z])ik(?![a-z])/i,
  sv: /(?<![a-z])jag(?![a-z])/i,
  no: /(?<![a-z])jeg(?![a-z])/i,
  da: /(?<![a-z])jeg(?![a-z])/i,
  pl: /(?<![a-z])(?!(?:problem|reklam|islam|slalom)(?![a-z]))[a-z]{2,}l[ae]m(?![a-z])/,
  cs: /(?<![a-z])jsem(?![a-z])/i,
  sk: /(?<![a-z])som(?![a-z])/i,
  fi: /(?<![a-z])mina(?![a-z])/i,
  tr: /(?<![a-z])ben(?![a-z])/,
};

/** 'We', 'our', 'unsere', 'nuestro', in plain letters. */
export const SAYS_WE = expression('i')`
  (?<![a-z])(?:
    we|our|us|wir|unser[a-z]*|uns|nous|notre|nos|nosotros|nuestr[a-z]+|nosso|nossa|noi|nostr[a-z]|wij|ons|onze|vi|var[ta]?|vores
    vare?|my|nasz[a-z]*|nas|biz|bizim|当社|弊社|我社|kendi
  )(?![a-z])`;
/** 'Abrimos', 'otworzyliśmy': verbs that say 'we' by their ending. */
export const WE_BY_ENDING =
  /(?<![a-z])[a-z]{3,}(?:amos|emos|imos|iamo|ammo|emmo|immo|lismy|lysmy|smy|[dt][iu]k|d[iu]k|iyoruz)(?![a-z])/i;
