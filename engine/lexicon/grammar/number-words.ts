// Words for numbers and what is next to them.
import { wordSet } from '../word-list.ts';

/** Words for numbers by language: a value, then its words in the forms that mails meet. */
export const NUMBER_WORDS_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: `
    1 one;2 two;3 three;4 four;5 five;6 six;7 seven;8 eight;9 nine;10 ten;11 eleven;12 twelve dozen;13 thirteen;14 fourteen;
    15 fifteen;16 sixteen;17 seventeen;18 eighteen;19 nineteen;20 twenty;30 thirty;40 forty;50 fifty;60 sixty;70 seventy;
    80 eighty;90 ninety;100 hundred;1000 thousand;1000000 million;1000000000 billion`,
  de: `
    1 ein eins;2 zwei;3 drei;4 vier;5 fünf;6 sechs;7 sieben;8 acht;9 neun;10 zehn;11 elf;12 zwölf dutzend;13 dreizehn;
    14 vierzehn;15 fünfzehn;16 sechzehn;17 siebzehn;18 achtzehn;19 neunzehn;20 zwanzig;30 dreißig;40 vierzig;50 fünfzig;
    60 sechzig;70 siebzig;80 achtzig;90 neunzig;100 hundert;1000 tausend;1000000 million millionen;
    1000000000 milliarde milliarden`,
  fr: `
    1 un une;2 deux;3 trois;4 quatre;5 cinq;6 six;7 sept;8 huit;9 neuf;10 dix dizaine;11 onze;12 douze douzaine;13 treize;
    14 quatorze;15 quinze quinzaine;16 seize;20 vingt vingts vingtaine;30 trente trentaine;40 quarante quarantaine;
    50 cinquante cinquantaine;60 soixante soixantaine;80 quatre-vingts;100 cent cents centaine;1000 mille;
    1000000 million millions;1000000000 milliard milliards`,
  es: `
    1 un una uno;2 dos;3 tres;4 cuatro;5 cinco;6 seis;7 siete;8 ocho;9 nueve;10 diez;11 once;12 doce docena;13 trece;14 catorce;
    15 quince;16 dieciseis;17 diecisiete;18 dieciocho;19 diecinueve;20 veinte;21 veintiuno veintiun;22 veintidos;23 veintitres;
    24 veinticuatro;25 veinticinco;26 veintiseis;27 veintisiete;28 veintiocho;29 veintinueve;30 treinta;40 cuarenta;50 cincuenta;
    60 sesenta;70 setenta;80 ochenta;90 noventa;100 cien ciento;200 doscientos doscientas;300 trescientos trescientas;
    400 cuatrocientos cuatrocientas;500 quinientos quinientas;1000 mil;1000000 millon millones`,
  pt: `
    1 um uma;2 dois duas;3 tres;4 quatro;5 cinco;6 seis;7 sete;8 oito;9 nove;10 dez dezena;11 onze;12 doze duzia;13 treze;
    14 catorze quatorze;15 quinze;16 dezesseis dezasseis;17 dezessete dezassete;18 dezoito;19 dezenove dezanove;20 vinte;
    30 trinta;40 quarenta;50 cinquenta;60 sessenta;70 setenta;80 oitenta;90 noventa;100 cem cento centena;200 duzentos duzentas;
    300 trezentos trezentas;500 quinhentos quinhentas;1000 mil;1000000 milhao milhoes;1000000000 bilhao bilhoes`,
  it: `
    1 un uno una;2 due;3 tre;4 quattro;5 cinque;7 sette;8 otto;9 nove;10 dieci decina;11 undici;12 dodici dozzina;13 tredici;
    14 quattordici;15 quindici;16 sedici;17 diciassette;18 diciotto;19 diciannove;20 venti ventina;30 trenta;40 quaranta;
    50 cinquanta;60 sessanta;70 settanta;80 ottanta;90 novanta;100 cento centinaio;1000 mille mila;1000000 milione milioni;
    1000000000 miliardo miliardi`,
  nl: `
    1 een;2 twee;3 drie;4 vier;5 vijf;6 zes;7 zeven;8 acht;9 negen;10 tien;11 elf;12 twaalf dozijn;13 dertien;14 veertien;
    15 vijftien;16 zestien;17 zeventien;18 achttien;19 negentien;20 twintig;30 dertig;40 veertig;50 vijftig;60 zestig;
    70 zeventig;80 tachtig;90 negentig;100 honderd;1000 duizend;1000000 miljoen;1000000000 miljard`,
  sv: `
    1 en ett;2 två;3 tre;4 fyra;5 fem;6 sex;7 sju;8 åtta;9 nio;10 tio;11 elva;12 tolv;20 tjugo;30 trettio;40 fyrtio;50 femtio;
    60 sextio;70 sjuttio;80 åttio;90 nittio;100 hundra;1000 tusen;1000000 miljon miljoner;1000000000 miljard miljarder`,
  da: `
    1 en et;2 to;3 tre;4 fire;5 fem;6 seks;7 syv;8 otte;9 ni;10 ti;11 elleve;12 tolv;20 tyve;30 tredive;40 fyrre;50 halvtreds;
    60 tres;70 halvfjerds;80 firs;90 halvfems;100 hundrede;1000 tusind;1000000 million millioner;1000000000 milliard milliarder`,
  no: `
    1 en et ett;2 to;3 tre;4 fire;5 fem;6 seks;7 sju syv;8 åtte;9 ni;10 ti;11 elleve;12 tolv;20 tjue;30 tretti;40 førti;50 femti;
    60 seksti;70 sytti;80 åtti;90 nitti;100 hundre;1000 tusen;1000000 million millioner;1000000000 milliard milliarder`,
  pl: `
    1 jeden jedna jedno jednej jednego;2 dwa dwie dwoch dwom dwoma;3 trzy trzech trzem trzema trzej;
    4 cztery czterech czterem czterema czterej;5 piec pieciu piecioma;6 szesc szesciu;7 siedem siedmiu;8 osiem osmiu;
    9 dziewiec dziewieciu;10 dziesiec dziesieciu;11 jedenascie jedenastu;12 dwanascie dwunastu tuzin;13 trzynascie trzynastu;
    14 czternascie czternastu;15 pietnascie pietnastu;16 szesnascie szesnastu;17 siedemnascie siedemnastu;
    18 osiemnascie osiemnastu;19 dziewietnascie dziewietnastu;20 dwadziescia dwudziestu;30 trzydziesci trzydziestu;
    40 czterdziesci czterdziestu;50 piecdziesiat piecdziesieciu;60 szescdziesiat szescdziesieciu;
    70 siedemdziesiat siedemdziesieciu;80 osiemdziesiat osiemdziesieciu;90 dziewiecdziesiat dziewiecdziesieciu;100 sto stu;
    200 dwiescie dwustu;300 trzysta trzystu;400 czterysta czterystu;500 piecset pieciuset;1000 tysiac tysiace tysiecy tysiaca;
    1000000 milion miliony milionow miliona;1000000000 miliard miliardy miliardow miliarda`,
  ru: `
    2 два две двух;3 три трёх;4 четыре четырёх;5 пять пяти;6 шесть шести;7 семь семи;8 восемь восьми;9 девять девяти;
    10 десять десяти;12 двенадцать двенадцати;15 пятнадцать;20 двадцать двадцати;30 тридцать тридцати;40 сорок;50 пятьдесят;
    60 шестьдесят;70 семьдесят;80 восемьдесят;90 девяносто;100 сто;200 двести;300 триста;1000 тысяча тысячи тысяч;
    1000000 миллион миллиона миллионов;1000000000 миллиард миллиарда миллиардов`,
};

