// What people say when they come, go and thank, in plain letters; alternatives.
import { anyOf, expression } from '../../word-list.ts';

/** Greetings, and what is said of being there. */
export const GREETINGS = anyOf`
  # English: 'Good morning, everyone.'
  good (?:morning|afternoon|evening|day)\b|g.day\b|hello\b|hi\b|hey\b|welcome (?:back|to|everyone|all)\b|ladies and gentlemen
  # 'Distinguished guests', 'Dear colleagues'
  (?:distinguished|honou?rable|esteemed|your excellenc\w+|excellencies|madam|mr\.?|mister) (?:
    guests?|chair\w*|president|speaker|members|delegates|colleagues|friends|ladies|ministers?
  )
  fellow \w+[,.]|all protocols|dear (?:all|colleagues|friends|readers|members|shareholders|stakeholders|customers)
  # 'It is a great pleasure to be here', 'I am doing well'
  (?:it.s |it is |it was |it.s been |what |such )?an? (?:great |real |true |huge )?(?:
    pleasure|honou?r|privilege
  )(?: to (?:be|speak|join)|,|[.!]|$)
  (?:great|good|glad|happy|lovely|nice) to (?:be|meet|see|have|join)|pleased to (?:be here|meet)
  (?:(?:i.m|i am|we.re) )?doing (?:great|good|well|fine|okay)[,.!]|ah,? grand
  # German: 'Sehr geehrte Damen und Herren', 'Schön, hier zu sein'
  guten (?:tag|morgen|abend)|hallo\b|gruss gott|servus\b|moin\b|willkommen\b|herzlich willkommen
  liebe (?:kolleg\w+|freunde|leser\w*|mitglieder)|sehr geehrte|meine damen und herren|schon, (?:hier|dabei) zu sein|freut mich
  # French: 'Mesdames et messieurs, bonjour'
  bonjour\b|bonsoir\b|salut\b|bienvenue\b|mesdames|chers? (?:collegues|amis|lecteurs|membres)|cheres? |ravie? d.etre|enchantee?
  # Spanish: 'Estimados colegas'
  hola\b|buenos dias|buenas (?:tardes|noches)|bienvenid[oa]s?\b|estimad[oa]s|querid[oa]s|senoras y senores|un placer
  encantad[oa] de|mucho gusto
  # Portuguese: 'Bom dia', 'É um prazer'
  ola\b|bom dia|boa (?:tarde|noite)|bem-vind[oa]s?|car[oa]s (?:colegas|amigos|leitores)|prezad[oa]s|senhoras e senhores
  e um prazer|um prazer
  # Italian: 'Buongiorno', 'Cari colleghi'
  buongiorno\b|buonasera\b|ciao\b|salve\b|benvenut[oaie]\b|car[ie] (?:colleghi|amici|lettori)|gentili |signore e signori
  e un piacere|piacere (?:mio|di)|un piacere
  # Dutch: 'Goedemorgen', 'Beste lezers'
  goedemorgen|goedemiddag|goedenavond|goedendag|hoi\b|welkom\b|beste (?:collega|lezers|leden|allen|mensen)|geachte\b
  dames en heren|leuk om
  # Swedish, Norwegian and Danish: 'Mine damer og herrer'
  hej\b|hei\b|god (?:morgen|morgon|dag|aften|kveld|kvall)|goddag|valkom(?:na|men)\b|velkommen|kjaere
  kara (?:kollegor|vanner|lasare)|kaere|mine damer og herrer|mina damer och herrar|hyggelig a|roligt att vara|hyggeligt at
  # Polish and Czech: 'Szanowni Państwo', 'Vážení'
  dzien dobry|dobry (?:den|wieczor|vecer)|czesc\b|witam|szanowni|drodzy|dobre rano|ahoj\b|vazen[ei]|vitejte|mili |panie i panowie
  damy a panove
  # Turkish: 'Değerli meslektaşlarım'
  merhaba|gunaydin|iyi (?:gunler|aksamlar|yayinlar|calismalar)|hos (?:geldiniz|bulduk)|sayin |degerli |selam`;

