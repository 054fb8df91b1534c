// How a text mentions people without their names: 'a manager', 'his director', 'the chief executive'. Normalised.
import { wordSet } from '../word-list.ts';

/** 'The' before who is described: 'dit la responsable', 'atira a diretora'. */
export const DEFINITE_ARTICLES = wordSet(
  'the der die das le la l el los las il lo i gli o a os as de het den det az to i h ta oi',
);

/** 'A', 'one', 'another': somebody not named before. */
export const INDEFINITE_WORDS = wordSet(
  'a an one another some ein eine einer einem eines un une uno una um uma outro outra otro otra altro altra een ander andere en ett et annan annen anden yksi eras egy egyik masik jeden jedna pewien pewna inny inna jisty jista bir baska unul mia enas odin odna',
);

/** 'His', 'her', 'their': somebody who belongs to the one named before. */
export const POSSESSIVE_WORDS = wordSet(
  'his her its their my our ihr ihre ihrem ihren ihrer sein seine seinem seinen seiner mein meine unser unsere son sa ses leur leurs mon ma notre su sus seu sua suo sua suoi mio mia nuestro nosso nostro haar zijn hun mijn onze hans hennes hendes sin sitt sit min mitt deras deres hanen jej jego ich jeho jeji muj onun benim',
);

/** Who leads a house or speaks for it: not the officer for risk, unless the page calls the prospect so. */
export const LEADER_STEMS = `
  ceo. cfo. coo. chief-executive chairman chairwoman chair. president. president spokes founder. co-founder owner. boss. chancellor minister mayor
  sprecher vorstandsvorsitz vorstandschef geschaftsfuhr vorsitzend prasident aufsichtsrat pressesprech inhaber eigentum
  porte-parole pdg. fondateur fondatrice dirigeant presidente patron. patronne. portavoz consejero-delegado fundador porta-voz
  portavoce amministrat fondator woordvoer bestuursvoorzit voorzitter eigenaar bestuurder talsperson talsman talskvinna vd. ordforande
  ordforer styreleder styreformann bestyrelsesformand formand. formanden. adm. pressechef toimitusjohtaj puheenjohtaj tiedottaj elnok
  vezerigazgat szovivo tulajdonos prezes. prezesa wiceprezes rzeczni przewodnicz predsed mluvci majitel baskan sozcu sahibi
  direktoren. direktor. direktoren reditel. directeur. director. directora. direttore. diretor. diretora. igazgato. mudur. johtaja. dyrektor. chef. chefen.
`;

/** The definite articles of German, which writes every noun after them with a capital. */
export const GERMAN_ARTICLES = wordSet('der die das des dem den');
