import { anyOf, phraseList } from '../word-list.ts';

/** Headings over links to other pages, normalised. */
export const RELATED_HEADINGS: ReadonlySet<string> = new Set(
  phraseList(anyOf`
  related|related articles|related posts|related stories|related news|related content|more news|more from|read more|read next
  read also|you may also like|you might also like|recommended|recommended for you|latest news|latest posts|latest|recent posts
  recent articles|most read|most popular|popular|popular posts|trending|trending now|comments|leave a comment|leave a reply
  share this|newsletter|subscribe|tags|archives|categories|sponsored|advertisement|also on|up next|see also|mehr zum thema
  das konnte sie auch interessieren|weitere artikel|weitere meldungen|ahnliche beitrage|ahnliche artikel|meistgelesen|kommentare
  neueste beitrage|lesen sie auch|auch interessant|a lire|a lire aussi|lire aussi|articles lies|sur le meme sujet|commentaires
  les plus lus|dans la meme rubrique|noticias relacionadas|articulos relacionados|te puede interesar|lo mas leido|mas noticias
  comentarios|leia tambem|leia mais|mais lidas|artigos relacionados|leggi anche|articoli correlati|potrebbe interessarti|commenti
  lees ook|meer nieuws|gerelateerde artikelen|reacties|las ocksa|mest last|laes ogsa|les ogsa|relaterede artikler
  relaterade artiklar|lue myos|katso myos|lue lisaa|aiheesta muualla|luetuimmat|se ogsa|laes mere|citeste si|cititi si
  diavaste episis|las mer|las aven|lees meer|lees verder|meer uit|ook interessant|weitere nachrichten|mehr aus|mehr zum
  das interessiert|otras noticias|mas leidas|veja tambem|ultimas noticias|altre notizie|piu letti|articoli simili|czytaj takze
  czytaj tez|przeczytaj takze|przeczytaj tez|czytaj wiecej|zobacz takze|najczesciej czytane|polecane|ctete take|souvisejici clanky
  nejctenejsi|mohlo by vas zajimat|olvassa el|kapcsolodo|kapcsolodo cikkek|legolvasottabb|ajanlott|cok okunanlar|diger haberler
  ilgili haberler|inshi novini|naipopulyarnishe|chitaite takozh|drugie novosti|chitaite takzhe|mest lest|les mer
  people also viewed|people also searched|similar profiles|others named|more stories|also read|also in this|plus lus
  sur le meme theme|en relation|others also|more on this|in case you missed|more for subscribers|upcoming events|coming up|jobs
  what else|editors picks|editor picks|our picks|top stories|further reading|other speakers|other profiles|most viewed
  most commented|most shared|most watched|am meisten gelesen|meist gelesen|meistgeklickt|les plus consultes|plus vus|les plus vus
  lo mas visto|mas vistas|mais vistas|as mais lidas|piu visti|piu viste|i piu letti|meest gelezen|meest bekeken|mest sett
  mest sette|mest visade|mest sete|katsotuimmat|najczesciej ogladane|najpopularniejsze|nejsledovanejsi|legnezettebb|en cok okunan
  en cok izlenen|naichastishe chitayut|samoe chitaemoe|relacionadas|relacionados|materias relacionadas|ver tambien|lire egalement
  a lire egalement|voir aussi|correlati|correlate|notizie correlate|vedi anche|gerelateerd|zie ook|luister ook|bekijk ook
  siehe auch|verwandte artikel|relaterat|relatert|se ocksa|more like this|keep reading|関連|関連記事|人気記事
  あわせて読みたい|相关|相關|热门|熱門|延伸閱讀|延伸阅读|推荐阅读|관련기사`),
);
