// Given names that can replace each other.
import { phraseList } from '../word-list.ts';

/**
 * Names of one person, normalised, the full form first, with their short forms and their forms in other languages. Any name of a
 * group may replace any other. A man's name and a woman's are never in one: Andrea, a man in Italy, is no Andreas.
 */
export const GIVEN_NAME_GROUPS = phraseList(
  // Western Europe
  'alexander alex alec sandy sasha xander alexandr aleksander alexandre alessandro alejandro sascha|' +
    'alexandra alex sandra sasha alexa alexandria sandy lexi|abigail abby gail|abraham abe bram|albert al bert|' +
    'alfred alf fred alfie|allan alan allen al|amanda mandy|' +
    'andrew andy drew andreas andre andrei andrzej anders|angela angie|anita ann|' +
    'ann anne anna annie nan hannah anja|anthony tony antony antonio anton toni|arthur art artie arturo|' +
    'barbara barb babs barbel|benjamin ben benny benji|bernard bernie bernhard bernardo|beverly bev|bradley brad|' +
    'brian bryan|bruno bru|calvin cal|cameron cam|caroline carol carrie carolyn carolina|' +
    'catherine kate cathy kathy katherine katharine kathryn katie kat cat kathrin katarina catarina caterina kit karin karen|' +
    'charles charlie chuck chas carlos carl karl carlo|charlotte lottie charlie lotte|' +
    'christian chris christiaan kristian cristian|christine chris chrissy tina christina kristin kristina kirsten|' +
    'christopher chris kit christoph cristobal topher christophe kristof|clifford cliff|cynthia cindy|' +
    'daniel dan danny danilo|danielle dani|david dave davy davide dawid|deborah debbie deb debra|' +
    'dennis denny denis|dominic dom nick dominik domenico|donald don donnie|dorothy dot dottie dorothea|' +
    'douglas doug|edmund ed eddie ned ted|edward ed eddie ted ned teddy eduard eduardo edouard|edwin ed eddie|' +
    'eleanor ellie nell nora elly leonora|' +
    'elizabeth liz beth lizzie betty betsy eliza elisabeth lisa libby elisabetta isabel elsbeth bess|' +
    'emily em emmy emilia|eric erik rick erich|ernest ernie ernst ernesto|eugene gene eugen|evelyn eve evie|' +
    'ferdinand ferdi fernando|florence flo|frances fran francesca franziska|' +
    'francis frank fran francisco francesco franz francois paco pancho|franklin frank|' +
    'frederick fred freddie friedrich frederic fritz frederik federico|gabriel gabe|' +
    'gabriele gabi gaby gabriella gabrielle|geoffrey geoff jeff jeffrey jeffery|' +
    'george georg jorge giorgio georges yuri jurgen|gerald gerry jerry gerhard gerard|gilbert gil|giovanni gianni|' +
    'giuseppe beppe peppe|gordon gord|gregory greg gregor grzegorz|guillermo memo guille|harold harry hal harald|' +
    'harriet hattie|harrison harry|helen nell helena ellen elena helene|' +
    'henry harry hank hal henri heinrich heinz enrique enrico henrik hendrik|herbert herb bert|howard howie|' +
    'hubert hugh bert|ian iain|ignacio nacho|isabella bella izzy isabelle isabel|jacob jake jakob jacques jack|' +
    'jacqueline jackie|james jim jimmy jamie jem jaime|janet jan|jason jay|jeanne jeannette|jennifer jen jenny|' +
    'jeremiah jerry jeremy|jerome jerry|jessica jess jessie|joachim jo jochen achim joaquin|joan joanie|' +
    'joanne jo joanna johanna|johann hans johannes johan|' +
    'john jack johnny jon jonny juan jean giovanni ivan jan johannes sean ian|jonathan jon jonny jonathon john|' +
    'jose pepe|joseph joe joey josef jozef giuseppe joseph jo|josephine jo josie|joshua josh|judith judy jude|' +
    'julia julie jule giulia|julian jules julien|justin jus|karen kari|kenneth ken kenny|kevin kev|kimberly kim|' +
    'klaus claus nikolaus|lawrence larry lorenz laurence laurent lorenzo lars|' +
    'leonard leo len lenny leonhard leonardo lennart|leopold leo poldi|lewis lew louis lou luis luigi ludwig|' +
    'lillian lily|linda lindy lynn|louise lou luisa luise|lucas luke luca lukas luc|lucy lucie lucia|' +
    'magdalena lena magda madeleine leni|manfred manni|manuel manny manolo|marcus mark marc marco markus marek|' +
    'margaret maggie meg peggy margie marge greta rita margarita margarete margit marguerite gretchen peg|' +
    'maria mary marie miriam mia mariah marijose majo ma mari marijke|martha marty marta|' +
    'martin marty marten martijn|martina tina|' +
    'matthew matt matty matthias mathias mateusz matteo mateo matthieu mats|maurice moritz mauricio maurizio|' +
    'maximilian max|maxwell max|megan meg|melissa mel missy|melanie mel|' +
    'michael mike mick mickey mikey michel miguel mikael michal mikhail micha michi|' +
    'michelle shelly micky shelley|mitchell mitch|nancy nan|natalie nat natasha natalia nathalie|' +
    'nathaniel nathan nate nat|nicholas nick nicky nicolas nico niklas nikolai klaus|nicole nicky nikki|' +
    'norman norm|oliver ollie olivier|olivia liv livia|oswald ozzie|pamela pam|' +
    'patricia pat patty tricia trish patrizia|patrick pat paddy patrik patricio patrice|' +
    'paul paulo pablo paolo pawel|penelope penny|peter pete pieter pedro pietro pierre petr piotr|' +
    'philip phil pip phillip philipp philippe felipe filip filippo|rachel rach raquel|randall randy randolph|' +
    'raymond ray raimund ramon|rebecca becky becca rebekah|reginald reg reggie|' +
    'richard rick dick rich ricky richie ricardo riccardo ritchie|robert bob rob bobby robbie bert roberto rupert|' +
    'roderick rod|rodney rod|roger rodge rogerio ruggero|roland rolly orlando rolando|ronald ron ronnie|' +
    'rosemary rose rosie|rudolf rudi rudy rodolfo|russell russ|salvatore sal toto|samantha sam|samuel sam sammy|' +
    'sarah sally sara sal sadie|sebastian seb bastian sebastien|sharon shari|sidney sid sydney|simon si|' +
    'sophia sophie sofia sofie|stanley stan|stephanie steph stefanie steffi stefania|' +
    'stephen steve steven stefan stephan stefano esteban etienne stevie szczepan|stuart stu stewart|' +
    'susan sue susie suzanne susanne suzy susanna|sylvia silvia|tamara tammy|terence terry terrence|' +
    'theodore ted teddy theo theodor teodor|theresa terry tess teresa therese tessa|' +
    'thomas tom tommy tomas tomasz tommaso thom|timothy tim timmy timotheus|tobias toby tobi|ulrich uli|' +
    'ursula uschi ulla|valerie val valeria|vanessa nessa|venkatesh venkat venky venkata|subramanian subbu mani|' +
    'rajesh raj raju|krishnan krish krishna|srinivasan srini vasan|veronica ronnie vera veronika|' +
    'victor vic viktor vittorio|victoria vicky tori viktoria|vincent vince vinnie vincenzo vicente|virginia ginny|' +
    'walter walt wally walther|wendy wen|wesley wes|' +
    'william bill will billy willy liam willem wilhelm guillaume guglielmo guillermo|winifred winnie win|' +
    'yvonne evonne|zachary zach zack|' +
    // Slavic languages, Hungarian, Spanish, Portuguese, Arabic and Greek
    'aleksandr oleksandr alexander aleksander aleksandar alexandr sasha sashko oleksa sanya shura olek alek|' +
    'oleksandra aleksandra alexandra sasha ola lesia|' +
    'oleksii oleksi aleksei alexey aleksey alexei oleksiy lyosha aleksy|' +
    'mykola nikolai nikolay nicholas mikolaj kolya mykolai|' +
    'serhii serhi sergei sergey serhiy sergiy serge seriozha serhij|' +
    'dmytro dmitri dmitry dmitrii dmitriy dima mitya|volodymyr vladimir wlodzimierz vova volodia wlodek|' +
    'mykhailo mikhail mykhaylo michail misha michael michal|' +
    'andrii andri andrei andriy andrey andrzej andrej ondrej andrew jedrzej|' +
    'petro pyotr piotr petr peter petya piotrek|pavlo pavel pawel paul pasha|' +
    'yevhen evgeni evgeny evgenii yevgeny yevgeniy eugene zhenya|yuliia yulia julia iuliia juliya yulya|' +
    'olena elena yelena helena lena olenka|' +
    'kateryna ekaterina yekaterina katarzyna katerina katya katia kasia katka catherine|' +
    'nataliia natalia nataliya natalya natasha natalie|oksana aksana ksenia kseniia xenia|' +
    'tetiana tatiana tatyana tetyana tanya|hanna ganna anna anya ania hania|iryna irina irena ira|' +
    'svitlana svetlana sveta|mariia maria mariya masha marysia|ihor igor ihar|oleh oleg|hlib gleb|' +
    'hryhorii grigory grigori grigorii grzegorz hryhoriy gregory|bohdan bogdan|malgorzata gosia margaret malgosia|' +
    'magdalena magda madzia lena|agnieszka aga agnes|krzysztof krzysiek christopher krystof krzys|' +
    'stanislaw staszek stanislav stach|tomasz tomek thomas|wojciech wojtek vojtech adalbert|' +
    'jakub kuba james jacob|zbigniew zbyszek|jaroslaw jarek jaroslav yaroslav|slawomir slawek|joanna asia joasia|' +
    'barbara basia bara barbora|elzbieta ela elisabeth alzbeta eliska|dorota dorotka dorothy|' +
    'josef pepa pepik joseph jozef|frantisek franta francis|vaclav vasek wenceslas|jaroslava jarka|' +
    'istvan pista stephen pisti|janos jancsi john|jozsef jozsi joseph|laszlo laci ladislav|gergely gergo gregory|' +
    'erzsebet bozsi elisabeth|josefa pepa pepita|dolores lola|concepcion concha conchita|pilar pili|' +
    'mercedes merche|rosario charo|consuelo chelo|enrique quique kike|antonio tono toni|joao juca|fernanda nanda|' +
    'mehmet memo muhammed|mohammed muhammad mohamed mohammad mohamad muhammed mehmet|' +
    'youssef yusuf yousef youcef yousuf joseph|ioannis yiannis giannis yannis john|georgios giorgos yorgos george|' +
    'konstantinos kostas costas constantine|dimitrios dimitris jimmy dimitri|panagiotis panos takis|' +
    'efthymia effie efi euthymia eythymia|' +
    // More short forms, by the language of the short form
    'theodora thea dora theo|philippa pippa pip|joseph sepp seppi josef beppo|' +
    'elisabeth lisbeth sissi elsa lies liesbeth elli liesel els|margarethe gretel grete|johannes hannes jannes|' +
    'sebastian basti wastl|katharina kathi kati trine|wolfgang wolf wolfi|friederike rike fritzi|henriette jette|' +
    'matthijs thijs mathijs|cornelis kees cor cees|wilhelmina mina willemijn|' +
    'wilhelm willem william guillaume guillermo guglielmo willi|hendrika rika|petronella nel nelleke|' +
    'antonius toon ton|gerardus gerrit|dominique domi dom|frederique fred|veronique vero veronica veronika|' +
    'jeronimo jerome|beatriz bea beatrix|encarnacion encarna|guadalupe lupe lupita|refugio cuca|hortensia tencha|' +
    'jesus chucho chuy|vicente chente vincent|manuela manoli lola|immaculada inma macu inmaculada|' +
    'montserrat montse|remedios reme|soledad sole|teresa tere maite|rafael rafa raphael raffaele|' +
    'eduardo lalo edu dudu|ricardo richi|luis lucho|raimundo mundo|sebastiao tiao|francisco chico curro kiko|' +
    'antonia tonia toni|alessandra sandra|domenico mimmo mimi|salvatore toto turi|vincenzo enzo vincent|' +
    'leonardo nardo dino|filippo pippo|raffaella lella|elisabetta betta|gustaf gosta gustav|lars lasse|karl kalle|' +
    'kristina stina|birgitta gitta brita|margareta greta maggan|fyodor fedor fiodor fedir teodor|' +
    'dimitar dimitur dimitr dimitri mitko|georgi gosho yuri george|avraham abraham ibrahim avi|' +
    'yitzhak isaac itzik yitzchak|yaakov yakov jacob jakob|moshe moses moishe|shlomo solomon suleiman|' +
    'yosef joseph yossi|shmuel samuel|elena lena yelena alena|tatiana tania tanya|anastasia nastya stasia natasa|' +
    'evgenia yevgenia evgeniya eugenia zhenya|konstantin kostya|stanislav stas slava|vyacheslav viacheslav slava|' +
    'arkady arkadi|abdulrahman abdelrahman abdurrahman abderrahmane|abdullah abdallah abdulla|khalid khaled|' +
    'omar umar|othman osman uthman|hussein hossein husain hussain|hassan hasan|fatima fatma fatemeh fatimah|' +
    'aisha aicha ayesha aysha|mariam maryam miriam meryem|yousef yousif|said saeed sayed|lakshmi laxmi|' +
    'vishwanath viswanathan vishy|srinivasan srini srinivas|balakrishnan balki bala|kwabena kobina kobby|' +
    'oluwaseun seun|oluwafemi femi|chukwudi chudi|jane janie|madeleine maddie|annabel bella|georgina georgie|' +
    'gillian gill|lucinda lucy|mary molly polly|millicent millie|priscilla cilla|rosalind ros|tabitha tabby|' +
    'annemarie anne|jean jeannie|hans hansi|ludwig lutz|matthias matze|stefan steffi|christiane christa|' +
    'franziska franzi|johanna hanna|susanne susi|theresia resi|ulrike uli|dietrich dieter|francoise fanny|' +
    'genevieve ginette|nathalie nath|stephane steph|benoit ben|emmanuel manu|maximilien max|alberto beto|' +
    'roberto beto|gabriela gaby|isabel chabela|francisca paquita|cristina cris|fernando nando|santiago santi|' +
    'joaquim quim|luiz lula|gustavo guga|francesco cecco|luigi gigi|alessandro sandro|cornelia corrie|' +
    'jan jantje janek honza|pieter piet|willem wim|hendrik henk|jacobus koos jaap|gerrit gert|petrus piet|' +
    'theodorus theo|monika monia|zofia zosia|anastasiya nastya|evgeniy zhenya|ivan vanya|olga olya|' +
    'sergey seryozha|vladimir volodya|jiri jirka|vojtech vojta|elisabet lisa|katalin kati|ferenc feri|' +
    'sandor sanyi|zsuzsanna zsuzsa|fatma fatos|aikaterini katerina|eleni lena|vasileios vasilis|nikolaos nikos|' +
    'charalampos babis|evangelia litsa|babatunde tunde|olufemi femi|oluwatobi tobi|chukwuemeka emeka|' +
    'ikechukwu ike|adebayo bayo|temitope tope',
);
