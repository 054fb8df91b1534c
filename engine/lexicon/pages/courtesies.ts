// What people say out of courtesy: greetings, thanks, farewells and announcements of feeling, in plain letters.

const GREETINGS = [
  // English
  'good (?:morning|afternoon|evening|day)\\b|g.day\\b|hello\\b|hi\\b|hey\\b|welcome (?:back|to|everyone|all)\\b|ladies and gentlemen|(?:distinguished|honou?rable|esteemed|your excellenc\\w+|excellencies|madam|mr\\.?|mister) (?:guests?|chair\\w*|president|speaker|members|delegates|colleagues|friends|ladies|ministers?)|fellow \\w+[,.]|all protocols|dear (?:all|colleagues|friends|readers|members|shareholders|stakeholders|customers)|(?:it.s |it is |it was |it.s been |what |such )?an? (?:great |real |true |huge )?(?:pleasure|honou?r|privilege)(?: to (?:be|speak|join)|,|[.!]|$)|(?:great|good|glad|happy|lovely|nice) to (?:be|meet|see|have|join)|pleased to (?:be here|meet)|happy to be here|(?:(?:i.m|i am|we.re) )?doing (?:great|good|well|fine|okay)[,.!]|ah,? grand',
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
  '(?:all |full |huge |much )?(?:the )?(?:credit|kudos|props|hats off) (?:goes |go |is due |belongs )?to\\b|(?:das|der|mein) (?:lob|verdienst) (?:gebuhrt|gehort)|chapeau (?:a|an|aan)\\b|tout le merite revient|el merito es d|o merito e d|il merito (?:e |va )|alle lof|all heder (?:at|till)|aren tillkommer|aeren tilfalder|aeren gar til\\b',
  '(?:many |big |huge |very many )?thanks?\\b(?! to the)|thank you|my thanks|(?:cheers|slainte|diolch)\\b|a (?:big|huge) thank|i (?:would|.d) like to thank|i want to thank|i thank\\b|we thank\\b|we.d like to thank|(?:i.m|i am|we are|we.re) (?:so |very |deeply |truly |incredibly )?(?:grateful|thankful)|grateful (?:to|for)\\b|(?:you.re|you are) welcome|my pleasure|the pleasure|any ?time[.!,]|no problem|not at all[.!]|congratulations|well done',
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

/** The rest of an address to readers, up to its colon. Not a statement about them: 'To our suppliers we put three questions:'. */
const TO_THEM =
  '(?:(?! (?:i|we|ich|wir|je|nous|ik|wij|vi|jag|jeg|\\w{2,20}(?:[aei]mos|iamo|[aei]my))\\b)[^.:!?]){0,80}';

/** What an author announces to readers or asks of them: the next text, to come, to apply, to keep in touch. */
const TO_READERS = [
  'next time[,:]? (?:why|how|what|i\\b|i.ll|we)|if you (?:enjoyed|liked|found|read) (?:this|it)|(?:like|share) and (?:share|subscribe|follow)',
  'nachstes mal (?:schreibe|geht|erzahle)|wer (?:bis hierher|das) gelesen|la prochaine fois[,:]? (?:je|nous|pourquoi|comment)|si (?:cet article|ce texte) vous',
  'la proxima (?:vez|semana)[,:]? (?:escrib|hablar|contar|por que|como)\\w*|si te ha gustado|(?:da|na) proxima (?:vez|semana)[,:]? (?:escrev|falar|cont|por que|como)\\w*|se gostou d|la prossima volta[,:]? (?:scriv|parl|raccont|perche)\\w*|se (?:vi|ti) e piaciut',
  'volgende keer[,:]? (?:schrijf|vertel|waarom|hoe)|nasta gang[,:]? (?:skriver|berattar|varfor|hur)|(?:neste|naeste) gang[,:]? (?:skriver|forteller|fortaeller|hvorfor|hvordan)',
  'nastepnym razem|(?:w nastepnym|w kolejnym) (?:wpisie|felietonie)|priste (?:napisu|vam|se|o)|ensi kerralla (?:kirjoitan|kerron|miksi)|legkozelebb (?:arrol|irok|azt)|(?:bir sonraki|gelecek) (?:yazida|sefer\\w*)',
  `to (?:all(?: of you| those| the)?|everyone|everybody|anyone|those|(?:my|our|the) (?:\\w+ )?(?:team|gang|crew|colleagues|friends|vendors|suppliers|recruiters|salespeople))\\b${TO_THEM}:|an (?:alle|alle,|die|meine) (?:\\w+ )?(?:die|kolleg\\w+|anbieter|verkaufer|vertriebler|lieferanten|freunde)\\b${TO_THEM}:`,
  `(?:aux?|a (?:tous|toutes|mes|mon|ceux)) (?:ceux|celles|collegues|equipe|anciens|fournisseurs|editeurs|vendeurs|recruteurs|amis|qui)\\b${TO_THEM}:|a (?:todos|quienes|los|las|mis) (?:que|proveedores|vendedores|companer\\w+|colegas|amig\\w+|reclutadores)\\b${TO_THEM}:|a(?:os?|s)? (?:todos|quem|que|meus|minhas|fornecedores|vendedores|colegas|amigos)\\b${TO_THEM}:|a(?:i|gli|lle| tutti| chi) (?:fornitori|venditori|colleg\\w+|amici|miei)\\b${TO_THEM}:`,
  `aan (?:alle|iedereen|de|mijn) (?:\\w+ )?(?:leveranciers|verkopers|collega\\w*|vrienden|die)\\b${TO_THEM}:|til(?:l)? (?:alle|alla|mine|mina|de) (?:\\w+ )?(?:leverandor\\w*|leverantor\\w*|saelgere|selgere|saljare|kolle[gk]\\w+|venner|vanner|som|der)\\b${TO_THEM}:|do (?:wszystkich|moich) \\w+${TO_THEM}:`,
  'if we(?:.ve| have)(?: ever)? (?:worked|met)\\b|if we (?:(?:ever|once) (?:worked|met)|worked together)\\b|(?:let.s )?(?:stay|keep) in touch(?! with (?:every|your|each))|please (?:bring|come|join|send|apply|register|share|note|see|follow|visit|contact|get)\\b|apply (?:by|before|via|here)\\b',
  'bitte (?:bringen|schicken|senden|melden|teilen|bewerben)\\b|bewerbungen (?:bis|an|bitte)\\b|bewerb(?:t euch|en sie sich)|teilt (?:gern|es)\\b|bleiben wir in kontakt|l.annonce est|partagez|postulez|candidatures? (?:avant|jusqu)|restons en contact|gardons le contact',
  'comparte (?:si|est[ea])\\b|compart(?:an|id)\\b|envia(?:d|nos|me)\\b|sigamos en contacto|partilhem?\\b|compartilhem?\\b|candidatem?-se|condividete|candidatevi|candidature entro|restiamo in contatto',
  'reageren kan|reageer (?:voor|via)\\b|solliciteren kan|solliciteer\\b|deel (?:dit|gerust)\\b|laten we contact houden|hall kontakten|ansok (?:senast|via)|so[kg] (?:senast|senest|via|innen|inden)\\b|del (?:gjerne|gerne)\\b|dela garna|(?:la|lad) os holde kontakten',
  'zostanmy w kontakcie|udostepni(?:j|jcie)\\b|aplikuj\\w*|zgloszenia (?:do|prosze)\\b|zustanme v kontaktu|sdilejte|hlaste se|prihlaste se',
];

const FEELINGS = [
  '(?:(?:am|are|i.m|we.re|be|feel|felt|so|very|really|extremely|incredibly|truly|immensely|absolutely|also|both|all|deeply|hugely) |(?<=^[^\\p{L}]{0,3}))(?:delighted|thrilled|honou?red|excited|proud|humbled|privileged|pleased|overjoyed|elated|ecstatic|over the moon|stoked|pumped|blessed|overwhelmed)\\b|happy to (?:announce|share|report|welcome|join)|glad to (?:announce|share|welcome|join)|(?:great|real|huge|an?|true) honou?r\\b|(?:great|real|huge|true|such a|it(?:.s| is| was) a) privilege|can.t wait to|cannot wait to|with confidence (?:to|into|towards)|testament to|committed to (?:providing|delivering|ensuring|the highest|maintaining)|our commitment to|hard work and dedication|exciting (?:time|chapter|journey|opportunity|new)|pivotal time|next chapter|important milestone|(?:key|major|significant|huge|proud) milestone|demonstrates our|underlines our|reflects our|underscores our|recognition of (?:our|the)|warm(?:ly)? welcome|(?:a )?great fit',
  'freut? (?:mich|uns)\\b|freuen (?:wir )?uns\\b|(?:ich|wir) freu\\w+|(?:bin|sind|macht uns|macht mich)\\b[^.]{0,20} (?:stolz|geehrt|begeistert|dankbar)|(?:grosse|grossen|eine|besondere) (?:ehre|freude)|mit zuversicht|zuversichtlich in die zukunft|wichtiger meilenstein|meilenstein|unser engagement fur',
  '(?:je suis|nous sommes|suis|sommes) (?:tres |particulierement |extremement |vraiment )?(?:ravi|heureu|fier|fiere|honor|enchant|enthousias)\\w*|ravie?s?\\b|fiert[e]|fier(?:e|s|es)? (?:de|d)|(?:suis|sommes|tres|si|tellement|particulierement|profondement) honoree?s?\\b|honoree?s? (?:de|d|que)\\b|(?:un|grand) honneur|heureu(?:x|se|ses) (?:de|d|que)|je me rejouis|nous nous rejouissons|hate de',
  'orgull\\w+|encantad[oa]s?\\b|emocionad[oa]s?\\b|ilusion\\w*|honrad[oa]s?\\b|(?:un|gran) honor|honor de|me alegra|nos alegra|estamos muy (?:content|feli)\\w+|estoy muy (?:content|feli)\\w+|(?:muy )?content[oa]s? (?:de|por|con)|satisfaccion',
  'orgulh\\w+|honrad[oa]s?\\b|(?:uma|grande) honra|entusiasmad[oa]s?|feliz(?:es)? (?:por|em|de|com)|(?:grande|enorme|com) satisfacao|muito content\\w+|alegria de|e com (?:grande )?(?:prazer|alegria)|com grande entusiasmo',
  'orgoglios\\w+|onorat[oaie]\\b|(?:un|grande) onore|entusiast[ai]\\b|liet[oaie] di|felic[ei] di|sono felice|siamo felici|emozionat\\w+|con (?:grande )?(?:piacere|orgoglio|entusiasmo|gioia)|(?:sono|siamo) content\\w+|soddisfazione|traguardo importante',
  'trots\\b|vereerd|(?:een|grote) eer\\b|verheugd|(?:erg |heel |zeer )?blij (?:met|dat|om|mee)|enthousiast|(?:ik|wij|we) (?:kijk|kijken|zie|zien)[^.]{0,30}(?:uit naar|ernaar uit)|kijk(?:en)? (?:er)?naar uit|mooie mijlpaal|mijlpaal|met vertrouwen (?:naar|tegemoet)',
  'det (?:ska|skal|kommer att|vil) bli(?:ve)? (?:\\S+ ){0,2}(?:roligt|kul|spannande|spennende|spaendende|sjovt|goy)\\b|(?:jag|vi|jeg)(?: \\w+)? (?:er|ar)(?: \\w+)? (?:glad|glade|stolt|stolta|stolte|beaeret|beaert|hedrad|hedrade|begejstret|overlykkelig|spent|spaendt|takknemlig|tacksam|taknemmelig|fornojd)\\w*|stolt(?:a|e)?\\b (?:av|over|af)|en (?:stor )?(?:aere|ara|glaede|glede|gladje)|ser (?:\\w+ ){0,2}(?:fram|frem) (?:emot|til|imod|mot)|ser jeg (?:frem|fram)|milepael|milstolpe|gleder (?:meg|oss)|glaeder (?:mig|os)',
  'ciesz(?:e|ymy) sie|jestem [^.]{0,20}(?:dumn|zaszczycon|szczesliw|podekscytowan|wdzieczn)\\w*|jestesmy [^.]{0,20}(?:dumn|zaszczycen|szczesliw|wdzieczn)\\w*|z (?:duma|radoscia|przyjemnoscia|wielka)|(?:to )?(?:dla mnie )?(?:wielki )?zaszczyt\\w*|nie moge sie doczekac|kamien milowy',
  'tesi (?:me|nas)|(?:jsem|jsme) [^.]{0,30}(?:hrd[iay]|potesen|nadsen|pocten|vdecn)\\w*|(?:jsem|jsme) (?:velmi |moc |opravdu )?rad[ai]?\\b|(?:je to |je pro mne )?(?:velka )?(?:cest|pocta)\\b|s radosti|milnik|nemuzu se dockat',
  'gurur\\w*|onur(?:lu|luyuz|luyum|du| duy\\w*)\\b|mutlu(?:yum|yuz|luk\\w*)|heyecan(?:li|liyim|liyiz|la|duy\\w*)|sevinc\\w*|dort gozle',
];

/** Thanks, congratulations and expressions of joy in several words, wherever they are. */
const MUTUAL_KINDNESS = [
  // With pleasure, joy or pride, however great.
  'mit (?:\\S+ ){0,2}(?:freude|stolz|begeisterung|dankbarkeit)\\b|avec (?:\\S+ ){0,2}(?:joie|plaisir|fierte|enthousiasme|emotion)\\b|con (?:\\S+ ){0,2}(?:alegria|gusto|placer|orgullo|ilusion|entusiasmo|piacere|orgoglio|gioia)\\b|com (?:\\S+ ){0,2}(?:alegria|prazer|orgulho|satisfacao|entusiasmo|honra)\\b|met (?:\\S+ ){0,2}(?:plezier|trots|genoegen|vreugde|enthousiasme)\\b|med (?:\\S+ ){0,2}(?:glede|glaede|gladje|stolthet|stolthed|aere|fornojelse)\\b|z (?:\\S+ ){0,2}(?:radoscia|duma|przyjemnoscia)\\b|s (?:\\S+ ){0,2}(?:radosti|hrdosti|potesenim)\\b|(?:orommel|buszkeseggel|ilolla|ylpeydella|gururla|mutlulukla|heyecanla|onurla)\\b',
  '(?:μεγαλη|ιδιαιτερη) (?:\\S+ )?(?:τιμη|χαρα)|τιμη (?:μου|μας)|χαρα (?:μου|μας)|ανυπομονω|с (?:радостью|гордостью|удовольствием)|з (?:радістю|гордістю)',
  'thank you|(?:many|my|our|with) thanks|thanks (?:for|again|so much|a lot|everyone|all|very much|and)|thanks to (?:all|everyone|everybody|you|those|the (?:team|organi[sz]ers|audience|readers))\\b|thanks[.!]|(?:i|we)(?:.d| would| really| do| truly)? appreciate (?:the|your|every|all|being|it)\\b|(?:pleasure|honou?r|privilege|joy|treat) (?:to|of) (?:be|being|serv\\w+|join\\w*|speak\\w*|work\\w*|welcom\\w+|lead\\w*|receiv\\w+|represent\\w*|see|have)\\b|(?:pleasure|honou?r|privilege) (?:was|is) (?:all )?(?:mine|ours)|(?:with|it gives (?:me|us)|gives (?:me|us)) (?:great |much |huge |enormous |real )?(?:pleasure|pride|joy|excitement|delight|honou?r)|(?:fills|filled) (?:me|us) with|(?:means|meant) (?:so much|a lot|a great deal|everything|the world)(?: to (?:me|us))?|(?:great|glad|happy|lovely|good|nice|wonderful|fantastic) (?:to|that you) (?:be (?:here|back|part)|have you|see you|meet you|asked)|glad you asked|what an? (?:absolutely )?(?:fantastic|amazing|great|wonderful|brilliant|lovely|incredible|inspiring|super|fabulous|fab|memorable) (?:\\w+ ){0,3}(?:day|days|evening|week|event|conference|night|time|turnout|crowd|session|panel|team|couple|start|way)|so (?:good|great|nice|lovely) to (?:see|meet|catch|be)|good question|great question',
  '(?:vielen|herzlichen|besten|grossen|lieben|tausend|mein(?:en)?|unser(?:en)?|ein(?:en)?) dank\\b|dank (?:gilt|gebuhrt|an (?:alle|das|die|den|mein|unser))|(?:bin|sind) (?:\\S+ ){0,3}(?:froh|glucklich|gespannt|uberwaltigt)\\b|(?:ist|war) (?:es )?(?:mir|uns) (?:eine|ein|immer|stets)|(?:gute|schone) frage|was fur (?:ein|eine|zwei) (?:tolle|grossartige|wunderbare|inspirierende|schone)\\w*',
  'quel(?:le)? (?:plaisir|joie|bonheur|fierte|honneur|chance)|(?:tres|si|vraiment) (?:touchee?s?|emue?s?)|quel(?:le)?s? (?:belles?|beaux?|superbes?|magnifiques?) (?:journees?|evenement|moments?|soiree|rencontres?|edition)|c.est (?:avec|une (?:grande |immense |vraie )?joie)|(?:un|grand|vrai|immense) (?:plaisir|bonheur)\\b|bonne question',
  '(?:muchas|mil|muchisimas) gracias|gracias (?:por|a (?:todos|todas|ustedes|vosotros|usted|ti|quienes|los que|mi|nuestr|dios))|gracias[.!,]|gracias$|(?:es|fue|ha sido|sera) un (?:placer|privilegio|orgullo|gusto)|con (?:mucha |gran |enorme )?(?:alegria|gusto|placer)\\b|buena pregunta',
  'obrigad[oa](?:[.,!]|$| (?:pel[oa]s?|por|a (?:todos|todas|voces|voce|ti|si|quem)|eu))|(?:e|foi|tem sido|sera) um (?:prazer|privilegio|orgulho|gosto)|boa pergunta',
  'grazie (?:a (?:tutti|tutte|voi|lei|te|chi)|per|dell|di|mille|ancora|davvero)|grazie[.!,]|grazie$|(?:e|e stato|sara) un (?:piacere|privilegio|onore)|bella domanda|buona domanda',
  '(?:hartelijk|veel|mijn|onze|met) dank\\b|dank (?:je|u|jullie|aan)\\b|(?:het is|het was|een) (?:een )?(?:genoegen|voorrecht|eer|feest)\\b|goede vraag',
  '(?:glad|glade|glada|stolt|stolta|stolte|takknemlig|taknemmelig|tacksam) (?:ar|er) (?:jag|jeg|vi)\\b|(?:ar|er|bliver|blir)(?: (?:jag|jeg|vi|ogsa|ocksa|meget|mycket|valdigt|veldig|utrolig|utroligt|rigtig|sa|bade|virkelig|naturligvis|otroligt|riktigt|superglade|super)){1,4} (?:glad|glade|glada|stolt|stolta|stolte|beaeret|beaerede|hedrad|begejstret|begejstrede|overlykkelig|spent|spaendt|spaendte|takknemlig\\w*|taknemmelig\\w*|tacksam\\w*|fornojd\\w*|imponer\\w+|rort|rorte|ydmyg\\w*|odmjuk\\w*)\\b|(?:glaeder|gleder|glader) (?:jeg|jag|vi|mig|meg|mej|os|oss|det)\\b|en (?:stor |kaempe |kjempe |jatte)?(?:fornojelse|fornoyelse|ara|aere|cadeau|gave|fryd)\\b|(?:gott|godt) sporsmal|bra fraga|godt spurgt',
  'olen (?:\\S+ ){0,3}(?:iloinen|innoissani|kiitollinen|otettu|onnellinen|liikuttunut)|olemme (?:\\S+ ){0,3}(?:iloisia|innoissamme|kiitollisia|otettuja|onnellisia)|suurella (?:ilolla|innolla)|hyva kysymys',
  '(?:orom|orul|boldog) ?(?:volt|vagyok|vagyunk|szolgal)|nagy (?:orom|megtiszteltetes)|(?:boldogok|lelkesek|izgatottak) vagyunk|boldog vagyok|jo kerdes',
  '(?:jestem|jestesmy) (?:\\S+ ){0,3}(?:szczesliw\\w*|podekscytowan\\w*|wzruszon\\w*|zaszczycon\\w*|dumn\\w*|rad\\w?)\\b|wielk(?:i|a) (?:zaszczyt|przyjemnosc|radosc)|to (?:dla (?:mnie|nas) )?(?:wielk\\w+ |ogromn\\w+ )?(?:zaszczyt|przyjemnosc|radosc)|dzieki (?:za|wszystkim|wam)|dobre pytanie',
  '(?:jsem|jsme|som|sme) (?:\\S+ ){0,3}(?:stastn\\w+|dojat\\w*|poctena?|rad[ai]?|nadsen\\w*)\\b|velk(?:a|ou) (?:radost|cest|pocta|cti)|je mi (?:cti|ctou|potesenim)|(?:mame|mam|nas|me) (?:z toho )?(?:velkou )?radost|diky (?:za|vsem|moc|vam)|dobra otazka',
  '(?:bizi|beni) (?:cok )?(?:mutlu|gurur|heyecan)\\w*|(?:onur|gurur|mutluluk|memnuniyet|seref|sevinc) (?:duy|verdi|veric|ver|kaynag)\\w*|memnuniyetle|buyuk bir (?:onur|gurur|mutluluk|keyif)|guzel soru|iyi soru',
];

/** Looking forward to something, and wishing others well. */
const HOPES = [
  'look(?:ing|s|ed)? (?:\\w+ ){0,2}forward(?: \\w+){0,3} to\\b|wish(?:es|ing)? (?:him|her|them|you|everyone|everybody|all|\\w+ and \\w+)\\b|best of luck|good luck|every success|excited (?:to (?:be|join|see|share|announce|work|lead|help|welcome|start|build)|for (?:the|this|what))',
  'freu\\w* (?:mich|uns|ich|wir)|(?:ich|wir|mich|uns) (?:\\S+ ){0,3}freu(?:e|en|t)\\b|(?:viel|allen|weiterhin) (?:erfolg|gluck)|wunsche[n]? (?:ihm|ihr|ihnen|dir|euch|dem|der|allen)',
  'hate de|avec impatience|impatient[es]* de|(?:je|nous) (?:lui |leur |vous |te )?souhait\\w+ (?:\\S+ ){0,3}(?:plein|bonne|bon|tout|beaucoup|succes|reussite)|bonne (?:chance|continuation)',
  '(?:con|tengo|tenemos) (?:muchas )?ganas|le (?:deseo|deseamos)|les (?:deseo|deseamos)|mucha suerte|mucho exito',
  'ansios[oa]s? (?:por|para)|mal posso esperar|mal podemos esperar|(?:lhe|lhes) desej\\w+|desejamos|boa sorte|muito sucesso',
  'non (?:vedo|vediamo) l.ora|(?:gli|le|vi|ti) (?:auguro|auguriamo)|auguriamo|in bocca al lupo|buona fortuna|buon lavoro',
  '(?:kijk|kijken|zie|zien) (?:\\S+ ){0,4}(?:uit naar|er ?naar uit|naar uit|tegemoet)\\b|(?:wens|wensen) (?:hem|haar|je|u|jullie|hen|iedereen)|veel (?:succes|plezier)|heb er zin in|hebben er zin in',
  '(?:ser|sa) (?:\\S+ ){0,3}(?:fram|frem) (?:emot|imod|mot|til)|(?:onskar|onsker) (?:henne|honom|dig|deg|er|jer|dere|hende|ham|alla|alle|lycka|tillykke)|lycka till|lykke til|held og lykke|gleder (?:meg|oss)|glaeder (?:mig|os)',
  'odot(?:an|amme) (?:\\S+ ){0,2}(?:innolla|innokkaasti|malttamattomasti)|toivot(?:an|amme)|onnea\\b',
  'alig varom|alig varjuk|(?:varom|varjuk) (?:mar )?(?:nagyon|hogy|a kozos)|kivan(?:ok|unk|juk|om)\\b|sok sikert',
  'z niecierpliwoscia|nie mog\\w+ sie doczekac|(?:zycze|zyczymy|zycz)\\b|powodzenia\\b',
  'tesi(?:m|me) se\\b|tesi (?:me|nas)|nemohu se dockat|(?:preji|prejeme|preju) (?:\\S+ ){0,3}(?:hodne|vse|uspech|stesti|mnoho)|hodne (?:stesti|uspech\\w*)',
  'sabirsizl\\w+|dort gozle|iple cek\\w*|(?:basarilar|basari) (?:diler|dili)\\w*|kolay gelsin|hayirli olsun',
  'abia astept\\w*|nerabdare|(?:va|le|ii) (?:doresc|dorim)|succes\\b[.!]',
];

/** Refusing to comment, or announcing how one is going to speak. */
const REFUSALS = [
  'no (?:further )?comment\\b|(?:i|we)(?: (?:won.t|will not|can.t|cannot|decline to|prefer not to|would rather not)|(?:.m| am|.re| are) not (?:going to|at liberty to|able to)|.d rather not) (?:\\w+ ){0,2}(?:talk|speak|comment|discuss|go into|be drawn|say (?:anything|any more|more)|get into|name names)\\b|if (?:any|anybody|anyone|somebody|someone) (?:of you |among you |reading |out there |here )|(?:i|we) have nothing (?:further |more )?to (?:add|say)|let me explain|i.ll be brief',
  'kein(?:en)? kommentar|(?:dazu|daruber) (?:\\S+ ){0,3}(?:nichts|nicht) (?:\\S+ )?(?:sagen|aussern|sprechen|reden)\\b|(?:dazu|daruber) (?:sage|rede|spreche) ich\\b|aussere? mich (?:dazu )?nicht|nichts hinzuzufugen|ich fasse mich kurz',
  'pas de commentaire|ne (?:ferai|fais|ferons|souhaite|veux|peux) (?:\\S+ ){0,3}comment\\w+|ne comment\\w+ pas|rien a ajouter|n.en parlerai pas|je serai bref|je serai breve',
  'sin comentarios|no (?:voy a|vamos a|puedo|podemos|quiero|deseo) (?:comentar|hablar|opinar|entrar)|nada que anadir|sere breve',
  'sem comentarios|nao (?:vou|vamos|posso|podemos|quero) (?:comentar|falar)|nao comento|nada a acrescentar|serei breve',
  'nessun commento|non commento|non (?:voglio|posso|intendo) (?:commentare|parlare)|niente da aggiungere|saro breve',
  'geen commentaar|(?:daar|hier)(?:over)? (?:\\S+ ){0,3}(?:niets|geen) (?:over )?(?:zeggen|kwijt|uitspraken|mededelingen)|niets aan toe te voegen|ik houd het kort',
  'ing(?:en|a) kommentar\\w*|kommenter(?:ar|er) (?:\\S+ ){0,2}(?:inte|ikke)|(?:inget|intet|ikke noget|ingenting) (?:att|at|a) (?:tillagga|tilfoje|tilfoye)',
  '(?:jos (?:joku )?lukij\\w+|jos joku (?:teista|lukij\\w+))|wer von ihnen|wenn jemand (?:von ihnen|hier)|si (?:quelqu.un|l.un) (?:d.entre vous|parmi vous)|si alguien de (?:ustedes|vosotros)|als iemand van jullie|hvis nogen af jer|hvis noen av dere|om nagon av er|jesli ktos z panstwa',
  'en kommentoi|emme kommentoi|ei kommentoitav\\w+|nem (?:kivanok |kivanom )?komment\\w+|errol nem (?:beszel|nyilatkoz)\\w*',
  'bez komentar\\w*|nie (?:komentuj\\w+|bed\\w+ (?:\\S+ ){0,2}(?:mowic|mowil\\w*|komentowa\\w+)|skomentuj\\w+)|nekomentuj\\w*|nevyjadr\\w+|nebudu (?:to )?komentovat|yorum (?:yok|yapm\\w+)|yorumda bulunm\\w+|fara comentarii',
];

/** Points to a link, asks for applications, or asks readers not to print. */
const HOUSEKEEPING = [
  '(?:links?|lien|enlace|lank|lenke|ads?|annonce) (?:\\S+ ){0,5}(?:in|im|en|dans|nos|nei|i|w|v) (?:the |den |les |los |de )?(?:first )?(?:comments?|kommentar\\w*|commentaires?|comentarios|commenti|reacties|komentarz\\w*)\\b|send (?:me|us) your (?:cv|resume)\\b',
  'off the record|(?:do not|don.t) (?:print|publish|write) (?:that|this|it)\\b|(?:schreiben|drucken) sie das (?:bitte )?nicht|das bitte nicht (?:schreiben|drucken)|ne l.ecrivez pas|n.ecrivez pas (?:ca|cela)|no (?:lo|eso) (?:escriba|publique|ponga)|nao (?:escreva|publique) isso|non lo scriva|(?:niet|dat niet) opschrijven|schrijf dat niet op|skriv (?:inte|ikke) det|(?:tego )?nie pisac|nepiste to|bunu yazmayin',
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
  '(?:views|opinions)[^.]{0,30} (?:mine|my own|those of)|in (?:a|my) (?:personal|private) capacity|in my own name',
  'ich schreibe hier (?:privat|als privatperson)|meine (?:private|personliche) meinung',
  'a titre (?:strictement )?personnel|en mon nom propre|a titulo (?:personal|pessoal)|a titolo personale|op persoonlijke titel',
  'i (?:mitt )?eget n(?:amn|avn)|pa egne vegne|w imieniu wlasnym|(?:jako|coby) soukroma osoba|kisisel gorus\\w*',
];

/** Courtesies of both kinds in Chinese, Japanese and Korean. */
export const EAST_ASIAN_COURTESY = new RegExp(
  [
    'ありがと|有難う|有り難う|よろしくお願い|宜しくお願い|こんにちは|こんばんは|おはようござい|はじめまして|初めまして|お世話にな|光栄|(?:嬉|うれ)し(?:い|く|かった)|喜ばし|喜んで(?:お|い|お引き)|誇り(?:に|です|を)|感謝|お?(?:御礼|お礼)(?:を|申)|歓迎(?:いた|申|し)|おめでと|お祝い|楽しみに(?:し|いた)|お招き|恐縮|身の引き締ま|ご清聴|どういたしまして|こちらこそ|コメント[はを]?(?:(?:差し)?控え|(?:いた)?しません|できません)|ノーコメント|お答えできません',
    '谢谢|感谢|感激|大家好|各位好|很高兴|非常高兴|十分高兴|荣幸|自豪|骄傲|欢迎(?:大家|各位|您|来)|祝贺|恭喜|期待(?:与|和|着)|不(?:予|便)(?:置评|评论|透露)|無可奉告|无可奉告|謝謝|感謝',
    '감사(?:합니다|드립|드리|드려|하지요|하죠|해요|했습니다|하게 생각|의 (?:말씀|마음|뜻)|한 마음|인사)|고맙|고마(?:워|운|움)|자랑스|영광|기쁘(?:게|지|고)|기쁩니다|기쁜 마음|반갑|반가(?:워|운)|안녕하|축하(?:합니다|드립|드리|해)|환영합|뵙(?:겠|게)|설레|드릴 말씀이 없|말씀드리기 어렵|노코멘트|답변(?:하|드리)기 어렵',
  ].join('|'),
  'u',
);

/**
 * Greetings, thanks and farewells at the head of a sentence. Plain letters, lower case. The phrases are a lookahead, so that they
 * are compiled once, not once for each way of getting there.
 */
export const COURTESY_OPENING = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:oh|ah|well|yes|and|ja|oui|si|sim|so|ok|okay|no|um|uh|also|dann|nun|und|et|y|e|en|och|og|a|i)[,.!]?\\s+)?(?=${[...GREETINGS, ...THANKS, ...FAREWELLS, ...TO_READERS].join('|')})`,
  'u',
);

/** Kindness, joy, pride, hopes, refusals to answer and platitudes, and whose views these are, anywhere in a sentence. Plain letters, lower case. */
export const COURTESY_ANYWHERE: readonly RegExp[] = [
  FEELINGS,
  MUTUAL_KINDNESS,
  HOPES,
  [...REFUSALS, ...HOUSEKEEPING, ...PLATITUDES, ...DISCLAIMERS],
].map((phrases) => new RegExp(`(?<![\\p{L}\\p{N}])(?=\\p{L})(?:${phrases.join('|')})`, 'u'));

/** What names a cause in the words of thanks: 'thanks to the register', 'dank der Prüfung'. Plain letters; no courtesy. */
export const CAUSE_NOT_THANKS =
  /(?<!\p{L})(?:thanks to (?!(?:all|everyone|everybody|you|those|my|our)\b|[^.]{0,80} for (?:\w{2,20}ing\b|your\b|their\b|the (?:support|help|invitation|opportunity|chance)))|thanks in (?:part|large part|no small part) to|dank (?:d(?:er|em|es)|eine[rsm]|unsere[rsm]?|ihre[rsm]?|neue[rnsm]?|dieser)\b|(?<!mil |muchas |muchisimas )gracias al?\b(?! (?:todos|todas|ustedes|vosotros|usted|ti|quienes|los que|mi|nuestr|dios|equipo|publico|jurado))|(?<!mille )grazie a(?:l|llo|lla|i|gli|lle|d)?\b(?! (?:tutti|tutte|voi|lei|te|chi|loro|ciascuno|team|pubblico))|tack vare|takket vaere|takk v.re|diky (?!za|vsem|moc|vam|tob|vsech)|dzieki (?!za|wszystkim|wam|tobie|panstwu))/giu;
