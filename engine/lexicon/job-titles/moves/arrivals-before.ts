// Of clauses that say what somebody did before they came somewhere: 'Before joining Acme'. Plain letters, alternatives, in all
// languages alike.
import { anyOf } from '../../word-list.ts';

/** 'Before', at the head of such a clause. Norwegian and Danish spell it like 'for'. */
export const BEFORE_WORDS = anyOf`before(?! (?:that|this|then))|prior to|bevor|ehe|vor|avant (?:de|d')|avant|antes d[aeo]|prima d[ei]l?l?
  voordat|voor|alvorens|innan|fore|inden|for(?= (?:hun|han|tiden|ansett\p{L}+|hendes|hans|\uE000))|przed|zanim`;

/** A word for coming in it. */
export const COMING_WORDS = anyOf`(?:ansaettelse|ansettelse|dolaczyl|trafil)\p{L}*
  (?:anstall|dolaczeni|przyjsci|przyszl|rozpoczeci|podjeci|zaczel|przejsci|objeci)\p{L}+|joining|joined|joins|coming|came|moving|moved
  arriving|arrived|starting|started|beginning|began|entering|entered|taking up|becoming|became|being (?:appointed|named|hired|recruited)
  (?:her|his|their) (?:time|career|role|tenure|move|appointment|arrival|stint|days)
  (?:ihrer|seiner) (?:zeit|tatigkeit|ernennung|berufung|anstellung)
  (?:ihrem|seinem) (?:wechsel|eintritt|einstieg|start|engagement|amtsantritt)|kam|wechselte|begann|eintrat|startete|stiess|anfing
  rejoindre|integrer|entrer|arriver|venir|passer|(?:son|sa) (?:arrivee|entree|passage|nomination)|unirse|sumarse|integrarse|incorporarse
  llegar|entrar|ingresar|fichar|recalar|su (?:llegada|incorporacion|etapa|entrada|nombramiento)|se juntar|juntar-se|ingressar|chegar
  integrar|(?:sua) (?:chegada|entrada)|arrivare|entrare|approdare|unirsi|passare|suo (?:ingresso|arrivo|approdo)|aan de slag|in dienst
  (?:haar|zijn) (?:overstap|komst|tijd|benoeming|aanstelling)|kwam|begon|overstapte|startte|kom till?|borjade|gick over
  (?:sin|hennes|hans|hendes) tid|tilltradde|rekryterades|begyndte|ansat|startede|skiftede|tiltradte|begynte|ansatt|startet|gikk over|tiden
  przyszedl|zaczal`;

/** What makes the main clause one of the future: 'Before joining Acme she will travel'. */
export const FUTURE_WORDS =
  "will|'ll|shall|wird|werde|va|ira|vai|sara|zal|gaat|kommer|ska|vil|skal|bedzie";
