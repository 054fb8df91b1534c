/** Articles, pronouns, prepositions, conjunctions, particles, auxiliaries and their contractions. */
const FUNCTION_WORDS =
  "he's she's they'd he'd she'd it'd someone's hasn't wasn't hadn't mustn't there'd that'd who'd how'd where's when's why's let's y ought a an the this that these those it its it's itself i me my mine myself we us our ours ourselves you your yours yourself yourselves they them their theirs themselves he him his himself she her hers herself who whom whose which what whatever whichever some somebody someone something any anybody anyone anything each every everybody everyone everything either neither nobody none nothing both all most more less least much many few fewer little several other others another such same own one ones two else " +
  'of in on at to from by with without within for about around across through throughout between among into onto over under before after during since until against toward towards beside besides beyond behind below above along near up upon down out off as than like unlike per via despite except ' +
  'and or but nor so yet if when whenever while where wherever whether because although though unless rather instead also too not no yes then there here now still just even quite perhaps maybe however therefore otherwise again once twice already always often sometimes usually well very really simply together apart soon today currently generally mainly mostly especially ever never almost enough far long away back ahead forward further furthermore meanwhile moreover indeed anyway somewhere anywhere everywhere elsewhere later earlier next how why ' +
  "am is are was were be been being have has had having do does did doing done can cannot could may might would should will shall let i'm i've i'd i'll you're you've you'd you'll we're we've we'd we'll they're they've they'd they'll that's there's here's what's who's how's it'd it'll isn't aren't wasn't weren't don't doesn't didn't can't couldn't wouldn't won't shouldn't haven't hasn't hadn't let's";

/** Verbs that take -s, -ed and -ing: reading, speaking, asking, thinking, helping, working together. */
const REGULAR_VERBS =
  'accept add address admire adjust agree aim allow answer appear apply appreciate approach arrange ask assume avoid base belong borrow call care catch challenge change check clarify compare complement concern connect consider contact contain continue contribute cover cross decide deliver depend describe detail discover discuss end enjoy exchange expect explain explore express face fit focus follow form frame gather guess guide handle happen help hope ignore imagine improve inform inspire intend interest intrigue introduce invite involve jump learn like link listen look love maintain manage mark match matter mention miss move name need note notice offer open order organise organize outline pass pause phrase pick place plan please point practise practice prefer prepare present press print promise propose prove push question quote raise reach react realise realize reason receive recognise recognize recommend record reduce refer reflect relate remain remark remember remind repeat reply report request resonate resolve respond rest return review save schedule search seem share shape shift show simplify solve sort sound spark start state stay step stop strike structure study suggest suit summarise summarize supply support surface surprise talk tend test thank think tie touch trace track travel treat trust try turn understand use value view visit wait walk want watch welcome wish wonder work worth write smile nod laugh provide sample chat demonstrate salute pull examine appeal deserve lighten cope spare measure copy attach forward elaborate expand encourage persuade convince reassure assist ease streamline automate centralise centralize integrate tailor adapt sketch draft echo paraphrase applaud amuse delight thrill honour honor tempt puzzle grin chuckle recall underline emphasise emphasize stress highlight illustrate word capture convey articulate paint set hand drop ping text phone host book pencil reserve skip delete unsubscribe bother trouble intrude pester apologise apologize excuse guarantee presume suppose sense figure reckon dream long yearn seek hunt browse scan skim inspect investigate pilot trial taste experience evaluate assess contrast weigh balance select opt favour favor dislike mind back endorse second monitor observe spot detect identify locate retrieve collect assemble compile combine merge join associate map align alter modify vary differ resemble mirror represent signify imply indicate display define label title repay reward greet acquaint befriend grasp comprehend train coach mentor advise counsel consult warn prompt nudge urge beg require invest employ utilise utilize deal tackle confront settle enhance boost strengthen sharpen polish refine perfect proceed carry preserve protect guard shield post ship transport fetch obtain believe shorten fasten attempt wander revisit rephrase reword';

