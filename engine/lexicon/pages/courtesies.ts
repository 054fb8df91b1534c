// What people say out of courtesy: greetings, thanks, farewells and announcements of feeling, in plain letters.

const GREETINGS = [
  // English
  'good (?:morning|afternoon|evening|day)\\b|g.day\\b|hello\\b|hi\\b|hey\\b|welcome (?:back|to|everyone|all)\\b|ladies and gentlemen|(?:distinguished|honou?rable|esteemed|your excellenc\\w+|excellencies|madam|mr\\.?|mister) (?:guests?|chair\\w*|president|speaker|members|delegates|colleagues|friends|ladies|ministers?)|fellow \\w+[,.]|all protocols|dear (?:all|colleagues|friends|readers|members|shareholders|stakeholders|customers)|(?:it.s |it is |it was |it.s been |what |such )?an? (?:great |real |true |huge )?(?:pleasure|honou?r|privilege)(?: to (?:be|speak|join)|,|[.!]|$)|(?:great|good|glad|happy|lovely|nice) to (?:be|meet|see|have|join)|pleased to (?:be here|meet)|happy to be here|ah,? grand',
  'guten (?:tag|morgen|abend)|hallo\\b|gruss gott|servus\\b|moin\\b|willkommen\\b|herzlich willkommen|liebe (?:kolleg\\w+|freunde|leser\\w*|mitglieder)|sehr geehrte|meine damen und herren|schon, (?:hier|dabei) zu sein|freut mich',
  'bonjour\\b|bonsoir\\b|salut\\b|bienvenue\\b|mesdames|chers? (?:collegues|amis|lecteurs|membres)|cheres? |ravie? d.etre|enchantee?',
  'hola\\b|buenos dias|buenas (?:tardes|noches)|bienvenid[oa]s?\\b|estimad[oa]s|querid[oa]s|senoras y senores|un placer|encantad[oa] de|mucho gusto',
  'ola\\b|bom dia|boa (?:tarde|noite)|bem-vind[oa]s?|car[oa]s (?:colegas|amigos|leitores)|prezad[oa]s|senhoras e senhores|e um prazer|um prazer',
  'buongiorno\\b|buonasera\\b|ciao\\b|salve\\b|benvenut[oaie]\\b|car[ie] (?:colleghi|amici|lettori)|gentili |signore e signori|e un piacere|piacere (?:mio|di)|un piacere',
  'goedemorgen|goedemiddag|goedenavond|goedendag|hoi\\b|welkom\\b|beste (?:collega|lezers|leden|allen|mensen)|geachte\\b|dames en heren|leuk om',
  'hej\\b|hei\\b|god (?:morgen|morgon|dag|aften|kveld|kvall)|goddag|valkom(?:na|men)\\b|velkommen|kjaere|kara (?:kollegor|vanner|lasare)|kaere|mine damer og herrer|mina damer och herrar|hyggelig a|roligt att vara|hyggeligt at',
  'dzien dobry|dobry (?:den|wieczor|vecer)|czesc\\b|witam|witamy|szanowni|drodzy|dobre rano|ahoj\\b|vazen[ei]|vitejte|mili |panie i panowie|damy a panove',
  'merhaba|gunaydin|iyi (?:gunler|aksamlar|yayinlar|calismalar)|hos (?:geldiniz|bulduk)|sayin |degerli |selam',
];

