/** Words of cookie banners, menus and sign-up boxes, folded; a sentence with one of them is not about anybody. */
export const BOILERPLATE_WORDS: ReadonlySet<string> = new Set(
  'cookie cookies javascript browser newsletter subscribe unsubscribe abonnieren abonnez suscribete inscreva iscriviti abonneer prenumerera tilmeld login logout signin signup password passwort anmelden registrieren einwilligung datenschutzerklarung datenschutzeinstellungen consent gdpr-consent zustimmen akzeptieren accepter aceptar aceitar accetta accepteren acceptera advertisement anzeige werbung publicite publicidad pubblicita copyright sitemap impressum captcha adblock adblocker paywall skip scroll menu whatsapp facebook twitter instagram pinterest'.split(
    ' ',
  ),
);