/** Words that join the parts of a number: 'two hundred and five', 'sesenta y dos'. */
export const NUMBER_JOINERS = wordSet('and und et y e en og och');

/** What a word or letter after a number multiplies it by: the factor, then its words. */
export const NUMBER_SCALES = [
  '1e3 k thousand tausend tsd mille mil mila duizend tusen tusind tys tysiac tysiace tysiecy tysiaca tis tisic tys tysiach тысяч',
  `
    1e6 m mn mio mln million millions millionen milioni milione millon millones milhao milhoes miljoen miljon miljoner millioner
    milion miliony milionow miliona milionu milionov`,
  `
    1e9 b bn bln mrd mld mia milliard milliards milliarde milliarden miliardo miliardi miljard miljarder milliarder miliard
    miliardy miliardow miliarda milliardov bilhao bilhoes billion billions`,
  '1e12 billion billionen billones bilhoes trillion',
  '1e4 万 萬 만',
  '1e8 億 亿 억',
  '1e12 兆 조',
  '1e5 lakh lakhs',
  '1e7 crore crores',
] as const;

/** Minutes, as a request for a talk names them; the Chinese character follows its number. */
export const MINUTES =
  'minute minutes min minuten minuto minutos minuti minuter minutter minut minuty minuta минут 分 分鐘 分钟 分間 분';

/** What a number in Chinese characters counts; without one of these its characters are parts of words. */
export const EAST_ASIAN_COUNTERS =
  '年月日人名社件回倍割円元万億亿兆％%点個箇家项項次天週周歳歲ヶカか拠時分';
