// Given names and their short forms.
import { wordList, wordSet } from '../word-list.ts';

/**
 * Given names that can replace each other in Slavic languages, Hungarian, Spanish, Portuguese, Arabic and Greek, normalised, with
 * their forms in neighbouring languages; see `WESTERN_GIVEN_NAME_GROUPS`.
 */
export const OTHER_GIVEN_NAME_GROUPS = [
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
export const OTHER_GIVEN_NAMES = wordSet(
  'aaron adam adrian ahmed aisha akira alan alberto alice alina alison amir amit amy ana anand angelo anil anton ariel arjun arnold ashley astrid aurora axel beatrice bettina birgit bjorn blake bob brandon brenda brett bridget bruce bryce carla carmen cecilia cesar chad chelsea chen chiara claire clara claudia claudio clive colin connor corey craig curtis dale damian darren dawn dean deepak derek diana diego dieter dirk dmitri doris duncan dustin dwight dylan earl edgar elaine elena elias elijah ella elliot elsa emma emmanuel enzo erica erika erin ethan eva fabian fabio fatima felix fiona floyd frida gary gavin georgia gerda giulio glen glenn gloria graham grant greta guido gunter gustav guy hassan heather hector heidi heike helga helmut herman hilary hiroshi holger holly hugo hussein ibrahim igor ines inga ingrid irene iris isaac ivan ivana ivy jaclyn jade jana jared javier jay jean jeremy jill joel jordan jorge joyce juanita juergen julio june kai karim karla kathleen kay keith kelly kent kerry kim klara kristen kumar kurt kyle lance laura lauren leah lee leila leon leroy leslie liam linda lisa lloyd logan lois lorraine lucas lucia luther lydia lynn mabel malcolm marcel marcia marcy marian marina mario marion marjorie marlene marvin mason maureen mehmet melinda melvin mercedes miles milton mina miranda mohamed mohammed molly monica monika morgan muhammad myra nadia naomi neil nelson nigel nina noah noel nora octavia olaf oleg olga omar oscar otto owen pascal paula pauline perry petra phoebe phyllis pilar priya rahul raj ralph ramona ravi regina reinhard rene renee ricardo robin rodrigo roman rosa ross roxanne ruben ruth ryan sabine sandeep sanjay santiago scott sean serge sergei sergio seth shane shannon shaun shawn sheila sherry shirley sonia sonja sophie spencer stacey stella sunil susana sven tanya tara tariq tatiana ted thor tiffany tracy travis trevor troy tyler ugo uma una uwe valentina vera vernon vijay viola vivian vladimir wade wanda warren wayne werner willard wilma xavier yasmin yolanda yuki yusuf zoe zsuzsanna zsofia zsolt reka attila balazs csaba dora eszter ferenc gabor gyorgy ildiko imre judit katalin krisztina miklos orsolya sandor tamas tibor zoltan agnes agnieszka hamad saeed rashid khalifa sultan rakesh suresh ramesh mukesh dinesh sanjeev vikram arun ashok alok anjali pooja neha deepa kavita meera sunita anita geeta geert joost maarten sander bart bram ruud wouter jeroen anneke marijke pieter dirk ingunn sigrid solveig torbjorn hakan mikael henrik oskar viktor ludmila lyudmila galina valentina vadim ruslan timur artem kirill nikita denis anatoly boris leonid lev marat renat',
);

/** Endings that turn the start of a name into a familiar form: Kasia, Ricky, Fredo, Gergo, Stasek. */
export const NICKNAME_ENDINGS = wordList(
  'y i ie ey ia a o u e s sia sio cia ka ko ek ik us usia ita ito inha inho ino ina chen li le tje ke an',
);

/** The commonest given names, of which romanisations differ in their vowels. */
export const ARABIC_GIVEN_NAMES = wordList(
  'mohammed ahmed mahmoud youssef hassan hussein khalid fatima karim mustafa ibrahim ismail abdallah nadia layla samir tariq rachid hamid jamal salma zineb khadija aziz bilal hamza idris nasser faisal sultan salim jamila samira rania yasmine noureddine soufiane',
);

/** Names of women. */
export const FEMALE_NAMES = wordSet(
  'abigail ada adele adriana agata agnes agnieszka aisha aleksandra alessandra alexandra alice alicia alina amanda amelia ana anastasia aneta angela anika anita anja anke ann anna anne annette annika antonia astrid audrey aurelie ayse barbara beata beate beatrice beatriz becky bianca birgit bozena brenda brigitte bronwyn camilla carla carmen carol carolina caroline catarina catherine cecilia celine chantal charlotte chiara christina christine claire clara claudia colette constance cornelia cristina dagmar daniela danielle danuta deborah deirdre denisa diana dominika donna dora doris dorota dorothea dorothy ebru edith eileen elaine eleanor elena eliane elif elin elisa elisabeth elise elizabeth elke ella elodie elsa elzbieta emilia emily emine emma erika esra esther eva evelyn ewa fabienne fatima fatma fernanda fiona florence franziska frauke frederique gabriela gabrielle gemma genevieve georgina gerda gillian gisela giulia grace greta gudrun hana hanna hannah hannelore harriet hatice heather heidi heike helen helena helene helga henrietta hilary hilde ida ilaria ilona imogen ines inge ingrid irena irene isabel isabella isabelle iwona izabela jana jane janet janine jeanette jelena jennifer jessica jill joana joanna jocelyn johanna josephine joyce judith julia juliana julie juliet justyna jutta karen karin karolina katarina katarzyna kate katerina katharina katherine kathleen kathryn katja katrin kerstin kirsten kirsty kristina lara laura lauren laurence leila lena lenka leonie leticia lidia lina linda lisa liselotte lotte louisa louise lucia lucie lucy luisa lydia madeleine magda magdalena maja malgorzata manon manuela mareike maren margaret margarita margot marguerite maria mariana marianne marie marieke marina marion marjorie marlene marta martha martina mary mathilde maud maureen megan melanie melissa mette mia michaela michelle miriam molly monica monika nadia nadine nancy natalia natalie natasha nathalie nicole nina noemi nora olga olivia ortrud oriana paola patricia paula pauline penelope petra philippa pia polly priscilla priya rachel rebecca regina renata renate rita rosa rosalind rosemary ruth sabine sabrina samantha sandra sanne sara sarah saskia selma shirley sibylle sigrid silke silvia simona sofia solveig sonia sonja sophia sophie stefanie stella stephanie sue susan susana susanna susanne suzanne svenja svetlana sylvia sylvie sylwia tamara tania tanja tatiana teresa tereza tessa theresa tina ulrike ursula ute valentina valeria valerie vanessa vera verena veronica veronika victoria viktoria virginia vivian wendy wiebke xenia yasmin yvette yvonne zdenka zeynep zofia zoe zuzana haruka misaki yuki akiko keiko',
);

/** Names of men. */
export const MALE_NAMES = wordSet(
  'aaron abdul adam adrian ahmed ahmet alan albert alberto alejandro aleksander alessandro alexander alfred ali allan alvaro anders andre andreas andreu andrew andrzej andy angus anthony anton antonio antoine armando arne arnaud arthur arturo axel barry bart bartosz benedikt benjamin benoit bernard bernd bernhard bill bjorn bo bob boris brad brendan brian bruno burak carl carlo carlos carsten cedric cesar charles christoph christophe christopher claus clement colin colm conor craig cyril damian daniel dariusz dave david derek desmond detlef didier diego dieter dietmar dirk dominik donald douglas duncan eamonn edgar eduardo edward edwin emanuel emil emilio emmanuel enrico enrique erich erik ernst espen etienne eugene fabio federico felix ferdinand fernando filip filippo finn florian francesco francois frank franz frederic fredrik friedrich fritz gareth gary gavin geoffrey georg george gerard gerald gerd gerhard giacomo gianluca gilles giorgio giovanni giuseppe gonzalo gordon graham greg gregor gregory grzegorz guillaume gunnar gunter gustavo guy hakan hakon hamish hans harald harold harry hartmut hasan heiko heinrich heinz helmut hendrik henri henrik henry herbert hermann holger horst howard hubert hugh hugo ian ignacio igor ingo isaac ivan jack jacek jackson jacob jacques jakob jakub james jared jaroslav jason javier jeff jens jeremy jerome jerzy jesper jesus jim jiri joachim joao joaquin joe joel joerg john johan johann johannes jonas jonathan jorge jorg jorn jose josef joseph joshua juan julian julien julio jurgen justin kai karel karl karsten keith kenneth kevin klaus knut konrad konstantin krzysztof kurt kyle lars laurent lawrence leif len leo leonard leonardo lionel lorenzo louis luca lucas ludwig luigi luis lukas lukasz magnus malcolm manfred manuel marc marcel marcelo marcin marco marcos marek marian mario marius mark markus marshall martin mateusz mats matteo matthew matthias matthieu max maximilian mehmet michael michal michel miguel mikael mike mikkel milan miroslav mohamed mohammed morten murat mustafa nathan nathaniel neil nicolas niels nigel nikolai nils noel norbert olaf ole oleg oliver olivier oscar oskar osman otto owen pablo paolo pascal patrick paul pavel pawel pedro per pere peter petr phil philip philipp philippe pierre piotr rafael rafal rainer ralf ralph ramon raul raymond reiner rene ricardo richard rob robert roberto rodrigo roger roland rolf roman ronald rory roy rudiger rudolf rui rune russell salvatore sam samuel scott sean sebastian serge sergei sergio seth siegfried sigurd simon slawomir soren stanislav stefan stefano stephane stephen sten steve steven stuart sven sylvain tadeusz tarik thierry thomas thorsten tim timo timothy tobias tom tomas tomasz tommaso torben tore torsten tristan udo ulf ulrich umberto uwe vaclav victor viktor vincent vincenzo vladimir volker walter werner wilfried wilhelm willem william wim winston wojciech wolfgang xavier yannick yusuf yves zbigniew kwabena haruto hiroshi kenji takeshi',
);

/** What makes a name a woman's: Paul, Pauline. */
export const FEMININE_ENDINGS = wordSet('a ia ina ine na ne nne ella elle etta ette le la');

/** Endings of Japanese names that are not short forms: Kenji is a name of its own, though it begins as Kenichi does. */
export const JAPANESE_NAME_ENDING = /(?:ji|shi|chi|tsu|ro|ta|suke|hiko)$/u;

/** Parts of names in Arabic that romanisations keep at the beginning or the end. */
export const ARABIC_PART =
  /^(?:ben|bin|ibn|bint|abd|abu|abou|bou|al|el|ait|umm)|(?:allah|ullah|oullah|eddine|uddin|iddin|aoui|awi)$/u;
