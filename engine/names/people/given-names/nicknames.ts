import { GIVEN_NAME_GROUPS } from './given-name-groups.ts';
import { MORE_GIVEN_NAME_GROUPS } from './more-given-name-groups.ts';

/** Given names without a short form that are common enough to tell a given name from a surname. */
const OTHER_GIVEN_NAMES =
  'aaron adam adrian ahmed aisha akira alan alberto alice alina alison amir amit amy ana anand angelo anil anton ariel arjun arnold ashley astrid aurora axel beatrice bettina birgit bjorn blake bob brandon brenda brett bridget bruce bryce carla carmen cecilia cesar chad chelsea chen chiara claire clara claudia claudio clive colin connor corey craig curtis dale damian darren dawn dean deepak derek diana diego dieter dirk dmitri doris duncan dustin dwight dylan earl edgar elaine elena elias elijah ella elliot elsa emma emmanuel enzo erica erika erin ethan eva fabian fabio fatima felix fiona floyd frida gary gavin georgia gerda giulio glen glenn gloria graham grant greta guido gunter gustav guy hassan heather hector heidi heike helga helmut herman hilary hiroshi holger holly hugo hussein ibrahim igor ines inga ingrid irene iris isaac ivan ivana ivy jaclyn jade jana jared javier jay jean jeremy jill joel jordan jorge joyce juanita juergen julio june kai karim karla kathleen kay keith kelly kent kerry kim klara kristen kumar kurt kyle lance laura lauren leah lee leila leon leroy leslie liam linda lisa lloyd logan lois lorraine lucas lucia luther lydia lynn mabel malcolm marcel marcia marcy marian marina mario marion marjorie marlene marvin mason maureen mehmet melinda melvin mercedes miles milton mina miranda mohamed mohammed molly monica monika morgan muhammad myra nadia naomi neil nelson nigel nina noah noel nora octavia olaf oleg olga omar oscar otto owen pascal paula pauline perry petra phoebe phyllis pilar priya rahul raj ralph ramona ravi regina reinhard rene renee ricardo robin rodrigo roman rosa ross roxanne ruben ruth ryan sabine sandeep sanjay santiago scott sean serge sergei sergio seth shane shannon shaun shawn sheila sherry shirley sonia sonja sophie spencer stacey stella sunil susana sven tanya tara tariq tatiana ted thor tiffany tracy travis trevor troy tyler ugo uma una uwe valentina vera vernon vijay viola vivian vladimir wade wanda warren wayne werner willard wilma xavier yasmin yolanda yuki yusuf zoe'.split(
    ' ',
  );

const VARIANTS = variantsByName();

/** Other forms of a folded given name: 'robert' gives bob, rob, roberto…; the name itself is not among them. */
export function givenNameVariants(name: string): ReadonlySet<string> {
  return VARIANTS.get(name) ?? NO_VARIANTS;
}

/** Is the folded word known as a given name? */
export function isGivenName(word: string): boolean {
  return VARIANTS.has(word) || GIVEN_NAMES.has(word);
}

const NO_VARIANTS: ReadonlySet<string> = new Set();
const GIVEN_NAMES: ReadonlySet<string> = new Set(OTHER_GIVEN_NAMES);

function variantsByName(): ReadonlyMap<string, ReadonlySet<string>> {
  const variants = new Map<string, Set<string>>();
  for (const group of [...GIVEN_NAME_GROUPS, ...MORE_GIVEN_NAME_GROUPS]) {
    const names = group.split(' ');
    for (const name of names) {
      const known = variants.get(name) ?? new Set<string>();
      for (const other of namesFor(name, names)) known.add(other);
      variants.set(name, known);
    }
  }
  return variants;
}

/** The full form stands for all of its short forms; two short forms stand for each other only through it. */
function namesFor(name: string, group: readonly string[]): readonly string[] {
  return group.filter((other) => other !== name);
}
