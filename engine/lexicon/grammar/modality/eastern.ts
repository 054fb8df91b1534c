import { anyOf } from '../../word-list.ts';
import type { ModalWords } from './modal-words.ts';

/** Words of the languages of the east of Europe that make a statement of something other than what happened, in plain letters. */
export const EASTERN_MODAL_WORDS: Readonly<Record<string, ModalWords>> = {
  pl: {
    takenBack: anyOf`
      zaprzecz\p{L}+|dementuj\p{L}+|plotk\p{L}+|pogloski|umorzy\p{L}+|umorzon\p{L}*|uniewinni\p{L}+|oddalil\p{L}*|uchylil\p{L}*
      bez kary|wycofal\p{L}*|nieprawda|podobno|mowi sie|niepotwierdzon\p{L}*`,
    unsure: anyOf`
      moglby|moglaby|mogloby|moze|moga|jesli|jezeli|czy|gdyby|rozwaza\p{L}*|planuje\p{L}*|zamierza\p{L}*|chce|chca|liczy na
      rzekom\p{L}*|podejrz\p{L}+|oskarz\p{L}+|domaga\p{L}*|grozi\p{L}*|ewentualn\p{L}+|mozliw\p{L}+`,
    not: 'nie|nigdy|zaden|zadn\\p{L}+|bez|ani',
    background:
      'wczesniej|dawniej|niegdys|wowczas|w przeszlosci|ukonczyl\\p{L}*|kariera|przed laty',
    ahead:
      'bedzie|beda|zostanie|zostana|odejdzie|obejmie|nastapi|otworzy|zamknie|zasiadzie|dolaczy|przejmie',
  },
  cs: {
    takenBack: anyOf`
      popir\p{L}+|poprel\p{L}*|dementova\p{L}*|dementuje|odmit(?:a|l)\p{L}* (?=[^.;]{0,30}(?:spekul|obvin|tvrzen|inform))
      spekulac\p{L}+|zprost\p{L}+|osvobod\p{L}+|(?:rizeni|stihani|vysetrovani) [^.;]{0,30}zastavil\p{L}*
      zastavil\p{L}* [^.;]{0,30}(?:rizeni|stihani|vysetrovani)|odlozil\p{L}*|zrusil\p{L}*|bez pokuty|fama|rika se|proslycha se
      povida se|nepotvrzen\p{L}*`,
    unsure: anyOf`
      mohl[aoiy]?|muze|mohou|pokud|jestli|zda|kdyby|zvazuje\p{L}*|planuj\p{L}+|hodla\p{L}*|chysta\p{L}*|chce|chteji|udajn\p{L}*
      podezr\p{L}+|pozaduje|hrozi|pripadn\p{L}+|mozn\p{L}+|podle (?:dvou |nekolika )?zdroju`,
    not: 'ne|neni|nikdy|zadn\\p{L}+|bez|ani|ne(?:byl|dostal|koupil|otevrel|ziskal|plati|celi)\\p{L}*',
    background: 'drive|tehdy|kdysi|v minulosti|vystudoval\\p{L}*|kariera|pred lety',
    ahead: 'bude|budou|nastoupi|zacne|odejde|otevre|prevezme',
  },
  fi: {
    takenBack: anyOf`
      kiista\p{L}*|kumo\p{L}+|huhu\p{L}*|vapautettiin syyttei\p{L}*|hylkasi|hylattiin|peruttiin
      lopetettiin (?:tutkinta|esitutkinta)|ei pida paikkaansa|kuulemma|vahvistamat\p{L}+`,
    unsure: anyOf`
      voi|voisi|voivat|saattaa|saattaisi|jos|mahdollis\p{L}*|harkits\p{L}+|suunnitte\p{L}+|aikoo|aikovat|haluaa|toivoo|epail\p{L}+
      vaitet\p{L}+|uhka\p{L}*|neuvottel\p{L}+|\p{L}{3,}isi(?:vat)?`,
    not: 'ei|eika|eivat|emme|en|ilman|koskaan|kukaan',
    background:
      'aiemmin|aikaisemmin|tuolloin|silloi\\p{L}+|entinen|valmistui (?:maisteriksi|oikeustieteen)',
    ahead: 'tulee|tulevat|aloittaa|siirtyy',
  },
  hu: {
    takenBack: anyOf`
      cafol\p{L}*|tagad\p{L}*|pletyk\p{L}+|felment\p{L}+|megszuntet\p{L}* az eljarast|visszavon\p{L}+|nem igaz|alaptalan\p{L}*
      elutasit\p{L}+|allitolag|azt beszelik|ugy hirlik`,
    unsure: anyOf`
      \p{L}{2,}(?:hat|het)(?:nak|nek|ja|i|na|ne)?|ha|esetleg|terve[zk]\p{L}*|fontolgat\p{L}*|szeretne\p{L}*|akar\p{L}*|gyanu\p{L}*
      vadol\p{L}*|remel\p{L}*|targyal\p{L}*|lehetseges|kerhet`,
    not: 'nem|soha|sem|nincs|nelkul|senki',
    background: 'korabban|egykor|akkoriban|annak idejen|regebben|palyafutas\\p{L}*',
    ahead: 'fog|fogja|fognak|lesz|majd',
  },
  el: {
    takenBack: anyOf`
      διαψευδ[α-ω]+|διεψευσ[α-ω]+|φημ[α-ω]+|αθωωθηκ[α-ω]*|απαλλα[α-ω]+|ακυρω[α-ω]+
      αρνειται|αρνηθηκ[α-ω]*|ανακληθηκ[α-ω]*`,
    unsure: anyOf`
      μπορει|μπορουσε|ισως|εαν|αν|ενδεχομεν[α-ω]*|εξεταζ[α-ω]+|σχεδιαζ[α-ω]+
      σκοπευ[α-ω]+|θελει|ελπιζ[α-ω]+|φερεται|υποπτ[α-ω]*|κατηγορ[α-ω]+
      θα μπορουσε|απειλ[α-ω]+|διαπραγματ[α-ω]+`,
    not: 'δεν|μην|ουτε|ποτε|κανεν[α-ω]*|καμια|χωρις|κανεις',
    background: 'παλαιοτερα|αλλοτε|τοτε|προηγουμενως|στο παρελθον|πρωην',
    ahead: 'θα|προκειται|αναμενεται',
  },
  tr: {
    takenBack: anyOf`
      yalanla\p{L}+|reddet\p{L}+|iddia\p{L}*|soylenti\p{L}*|beraat\p{L}*|aklan\p{L}+|takipsizlik|iptal\p{L}*|dogru degil
      soyleniyor|dogrulanma\p{L}+`,
    unsure: anyOf`
      olabilir|edebilir|\p{L}{2,}[ae]bilir|eger|planliyor\p{L}*|planlaniyor|dusunuyor|degerlendiriyor|istiyor|umuyor|sozde|supheli
      suclan\p{L}+|talep etti|tehdit|olasi|muhtemel\p{L}*|hedefliyor\p{L}*|\p{L}{2,}(?:[iu]rs[ae]|[ae]rs[ae]|m[ae]zs[ae])`,
    not: 'degil|yok|hic|\\p{L}+m[aeiu](?:di|yor|mis|yacak|yecek)\\p{L}*',
    background: 'daha once|onceden|eskiden|gecmiste|mezun|kariyer',
    ahead: '\\p{L}{2,}[ae]ca[gk]\\p{L}*|\\p{L}{2,}ece[gk]\\p{L}*',
  },
};