const THANKS = [
  '(?:many |big |huge |very many )?thanks?\\b(?! to the)|thank you|my thanks|cheers\\b|a (?:big|huge) thank|i (?:would|.d) like to thank|i want to thank|i thank\\b|we thank\\b|we.d like to thank|(?:i.m|i am|we are|we.re) (?:so |very |deeply |truly |incredibly )?(?:grateful|thankful)|grateful (?:to|for)\\b|(?:you.re|you are) welcome|my pleasure|the pleasure|any ?time[.!,]|no problem|not at all[.!]|congratulations|well done',
  'dank(?:e|en)?\\b|vielen dank|herzlichen dank|besten dank|ich (?:danke|bedanke)|wir (?:danken|bedanken)|mein dank|bedanke|gern(?:e)? geschehen|gerne[.!]|sehr gern[e.!]|herzlichen gluckwunsch',
  'merci\\b|je (?:vous |tiens a )?remercie|nous (?:vous )?remercions|je tiens a remercier|un grand merci|avec plaisir|je vous en prie|de rien|felicitations|bravo',
  'gracias\\b|muchas gracias|mil gracias|(?:quiero|queremos|quisiera) (?:agradecer|dar las gracias)|agradezco|agradecemos|le agradezco|les agradezco|a (?:usted|ustedes|vosotros|ti)[,.!]|de nada|el placer|con mucho gusto|enhorabuena|felicidades',
  'obrigad[oa]\\b|muito obrigad|agradeco|agradecemos|(?:quero|queria|gostaria de) agradecer|eu e que agradeco|de nada|o prazer|parabens',
  'grazie\\b|mille grazie|(?:vi |la |li )?ringrazio|(?:vi |la )?ringraziamo|(?:vorrei|voglio|desidero) ringraziare|prego[.!,]|di niente|il piacere|a (?:voi|lei)[.!]|complimenti|congratulazioni',
  'dank (?:je|u|jullie|aan|voor)|bedankt|dankjewel|dankuwel|hartelijk dank|veel dank|ik (?:wil|dank)\\b[^.]{0,20}(?:bedanken|dank)|ik dank|wij danken|graag gedaan|geen dank|gefeliciteerd',
  'tack\\b|stort tack|tusen tack|takk\\b|tusen takk|tak (?:for|skal|til|fordi)\\b|mange tak|tusind tak|jeg (?:vil|vil gerne|takker)\\b[^.]{0,20}takke|jag (?:vill )?tacka\\w*|vi takker|vi tackar|selv tak|bare hyggelig|ingen arsak|varsagod|grattis|gratulerer|tillykke',
  'dziekuj\\w+|bardzo dziekuj\\w+|chcial(?:bym|abym) podziekowac|prosze bardzo|cala przyjemnosc|dekuj\\w+|mockrat dekuj\\w+|diky\\b|rad[ai]? bych podekoval\\w*|neni zac|rado se stalo|gratulujeme|gratuluje\\b',
  '(?:en |mi )?(?:nagyon )?koszon(?:om|juk|jem)\\b|(?:en |mi )?kiitos\\b|kiitan\\b|kiitamme\\b|tak,? fordi|mulţumesc\\b|multumesc\\b|efcharisto|дякую',
  '(?:ben |biz )?(?:cok )?tesekkur\\w*|sag ?olun|rica eder\\w+|ne demek|tebrik\\w*',
];

const FAREWELLS = [
  'good ?bye|bye\\b|see you|take care|until next (?:time|month|week)|all the best|best wishes|(?:kind |warm |best )regards|happy (?:christmas|easter|new year|holidays)|merry christmas|have a (?:great|good|nice|lovely|wonderful)|stay (?:safe|tuned)|talk soon|catch you|over to you|next (?:month|week|time|issue)\\s*:|come (?:and )?(?:say hello|find|see|join) (?:us|me)|(?:please )?(?:get in touch|reach out|drop me|contact me|dm me|follow me|connect with me)|comments are (?:off|closed)|(?:all )?(?:views|opinions) (?:are )?(?:mine|my own)',
  'auf wiedersehen|tschuss|bis (?:bald|dann|nachstes|zum nachsten)|(?:mit )?(?:freundlichen|herzlichen|besten) grussen?|frohe (?:weihnachten|ostern)|ihr(?:e)? [a-z]+ [a-z]+$|alles gute|viel spass|melden sie sich',
  'au revoir|a bientot|a tres (?:vite|bientot)|cordialement|bien a vous|bonne (?:journee|lecture|annee|fin)|joyeu|rendez-vous (?:le|au|a)\\b|on se retrouve|contactez',
  'adios|hasta (?:luego|pronto|la proxima|el)|(?:un )?(?:cordial )?saludos?|(?:un )?abrazo|feliz|nos vemos|que tengan|interesad[oa]s?,? (?:por|en|escrib|mand|contact)',
  'adeus|ate (?:breve|logo|ja|a proxima|amanha)|(?:um )?abraco|cumprimentos|atenciosamente|feliz|boas festas|bom (?:ano|natal)',
  'arrivederci|a presto|alla prossima|cordiali saluti|(?:un )?saluto|buon(?:a|e)? (?:giornata|lettura|natale|anno|lavoro|feste)|ci vediamo',
  'tot (?:ziens|snel|gauw|op|dan|volgende|straks|morgen|horens)\\b|(?:met )?(?:vriendelijke|hartelijke) groet\\w*|groet(?:en|jes)?\\b|fijne|prettige|vrolijk|zalig',
  'hej ?da\\b|hade\\b|farvel|vi ses|vi sees|pa gensyn|med (?:vanlig|vennlig|venlig) halsning\\w*|(?:med )?(?:vennlig|venlig|vanlig) (?:hilsen|halsning\\w*)|(?:god|glad|trevlig|hyggelig|ha en) (?:sommer|sommar|midsommar|jul|helg|paske|pask|dag)',
  'do (?:widzenia|zobaczenia|uslyszenia)|na (?:shledanou|videnou)|pozdrawiam\\w*|z powazaniem|s pozdravem|zdravi|wesolych|vesele|zapraszam\\w* (?:na|do)|krasny den|milego dnia|mejte se',
  'gorusmek uzere|hosca ?kalin|kendinize iyi|saygilar\\w*|sevgiler\\w*|iyi (?:bayramlar|seneler|yillar)',
];