/** Forms of the same kind that no rule makes. */
const IRREGULAR_FORMS =
  'become becomes becoming begin begins began begun beginning bring brings brought bringing build builds building buy buys buying caught catching catches choose chooses chose chosen choosing come comes came coming cut do does doing draw draws drew drawn drawing eat feel feels felt feeling find finds found finding forget forgets forgot get gets got gotten getting give gives gave given giving go goes went gone going hear hears heard hearing hold holds held holding keep keeps kept keeping know knows known knowing learnt lie lies lay let lets letting make makes made making mean means meant meaning meet meets met meeting pay pays paying put puts putting read reads reading ring rings rang say says said saying see sees saw seen seeing send sends sent sending set sets setting show shown sit sits sat sitting speak speaks spoke spoken speaking spend spends spent spending stand stands stood standing stick sticks stuck sticking strike strikes struck striking take takes took taken taking tell tells told telling think thinks thought thinking understood write writes wrote written writing leave sell sells selling join trying tried tries applied replied replies spell spelled spelt hang hangs hung ring rings forgive forgave forgiven swear teach teaches taught teaching bet wrote written speaks hear ridden ride rides riding run runs running hand';

/** Nouns of conversation and of ordinary work; they take -s. */
const NOUNS =
  'account action advice afternoon aim angle answer approach area argument article aspect attempt attention audience background balance basis beginning benefit bit board book bridge business call care case challenge chance change chapter check choice clarity client coffee colleague comment company comparison concern connection content context control conversation corner corridor cost cup curiosity customer day deadline deal debate decision decoration department desk detail difference direction discussion doubt draft duty edge effect effort email end ending episode evening event evidence example exchange expectation experience explanation eye fact favour feature feedback field figure fit folder form format friend future gap glance goal half hand hat head heart help hour idea impression impulse inbox industry information insight instinct interest interview introduction invitation issue item job journey judgement judgment key kind knowledge lesson letter level life light line link list listener load look lot mail main manner market matter meaning meeting member message method middle mind minute moment month morning name need news newsletter note notion number objection obligation observation occasion office opening opinion opportunity option order organisation organization outcome outline overview owner page panel paper paragraph part partner passage path patience peace peer people perspective phrase picture piece place plan podcast point position post practice preparation presentation principle priority problem procedure process product programme program project proof proposal public purpose quality question reader reading reality reason recipe recording reference reflection regard region relation remark reply report request requirement resource response result review role room routine rule sake schedule sector sense sentence series session set shape share shelf side sign signal situation skill sort sound source speaker spirit spot spreadsheet stage stand standard start statement step story structure study stuff style subject suggestion summary support surface surprise table talk task taste team term test text thanks theme thing thinking thought thread time tip title tone tool topic touch trace track trouble trust truth turn type understanding use user value version view visit voice wall way week weekend while wish word work workload workshop world writing year announcement appointment arithmetic attitude caution calendar charm collection compliment consideration contribution conviction copy courage criteria criterion demand demo demonstration depth description diary dimension discipline document door dozen drawer ear ease elegance enquiry enthusiasm entry essence excuse expertise expression fan favourite favorite feeling finger flavour flavor foot formula frame fun gist gratitude grip group guest guide habit handful headline home honesty honour house humour illustration image imagination ingredient inquiry inspiration instruction intent joke joy label language laugh laughter layer logic luck map metaphor mile mission mood motto nail nature notebook notice nuance nutshell outsider pair pardon pen pencil permission person pin pleasure plenty pocket poem poster precision preference privilege progress prompt prose puzzle query range ratio recognition reminder rhythm ride road round salt sample saying scale scene screen search seat shortage sight silence sketch slice smile snapshot song soul space spell string stroke substance switch tea temptation throw trail transcript trick twist verdict video visitor walk warmth weight wisdom wit wonder wording writer yardstick chat greeting hello goodbye slot webinar attachment brochure leaflet sheet preview trial tour walkthrough respect quarter couple bunch host maker newcomer provider kinds stop advance arrangement ears sender recipient addressee heading signature footer postscript course scenario behalf disposal speciality specialty confidence brevity service companion purpose essential toolbox sympathy praise rehearsal exercise method proposal firm representative solution tool feature clip habit template';

