/**
 * The words that a draft may use without proof: what connects, asks, greets and thanks. Nothing in here names, counts, dates,
 * places or rates anything, and no verb says what somebody did beyond speaking and being read. Whatever else a draft says has
 * to stand in a cited line, in the form or in the user's offer. Lower case, straight apostrophes.
 */
export const VOCABULARY: ReadonlySet<string> = new Set(
  [
    // Articles, pronouns, determiners
    "a an the this that these those it its it's i me my mine myself we us our ours you your yours yourself they them their he she him her his who whom whose which what whatever",
    'some any each every either neither both all most more less much many few little several other another such same own one ones',
    // Prepositions, conjunctions, particles
    'of in on at to from by with without within for about around across through between among into onto over under before after during since until against toward towards beside besides beyond behind below above along near up down out off as than like per via',
    'and or but nor so yet if when whenever while where wherever whether because although though unless rather instead also too not no yes then there here now still just only even quite perhaps maybe however therefore otherwise again once already always often sometimes usually well very really simply both together apart soon today currently generally mainly mostly otherwise',
    // Auxiliaries and contractions
    "am is are was were be been being have has had having do does did doing done can could may might would should will shall i'm i've i'd i'll you're you've you'd you'll we're we've we'd we'll that's there's here's what's it'd it'll isn't aren't wasn't don't doesn't didn't can't couldn't wouldn't won't shouldn't haven't hasn't let's let",
    // Reading, noticing, speaking
    'read reading reads saw see seen seeing notice noticed noticing came come comes coming across find finds found finding look looks looked looking hear hears heard hearing listen listened listening watch watched watching say says said saying tell tells told talk talks talked talking speak speaks spoke spoken speaking write writes wrote written writing mention mentions mentioned mentioning describe describes described describing put puts putting explain explains explained explaining share shares shared sharing quote quoted quoting ask asks asked asking answer answers answered answering call calls called describe note notes noted point points pointed pointing',
    // Thinking and wishing, on the writer's side
    'think thinks thought thinking wonder wonders wondered wondering hope hopes hoping hoped believe feel feels felt guess like liked likes enjoy enjoyed appreciate appreciated wish wished prefer love loved stay stays stayed stick sticks stuck stood stand stands strike strikes struck caught catch interest interested interesting curious glad happy grateful pleased keen honest honestly sorry sure welcome worth useful helpful relevant clear simple practical thoughtful good great nice better best kind kindly warm fair right open free ready able short brief long quick quickly new different similar particular specific general common whole real own main key next',
    // Doing, in general terms
    'make makes made making take takes took taken taking give gives gave given giving get gets got getting go goes going gone keep keeps kept keeping set sets setting work works worked working use uses used using help helps helped helping try tries tried trying start starts started starting begin begins began beginning end ends follow follows followed following compare compares compared comparing discuss discussing discussed exchange exchanging learn learning learned learnt understand understanding understood know knows knowing known show shows showed shown showing send sends sent sending bring brings brought bringing handle handles handling approach approaching approached deal dealing deals happen happens matter matters mattered mean means meant change changes changing fit fits fitting connect connecting connects support supports supporting offer offers offering build builds building cover covers covering touch touches spend spends spending save saves saving reply replies replying respond responding meet meeting meetings join suggest suggests suggesting turn turns turning lie lies sit sits hold holds stop stops plan plans planning prepare prepares preparing decide decides deciding manage manages managing organise organize',
    // Nouns of conversation and work
    'question questions answer answers idea ideas view views thought thoughts point points word words line lines sentence piece article articles post posts interview interviews episode podcast video talk talks panel session page pages report reports note subject subjects topic topics theme themes story news context background detail details example examples example experience experiences perspective opinion lesson lessons conversation conversations chat call email mail message letter minute minutes moment time day days week weeks month months year years way ways part parts side sides thing things place start step steps work role team teams colleague colleagues people person company organisation organization business industry field area areas practice practices process processes task tasks effort efforts tool tools software product products solution solutions approach approaches need needs priority priorities goal goals challenge challenges change changes result results value difference choice choices decision decisions situation case cases reason reasons attention interest help advice feedback reply response regards wishes thanks thank best sincerely cheers hello hi dear good morning afternoon evening greetings weekend fellow',
    // Small adverbs and phrases of politeness
    'please thank thanks kind regards warm best sincerely looking forward hearing perhaps briefly directly further closely especially exactly clearly nicely personally convenient suitable happy relaxed obligation pressure either way',
    // Questions
    'how why what where when which who whose whom much many far long often',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Words that claim something about somebody. They need a cited line that says so of the very person or company the sentence
 * speaks of; in a question too, since a question can presuppose. Lower case.
 */
export const CLAIM_WORDS: ReadonlySet<string> = new Set(
  (
    'first last largest biggest smallest leading leader leaders pioneer only unique best-known renowned famous award awarded awards winner won win wins winning lost lose loses ' +
    'recently recent latest new newly yesterday tomorrow promoted promotion appointed appointment appoints named hired hires joined joins left leaves leaving departed resigned resigns retired fired dismissed replaced succeeded ' +
    'fined fine fines penalty penalties sanctioned sanction breach breached breaches hacked attack attacked leaked leak incident violated violation convicted guilty sued lawsuit charged investigated investigation accused fraud failed failure failing fails bankrupt insolvent ' +
    'acquired acquires acquisition merged merger bought sold raised funded funding invested investment listed grew grown growing growth doubled tripled expanded expands expanding expansion launched launches launch opened closed closing cut cuts cutting laid layoffs restructured restructuring ' +
    'certified certification compliant noncompliant audited passed achieved achieves achievement completed reached struggling struggles struggle suffering suffers delayed ' +
    'led leads lead heads head runs run founded founder built created owns own oversees oversaw responsible'
  ).split(' '),
);