const FEELINGS = [
  '(?:(?:am|are|i.m|we.re|be|feel|felt|so|very|really|extremely|incredibly|truly|immensely|absolutely|also|both|all|deeply|hugely) |(?<=^[^\\p{L}]{0,3}))(?:delighted|thrilled|honou?red|excited|proud|humbled|privileged|pleased|overjoyed|elated|ecstatic|over the moon|stoked|pumped|blessed|overwhelmed)\\b|happy to (?:announce|share|report|welcome|join)|glad to (?:announce|share|welcome|join)|looking forward to (?:working|joining|welcoming|meeting|seeing|continuing|contributing|supporting|leading|building|helping|getting|this|the (?:next|new))|look forward to (?:working|joining|welcoming|meeting|seeing|continuing|contributing|supporting|leading|building|helping|the (?:next|new)|sharing)|(?:great|real|huge|an?|true) (?:honou?r|privilege)|can.t wait to|cannot wait to|with confidence (?:to|into|towards)|testament to|committed to (?:providing|delivering|ensuring|the highest|maintaining)|our commitment to|hard work and dedication|exciting (?:time|chapter|journey|opportunity|new)|pivotal time|next chapter|important milestone|(?:key|major|significant|huge|proud) milestone|demonstrates our|underlines our|reflects our|underscores our|recognition of (?:our|the)|warm(?:ly)? welcome|(?:a )?great fit|wish (?:him|her|them|you) (?:all|every|well|the)',
  'freut? (?:mich|uns)\\b|freuen (?:wir )?uns\\b|(?:ich|wir) freu\\w+|(?:bin|sind|macht uns|macht mich)\\b[^.]{0,20} (?:stolz|geehrt|begeistert|dankbar)|(?:grosse|grossen|eine|besondere) (?:ehre|freude)|mit zuversicht|zuversichtlich in die zukunft|wichtiger meilenstein|meilenstein|unser engagement fur',
  '(?:je suis|nous sommes|suis|sommes) (?:tres |particulierement |extremement |vraiment )?(?:ravi|heureu|fier|fiere|honor|enchant|enthousias)\\w*|ravie?s?\\b|fiert[e]|fier(?:e|s|es)? (?:de|d)|honoree?s?\\b|(?:un|grand) honneur|heureu(?:x|se|ses) (?:de|d|que)|je me rejouis|nous nous rejouissons|hate de',
  'orgull\\w+|encantad[oa]s?\\b|emocionad[oa]s?\\b|ilusion\\w*|honrad[oa]s?\\b|(?:un|gran) honor|honor de|me alegra|nos alegra|estamos muy (?:content|feli)\\w+|estoy muy (?:content|feli)\\w+|(?:muy )?content[oa]s? (?:de|por|con)|satisfaccion',
  'orgulh\\w+|honrad[oa]s?\\b|(?:uma|grande) honra|entusiasmad[oa]s?|feliz(?:es)? (?:por|em|de|com)|(?:grande|enorme|com) satisfacao|muito content\\w+|alegria de|e com (?:grande )?(?:prazer|alegria)|com grande entusiasmo',
  'orgoglios\\w+|onorat[oaie]\\b|(?:un|grande) onore|entusiast[ai]\\b|liet[oaie] di|felic[ei] di|sono felice|siamo felici|emozionat\\w+|con (?:grande )?(?:piacere|orgoglio|entusiasmo|gioia)|(?:sono|siamo) content\\w+|soddisfazione|traguardo importante',
  'trots\\b|vereerd|(?:een|grote) eer\\b|verheugd|(?:erg |heel |zeer )?blij (?:met|dat|om|mee)|enthousiast|(?:ik|wij|we) (?:kijk|kijken|zie|zien)[^.]{0,30}(?:uit naar|ernaar uit)|kijk(?:en)? (?:er)?naar uit|mooie mijlpaal|mijlpaal|met vertrouwen (?:naar|tegemoet)',
  '(?:jag|vi|jeg)(?: \\w+)? (?:er|ar)(?: \\w+)? (?:glad|glade|stolt|stolta|stolte|beaeret|beaert|hedrad|hedrade|begejstret|overlykkelig|spent|spaendt|takknemlig|tacksam|taknemmelig|fornojd)\\w*|stolt(?:a|e)?\\b (?:av|over|af)|en (?:stor )?(?:aere|ara|glaede|glede|gladje)|ser (?:\\w+ ){0,2}(?:fram|frem) (?:emot|til|imod|mot)|ser jeg (?:frem|fram)|milepael|milstolpe|gleder (?:meg|oss)|glaeder (?:mig|os)',
  'ciesz(?:e|ymy) sie|jestem [^.]{0,20}(?:dumn|zaszczycon|szczesliw|podekscytowan|wdzieczn)\\w*|jestesmy [^.]{0,20}(?:dumn|zaszczycen|szczesliw|wdzieczn)\\w*|z (?:duma|radoscia|przyjemnoscia|wielka)|(?:to )?(?:dla mnie )?(?:wielki )?zaszczyt\\w*|nie moge sie doczekac|kamien milowy',
  'tesi (?:me|nas)|(?:jsem|jsme) [^.]{0,30}(?:hrd[iay]|potesen|nadsen|pocten|vdecn)\\w*|(?:jsem|jsme) (?:velmi |moc |opravdu )?rad[ai]?\\b|(?:je to |je pro mne )?(?:velka )?(?:cest|pocta)\\b|s radosti|milnik|nemuzu se dockat',
  'buszkek? (?:vagyok|vagyunk)|oromunkre szolgal|olemme ylpei\\w*|olen ylpea|suntem mandri',
  'gurur\\w*|onur(?:lu|luyuz|luyum|du| duy\\w*)\\b|mutlu(?:yum|yuz|luk\\w*)|heyecan(?:li|liyim|liyiz|la|duy\\w*)|sevinc\\w*|memnuniyet\\w*|dort gozle',
];

