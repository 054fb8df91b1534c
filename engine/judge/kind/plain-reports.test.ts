import { expect, test } from 'vitest';
import { typeOfPage } from '../testing/type-of-page.ts';

const SPORTS = [
  [
    'en',
    'Dale Harriers at the county cross-country',
    '8 November 2026\n\nConditions at Moss Park were heavy, and the seniors packed well.\n\n- 4. Jo Marsh 33:12\n- 9. Lee Carr 34:05\n- 11. Ann Pike 34:40',
  ],
  [
    'de',
    'SV Hafenstadt – TuS Marsch 3:1 (1:1)',
    '8. November 2026\n\nVor 210 Zuschauern drehten die Gastgeber die Partie nach der Pause. Tore: 0:1 Carl (12.), 1:1 Marsch (40.), 2:1 Marsch (61.), 3:1 Pohl (88.).',
  ],
  [
    'fr',
    'Semi-marathon du Port : le classement',
    '8 novembre 2026\n\nPrès de 900 coureurs étaient au départ dimanche matin sous la pluie.\n\n| 1 | Anne Marche | 1:18:44 |\n| --- | --- | --- |\n| 2 | Luc Caron | 1:19:02 |\n| 3 | Paul Pic | 1:19:30 |',
  ],
  [
    'es',
    'Balonmano, jornada 12',
    '8 de noviembre de 2026\n\nEl Atlético del Puerto sumó dos puntos en casa en un partido igualado hasta el descanso.\n\n- Puerto 28-24 Marsé\n- Ribera 31-31 Costa\n- Valle 19-27 Llano',
  ],
  [
    'pl',
    'Turniej szachowy w Porcie – wyniki',
    '8 listopada 2026\n\nW niedzielę w klubie zagrało trzydziestu zawodników.\n\n- Marska – Karska 1–0\n- Pik – Wilk 0–1\n- Lis – Borsuk 1–0',
  ],
  [
    'sv',
    'Hamnens IK – Marsta BK 4–2',
    '8 november 2026\n\nHemmalaget låg under efter första halvlek men kom tillbaka i den andra inför 340 åskådare. Mål: Mars (2), Carlsson, Pihl.',
  ],
  [
    'tr',
    'Liman Spor 2-1 Marsspor',
    '8 Kasım 2026\n\nEv sahibi ekip pazar günü oynanan maçta ilk yarıyı 1-0 geride tamamladı, ikinci yarıda iki golle öne geçti.',
  ],
  [
    'ja',
    '港マラソン、男子の結果',
    '2026年11月8日\n\n大会は8日に行われ、約900人が走った。\n\n- 1位 丸井純 2:28:44\n- 2位 加藤亮 2:29:02\n- 3位 林健 2:30:11',
  ],
] as const;

const COURTS = [
  [
    'en',
    'In court: Dale magistrates',
    '12 November 2026\n\n- Jo Marsh, 34, of Elm Road, Dale: driving without insurance, £400, £85 costs.\n- Lee Carr, 51, of Mill Lane, Dale: speeding, £120, three points.\n- Ann Pike, 28, of no address: adjourned.',
  ],
  [
    'en',
    'Daily cause list, Dale County Court',
    '12 November 2026\n\n- 10:00 Court 1: Marsh v Harbour Mutual\n- 10:30 Court 1: Carr v Dale Council\n- 11:00 Court 2: Pike v Pike',
  ],
  [
    'de',
    'Aus dem Amtsgericht Hafenstadt',
    '12. November 2026\n\nJo Marsch (34) aus Hafenstadt wegen Fahrens ohne Versicherung: 40 Tagessätze. Lena Carl (51) aus Marsch wegen Beleidigung: 20 Tagessätze. Paul Pohl (28): vertagt.',
  ],
  [
    'nl',
    'Politierechter, zitting van donderdag',
    '12 november 2026\n\n- Jo M. (34) uit Havendam: rijden zonder verzekering, 400 euro.\n- Lena K. (51) uit Marsum: belediging, taakstraf van 20 uur.\n- Paul P. (28): aangehouden.',
  ],
  [
    'fr',
    'Tribunal correctionnel de Port-le-Vieux : les affaires du jour',
    '12 novembre 2026\n\nJo Marche, 34 ans, conduite sans assurance : 400 euros. Luc Caron, 51 ans, outrage : travail d’intérêt général. Paul Pic, 28 ans : renvoi.',
  ],
  [
    'pl',
    'Z wokandy Sądu Rejonowego w Porcie',
    '12 listopada 2026\n\n- Jan M. (34 l.): jazda bez uprawnień, 4000 zł.\n- Ewa K. (51 l.): znieważenie, prace społeczne.\n- Piotr W. (28 l.): odroczono.',
  ],
  [
    'es',
    'Juzgado de lo Penal de Puerto Viejo: señalamientos',
    '12 de noviembre de 2026\n\nJuana Marsé, de 34 años, conducción sin seguro. Luis Caro, de 51 años, injurias. Pablo Pico, de 28 años, aplazado.',
  ],
] as const;