/** Thanks, what answers them, praise and congratulations. */
export const THANKS = anyOf`
  # Praise, in all languages: 'All the credit goes to my team'
  (?:all |full |huge |much )?(?:the )?(?:credit|kudos|props|hats off) (?:goes |go |is due |belongs )?to\b
  (?:das|der|mein) (?:lob|verdienst) (?:gebuhrt|gehort)|chapeau (?:a|an|aan)\b|tout le merite revient|el merito es d|o merito e d
  il merito (?:e |va )|alle lof|all heder (?:at|till)|aren tillkommer|aeren tilfalder|aeren gar til\b
  # English: 'Thank you', 'I am grateful to', 'You are welcome', 'Congratulations'
  (?:many |big |huge |very many )?thanks?\b(?! to the)|thank you|my thanks|(?:cheers|slainte|diolch)\b|a (?:big|huge) thank
  i (?:would|.d) like to thank|i want to thank|i thank\b|we thank\b|we.d like to thank
  (?:i.m|i am|we are|we.re) (?:so |very |deeply |truly |incredibly )?(?:grateful|thankful)|grateful (?:to|for)\b
  (?:you.re|you are) welcome|my pleasure|the pleasure|any ?time[.!,]|no problem|not at all[.!]|congratulations|well done
  # German: 'Vielen Dank', 'Gern geschehen'
  dank(?:e|en)?\b|vielen dank|herzlichen dank|besten dank|ich (?:danke|bedanke)|wir (?:danken|bedanken)|mein dank|bedanke
  gern(?:e)? geschehen|gerne[.!]|sehr gern[e.!]|herzlichen gluckwunsch
  # French: 'Je vous remercie', 'Avec plaisir'
  merci\b|je (?:vous |tiens a )?remercie|nous (?:vous )?remercions|un grand merci|avec plaisir|je vous en prie|de rien
  felicitations|bravo
  # Spanish: 'Muchas gracias', 'Enhorabuena'
  gracias\b|muchas gracias|mil gracias|(?:quiero|queremos|quisiera) (?:agradecer|dar las gracias)|agradezco|agradecemos
  le agradezco|les agradezco|a (?:usted|ustedes|vosotros|ti)[,.!]|de nada|el placer|con mucho gusto|enhorabuena|felicidades
  # Portuguese: 'Muito obrigada', 'Parabéns'
  obrigad[oa]\b|muito obrigad|agradeco|(?:quero|queria|gostaria de) agradecer|eu e que agradeco|o prazer|parabens
  # Italian: 'Vorrei ringraziare', 'Complimenti'
  grazie\b|mille grazie|(?:vi |la |li )?ringrazio|(?:vi |la )?ringraziamo|(?:vorrei|voglio|desidero) ringraziare|prego[.!,]
  di niente|il piacere|a (?:voi|lei)[.!]|complimenti|congratulazioni
  # Dutch: 'Hartelijk dank', 'Graag gedaan'
  bedankt|dankjewel|dankuwel|hartelijk dank|veel dank|ik (?:wil|dank)\b[^.]{0,20}(?:bedanken|dank)|ik dank|wij danken|graag gedaan
  geen dank|gefeliciteerd
  # Swedish, Norwegian and Danish: 'Tusen takk', 'Grattis'
  tack\b|stort tack|tusen tack|takk\b|tusen takk|tak (?:for|skal|til|fordi)\b|mange tak|tusind tak
  jeg (?:vil|vil gerne|takker)\b[^.]{0,20}takke|jag (?:vill )?tacka\w*|vi takker|vi tackar|selv tak|bare hyggelig|ingen arsak
  varsagod|grattis|gratulerer|tillykke
  # Polish and Czech: 'Dziękuję bardzo', 'Rádo se stalo'
  dziekuj\w+|bardzo dziekuj\w+|chcial(?:bym|abym) podziekowac|prosze bardzo|cala przyjemnosc|dekuj\w+|mockrat dekuj\w+|diky\b
  rad[ai]? bych podekoval\w*|neni zac|rado se stalo|gratulujeme|gratuluje\b
  # Hungarian, Finnish, Romanian, Greek and Ukrainian: 'Köszönöm', 'Kiitos'
  (?:en |mi )?(?:nagyon )?koszon(?:om|juk|jem)\b|(?:en |mi )?kiitos\b|kiitan\b|kiitamme\b|tak,? fordi|mulţumesc\b|multumesc\b
  efcharisto|дякую
  # Turkish: 'Teşekkürler', 'Rica ederim'
  (?:ben |biz )?(?:cok )?tesekkur\w*|sag ?olun|rica eder\w+|ne demek|tebrik\w*`;

