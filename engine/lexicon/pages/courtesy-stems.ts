// Words that make a sentence a courtesy wherever they are in it, normalised, by language. A stem that ends in a full stop is a
// whole word. Causes ('thanks to the register', 'dank der Prüfung', 'díky kontrole') are other words or left to the phrases.

/** Thanks, congratulations, pride, delight and honour. */
export const COURTESY_STEMS: Readonly<Record<string, string>> = {
  en: `
    thanks. thanked thanking thankful grateful gratitude congratul thrilled overjoyed elated ecstatic humbled delighted heartfelt
  `,
  de: `
    danke. danken. dankt. dankte. gedankt dankbar bedank dankesch dankeschon stolz. stolze. geehrt begluckwunsch gratul
    gluckwunsch willkommen. herzlichst grusse.
  `,
  fr: `merci. mercis. remerci gratitude felicit fierte fierement ravi. ravie. ravis. ravies. enchante bienvenue.`,
  es: `gracias. agradec agradezc gratitud orgull enhorabuena felicidades. felicit encantad honrad emocionad bienvenid`,
  pt: `agradec gratidao orgulh parabens honrad emocionad felicit bem-vind bemvind grata. gratos. entusiasmad`,
  it: `grazie. ringrazi gratitudine riconoscente orgogl onorat congratul complimenti. auguri. benvenut emozionat lusingat`,
  nl: `bedankt bedank. bedanken. dankjewel dankuwel dankbaar trots. trotse. vereerd verheugd gefelicit felicit welkom. dankwoord`,
  sv: `tack. tacka. tackar tackade tacksam stolt. stolta. hedrad glader. gladjer. gladje. grattis gratul valkom arad. odmjuk`,
  no: `takk. takke. takker takket. takknemlig stolt. stolte. beaeret aerefull gleder. glede. gratul gratulerer velkommen. ydmyk`,
  da: `tak. takke. takker takkede taknemmelig taknemlig stolt. stolte. beaeret glaeder. glaede. tillykke velkommen. ydmyg begejstr`,
  fi: `
    kiitos. kiitokset. kiitoksia. kiitan. kiitamme. kiitti kiitel kiitolli ylpe iloitse kunnia. kunniak onnit tervetul
    mielihyv etuoikeut`,
  hu: `
    megkoszon koszonom koszonjuk koszonet koszontom koszontjuk koszonunk koszontelek halas. halasak. halaval. buszke buszken orommel.
    oromunk oromom orvendek orulok. orulunk. megtisztel gratulal udvozl kituntet lelkesed
  `,
  pl: `
    dzieki. dziekuj podziek dziekow wdzieczn dumn dumny zaszczyt zaszczyc ciesze. cieszymy. cieszy. radoscia.
    szczesliwi. zachwycon gratul witam. witamy. serdeczn uhonorowan`,
  cs: `
    diky. dekuj podek dekov vdecn hrdi. hrda. hrdy. hrde. pysn tesim. tesime. pocten nadsen gratul blahop vitam. vitame.
    vitejte. srdecn poctou`,
  sk: `dakuj podak dakov vdacn hrdi. hrda. hrdy. hrde. tesim. tesime. poctou nadsen gratul blahoz vitam. vitajte. srdecn`,
  tr: `
    tesekkur mutesekkir minnet gurur sevinc mutlu. mutluyum mutluyuz mutluluk heyecanli heyecan. kutluyor tebrik
    merhaba. selamlar. memnunuz memnunum sukran`,
  ro: `multumesc multumim recunosc mandri mandra mandru onorat onorati felicit incant bucuros bucurosi bucuram`,
  el: `eycharist eygnomon yperifan charoum chairom sygchar kalosor kalimera. kalispera. enthousia timitik anypomon kalos. kalosirth`,
  ru: `chest. spasib blagodar priznatel gord. gordost gordim gordit gorzhus schastliv raduem pozdrav privetstv zdravstvuite. pochten`,
  uk: `chest. dyaku podyak vdyachn pishay gordist shchasliv vita. vitayu vitayemo vitannya pozdorov raduyemo radist`,
};
