/** Words by which an author speaks of himself, folded, by language. */
export const FIRST_PERSON: Readonly<Record<string, ReadonlySet<string>>> = setsOf({
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
});

/** Words by which a text speaks to its reader, folded, by language. */
export const SECOND_PERSON: Readonly<Record<string, ReadonlySet<string>>> = setsOf({
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
});

function setsOf(
  lists: Readonly<Record<string, string>>,
): Readonly<Record<string, ReadonlySet<string>>> {
  return Object.fromEntries(
    Object.entries(lists).map(([language, words]) => [language, new Set(words.split(' '))]),
  );
}