/** Adjectives that rate nobody's achievements; they take -ly. */
const ADJECTIVES =
  'able active actual additional available bad basic best better big brief bright broad busy calm careful casual central certain clean clear close common complete concrete constant convenient correct curious current daily dear deep different difficult direct easy either entire equal exact fair familiar fit following fond frank free frequent fresh full funny general generous gentle genuine glad good grateful great happy hard heavy helpful honest human ideal immediate important individual informal inner interested interesting intriguing joint keen kind large light likely local long low main manual maximal memorable mere mild minimal modest natural nearby neat necessary nice normal obvious odd ongoing open opposite ordinary original particular patient perfect personal plain pleasant pleased polite possible practical precise preferred present previous professional proper public pure quick quiet rare ready real reasonable regular relevant reliable rich right rough routine sceptical separate serious sharp short silent similar simple sincere single slow small smart smooth soft solid sorry special specific spare steady straight strange strong subtle suitable sure surprising technical thankful thorough thoughtful tight tiny true typical unusual useful usual valid valuable various vivid warm weekly welcome whole wide willing wise wonderful wrong worth worthwhile cheerful forthcoming recurring remarkable awkward apt beautiful brilliant blunt candid charming clever comfortable compelling concise convincing crisp decent delightful dry elegant enjoyable essential excellent eloquent everyday exceptional exciting fascinating favourite favorite fine firm flexible friendly handy hearty heartfelt humble impressive inspiring instructive lively live lovely lucky moving nervous nimble noble optimistic pertinent playful pleasing pretty productive promising punchy quotable refreshing relatable rewarding satisfying sensible shrewd sober sobering spontaneous succinct sweet sympathetic tempting terrific timely tremendous truthful uncomfortable uncomplicated understandable unforgettable virtual vital witty faithful successful easier clearer quicker shorter simpler smoother lighter nicer closer humbler happier loud warmest kindest eager considerate proud prepared fellow early earlier briefly sharper fresher truly visual verbal written oral equally outspoken favourable neighbouring heartening touching amusing telling striking catchy splendid handy outside informed seldom delighted thankful obliged honoured marvellous neutral independent hypothetical';

const GREETINGS =
  'respectfully respectful cordially gratefully cordiales atentamente servus moin salut salaam estimada estimado querida querido geehrte geehrter frau herr chère cher madame monsieur señora señor hello hi dear good morning afternoon evening greetings thank thanks thankful regards kind kindly warm warmly best wishes sincerely yours cheers please welcome sorry ms mr mrs mx dr faithfully belated congratulations congratulate congrats bravo salutations bonjour cordialement bien hola saludo saludos cordial un hartelijke groeten beste hallo guten tag grüße freundliche freundlichen ciao olá hej buongiorno ought dislike mere merely quite rather somewhat nearly honestly frankly surely hopefully ahead alongside aloud anytime whenever wherever yourself thing ones easily';

/**
 * The words that a draft may use without proof: what connects, asks, greets and thanks. Nothing in here names, counts, dates,
 * places or rates anybody's work. Whatever else a draft says has to stand in a cited line, in the form or in the user's offer.
 * Lower case, straight apostrophes.
 */
export const VOCABULARY: ReadonlySet<string> = new Set([
  ...listed(FUNCTION_WORDS),
  ...listed(IRREGULAR_FORMS),
  ...listed(GREETINGS),
  ...listed(REGULAR_VERBS).flatMap(verbForms),
  ...listed(NOUNS).flatMap((noun) => [noun, withS(noun)]),
  ...listed(ADJECTIVES).flatMap((adjective) => [adjective, withLy(adjective)]),
]);

/** Articles, pronouns, prepositions, auxiliaries: they say nothing by themselves, of whomever a sentence speaks. */
const PLAIN_IN_CLAIMS = new Set(
  listed(
    "a an the this that these those it its itself they them their theirs he him his himself she her hers herself you your yours yourself you're you've you'd you'll he's she's they're they've he'd she'd they'd it's it'd who whom whose which what where when how why i me my mine we us our ours i'm i've i'd we're we've that's there's there here " +
      'of in on at to from by with within for about around across through throughout between among into onto over under up down out off as than per via and or but nor nor so both either also as well too yet then now already today anyone anybody someone somebody other others own such like instead ' +
      "am is are was were be been being have has had having do does did doing can could may might would will shall should must let who's cannot not no neither never nobody none without don't doesn't didn't isn't aren't wasn't weren't won't can't couldn't wouldn't shouldn't hasn't haven't hadn't hadn until since before after during while though although if whether because therefore " +
      'ms mr mrs mx dr namely able congratulations congratulate congrats belated going subject topic say says said saying according word words view views opinion eyes mind part alongside based name named',
  ),
);

