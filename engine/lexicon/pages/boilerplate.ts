// What pages say beside their text: teasers, consent banners, captchas, directories.
import { expression, wordSet } from '../word-list.ts';

/** Words of cookie banners, menus and sign-up boxes, normalised; a sentence with one of them is not about anybody. */
export const BOILERPLATE_WORDS = wordSet(`
  cookie cookies javascript browser newsletter subscribe unsubscribe abonnieren abonnez suscribete inscreva iscriviti
  abonneer prenumerera tilmeld login logout signin signup password passwort anmelden registrieren einwilligung
  datenschutzerklarung datenschutzeinstellungen consent gdpr-consent zustimmen akzeptieren accepter aceptar aceitar
  accetta accepteren acceptera advertisement anzeige werbung publicite publicidad pubblicita copyright sitemap impressum
  captcha adblock adblocker paywall skip scroll menu whatsapp facebook twitter instagram pinterest`);

/** A label that leads to another page: 'Read more', 'See also'. */
export const TEASER_LABEL = expression('i')`
  ^(?:
    # English: 'Related', 'Read next', 'Most popular', 'Topics:'
    related|comments\b|leave a (?:comment|reply)|latest (?:news|posts|articles)|recent (?:posts|articles)|sponsored|advertisement
    read (?:next|also|more)|more (?:from|episodes|on|news|stories)|also in this|also announced|also on|you may also|you might
    watch next|up next|recommended|most (?:read|popular)|trending|previous episodes|older episodes|mentioned in|in other news
    markets:|tags?\b|topics?:|share\b|last week|next week
    # What is on another page or in the next issue, in all languages: 'Overleaf', 'In der nächsten Ausgabe'
    on the (?:next|following) page|overleaf\b|in (?:the|our) next (?:issue|edition)|auf der (?:nachsten|folgenden) seite
    in der nachsten ausgabe|(?:a la )?page suivante|dans le prochain numero
    en (?:el proximo numero|la pagina siguiente|la proxima edicion)|na (?:proxima edicao|pagina seguinte)|nel prossimo numero
    (?:alla|nella) pagina seguente|in het volgende nummer|op de volgende pagina|i na?este? (?:nummer|nr)|i nasta nummer
    pa na?este? side|pa nasta sida|w nastepnym numerze|v pristim cisle
    # German
    mehr zum thema|mehr aus|lesen sie auch|das konnte sie|auch interessant|altere folgen|weitere (?:artikel|folgen|meldungen)
    meistgelesen|schlagworte|kommentare\b|neueste beitrage
    # French
    a lire|lire aussi|les plus lus|sur le meme sujet|commentaires\b|autres (?:nominations|episodes|articles)|a voir aussi
    # Spanish
    te puede interesar|lea tambien|lee tambien|mas noticias|noticias relacionadas|lo mas leido|comentarios\b
    articulos relacionados|otros episodios
    # Italian
    ti potrebbe interessare|leggi anche|articoli correlati|commenti\b|altre puntate
    # Portuguese
    leia tambem|leia mais|ultimas|outros episodios|a seguir|mais lidas|artigos relacionados|mais noticias
    # Dutch
    lees ook|meer nieuws|gerelateerd|reacties\b|volgend webinar|eerdere afleveringen
    # Norwegian, Swedish and Danish
    les ogsa|las (?:ogsa|ocksa|mer)|laes ogsa|neste video|mest (?:lest|last)|relaterade?|naesta|naeste
  )`;

/** What a consent banner asks for. */
export const CONSENT_VERB = expression('i')`
  \b(?:
    use|uses|agree|consent|decline|manage|value your privacy|store and access|verwende\w*|akzeptier\w*|willigen|utilis\w*
    accept\w*|refus\w*|accord|usamos|utiliz\w*|acept\w*|usa|aceit\w*|accett\w*|gebruik\w*|anvander|bruker|bruger|ok
  )\b`;

