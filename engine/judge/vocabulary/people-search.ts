import { stemMatcher } from './stem-matcher.ts';

/** What directories of people count in their headlines: '143 records found', '27 people called'. Folded. */
export const DIRECTORY_COUNTS = stemMatcher(`
  records record. profiles profile. people. persons listings results. matches personen. treffer profile. eintrage resultats. personnes
  profils perfiles. personas. resultados. perfis. pessoas. profili. persone. risultati personen. resultaten profielen osob. osoby wynikow
  profili. profilu vysledk personer traff. traffar treff. talalat szemely kisi. sonuc profil. profiliv osib.
`);

/** What pages made by machines about anybody promise. Folded. */
export const BIOGRAPHY_SPAM = stemMatcher(`
  net. worth. wife. husband. height. age. salary. phone. address. relatives. email. vermogen ehefrau alter. grosse. telefon. fortune. femme.
  taille. biographie. patrimonio edad. esposa. altura. idade. salario. moglie. eta. altezza. stipendio. leeftijd. vrouw. wiek. zona. majatek
  vek. manzelka majetek alder. formue fru. kor. vagyon. yas. servet. esi.
`);

/** What stands on a page that lets only people in, before its text. Folded. */
export const WALLS = stemMatcher(`
  captcha recaptcha robot robots. human. cloudflare cloudshield unusual. verifying verification. sicherheitsuberprufung mensch. humain. humano.
  umano. menselijk czlowiek clovek menneske manniska ember. insan. lyudina
`);
