import { plainLetters } from '../../text/plain-letters.ts';

const TEASER_LABEL = new RegExp(
  '^(?:' +
    [
      'related|comments\\b|leave a (?:comment|reply)|latest (?:news|posts|articles)|recent (?:posts|articles)|sponsored|advertisement|read (?:next|also|more)|more (?:from|episodes|on|news|stories)|also in this|also announced|also on|you may also|you might|watch next|up next|recommended|most (?:read|popular)|trending|previous episodes|older episodes|mentioned in|in other news|markets:|tags?\\b|topics?:|share\\b|last week|next week',
      'mehr zum thema|mehr aus|lesen sie auch|das konnte sie|auch interessant|altere folgen|weitere (?:artikel|folgen|meldungen)|meistgelesen|schlagworte|kommentare\\b|neueste beitrage',
      'a lire|lire aussi|les plus lus|sur le meme sujet|commentaires\\b|autres (?:nominations|episodes|articles)|a voir aussi',
      'te puede interesar|lea tambien|lee tambien|mas noticias|noticias relacionadas|lo mas leido|comentarios\\b|articulos relacionados|otros episodios',
      'ti potrebbe interessare|leggi anche|articoli correlati|commenti\\b|altre puntate',
      'leia tambem|leia mais|ultimas|outros episodios|a seguir|mais lidas|artigos relacionados|mais noticias',
      'lees ook|meer nieuws|gerelateerd|reacties\\b|volgend webinar|eerdere afleveringen',
      'les ogsa|las (?:ogsa|ocksa|mer)|laes ogsa|neste video|mest (?:lest|last)|relaterade?|naesta|naeste',
    ].join('|') +
    ')',
  'i',
);

const CONSENT = /\b(?:cookies?|kakor|informasjonskapsler|tracking technologies)\b/i;
const CONSENT_VERB =
  /\b(?:use|uses|accept|agree|consent|decline|manage|value your privacy|store and access|verwende\w*|verwendet|akzeptier\w*|willigen|utilis\w*|accept\w*|refus\w*|accord|usamos|utiliz\w*|acept\w*|usa|aceit\w*|utilizziamo|accett\w*|gebruik\w*|anvander|bruker|bruger|ok)\b/i;
const FURNITURE =
  /\b(?:all rights reserved|privacy (?:policy|notice)|terms of (?:use|service)|datenschutzerklarung|impressum|politique de confidentialite|politica de privaci(?:dad|dade)|privacyverklaring|informativa privacy|sign up for|subscribe|unsubscribe|newsletter|fill in the form|by submitting|riproduzione riservata|reproduccion|personvernerklaering|integritetspolicy|leave us a review|early-bird)\b|[©]/i;

/** Does the line announce other articles? It, and what follows a bare label of this kind, is about something else. */
export function isTeaserLabel(text: string): boolean {
  return TEASER_LABEL.test(plainLetters(text));
}

/** Is it a consent banner: the word, and a verb that asks? An article about cookies only has the word. */
export function isConsentText(text: string): boolean {
  const plain = plainLetters(text);
  return CONSENT.test(plain) && CONSENT_VERB.test(plain);
}

/** Is it site furniture: rights, policies, sign-up boxes? */
export function isFurniture(text: string): boolean {
  return FURNITURE.test(plainLetters(text));
}