/** Counts, comparisons, times and causes: they need a line even where everything around them has one. */
const NEVER_PLAIN = new Set(
  listed(
    'all every each everybody everyone everything most none half many much few fewer several majority minority hardly barely almost nearly only just ever never always often still again soon recently lately ago first last next new newly latest more less least best better worse worst largest biggest highest longest leading top unique because therefore due hence cause caused causes thanks despite once twice',
  ),
);

/** Is the word free to use in a clause that claims something, given what kind of line proves it? */
export function isPlainInClaims(word: string): boolean {
  return PLAIN_IN_CLAIMS.has(word);
}

/** Does the word need a line even among proven ones? */
export function isWeighty(word: string): boolean {
  return NEVER_PLAIN.has(word);
}

/** What turns what follows it into its opposite. Who stopped doing something does not do it. */
export const NEGATORS: ReadonlySet<string> = new Set(
  listed(
    'not no never nobody none neither nor without cannot hardly barely unable stop stops stopped stopping refuse refuses refused refusing fail fails failed failing avoid avoids avoided avoiding deny denies denied',
  ),
);

/** What somebody did, as far as the vocabulary can say it. */
export const PAST_FORMS: ReadonlySet<string> = new Set([
  ...listed(
    'became began built chose came drew felt found forgot got gave went heard held kept knew learnt made meant met paid rang saw sent sat spoke spent stood stuck struck took thought understood left sold ran lost won bought brought caught chosen begun done given gone known seen shown spoken taken written forgotten told wrote said',
  ),
  ...listed(REGULAR_VERBS).flatMap((verb) => verbForms(verb).filter((form) => form.endsWith('ed'))),
]);

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
    'led leads lead heads runs run founded founder built created owns oversees oversaw responsible'
  ).split(' '),
);

/** Base forms that no rule finds. */
export const IRREGULAR_STEMS: ReadonlyMap<string, string> = new Map(
  listed(
    'led=lead ran=run bought=buy began=begin begun=begin held=hold kept=keep told=tell said=say spoke=speak spoken=speak wrote=write written=write took=take taken=take gave=give given=give got=get came=come became=become found=find made=make built=build sold=sell left=leave lost=lose won=win met=meet paid=pay sent=send saw=see seen=see chose=choose chosen=choose grew=grow grown=grow rose=rise risen=rise fell=fall fallen=fall spun=spin taught=teach thought=think brought=bring caught=catch sought=seek spent=spend stood=stand understood=understand sat=sit broke=break broken=break drew=draw drawn=draw drove=drive driven=drive knew=know known=know meant=mean felt=feel heard=hear withdrew=withdraw withdrawn=withdraw forgot=forget forgotten=forget went=go gone=go shown=show struck=strike lay=lie dealt=deal overseen=oversee oversaw=oversee children=child men=man women=woman halves=half lives=life analyses=analysis',
  ).map((pair): [string, string] => {
    const [form = '', base = ''] = pair.split('=');
    return [form, base];
  }),
);

