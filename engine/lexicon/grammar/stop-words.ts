import { wordList, wordListsOf } from '../word-list.ts';

/** The commonest words of each language that pages are written in, normalised. They identify the language and carry no evidence. */
export const STOP_WORDS_BY_LANGUAGE = wordListsOf({
  en: `
    the of and to in is that for it was on with as his he be at by had not are but from or have an they which one you were her all
    she there would their we him been has when who will more no if out so said what up its about into than them can only other new
    some could time these two may then do first any my now such like our over me even most made after also did many before must
    through back where much your way well down should because each just those people how too good very make world still own see
    men work long here get both between life being under never day same another know while last might us great old year off come
    since against go came right used take three this these those during says via per upon whose within without among around every
    why does being`,
  de: `
    der die das und in zu den von mit ist des im nicht ein eine als auch es an dem werden aus er hat dass sie nach wird bei einer
    um am sind noch wie einem uber einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei hatte kann gegen
    vom konnen schon wenn habe seine mark ihre dann unter wir soll ich eines jahr zwei diese dieser wieder keine uhr seiner worden
    will zwischen immer was sagte gibt alle seit muss wurden doch jetzt waren drei jahre ihr ihrer ihren dieses diesem mich mir
    uns unsere unser sowie beim ohne`,
  fr: `
    de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux d l cette ou mais
    comme ont ete sa ses elle nous tout fait deux etre leur meme apres aussi ans bien sans entre encore depuis dont peut vous ils
    tous je ces contre si y fut notre votre leurs cela celle celui tres avait chez lors ainsi`,
  es: `
    de la que el en y a los del se las por un para con no una su al lo como mas pero sus le ya o este si porque esta entre cuando
    muy sin sobre tambien me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos e esto
    antes algunos unos yo otro otras otra fue ha son era han ser segun anos`,
  pt: `
    de a o que e do da em um para com nao uma os no se na por mais as dos como mas ao ele das seu sua ou quando muito nos ja eu
    tambem so pelo pela ate isso ela entre depois sem mesmo aos ter seus quem nas me esse eles voce essa num nem suas meu numa
    pelos foi sao tem ser esta pelas este`,
  it: `
    di e il la che in a per un del non i una le con si da al dei sono come della piu ha anche ma gli nel alla delle lo se su o
    dell questo ad dal nella ed era due dopo stato essere tra suo loro cui sua degli ai hanno sulla prima ancora fra poi solo anni
    quando molto dalla alle questa fatto chi sui`,
  nl: `
    de van een het en in is dat op te zijn met voor niet aan er om die als ook maar bij dan nog naar door over uit wordt worden
    heeft tot deze hij meer was kan geen ze of wel al wat jaar hebben zich moet we na zo had veel werd onder tegen onze zal haar
    hun mijn dit daar waar moeten zoals`,
  da: `
    og i at det er en til af der de pa som for med den ikke har et om vi han men var kan fra jeg sig vil skal eller ved hun nu
    efter ud over mod hvor hvad sa blev vaere blive deres denne dette havde hvis mere ogsa man blevet mellem noget meget gennem
    flere andre kunne siden dag uden mig dig hende skulle ville selv alle sin sit sine`,
  sv: `
    och i att det som en pa ar av for med till den har de inte om ett han men var jag sig fran vi sa kan nar efter hon ska skulle
    eller ocksa vid upp hade nu under blir ut dar mot mycket varit bli mer ha dessa denna hur over nagra alla mellan genom`,
  no: `
    og i det er pa til som en for av at med har ikke de den et om vi fra han men var kan jeg seg vil skal eller ved hun na etter
    ut over mot hvor hva sa ble vaere bli deres denne dette hadde hvis mer ogsa man blitt mellom noen noe mye gjennom flere andre
    kunne siden dag uten meg deg henne skulle ville selv alle sin sitt sine`,
  fi: `
    ja on ei se etta oli han mutta ovat kun myos tai ole niin kuin joka sen sita mika nyt jos vain ollut hanen mukaan jo viela
    kanssa jotka tama ne vuoden olla oma kaikki sitten minun noin muun ennen sekä seka`,
  pl: `
    w i na z do nie sie to jest ze o jak za od przez po ale co dla tak jego czy przy juz byl tego ma oraz ich bylo tym tylko moze
    pod jako ktory ktore ktora jej lub roku bardzo`,
});

/** Languages whose commonest words only identify them: as words without evidence they would hide too many names. */
export const IDENTIFYING_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...STOP_WORDS_BY_LANGUAGE,
  ...wordListsOf({
    hu: `
      a az es hogy nem is egy meg van volt de ha mint csak mar ez azt ezt mert vagy akkor lesz szerint majd hanem sem minden olyan
      aki ami amely amikor ahol most itt ott nagyon igen utan elott alatt kell lehet lett lenne voltak vannak mondta tobb pedig
      illetve valamint`,
    cs: `
      a v na je se ze to s z do o i ktery ktera ktere jsem jsme byl byla bylo jako za pro ale podle po tak jeho jeji jejich nebo
      aby take jsou pri uz jen od az kdyz ktery roku bude pred neni mezi jeste svou ktereho`,
    sk: `
      a v na je sa ze to s z do o aj ktory ktora ktore som sme bol bola bolo ako za pre ale podla po tak jeho jej ich alebo aby
      tiez su pri uz len od az ked roku bude pred nie medzi este svoju`,
    tr: `
      ve bir bu da de icin ile olarak cok daha olan gibi ne ama kadar en sonra gore her o biz ben ya ki olan oldu oldugu var yok
      degil ise mi mu nin bize bizim diye ancak uzere arasinda`,
    ro: `
      de si in la a cu pe un o nu ca din care este sa se ce mai pentru fost au al ale sunt am prin dar sau dupa cand lui ei acest
      aceasta fi era va fiind iar doar intre catre despre asupra ne noi`,
  }),
};

/** Of languages other than English only so many words are used: further down, one language's grammar is another's vocabulary. */
const GRAMMAR_WORDS_PER_LANGUAGE = 24;

/** Words that never are evidence, in any language a page may have. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...(STOP_WORDS_BY_LANGUAGE['en'] ?? []),
  ...Object.values(STOP_WORDS_BY_LANGUAGE).flatMap((list) =>
    list.slice(0, GRAMMAR_WORDS_PER_LANGUAGE),
  ),
  ...wordList('http https www com org net html htm php asp aspx cgi index amp nbsp'),
]);