/** Boilerplate lines: sharing, subscribing, copyright, who put the questions. */
export const FURNITURE = expression('i')`
  \b(?:
    # Rights, terms and privacy, in all languages: 'All rights reserved', 'Impressum'
    all rights reserved|privacy (?:policy|notice)|terms of (?:use|service)|datenschutzerklarung|impressum
    politique de confidentialite|politica de privaci(?:dad|dade)|privacyverklaring|informativa privacy
    # To subscribe, to fill in, to review: 'Sign up for our newsletter', 'abonneer'
    sign up for|subscribe|unsubscribe|abonnieren sie|abonnez-vous|suscribete|suscribase|assine [ao]|abbonati|abonneer
    neem een abonnement|prenumerera pa|tegn abonnement|tegn et abonnement|zaprenumeruj|predplatte si|newsletter|fill in the form
    by submitting|riproduzione riservata|reproduccion|personvernerklaering|integritetspolicy|leave us a review|early-bird
    # What is offered to try: 'Free trial', 'kostenlos testen', 'book a demo'
    no credit card|free trial|try \S{2,30} (?:for )?free|start free|kostenlos testen|essai gratuit|prueba gratis|teste gratis
    prova gratis|probeer gratis|(?:book|request) a demo
  )\b
  # Who put the questions: 'Interviewed by', 'das Gespräch führte'
  ^(?:
    propos recueillis|das (?:interview|gesprach) fuhrte|(?:die )?fragen stellte|entrevista (?:realizada|conduzida) por\b
    intervista a cura di\b|interviewed by|interview by|as told to|(?:opgetekend|samtalen gjordes|rozmawial\w*|rozhovor vedl\w*)\b
  )`;

/** What directories of people count in their headlines: '143 records found', '27 people called'. Normalised. */
export const DIRECTORY_COUNT_STEMS = `
  records record. profiles profile. people. persons listings results. matches personen. treffer eintrage resultats. personnes
  profils perfiles. personas. resultados. perfis. pessoas. profili. persone. risultati resultaten profielen osob. osoby wynikow
  profilu vysledk personer traff. traffar treff. talalat szemely kisi. sonuc profil. profiliv osib.
`;

/** What generated pages about anybody promise: net worth, height, age. Normalised. */
export const BIOGRAPHY_SPAM_STEMS = `
  biography. biodata. wiki. children. kids. boyfriend. girlfriend. married. dzieci. netto. hijos. filhos. enfants. figli.
  net. worth. wife. husband. height. age. salary. phone. address. relatives. email. vermogen ehefrau alter. grosse. telefon. fortune. femme.
  taille. biographie. patrimonio edad. esposa. altura. idade. salario. moglie. eta. altezza. stipendio. leeftijd. vrouw. wiek. zona. majatek
  vek. manzelka majetek alder. formue fru. kor. vagyon. yas. servet. esi.
`;

/** Words of a captcha or another check for robots. Normalised. */
export const CAPTCHA_STEMS = `
  captcha recaptcha robot human. cloudflare cloudshield unusual. verifying verification. sicherheitsuberprufung mensch. humain. humano.
  umano. menselijk czlowiek clovek menneske manniska ember. insan. lyudina
`;

/** Words that say where somebody lives, in the languages that pages are written in, normalised. */
export const RESIDENCE_STEMS = `
  based. lives. living. resides. residing. resident. native. wohnhaft lebt. wohnt. ansassig habite. reside. vit. residant vive. residente.
  mora. abita. woont. wonend. woonachtig mieszka zamieszkal zije. bydli bor. bosatt bopael lakik el. yasiyor yasayan
  meshkae prozhivae
`;

/** First parts of a path after which a site names one of its people. */
export const PROFILE_SECTIONS = wordSet(`
  in author authors people person profile profiles user users team staff expert experts contributor contributors speaker
  speakers channel c`);
