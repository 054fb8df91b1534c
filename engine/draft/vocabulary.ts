/** Articles, pronouns, prepositions, conjunctions, particles, auxiliaries and their contractions. */
const FUNCTION_WORDS =
  "a an the this that these those it its it's itself i me my mine myself we us our ours ourselves you your yours yourself yourselves they them their theirs themselves he him his himself she her hers herself who whom whose which what whatever whichever some somebody someone something any anybody anyone anything each every everybody everyone everything either neither nobody none nothing both all most more less least much many few fewer little several other others another such same own one ones two else " +
  'of in on at to from by with without within for about around across through throughout between among into onto over under before after during since until against toward towards beside besides beyond behind below above along near up upon down out off as than like unlike per via despite except ' +
  'and or but nor so yet if when whenever while where wherever whether because although though unless rather instead also too not no yes then there here now still just even quite perhaps maybe however therefore otherwise again once twice already always often sometimes usually well very really simply together apart soon today currently generally mainly mostly especially ever never almost enough far long away back ahead forward further furthermore meanwhile moreover indeed anyway somewhere anywhere everywhere elsewhere later earlier next how why ' +
  "am is are was were be been being have has had having do does did doing done can cannot could may might would should will shall let i'm i've i'd i'll you're you've you'd you'll we're we've we'd we'll they're they've they'd they'll that's there's here's what's who's how's it'd it'll isn't aren't wasn't weren't don't doesn't didn't can't couldn't wouldn't won't shouldn't haven't hasn't hadn't let's";

/** Verbs that take -s, -ed and -ing: reading, speaking, asking, thinking, helping, working together. */
const REGULAR_VERBS =
  'accept add address admire adjust agree aim allow answer appear apply appreciate approach arrange ask assume avoid base belong borrow call care catch challenge change check clarify compare complement concern connect consider contact contain continue contribute cover cross decide deliver depend describe detail discover discuss end enjoy exchange expect explain explore express face fit focus follow form frame gather guess guide handle happen help hope ignore imagine improve inform inspire intend interest intrigue introduce invite involve jump learn like link listen look love maintain manage mark match matter mention miss move name need note notice offer open order organise organize outline pass pause phrase pick place plan please point practise practice prefer prepare present press print promise propose prove push question quote raise reach react realise realize reason receive recognise recognize recommend record reduce refer reflect relate remain remark remember remind repeat reply report request resonate resolve respond rest return review save schedule search seem share shape shift show simplify solve sort sound spark start state stay step stop strike structure study suggest suit summarise summarize supply support surface surprise talk tend test thank think tie touch trace track travel treat trust try turn understand use value view visit wait walk want watch welcome wish wonder work worth write';

/** Forms of the same kind that no rule makes. */
const IRREGULAR_FORMS =
  'become becomes becoming begin begins began begun beginning bring brings brought bringing build builds building buy buys buying caught catching catches choose chooses chose chosen choosing come comes came coming cut do does doing draw draws drew drawn drawing eat feel feels felt feeling find finds found finding forget forgets forgot get gets got gotten getting give gives gave given giving go goes went gone going hear hears heard hearing hold holds held holding keep keeps kept keeping know knows known knowing learnt lie lies lay let lets letting make makes made making mean means meant meaning meet meets met meeting pay pays paying put puts putting read reads reading ring rings rang say says said saying see sees saw seen seeing send sends sent sending set sets setting show shown sit sits sat sitting speak speaks spoke spoken speaking spend spends spent spending stand stands stood standing stick sticks stuck sticking strike strikes struck striking take takes took taken taking tell tells told telling think thinks thought thinking understood write writes wrote written writing leave sell sells selling join trying tried tries applied replied replies';

/** Nouns of conversation and of ordinary work; they take -s. */
const NOUNS =
  'account action advice afternoon aim angle answer approach area argument article aspect attempt attention audience background balance basis beginning benefit bit board book bridge business call care case challenge chance change chapter check choice clarity client coffee colleague comment company comparison concern connection content context control conversation corner corridor cost cup curiosity customer day deadline deal debate decision decoration department desk detail difference direction discussion doubt draft duty edge effect effort email end ending episode evening event evidence example exchange expectation experience explanation eye fact favour feature feedback field figure fit folder form format friend future gap glance goal half hand hat head heart help hour idea impression impulse inbox industry information insight instinct interest interview introduction invitation issue item job journey judgement judgment key kind knowledge lesson letter level life light line link list listener load look lot mail main manner market matter meaning meeting member message method middle mind minute moment month morning name need news newsletter note notion number objection obligation observation occasion office opening opinion opportunity option order organisation organization outcome outline overview owner page panel paper paragraph part partner passage path patience peace peer people perspective phrase picture piece place plan podcast point position post practice preparation presentation principle priority problem procedure process product programme program project proof proposal public purpose quality question reader reading reality reason recipe recording reference reflection regard region relation remark reply report request requirement resource response result review role room routine rule sake schedule sector sense sentence series session set shape share shelf side sign signal situation skill sort sound source speaker spirit spot spreadsheet stage stand standard start statement step story structure study stuff style subject suggestion summary support surface surprise table talk task taste team term test text thanks theme thing thinking thought thread time tip title tone tool topic touch trace track trouble trust truth turn type understanding use user value version view visit voice wall way week weekend while wish word work workload workshop world writing year';

/** Adjectives that rate nobody's achievements; they take -ly. */
const ADJECTIVES =
  'able active actual additional available bad basic best better big brief bright broad busy calm careful casual central certain clean clear close common complete concrete constant convenient correct curious current daily dear deep different difficult direct easy either entire equal exact fair familiar fit following fond frank free frequent fresh full funny general generous gentle genuine glad good grateful great happy hard heavy helpful honest human ideal immediate important individual informal inner interested interesting intriguing joint keen kind large light likely local long low main manual maximal memorable mere mild minimal modest natural nearby neat necessary nice normal obvious odd ongoing open opposite ordinary original particular patient perfect personal plain pleasant pleased polite possible practical precise preferred present previous professional proper public pure quick quiet rare ready real reasonable regular relevant reliable rich right rough routine sceptical separate serious sharp short silent similar simple sincere single slow small smart smooth soft solid sorry special specific spare steady straight strange strong subtle suitable sure surprising technical thankful thorough thoughtful tight tiny true typical unusual useful usual valid valuable various vivid warm weekly welcome whole wide willing wise wonderful wrong worth worthwhile cheerful forthcoming recurring remarkable';

const GREETINGS =
  'hello hi dear good morning afternoon evening greetings thank thanks thankful regards kind kindly warm warmly best wishes sincerely yours cheers please welcome sorry ms mr mrs mx dr';

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

/** What somebody did, as far as the vocabulary can say it. */
export const PAST_FORMS: ReadonlySet<string> = new Set([
  ...listed(
    'became began built chose came drew felt found forgot got gave went heard held kept knew learnt made meant met paid rang saw sent sat spoke spent stood stuck struck took thought understood left sold ran lost won bought brought caught chosen begun done given gone known seen shown spoken taken written forgotten',
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
