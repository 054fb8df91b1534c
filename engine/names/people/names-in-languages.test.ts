import { expect, test } from 'vitest';
import { effortMs } from '../../testing/effort.ts';
import { wordsOf } from '../../text/words.ts';
import { createPersonMatcher } from './mentions/person-matcher.ts';
import { personNameOf, transliterations } from './name/person-name.ts';

function firstIn(name: string, text: string) {
  const names = [name, ...transliterations(name)].map((form) => personNameOf(form));
  return createPersonMatcher(names).findMentions(wordsOf(text))[0];
}

test.each([
  ['Tomasz Borkowski', 'Rozmawiamy z Tomaszem Borkowskim o audycie'],
  ['Tomasz Borkowski', 'Powierzono to Tomaszowi Borkowskiemu'],
  ['Ewelina Zaborska', 'rozmowa z Eweliną Zaborską'],
  ['Kamil Gołąb', 'pracę Kamila Gołąba'],
  ['Radek Hurník', 'podle Radka Hurníka z banky'],
  ['Alena Dostálková', 's Alenou Dostálkovou'],
  ['Alena Dostálková', 'Podle Aleny Dostálkové'],
  ['Petr Kováčik', 'Petru Kováčikovi'],
  ['Ilmari Koskenranta', 'Ilmari Koskenrannan mukaan'],
  ['Veera Mustanen', 'Veera Mustasen mielestä'],
  ['Veera Mustanen', 'Veera Mustaselle'],
  ['Bálint Fazekas', 'interjú Fazekas Bálinttal'],
  ['Gellért Somogyi', 'Somogyi Gellértnek'],
  ['Gergely Veres', 'beszélgetés Veres Gergellyel'],
  ['Selim Karataş', "Selim Karataş'ın açıklaması"],
  ['Elif Aydoğan', 'Elif Aydoğan’dan mektup'],
  ['Jonas Petrauskas', 'Jono Petrausko pranešimas'],
  ['Ion Munteanu', 'numirea lui Ion Munteanului'],
  ['Birgit Lammert', 'Birgit Lammerts Vortrag'],
  ['Oleh Savchenko', 'Олега Савченка призначено'],
  ['Larysa Vyshnevska', 'з Ларисою Вишневською'],
  ['Mikhail Orlovsky', 'Михаила Орловского назначили'],
  ['Ήρα Λαζαρίδου', 'Ira Lazaridou said'],
])('%s is found, inflected, in "%s"', (name, text) => {
  const found = firstIn(name, text);

  expect(found?.kind).toMatch(/full|variant/u);
  expect(found?.isPartOfOtherName).toBe(false);
});