/** Where a clause may begin. */
export const CLAUSE_OPENERS: ReadonlySet<string> = new Set(
  listed(
    'that which who whose because so and but or since as if whether whatever whichever whenever how why what where when while though although before after until then also than yet',
  ),
);
export const AUXILIARIES: ReadonlySet<string> = new Set(
  listed(
    'would could can may might shall should will do does did is are was were am have has had must',
  ),
);
export const FIRST_PERSON: ReadonlySet<string> = new Set(
  listed("i i'm i've i'd i'll we we're we've we'd we'll our ours my mine us me myself ourselves"),
);
export const SECOND_PERSON: ReadonlySet<string> = new Set(
  listed(
    "you you're you've you'd you'll your they they're they've they'd they'll he she he's she's he'd she'd",
  ),
);
/** After 'you' these show that it is no subject: 'show you our approach'. */
export const OBJECT_FOLLOWERS: ReadonlySet<string> = new Set(
  listed(
    'our the a an how what to about for in on at with more some one whether if that who where when and all by from nothing around through over but as or why something anything my this these it',
  ),
);
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  listed(
    'of at by for from with in to into on over under between as like about without than off onto',
  ),
);
export const QUOTE_NOUNS: ReadonlySet<string> = new Set(
  listed(
    'line lines sentence sentences words remark remarks quote quotes observation point statement image description advice thought thoughts phrase motto wording answer reasoning comparison demand arithmetic rule sayings saying news piece page article interview topic subject idea story example post view position',
  ),
);
export const QUOTE_MARKS: ReadonlySet<string> = new Set(
  listed('your this that one a the another these those two some both her his'),
);
export const REQUEST_NOUNS: ReadonlySet<string> = new Set(
  listed(
    'call conversation talk minutes minute demo demonstration chat coffee answer reply line word note mail message look meeting example outline summary introduction',
  ),
);
export const COMMENT_SUBJECTS: ReadonlySet<string> = new Set(
  listed(
    "it it's it'd it'll that that's this these those there there's here here's either nothing one another something others what",
  ),
);
/** Nouns of conversation: with an article, in front of a verb, they are what a sentence speaks of. */
export const SUBJECT_NOUNS: ReadonlySet<string> = new Set(
  listed(NOUNS).flatMap((noun) => [noun, withS(noun)]),
);
/** Words that rate or place, and are no noun. */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  listed(ADJECTIVES).flatMap((adjective) => [adjective, withLy(adjective)]),
);
/** What a remark may name with 'the' or 'your' without saying that there is one: the quote, the talk, and turns of phrase. */
export const REMARKED_NOUNS: ReadonlySet<string> = new Set(
  listed(
    'people lot lots offer offers fit fits reason way kind sort part rest point time moment heart head nail thing things mind spirit opposite one two idea same first second last start beginning end day week morning more most less least hurry rush obligation pressure doubt need interest surprise exception list page middle whole truth other others honesty humour clarity simplicity precision tone style image metaphor comparison picture contrast order both best attitude approach principle standard test conviction desk inbox wall mail name curiosity attention conversation word',
  ),
);
/** What a request, a greeting or a closing begins with. */
export const POLITE_OPENERS: ReadonlySet<string> = new Set(
  listed(
    "please let let's thank thanks hello hi dear yours sincerely regards looking wishing cheers tell bonjour hola bien un hartelijke hallo guten beste cordialement",
  ),
);
/** What a writer says they did: reading, and being struck by it. A meeting, a talk or an agreement with the reader is not among it. */
export const OWN_PAST: ReadonlySet<string> = new Set(
  listed(
    'given written designed included read saw noticed came found liked loved enjoyed smiled nodded laughed thought wondered was were had put made wrote kept stopped followed listened learned learnt recognised recognized repeated built tried been felt looked used stayed struck caught heard picked began started asked prepared meant added seen touched pleased delighted interested impressed intrigued moved struck reached copied paused done got grown said watched marked noted sent shared quoted wondered laughed smiled nodded encouraged inspired reminded surprised stood jumped stopped',
  ),
);
/** Shared history with the reader, which no line proves. */
export const SHARED =
  /\bfollowing (?:up on )?your\b|\byour (?:question|request|enquiry|inquiry|note|mail|message|letter|call) to (?:us|me)\b|\b(?:as (?:we (?:discussed|agreed|said|talked|spoke|planned|arranged|both|know|mentioned)|you and i|agreed|discussed|promised|arranged|mentioned on)|we (?:both|two)|(?:i|we)(?:'ve)? (?:already |just |recently )?(?:met|discussed|spoke|spoken|talked|agreed|know your?|told (?:me|us)|asked me|gave me|referred me|(?:been|am|was|as) an? (?:\p{L}+ )?(?:customer|client|user|member|guest|fan|friend|colleague|reader|student|listener) (?:of|at)|(?:saw|seen|heard|enjoyed|loved|liked|listened to|followed|attended|caught) (?:you (?:at|in|on|speak)|your (?:\p{L}+ )?(?:talk|session|speech|keynote|lectures?|panel|presentation|webinar|course|class))|knew you|chatted|had)|(?:meet|meeting|met|seeing|knowing) you at|see you|our (?:call|meeting|conversation|talk|chat|discussion|mutual|shared|friend)|(?:accepting|accepted|suggested|recommended|introduced|referred|gave me)|know you|(?:saw|seen|met|heard from|spoke to|spoken to|spoke with|talked to|talked with|worked with|visited) you|send their|greetings (?:from|to)|thank you for (?!reading|your time|taking|sharing|writing|saying|putting|that|this|it|the|any)|in common|as an? (?:\p{L}+ )*(?:customer|client|user|member|fan|friend|colleague|neighbour|passenger|patient|guest|subscriber|supplier|investor|shareholder) (?:of|at)|(?:meet|see|speak|talk|visit|work|join|call|write|hear)\b[^.?!]*\bagain|(?:good|kind|brave|nice|generous|wise|right|clever|thoughtful) of you|knows? (?:us|me)\b|of yours,? (?:i|we)\b|as you (?:asked|requested|suggested|promised|wished|wanted|told|proposed|ordered)|as requested|thank(?:s| you)(?: \p{L}+)? again|thanks? (?:you )?(?:\p{L}+ )?for (?:the|your|a) (?:\p{L}+ )?(?:note|notes|mail|email|message|reply|answer|call|letter|invitation|visit|order|feedback|support|trust|help|tip|hint|introduction|talk|meeting|chat|conversation|request|enquiry|inquiry|hospitality|input|response|questions?)|back in touch|in touch again|get back to you|following up|last time (?:we|i|you)|(?:continue|resume|pick up) (?:our|where)|(?:remember|recall) (?:you|our|when|me))\b/u;
/** What may be asked of the past without assuming that anything happened but the quote. */
export const ASKED_PAST: ReadonlySet<string> = new Set(
  listed(
    'come see get way decide say public happen happens happened think mean begin began write put find learn learned learnt idea thought line sentence words question case particular behind lead led reach view own company team work change changed made make surprise surprised reaction hear heard said wrote down one got day anything there start started',
  ),
);
/** Groups of people: what they do is a claim, unless they are the writer's own. */
export const GROUP_NOUNS: ReadonlySet<string> = new Set(
  listed(
    'board boards customer customers client clients company companies business businesses department departments office offices organisation organisations organization organizations team teams product products market industry colleague colleagues audience readers people everybody everyone regulator management deal project projects programme programmes users partner partners process policy policies budget system systems',
  ),
);
/** What the reader may be said to do on the strength of their quotes alone. */
export const ATTRIBUTIONS: ReadonlySet<string> = new Set(
  listed(
    'said say says put puts wrote write mentioned mention made make shared described describe asked ask raised point pointed called call told quoted noted hear explained explain observed',
  ),
);
/** Asked for or offered by the writer, these words make no claim. */
export const MILD: ReadonlySet<string> = new Set(
  listed(
    'first last only new open built created run runs latest lead leads leading pass close unique leave',
  ),
);

function listed(words: string): readonly string[] {
  return words.split(' ');
}

function verbForms(verb: string): readonly string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const past = endsInConsonantY(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  const doubled = /[^aeiou][aeiou][bdgmnpt]$/u.test(verb) ? verb + verb.slice(-1) : stem;
  return [verb, withS(verb), past, `${stem}ing`, `${doubled}ed`, `${doubled}ing`];
}

function withS(word: string): string {
  if (endsInConsonantY(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}

function withLy(word: string): string {
  if (endsInConsonantY(word)) return `${word.slice(0, -1)}ily`;
  return word.endsWith('le') ? `${word.slice(0, -1)}y` : `${word}ly`;
}

function endsInConsonantY(word: string): boolean {
  return /[^aeiou]y$/u.test(word);
}

/** What every reader has. */
export const READERS_OWN: ReadonlySet<string> = new Set(
  listed(
    'time name side view inbox desk list day week calendar diary attention own convenience mail email answer reply work thinking part',
  ),
);
/** Capitals that name nobody. */
export const TITLES: ReadonlySet<string> = new Set(listed('ms mr mrs mx dr english'));