const FIGURES = [
  [
    'en',
    'Harbour Mutual: nine months to September',
    '5 November 2026\n\nRevenue in the third quarter came to €41m, against €38m a year earlier. The combined ratio was 94.1%. The board keeps its outlook.',
  ],
  [
    'de',
    'Hafenkasse: Zahlen zum dritten Quartal',
    '5. November 2026\n\nDie Erlöse im dritten Quartal lagen bei 41 Mio. Euro nach 38 Mio. Euro im Vorjahr. Die Prognose gilt weiter.',
  ],
  [
    'fr',
    'Caisse du Port : chiffre d’affaires du troisième trimestre',
    '5 novembre 2026\n\nLe chiffre d’affaires du trimestre s’établit à 41 millions d’euros, contre 38 millions un an plus tôt. Les objectifs sont maintenus.',
  ],
  [
    'es',
    'Caja del Puerto, resultados del primer semestre',
    '5 de agosto de 2026\n\nEl beneficio del semestre fue de 41 millones de euros, frente a los 38 millones del año pasado. Se mantiene la previsión.',
  ],
  [
    'sv',
    'Hamnkassan: delårsrapport januari–september',
    '5 november 2026\n\n- Premieintäkterna uppgick till 410 miljoner kronor (380)\n- Rörelseresultatet för kvartalet var 41 miljoner kronor (38)\n- Resultat per aktie 2,10 kronor',
  ],
  [
    'cs',
    'Přístavní kasa: výsledky za 1. pololetí',
    '5. srpna 2026\n\nČistý zisk za pololetí činil 410 milionů korun, před rokem to bylo 380 milionů. Výhled se nemění.',
  ],
  [
    'fi',
    'Satamakassa, osavuosikatsaus tammi–syyskuu',
    '5. marraskuuta 2026\n\nLiikevaihto oli kolmannella neljänneksellä 41 miljoonaa euroa, vertailukaudella 38 miljoonaa. Näkymät ennallaan.',
  ],
  [
    'ja',
    '港海上、第3四半期の業績',
    '2026年11月5日\n\n売上高は410億円、純利益は38億円だった。通期の見通しは据え置く。',
  ],
  [
    'ko',
    '항구해상 3분기 실적',
    '2026년 11월 5일\n\n매출은 410억원, 영업이익은 38억원이다. 연간 전망은 그대로 둔다.',
  ],
] as const;

const OPENINGS = [
  [
    'en',
    'First customers through the doors of Harbour Mutual in Dale',
    '12 November 2026\n\nThe insurer’s branch on the High Street has been trading since Thursday. Branch manager Jo Marsh cut the ribbon with the mayor.',
  ],
  [
    'de',
    'Hafenkasse jetzt auch in Marsch',
    '12. November 2026\n\nSeit Donnerstag hat die Filiale am Markt geöffnet. Leiterin Jo Marsch durchschnitt mit dem Bürgermeister das Band.',
  ],
  [
    'fr',
    'La Caisse du Port ouvre ses portes à Marche',
    '12 novembre 2026\n\nL’agence de la place accueille ses clients depuis jeudi. Sa directrice, Jo Marche, a coupé le ruban avec le maire.',
  ],
  [
    'it',
    'Taglio del nastro per la filiale di Marsi',
    '12 novembre 2026\n\nLa sede in piazza accoglie i clienti da giovedì. La direttrice Gianna Marsi ha ringraziato il sindaco.',
  ],
  [
    'tr',
    'Liman Sigorta’nın Mars şubesi hizmete girdi',
    '12 Kasım 2026\n\nMeydandaki şube perşembe gününden beri müşteri kabul ediyor. Kurdeleyi müdür Jale Mars ile belediye başkanı kesti.',
  ],
  [
    'pl',
    'Kasa Portowa ma oddział w Marsku',
    '12 listopada 2026\n\nPlacówka przy rynku działa od czwartku. Wstęgę przecięła dyrektor Joanna Marska razem z burmistrzem.',
  ],
] as const;

test.each([...SPORTS, ...COURTS, ...FIGURES, ...OPENINGS])(
  'results, court lists, figures and openings are news (%s): %s',
  (language, title, text) => {
    expect(typeOfPage(language, title, text)).toBe('news');
  },
);

const EXPLAINED = [
  [
    'en',
    'What a half-time score of 1-0 taught me about controls',
    'I coach the under-nines. My side was 0-1 down, then 1-1, then 2-1, and I learnt that my team needs a plan.',
  ],
  [
    'de',
    'So lesen Sie einen Quartalsbericht',
    'Sie brauchen drei Zahlen: den Umsatz, etwa 41 Mio. Euro, die Marge und den Ausblick. Fragen Sie Ihre Bank, wenn Sie unsicher sind.',
  ],
  [
    'fr',
    'Comprendre le tribunal correctionnel',
    'Vous êtes convoqué ? Votre avocat vous explique le déroulement de l’audience, et vous pouvez demander un renvoi.',
  ],
  [
    'en',
    'Opening hours',
    'Our branch is open from 9:00 to 17:00. On Thursdays we close at 19:00. You can reach us by telephone.',
  ],
] as const;

test.each(EXPLAINED)('scores, quarters and courts in a guide are no news (%s): %s', (...page) => {
  expect(typeOfPage(...page)).toBe('article');
});