/** Farewells, season’s greetings and the end of letters and posts. */
export const FAREWELLS = anyOf`
  # English: 'See you next month', 'Best wishes'
  good ?bye|bye\b|see you|take care|until next (?:time|month|week)|all the best|best wishes|(?:kind |warm |best )regards
  happy (?:christmas|easter|new year|holidays)|merry christmas|have a (?:great|good|nice|lovely|wonderful)|stay (?:safe|tuned)
  talk soon|catch you|over to you|next (?:month|week|time|issue)\s*:
  # What readers are asked to do: 'Come and say hello', 'Please reach out', and what they cannot: 'Comments are off'
  come (?:and )?(?:say hello|find|see|join) (?:us|me)
  (?:please )?(?:get in touch|reach out|drop me|contact me|dm me|follow me|connect with me)|comments are (?:off|closed)
  (?:all )?(?:views|opinions) (?:are )?(?:mine|my own)
  # German: 'Mit freundlichen Grüßen', 'Bis bald'
  auf wiedersehen|tschuss|bis (?:bald|dann|nachstes|zum nachsten)|(?:mit )?(?:freundlichen|herzlichen|besten) grussen?
  frohe (?:weihnachten|ostern)|ihr(?:e)? [a-z]+ [a-z]+$|alles gute|viel spass|melden sie sich
  # French: 'À bientôt', 'Bonne lecture'
  au revoir|a bientot|a tres (?:vite|bientot)|cordialement|bien a vous|bonne (?:journee|lecture|annee|fin)|joyeu
  rendez-vous (?:le|au|a)\b|on se retrouve|contactez
  # Spanish: 'Hasta pronto', 'Un saludo'
  adios|hasta (?:luego|pronto|la proxima|el)|(?:un )?(?:cordial )?saludos?|(?:un )?abrazo|feliz|nos vemos|que tengan
  interesad[oa]s?,? (?:por|en|escrib|mand|contact)
  # Portuguese: 'Até breve', 'Um abraço'
  adeus|ate (?:breve|logo|ja|a proxima|amanha)|(?:um )?abraco|cumprimentos|atenciosamente|boas festas|bom (?:ano|natal)
  # Italian: 'A presto', 'Cordiali saluti'
  arrivederci|a presto|alla prossima|cordiali saluti|(?:un )?saluto|buon(?:a|e)? (?:giornata|lettura|natale|anno|lavoro|feste)
  ci vediamo
  # Dutch: 'Tot ziens', 'Met vriendelijke groet'
  tot (?:ziens|snel|gauw|op|dan|volgende|straks|morgen|horens)\b|(?:met )?(?:vriendelijke|hartelijke) groet\w*|groet(?:en|jes)?\b
  fijne|prettige|vrolijk|zalig
  # Swedish, Norwegian and Danish: 'Vi ses', 'Med vennlig hilsen'
  hej ?da\b|hade\b|farvel|vi ses|vi sees|pa gensyn|med (?:vanlig|vennlig|venlig) halsning\w*
  (?:med )?(?:vennlig|venlig|vanlig) (?:hilsen|halsning\w*)
  (?:god|glad|trevlig|hyggelig|ha en) (?:sommer|sommar|midsommar|jul|helg|pask|dag)
  # Polish and Czech: 'Do zobaczenia', 'S pozdravem'
  do (?:widzenia|zobaczenia|uslyszenia)|na (?:shledanou|videnou)|pozdrawiam\w*|z powazaniem|s pozdravem|zdravi|wesolych|vesele
  zapraszam\w* (?:na|do)|krasny den|milego dnia|mejte se
  # Turkish: 'Görüşmek üzere', 'Saygılarımla'
  gorusmek uzere|hosca ?kalin|kendinize iyi|saygilar\w*|sevgiler\w*|iyi (?:bayramlar|seneler|yillar)`;

/** Questions about somebody's free time, asked to close an interview. Plain letters. */
export const SMALL_TALK_QUESTION = expression('iu')`
  (?<!\p{L})(?:
    # English: 'Favourite loaf?', 'Book by the bed?', 'What are you drinking?', 'Whose job would you do for a day?'
    favou?rite|(?:by|beside|on) (?:the|your) (?:bed|bedside table|nightstand)|you (?:drinking|reading|listening to|watching)|for a day
    guilty pleasure|hobb(?:y|ies)|days? off|holidays?|tea or coffee|coffee or tea|desert island|superpower|party trick
    # German, Dutch and the Nordic languages: 'Lieblingsgericht?'
    lieblings\p{L}+|nachttisch|hobbys?|urlaub|feierabend|favoriete?|lievelings\p{L}+|nachtkastje|vakantie|favorit\p{L}*|yndlings\p{L}*
    nattduksbordet|natbordet|nattbordet|fritid
    # French, Italian, Spanish and Portuguese: 'Livre de chevet ?'
    prefer(?:e|it|id)[aeo]?e?s?|livre de chevet|vacances|comodino|vacanze|favorit[ao]s?|libro de cabecera|aficion(?:es)?|vacaciones
    livro de cabeceira|ferias
    # Polish and Czech: 'Ulubiona książka?'
    ulubion\p{L}+|urlop|oblibe\p{L}+|konic\p{L}+
  )(?!\p{L})`;