test.each([
  ['Larysa Vyshnevska', 'Лариса Вишневська', 'other-script'],
  ['Larysa Vyshnevska', 'Лариса Вишневская', 'other-script'],
  ['Larysa Vyshnevska', 'Larisa Vishnevskaya', 'variant'],
  ['Hlib Horobets', 'Gleb Gorobets', 'variant'],
  ['Karim Bouazizi', 'كريم بوعزيزي', 'other-script'],
  ['Mohammed Al-Harbi', 'محمد الحربي', 'other-script'],
  ['Mohammed Benslimane', 'Mohamed Ben Slimane', 'variant'],
  ['Noa Friedman', 'נועה פרידמן', 'other-script'],
  ['Kavita Deshmukh', 'कविता देशमुख', 'other-script'],
  ['Kenji Fujimoto', '藤本健二は', 'other-script'],
  ['Kenji Fujimoto', '（ふじもと けんじ）', 'other-script'],
  ['Yuko Ohno', '大野裕子', 'other-script'],
  ['Yuki Saito', 'さいとう ゆき', 'other-script'],
  ['Minjun Park', '박민준 이사', 'other-script'],
  ['Minsu Kim', '김민수 부장은', 'other-script'],
  ['Li Zhang', '张丽表示', 'other-script'],
  ['Stelios Markandonis', 'Στέλιος Μαρκαντώνης', 'other-script'],
  ['Evangelia Chatzikosta', 'Ευαγγελία Χατζηκώστα', 'other-script'],
  ['Evangelia Chatzikosta', 'Evangelia Hatzikosta', 'full'],
  ['Ruben Harutyunyan', 'Ռուբեն Հարությունյան', 'other-script'],
  ['Ռուբեն Հարությունյան', 'Ruben Harutyunyan', 'full'],
  ['Lasha Gogoladze', 'ლაშა გოგოლაძე', 'other-script'],
  ['ლაშა გოგოლაძე', 'Lasha Gogoladze', 'full'],
  ['Nino Japaridze', 'Nino Dzhaparidze', 'variant'],
  ['Fatima Zahra Bennani', 'فاطمة الزهراء بناني', 'other-script'],
  ['فاطمة الزهراء بناني', 'Fatima Zahra Bennani', 'other-script'],
  ['Abdel Rahman El Sherif', 'عبد الرحمن الشريف', 'other-script'],
  ['Rina Mizrahi', 'Rina Mizrachi', 'full'],
  ['Fujimoto Kenji', '藤本健二は', 'other-script'],
  ['Sunil Bhattacharya', 'सुनील भट्टाचार्य', 'other-script'],
  ['Priya Krishnamurthy', 'Priya Krishnamoorthy', 'full'],
  ['Somchai Jaidee', 'นายสมชาย ใจดี', 'other-script'],
  ['สมชาย ใจดี', 'Somchai Jaidee', 'other-script'],
  ['Sokha Chann', 'សុខា ចាន់', 'other-script'],
  ['Abebe Tessema', 'አበበ ተሰማ', 'other-script'],
  ['Dimitar Velchev', 'Димитър Велчев', 'other-script'],
  ['Xiulan Ouyang', '欧阳秀兰', 'other-script'],
  ['欧阳秀兰', 'Ouyang Xiulan', 'other-script'],
  ['赵伟明', 'Wei-ming Zhao', 'other-script'],
  ['赵伟明', 'Zhao Wei Ming', 'other-script'],
  ['渡辺健一', 'Kenichi Watanabe', 'other-script'],
  ['이현정', 'Hyun Jung Lee', 'other-script'],
  ['Seung-woo Baek', '백승우', 'other-script'],
  ['Wei Zhang', '总经理张伟表示', 'other-script'],
])('%s is %s in another script or romanisation: %s', (name, text, match) => {
  expect(firstIn(name, text)?.match).toBe(match);
});

test.each([
  ['Kenji Fujimoto', '藤本美咲が'],
  ['Kenji Fujimoto', '工藤本店'],
  ['Li Zhang', '章程'],
  ['赵伟明', 'Zhao Weilin'],
  ['이현정', 'Hyun Woo Lee'],
  ['Khalid Al-Mansoori', 'حمد المنصوري'],
  ['Rajesh Chaturvedi', 'राकेश चतुर्वेदी'],
])('%s is not who "%s" names', (name, text) => {
  expect(firstIn(name, text)).toBeUndefined();
});

test.each([
  ['Teo Mei Xian', 'Alice Teo Mei Xian'],
  ['Cheung Ka Yan Fiona', 'Fiona Cheung'],
  ['Cheung Ka Yan Fiona', 'Fiona Cheung Ka Yan'],
  ['Cheung Ka Yan Fiona', 'Cheung Ka-yan, Fiona'],
])('%s is found with an English given name, and is nobody else: %s', (name, text) => {
  const found = firstIn(name, text);

  expect(found?.match).toBe('full');
  expect(found?.isPartOfOtherName).toBe(false);
});

test('a given name before a surname of one word makes it somebody else', () => {
  expect(firstIn('Bee Choo Teo', 'Alice Teo Kian Hock')?.isPartOfOtherName).toBe(true);
  expect(firstIn('Peter Hardwick', 'Susan Peter Hardwick')?.isPartOfOtherName).toBe(true);
});

