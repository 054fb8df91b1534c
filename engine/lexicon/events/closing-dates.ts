// The words for the day by which offers or applications must be in, in plain letters.

const CLOSING_WORDS = [
  'closing date|(?:submission )?deadline|due date|submission date|(?:tenders|bids|proposals|offers) (?:are )?due|applications (?:close|due)',
  '[a-z]*frist(?:ende|en)?|abgabetermin|einreichungstermin|bewerbungsschluss|einsendeschluss',
  'date limite|date de cloture|cloture des (?:offres|candidatures)|remise des (?:offres|plis)',
  'fecha limite|fecha de cierre|cierre de (?:ofertas|la convocatoria)|plazo de presentacion|data[- ]limite|prazo',
  'scadenza|termine (?:ultimo|di presentazione|per la presentazione)|data di chiusura',
  'sluitingsdatum|uiterste (?:inschrijf|inlever)?datum|inschrijftermijn',
  'sista (?:anbuds|ansoknings|svars)dag|termin (?:skladania|nadsylania|zlozenia)|lhuta|uzaverka',
  'maaraaika|hakuaika paattyy|son (?:basvuru|teklif)[a-z ]* (?:tarihi|gunu)|termen(?:ul)? limita|hatarido|benyujtasi hatarido',
] as const;

/** 'Closing date', 'Angebotsfrist', 'tilbudsfristen'. */
export const CLOSING = new RegExp(
  `(?<![a-z])(?:${CLOSING_WORDS.join('|')})(?![a-z])|προθεσμια`,
  'i',
);