/** What a press office says when nothing is to be said. */
const PLATITUDES = [
  '(?:take|takes|taken) [^.]{1,60} (?:very |extremely |so )?seriously|(?:top|highest|number one|first|utmost) priority|of (?:the )?utmost importance',
  '(?:nehmen|nimmt) [^.]{1,60} ernst|(?:oberste|hochste) prioritat|(?:prenons|prend|prenent) [^.]{0,60}au serieux|priorite absolue|notre priorite',
  '(?:tomamos|toma|levamos|leva) [^.]{0,60}(?:en serio|a serio)|maxima prioridad|prioridade maxima|prendiamo [^.]{0,60}sul serio|priorita assoluta',
  '(?:nemen|neemt) [^.]{1,60} serieus|hoogste prioriteit|pa storsta allvar|(?:meget|svaert) alvorlig\\w*|hogsta prioritet|hoyeste prioritet|hojeste prioritet',
  'bardzo powaznie|najwyzszy priorytet|velmi vazne|nejvyssi prioritu?|ciddiyetle|onceligimiz',
];

const DISCLAIMERS = [
  '(?:views|opinions)[^.]{0,30} (?:mine|my own)|in (?:a|my) (?:personal|private) capacity|in my own name',
  'ich schreibe hier (?:privat|als privatperson)|meine (?:private|personliche) meinung',
  'a titre (?:strictement )?personnel|en mon nom propre|a titulo (?:personal|pessoal)|a titolo personale|op persoonlijke titel',
  'i (?:mitt )?eget n(?:amn|avn)|pa egne vegne|w imieniu wlasnym|(?:jako|coby) soukroma osoba|kisisel gorus\\w*',
];

const EAST_ASIAN =
  /ありがとうございま|よろしくお願い|こんにちは|はじめまして|お世話になって|光栄|嬉しく|うれしく(?:思|存)|誇りに思|感謝(?:し|申し|いた|して)|谢谢|感谢|大家好|很高兴|荣幸|自豪|감사합니다|안녕하세요/u;

/** Greetings, thanks and farewells at the head of a sentence. Plain letters. */
export const COURTESY_OPENING = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:oh|ah|well|yes|and|ja|oui|si|sim|so|ok|okay|no|um|uh|also|dann|nun|und|et|y|e|en|och|og|a|i)[,.!]?\\s+)?(?:${[...GREETINGS, ...THANKS, ...FAREWELLS].join('|')})`,
  'iu',
);

/** Joy, pride and platitudes that a press office writes for anybody, and whose views these are. Plain letters. */
export const FEELING = new RegExp(
  `(?<!\\p{L})(?:${[...FEELINGS, ...PLATITUDES, ...DISCLAIMERS].join('|')})`,
  'iu',
);

/** Both in Chinese, Japanese and Korean. */
export const EAST_ASIAN_COURTESY = EAST_ASIAN;
