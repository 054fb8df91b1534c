// Given names and their short forms.
import { wordList } from '../word-list.ts';

/**
 * Given names that stand for each other in Slavic languages, Hungarian, Spanish, Portuguese, Arabic and Greek, normalised, with
 * their forms in neighbouring languages; see `GIVEN_NAME_GROUPS`.
 */
export const MORE_GIVEN_NAME_GROUPS = [
  'aleksandr oleksandr alexander aleksander aleksandar alexandr sasha sashko oleksa sanya shura olek alek',
  'oleksandra aleksandra alexandra sasha ola lesia',
  'oleksii oleksi aleksei alexey aleksey alexei oleksiy lyosha aleksy',
  'mykola nikolai nikolay nicholas mikolaj kolya mykolai',
  'serhii serhi sergei sergey serhiy sergiy serge seriozha serhij',
  'dmytro dmitri dmitry dmitrii dmitriy dima mitya',
  'volodymyr vladimir wlodzimierz vova volodia wlodek',
  'mykhailo mikhail mykhaylo michail misha michael michal',
  'andrii andri andrei andriy andrey andrzej andrej ondrej andrew jedrzej',
  'petro pyotr piotr petr peter petya piotrek',
  'pavlo pavel pawel paul pasha',
  'yevhen evgeni evgeny evgenii yevgeny yevgeniy eugene zhenya',
  'yuliia yulia julia iuliia juliya yulya',
  'olena elena yelena helena lena olenka',
  'kateryna ekaterina yekaterina katarzyna katerina katya katia kasia katka catherine',
  'nataliia natalia nataliya natalya natasha natalie',
  'oksana aksana ksenia kseniia xenia',
  'tetiana tatiana tatyana tetyana tanya',
  'hanna ganna anna anya ania hania',
  'iryna irina irena ira',
  'svitlana svetlana sveta',
  'mariia maria mariya masha marysia',
  'ihor igor ihar',
  'oleh oleg',
  'hlib gleb',
  'hryhorii grigory grigori grigorii grzegorz hryhoriy gregory',
  'bohdan bogdan',
  'malgorzata gosia margaret malgosia',
  'magdalena magda madzia lena',
  'agnieszka aga agnes',
  'krzysztof krzysiek christopher krystof krzys',
  'stanislaw staszek stanislav stach',
  'tomasz tomek thomas',
  'wojciech wojtek vojtech adalbert',
  'jakub kuba james jacob',
  'zbigniew zbyszek',
  'jaroslaw jarek jaroslav yaroslav',
  'slawomir slawek',
  'joanna asia joasia',
  'barbara basia bara barbora',
  'elzbieta ela elisabeth alzbeta eliska',
  'dorota dorotka dorothy',
  'josef pepa pepik joseph jozef',
  'frantisek franta francis',
  'vaclav vasek wenceslas',
  'jaroslava jarka',
  'istvan pista stephen',
  'janos jancsi john',
  'jozsef jozsi joseph',
  'laszlo laci ladislav',
  'gergely gergo gregory',
  'erzsebet bozsi elisabeth',
  'josefa pepa pepita',
  'dolores lola',
  'concepcion concha conchita',
  'pilar pili',
  'mercedes merche',
  'rosario charo',
  'consuelo chelo',
  'enrique quique kike',
  'antonio tono toni',
  'joao juca',
  'fernanda nanda',
  'mehmet memo muhammed',
  'mohammed muhammad mohamed mohammad mohamad muhammed mehmet',
  'youssef yusuf yousef youcef yousuf joseph',
  'ioannis yiannis giannis yannis john',
  'georgios giorgos yorgos george',
  'konstantinos kostas costas constantine',
  'dimitrios dimitris jimmy dimitri',
  'panagiotis panos takis',
  'efthymia effie efi',
] as const;

/** Common given names without a short form, by which a given name is recognised. */
export const OTHER_GIVEN_NAMES =
  'aaron adam adrian ahmed aisha akira alan alberto alice alina alison amir amit amy ana anand angelo anil anton ariel arjun arnold ashley astrid aurora axel beatrice bettina birgit bjorn blake bob brandon brenda brett bridget bruce bryce carla carmen cecilia cesar chad chelsea chen chiara claire clara claudia claudio clive colin connor corey craig curtis dale damian darren dawn dean deepak derek diana diego dieter dirk dmitri doris duncan dustin dwight dylan earl edgar elaine elena elias elijah ella elliot elsa emma emmanuel enzo erica erika erin ethan eva fabian fabio fatima felix fiona floyd frida gary gavin georgia gerda giulio glen glenn gloria graham grant greta guido gunter gustav guy hassan heather hector heidi heike helga helmut herman hilary hiroshi holger holly hugo hussein ibrahim igor ines inga ingrid irene iris isaac ivan ivana ivy jaclyn jade jana jared javier jay jean jeremy jill joel jordan jorge joyce juanita juergen julio june kai karim karla kathleen kay keith kelly kent kerry kim klara kristen kumar kurt kyle lance laura lauren leah lee leila leon leroy leslie liam linda lisa lloyd logan lois lorraine lucas lucia luther lydia lynn mabel malcolm marcel marcia marcy marian marina mario marion marjorie marlene marvin mason maureen mehmet melinda melvin mercedes miles milton mina miranda mohamed mohammed molly monica monika morgan muhammad myra nadia naomi neil nelson nigel nina noah noel nora octavia olaf oleg olga omar oscar otto owen pascal paula pauline perry petra phoebe phyllis pilar priya rahul raj ralph ramona ravi regina reinhard rene renee ricardo robin rodrigo roman rosa ross roxanne ruben ruth ryan sabine sandeep sanjay santiago scott sean serge sergei sergio seth shane shannon shaun shawn sheila sherry shirley sonia sonja sophie spencer stacey stella sunil susana sven tanya tara tariq tatiana ted thor tiffany tracy travis trevor troy tyler ugo uma una uwe valentina vera vernon vijay viola vivian vladimir wade wanda warren wayne werner willard wilma xavier yasmin yolanda yuki yusuf zoe zsuzsanna zsofia zsolt reka attila balazs csaba dora eszter ferenc gabor gyorgy ildiko imre judit katalin krisztina miklos orsolya sandor tamas tibor zoltan agnes agnieszka hamad saeed rashid khalifa sultan rakesh suresh ramesh mukesh dinesh sanjeev vikram arun ashok alok anjali pooja neha deepa kavita meera sunita anita geeta geert joost maarten sander bart bram ruud wouter jeroen anneke marijke pieter dirk ingunn sigrid solveig torbjorn hakan mikael henrik oskar viktor ludmila lyudmila galina valentina vadim ruslan timur artem kirill nikita denis anatoly boris leonid lev marat renat'.split(
    ' ',
  );

/** Endings that turn the start of a name into a familiar form: Kasia, Ricky, Fredo, Gergo, Stasek. */
export const FRIENDLY_ENDINGS = wordList(
  'y i ie ey ia a o u e s sia sio cia ka ko ek ik us usia ita ito inha inho ino ina chen li le tje ke an',
);

/** The commonest given names, of which romanisations differ in their vowels. */
export const ARABIC_GIVEN_NAMES = wordList(
  'mohammed ahmed mahmoud youssef hassan hussein khalid fatima karim mustafa ibrahim ismail abdallah nadia layla samir tariq rachid hamid jamal salma zineb khadija aziz bilal hamza idris nasser faisal sultan salim jamila samira rania yasmine noureddine soufiane',
);
