// How a text mentions people without their names: 'a manager', 'his director', 'the chief executive'. Normalised.
import { expression, wordSet } from '../word-list.ts';

/** 'The' before who is described: 'dit la responsable', 'atira a diretora'. */
export const DEFINITE_ARTICLES = wordSet(
  'the der die das le la l el los las il lo i gli o a os as de het den det az to i h ta oi',
);

/** 'A', 'one', 'another': somebody not named before. */
export const INDEFINITE_WORDS = wordSet(`
  a an one another some ein eine einer einem eines un une uno una um uma outro outra otro otra altro altra een ander andere en ett
  et annan annen anden yksi eras egy egyik masik jeden jedna pewien pewna inny inna jisty jista bir baska unul mia enas odin odna`);

/** 'His', 'her', 'their': somebody who belongs to the one named before. */
export const POSSESSIVE_WORDS = wordSet(`
  his her its their my our ihr ihre ihrem ihren ihrer sein seine seinem seinen seiner mein meine unser unsere son sa ses leur
  leurs mon ma notre su sus seu sua suo suoi mio mia nuestro nosso nostro haar zijn hun mijn onze hans hennes hendes sin sitt sit
  min mitt deras deres hanen jej jego ich jeho jeji muj onun benim`);

/** Who leads a house or speaks for it: not the officer for risk, unless the page calls the prospect so. */
export const LEADER_STEMS = `
  ceo. cfo. coo. chief-executive chairman chairwoman chair. president spokes founder. co-founder owner. boss. chancellor minister mayor
  sprecher vorstandsvorsitz vorstandschef geschaftsfuhr vorsitzend prasident aufsichtsrat pressesprech inhaber eigentum porte-parole
  pdg. fondateur fondatrice dirigeant patron. patronne. portavoz consejero-delegado fundador porta-voz portavoce amministrat fondator
  woordvoer bestuursvoorzit voorzitter eigenaar bestuurder talsperson talsman talskvinna vd. ordforande ordforer styreleder styreformann
  bestyrelsesformand formand. formanden. adm. pressechef toimitusjohtaj puheenjohtaj tiedottaj elnok vezerigazgat szovivo tulajdonos
  prezes. prezesa wiceprezes rzeczni przewodnicz predsed mluvci majitel baskan sozcu sahibi ministr. ministra. ministre. ministro.
  ministryn burmistrz wojt. marszal starosta starostka hejtman primator direktor. direktoren reditel. directeur. director. directora.
  direttore. diretor. diretora. igazgato. mudur. johtaja. dyrektor. chef. chefen.
`;

/** In charge of the whole house or of another trade, beside a title: 'managing director', 'directrice générale', 'head of sales'. */
export const OTHER_CHARGE_STEMS = `
  managing general operating operations. operational operativ financ finanz commercial comercial kommer komerc commercieel marketing
  sales. vertrieb technical technisch tecnic technolog hr. people. personnel communications. communication. comunica kommunik
  procurement purchasing einkauf medic medisch creative artistic sport. sports. sportiv geschaftsfuhr kaufmannisch vente. ventes.
  ejecutiv execut achat ressources recursos ventas. compras. geral. vendas. vendite. acquisti. risorse esecutiv algemeen algemene
  uitvoerend verkoop inkoop administrerend verkstallande salgs. salg. okonomi ekonomi innkjop indkob zarzadzajac wykonawcz naczeln
  sprzedazy. finansow handlow vykonn obchodni.
`;

/** 'The' before a man and before a woman, in languages whose article shows it. */
export const ARTICLES_BY_GENDER: Readonly<
  Record<string, Readonly<Record<'female' | 'male', string>>>
> = {
  fr: { female: 'la', male: 'le' },
  es: { female: 'la', male: 'el' },
  it: { female: 'la', male: 'il' },
  pt: { female: 'a', male: 'o' },
  de: { female: 'die', male: 'der' },
};

/** The definite articles of German, which writes every noun after them with a capital. */
export const GERMAN_ARTICLES = wordSet('der die das des dem den');

/** Those articles and what they merge into: a noun behind the name after them is what they belong to, 'zum Acme Festival'. */
export const GERMAN_NOUN_OPENERS: ReadonlySet<string> = new Set([
  ...GERMAN_ARTICLES,
  ...wordSet('im am beim vom zum zur ein eine einem einen einer eines'),
]);

/** Articles that no language also uses for 'in', 'of' or 'and': a lone word behind one is seldom a company's name. */
export const NOUN_ARTICLES: ReadonlySet<string> = new Set([
  ...GERMAN_ARTICLES,
  ...wordSet('the an ein eine einem einen einer eines un une una uno um uma il lo het'),
]);

/** A title as the subject at the head of a sentence, perhaps with an employer: 'The bank's former chief risk officer'. Names masked. */
export const TITLE_AS_SUBJECT = expression('u')`
  ^["']?(?:\p{L}{1,4} )?(?:
    (?:bank|group|company|firm|agency|insurer|council|fund|trust|society|authority|university|hospital|charity)'s[ ]
  )?(?:
    (?:
      new|former|neue|fruhere[r]?|ehemalige[r]?|nouvelle|nouveau|ancien(?:ne)?|nueva?o?|ex|antigu[oa]|antig[oa]|voormalige?
      tidligere|tidigare|byly|byla|byvaly|byvala|entinen|egykori|korabbi
    )[ ]
  )?(?:[\uE001\uE002](?:'s)? )?\uE004`;

/** 'The author is head of audit at Acme', below an article. */
export const AUTHOR_WORDS = wordSet(
  'author writer autor autorin verfasser verfasserin auteur auteure autora autore autrice forfattaren skribenten forfatteren autorka yazar',
);