test.each([
  ['Jean-Luc Ferrand', 'Jeanluc Ferrand', 'full'],
  ['Maryann Cobb', 'Mary Ann Cobb', 'full'],
  ['Olufunke Bamidele', 'Funke Bamidele', 'variant'],
  ['Rosamund Pell', 'Ros Pell', 'variant'],
  ['Katarzyna Wilk', 'Kasia Wilk', 'variant'],
  ['Chukwuemeka Obi', 'Chukwuemaka Obi', 'variant'],
  ['Wai Ming Lau', 'Lau Wai Ming', 'full'],
  ['Lau Wai Ming', 'Ms Wai Ming Lau', 'full'],
  ['Anna Berg-Olsen', 'Anna Olsen', 'part-of-surname'],
  ['Anna Olsen', 'Anna Berg-Olsen', 'part-of-surname'],
  ['Anna Olsen', 'Anna (Berg) Olsen', 'full'],
  ['Peter Hardwick', 'J. P. Hardwick', 'initials'],
  ['Peter Hardwick', 'HARDWICK, P.', 'initials'],
  ['Peter Hardwick', 'Mr Hardwick', 'titled-surname'],
  ['Peter Hardwick', 'Hardwick said', 'surname'],
  ['Peter Hardwick', 'Susan Hardwick said', 'other-person-same-surname'],
  ['Peter Hardwick', 'S. Hardwick said', 'other-person-same-surname'],
  ['Peter Hardwick', 'today Quentilda Hardwick said', 'other-person-same-surname'],
  ['Peter Hardwick', 'P. Hardwick-Jones', 'initials'],
  ['Ilse Brandner', 'Bereichsleiterin Brandner sagte', 'titled-surname'],
  ['Ilse Brandner', 'Frau Brandner sagte', 'titled-surname'],
  ['Takumi Hoshino', 'Hoshino-san explained', 'titled-surname'],
  ['Selim Karataş', 'Karataş Bey', 'titled-surname'],
])('%s is in "%s" as %s', (name, text, match) => {
  expect(firstIn(name, text)?.match).toBe(match);
});

test.each([
  ['Jan Hallberg', 'Jane Hallberg', 'other-person-same-surname'],
  ['Paul Lessing', 'Paula Lessing', 'other-person-same-surname'],
  ['Peter Petersen', 'Peter Peterson', undefined],
  ['Karl Jansen', 'Karl Janssens', undefined],
  ['Robert Hale', 'Robert Gale', undefined],
])('%s is not %s: %s', (name, text, match) => {
  expect(firstIn(name, text)?.match).toBe(match);
});

/** Masculine and feminine adjectives, and a noun, through the Polish, Czech and Ukrainian cases. */
const DECLENSIONS = [
  {
    name: 'Adam Rudzki',
    given: ['Adama', 'Adamowi', 'Adamem'],
    stem: 'Rudz',
    endings: ['kiego', 'kiemu', 'kim'],
  },
  {
    name: 'Irena Morawska',
    given: ['Ireny', 'Irenie', 'Ireną'],
    stem: 'Moraws',
    endings: ['kiej', 'ką'],
  },
  {
    name: 'Hana Poláčková',
    given: ['Hany', 'Haně', 'Hanou'],
    stem: 'Poláčkov',
    endings: ['é', 'ou'],
  },
  {
    name: 'Bohdan Tkachenko',
    given: ['Богдана', 'Богданові', 'Богданом'],
    stem: 'Ткаченк',
    endings: ['а', 'у', 'ом'],
  },
] as const;

test.each(
  DECLENSIONS.flatMap(({ name, given, stem, endings }) =>
    given.flatMap((first) => endings.map((ending) => [name, `${first} ${stem}${ending}`])),
  ),
)('%s is found in every case: %s', (name, text) => {
  expect(firstIn(name, text)?.kind).toMatch(/full|variant/u);
});

const LIMIT_MS = 60;

test.each([
  'Vyshnevska ',
  'Ларисою Вишневською ',
  'Vyshnevska, L. ',
  'كريم ',
  'कविता ',
  'Ms Vyshnevska-',
  'Larysa ',
])('100 kB of "%s" are searched in time', (piece) => {
  const words = wordsOf(piece.repeat(Math.floor(100_000 / piece.length)));
  const names = ['Larysa Vyshnevska', ...transliterations('Larysa Vyshnevska')].map(personNameOf);

  expect(
    effortMs(() => createPersonMatcher(names).findMentions(words), LIMIT_MS),
  ).toBeLessThanOrEqual(LIMIT_MS);
});
