// Given names and their short forms.
import { wordList, wordSet } from '../word-list.ts';

/** Given names without a short form that are in neither list below, by which a given name is recognised. */
export const OTHER_GIVEN_NAMES = wordSet(`
  akira alison amir amit amy anand angelo anil ariel arjun arnold ashley aurora bettina blake brandon brett bridget bruce bryce
  chad chelsea chen claudio clive connor corey curtis dale darren dawn dean deepak dmitri dustin dwight dylan earl elias elijah
  elliot enzo erica erin ethan fabian floyd frida georgia giulio glen glenn gloria grant guido gustav hassan hector herman holly
  hussein ibrahim inga iris ivana ivy jaclyn jade jay jean jordan juanita juergen june karim karla kay kelly kent kerry kim klara
  kristen kumar lance leah lee leon leroy leslie liam lloyd logan lois lorraine luther lynn mabel marcia marcy marvin mason
  melinda melvin mercedes miles milton mina miranda morgan muhammad myra naomi nelson noah octavia omar perry phoebe phyllis pilar
  rahul raj ramona ravi reinhard renee robin ross roxanne ruben ryan sandeep sanjay santiago shane shannon shaun shawn sheila
  sherry spencer stacey sunil tanya tara tariq ted thor tiffany tracy travis trevor troy tyler ugo uma una vernon vijay viola wade
  wanda warren wayne willard wilma yolanda zsuzsanna zsofia zsolt reka attila balazs csaba eszter ferenc gabor gyorgy ildiko imre
  judit katalin krisztina miklos orsolya sandor tamas tibor zoltan hamad saeed rashid khalifa sultan rakesh suresh ramesh mukesh
  dinesh sanjeev vikram arun ashok alok anjali pooja neha deepa kavita meera sunita geeta geert joost maarten sander bram ruud
  wouter jeroen anneke marijke pieter ingunn torbjorn ludmila lyudmila galina vadim ruslan timur artem kirill nikita denis anatoly
  leonid lev marat renat andrea simone nicola michele`);

/** Given names that are months too. */
export const MONTH_NAMES_GIVEN = wordSet(
  'april may mai june juni junio july juli julio august augusto',
);

/** Endings that turn the start of a name into a familiar form: Kasia, Ricky, Fredo, Gergo, Stasek. */
export const NICKNAME_ENDINGS = wordList(
  'y i ie ey ia a o u e s sia sio cia ka ko ek ik us usia ita ito inha inho ino ina chen li le tje ke an',
);

/** The commonest given names, of which romanisations differ in their vowels. */
export const ARABIC_GIVEN_NAMES = wordList(`
  mohammed ahmed mahmoud youssef hassan hussein khalid fatima karim mustafa ibrahim ismail abdallah nadia layla samir tariq rachid
  hamid jamal salma zineb khadija aziz bilal hamza idris nasser faisal sultan salim jamila samira rania yasmine noureddine
  soufiane`);

/** Names of women. */
export const FEMALE_NAMES = wordSet(`
  abigail ada adele adriana agata agnes agnieszka aisha aleksandra alessandra alexandra alice alicia alina amanda amelia ana
  anastasia aneta angela anika anita anja anke ann anna anne annette annika antonia astrid audrey aurelie ayse barbara beata beate
  beatrice beatriz becky bianca birgit bozena brenda brigitte bronwyn camilla carla carmen carol carolina caroline catarina
  catherine cecilia celine chantal charlotte chiara christina christine claire clara claudia colette constance cornelia cristina
  dagmar daniela danielle danuta deborah deirdre denisa diana dominika donna dora doris dorota dorothea dorothy ebru edith eileen
  elaine eleanor elena eliane elif elin elisa elisabeth elise elizabeth elke ella elodie elsa elzbieta emilia emily emine emma
  erika esra esther eva evelyn ewa fabienne fatima fatma fernanda fiona florence franziska frauke frederique gabriela gabrielle
  gemma genevieve georgina gerda gillian gisela giulia grace greta gudrun hana hanna hannah hannelore harriet hatice heather heidi
  heike helen helena helene helga henrietta hilary hilde ida ilaria ilona imogen ines inge ingrid irena irene isabel isabella
  isabelle iwona izabela jana jane janet janine jeanette jelena jennifer jessica jill joana joanna jocelyn johanna josephine joyce
  judith julia juliana julie juliet justyna jutta karen karin karolina katarina katarzyna kate katerina katharina katherine
  kathleen kathryn katja katrin kerstin kirsten kirsty kristina lara laura lauren laurence leila lena lenka leonie leticia lidia
  lina linda lisa liselotte lotte louisa louise lucia lucie lucy luisa lydia madeleine magda magdalena maja malgorzata manon
  manuela mareike maren margaret margarita margot marguerite maria mariana marianne marie marieke marina marion marjorie marlene
  marta martha martina mary mathilde maud maureen megan melanie melissa mette mia michaela michelle miriam molly monica monika
  nadia nadine nancy natalia natalie natasha nathalie nicole nina noemi nora olga olivia ortrud oriana paola patricia paula
  pauline penelope petra philippa pia polly priscilla priya rachel rebecca regina renata renate rita rosa rosalind rosemary ruth
  sabine sabrina samantha sandra sanne sara sarah saskia selma shirley sibylle sigrid silke silvia simona sofia solveig sonia
  sonja sophia sophie stefanie stella stephanie sue susan susana susanna susanne suzanne svenja svetlana sylvia sylvie sylwia
  tamara tania tanja tatiana teresa tereza tessa theresa tina ulrike ursula ute valentina valeria valerie vanessa vera verena
  veronica veronika victoria viktoria virginia vivian wendy wiebke xenia yasmin yvette yvonne zdenka zeynep zofia zoe zuzana
  haruka misaki yuki akiko keiko`);

