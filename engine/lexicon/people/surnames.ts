// Family names and the small words that belong to them, normalised.
import { expression, phraseList, wordList, wordPairs, wordSet } from '../word-list.ts';

/** Surnames common enough that one after a full name means the name goes on, normalised. */
export const COMMON_SURNAMES = wordSet(`
  smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor
  moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen wright scott torres
  nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz parker
  cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed kelly
  howard ramos cox ward richardson watson brooks wood bennett gray hughes price myers long foster sanders ross powell sullivan
  bell coleman butler henderson barnes fisher simmons patterson jordan reynolds hamilton graham wallace woods cole west owens
  freeman wells webb simpson stevens tucker porter hunter hicks crawford henry boyd mason muller schmidt schneider fischer weber
  meyer wagner becker schulz hoffmann koch bauer richter klein wolf schroder neumann schwarz zimmermann braun hofmann kruger
  hartmann lange dubois durand leroy moreau laurent simon michel lefebvre petit roux bertrand morel fournier girard bonnet dupont
  lambert fontaine rousseau lefevre faure mercier rossi russo ferrari esposito bianchi romano colombo ricci jansen bakker visser
  hansen johansen olsen larsen nielsen jensen pedersen andersson johansson karlsson nilsson eriksson silva santos ferreira pereira
  oliveira costa kumar singh patel sharma khan ali ahmed wang zhang chen liu kim park choi tanaka suzuki sato watanabe jong vries
  dijk boer smit meijer mulder groot bos dekker merwe botha venter larsson olsson persson svensson gustafsson pettersson jonsson
  jansson hansson bengtsson lindberg jakobsson magnusson lindstrom lindqvist lindgren bergstrom lundberg korhonen virtanen makinen
  nieminen nowak kowalski kowalska wisniewski wisniewska wojcik kowalczyk kaminski kaminska zielinski zielinska novak novakova
  svoboda svobodova dvorak shevchenko kovalenko bondarenko shevchuk kravchenko ivanov ivanova petrov popescu ionescu papadopoulos
  papadopoulou papadakis georgiou yilmaz kaya demir celik aydin ozturk`);

/** Those of them that are Spanish or Portuguese, whose bearers may leave out the second of their surnames. Normalised. */
export const IBERIAN_SURNAMES = wordSet(`
  garcia rodriguez martinez hernandez lopez gonzalez perez sanchez ramirez torres flores rivera gomez diaz cruz reyes morales
  gutierrez ortiz ramos silva santos ferreira pereira oliveira costa`);

/** Family names of languages that put them first, normalised. */
export const FAMILY_FIRST_NAMES = wordSet(`
  zhang wang li liu chen yang huang zhao wu zhou xu sun ma zhu hu guo lin gao luo zheng liang xie tang deng feng cao peng zeng
  xiao tian dong pan yuan cai jiang yu ye cheng lu su wei ding ren shen yao fan tan chan wong lau leung cheung lam ng kim park
  choi jung kang cho yoon jang lim nguyen tran pham hoang huynh phan vu dang bui le ho ngo duong dinh truong luong ly hwang hong
  ahn seo kwon bae baek paek noh roh jeon lee ouyang zhuge szeto situ sima shangguan zhong qin qian shao gong xia hou zou meng
  xiong qiu jia kong mao wen duan lei yan yip kwok mak tsang tse yuen hui poon siu kwan kwong chow chiu choy fung goh koh teo toh
  ong chua seah loh yeo quek nagy kovacs toth szabo horvath`);

/** Small words that belong to the surname after them, normalised. */
export const NAME_PARTICLES = wordSet(`
  van von vd der den de del della di da do dos das du des la le los las el al bin ibn ben ter ten te zu zur vom af av san santa st
  saint o mac y e zum dei degli dello delle bint binti binte abu umm`);

/** The same before a vowel, in small letters; capitals are initials: 'Xavier d’Arbois', 'Anne de l’Isle'. */
export const ELIDED_PARTICLES = wordSet('d l');

/** Generation suffixes and the form they are compared in. */
export const NAME_SUFFIXES = wordPairs(
  'jr:jr junior:jr sr:sr senior:sr ii:ii iii:iii iv:iv filho:jr neto:neto sobrinho:sobrinho',
);

/** What Korean attaches to a name: particles and forms of address. */
export const SURNAME_PARTICLES = wordSet(
  '은 는 이 가 을 를 의 에 에게 에서 와 과 도 만 로 으로 이다 이라고 라고 씨 씨는 씨가 씨의 님 님은 님이',
);

/** Particles that are also written as one with the surname: 'MacAuslan', 'Vanderwal'. */
export const SEPARABLE_PARTICLES = phraseList(
  'mac|mc|o|d|l|de|del|della|dello|di|da|du|la|le|van|von|van der|van den|van de|von der|de la|de los|ben|bin|al|el|abu|ter|ten',
).map(wordList);

/** What joins two surnames: 'Urrestarazu y Peña', 'Serra i Puig'. */
export const SURNAME_LINKS = ['y', 'i', 'e'] as const;

/** Endings of surnames by which a romanised Slavic or Greek name is known, so that its spelling may differ. */
export const ROMANIZED_SURNAME = expression('u')`
  (?:
    sk(?:a|i|y|yi|iy|ii|yy|aya|aia|aja)|[ct]k(?:a|i|yi|iy)|enko|[iy]?[ay]?s?ch[uy]k|[oe]v(?:a)?|[iy]n(?:a)|(?:v|w|n)[iy](?:ch|c)
    [ou]k[iy]n|id[iz]e|[ao]s|is|akis|[bcdfghklmnprstvz]ets|[iy]uk|opoulo[su]|oglou|yan|ian|shvili|dze|elia
  )$`;