/** Names of men. */
export const MALE_NAMES = wordSet(`
  aaron abdul adam adrian ahmed ahmet alan albert alberto alejandro aleksander alessandro alexander alfred ali allan alvaro anders
  andre andreas andreu andrew andrzej andy angus anthony anton antonio antoine armando arne arnaud arthur arturo axel barry bart
  bartosz benedikt benjamin benoit bernard bernd bernhard bill bjorn bo bob boris brad brendan brian bruno burak carl carlo carlos
  carsten cedric cesar charles christoph christophe christopher claus clement colin colm conor craig cyril damian daniel dariusz
  dave david derek desmond detlef didier diego dieter dietmar dirk dominik donald douglas duncan eamonn edgar eduardo edward edwin
  emanuel emil emilio emmanuel enrico enrique erich erik ernst espen etienne eugene fabio federico felix ferdinand fernando filip
  filippo finn florian francesco francois frank franz frederic fredrik friedrich fritz gareth gary gavin geoffrey georg george
  gerard gerald gerd gerhard giacomo gianluca gilles giorgio giovanni giuseppe gonzalo gordon graham greg gregor gregory grzegorz
  guillaume gunnar gunter gustavo guy hakan hakon hamish hans harald harold harry hartmut hasan heiko heinrich heinz helmut
  hendrik henri henrik henry herbert hermann holger horst howard hubert hugh hugo ian ignacio igor ingo isaac ivan jack jacek
  jackson jacob jacques jakob jakub james jared jaroslav jason javier jeff jens jeremy jerome jerzy jesper jesus jim jiri joachim
  joao joaquin joe joel joerg john johan johann johannes jonas jonathan jorge jorg jorn jose josef joseph joshua juan julian
  julien julio jurgen justin kai karel karl karsten keith kenneth kevin klaus knut konrad konstantin krzysztof kurt kyle lars
  laurent lawrence leif len leo leonard leonardo lionel lorenzo louis luca lucas ludwig luigi luis lukas lukasz magnus malcolm
  manfred manuel marc marcel marcelo marcin marco marcos marek marian mario marius mark markus marshall martin mateusz mats matteo
  matthew matthias matthieu max maximilian mehmet michael michal michel miguel mikael mike mikkel milan miroslav mohamed mohammed
  morten murat mustafa nathan nathaniel neil nicolas niels nigel nikolai nils noel norbert olaf ole oleg oliver olivier oscar
  oskar osman otto owen pablo paolo pascal patrick paul pavel pawel pedro per pere peter petr phil philip philipp philippe pierre
  piotr rafael rafal rainer ralf ralph ramon raul raymond reiner rene ricardo richard rob robert roberto rodrigo roger roland rolf
  roman ronald rory roy rudiger rudolf rui rune russell salvatore sam samuel scott sean sebastian serge sergei sergio seth
  siegfried sigurd simon slawomir soren stanislav stefan stefano stephane stephen sten steve steven stuart sven sylvain tadeusz
  tarik thierry thomas thorsten tim timo timothy tobias tom tomas tomasz tommaso torben tore torsten tristan udo ulf ulrich
  umberto uwe vaclav victor viktor vincent vincenzo vladimir volker walter werner wilfried wilhelm willem william wim winston
  wojciech wolfgang xavier yannick yusuf yves zbigniew kwabena haruto hiroshi kenji takeshi`);

/** What makes a name a woman's: Paul, Pauline. */
export const FEMININE_ENDINGS = wordSet('a ia ina ine na ne nne ella elle etta ette le la');

/** Endings of Japanese names that are not short forms: Kenji is a name of its own, though it begins as Kenichi does. */
export const JAPANESE_NAME_ENDING = /(?:ji|shi|chi|tsu|ro|ta|suke|hiko)$/u;

/** Parts of names in Arabic that romanisations keep at the beginning or the end. */
export const ARABIC_PART =
  /^(?:ben|bin|ibn|bint|abd|abu|abou|bou|al|el|ait|umm)|(?:allah|ullah|oullah|eddine|uddin|iddin|aoui|awi)$/u;
