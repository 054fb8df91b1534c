// How the characters of Chinese, Japanese and Korean names are read.

/** Initial consonants of a Hangul syllable: Revised Romanization (2000), (initial × 21 + vowel) × 28 + final, in the order of Unicode. */
export const HANGUL_INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');

/** Vowels of a Hangul syllable, in the order of Unicode. */
export const HANGUL_VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(
  ' ',
);

/** Final consonants of a Hangul syllable, in the order of Unicode; the first is none. */
export const HANGUL_FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

/**
 * Kana by the Hepburn system. Small ya, yu and yo take the i off the letter before; the small tsu doubles the next: both drop
 * out of the keys.
 */
export const KANA_READINGS =
  'あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo ' +
  'たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo ' +
  'ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn ' +
  'ぁa ぃi ぅu ぇe ぉo ゃya ゅyu ょyo っ ゔvu';

/** Readings in names, Japanese and Chinese, each followed by its characters. */
export const HAN_READINGS = `
  ken健賢憲謙研建 takeshi健武剛毅猛 ichi一市 kazu一和数 hajime一元肇 ji二次治司児 zo三造蔵 ro郎朗 ta太 shi志史司 tsukasa司
  ko子孝幸光浩 mi美実未見 megumi恵 e恵絵江
  yu裕優雄祐悠由勇友 hiro裕浩博弘洋広寛宏大 hiroshi浩博弘寛宏洋 o雄夫男生央 hiko彦 ki樹紀希貴輝基喜 suke介助輔祐 aki明昭秋晶彰章
  akira明晃彰昭章亮 masa正雅昌政真将 tadashi正忠
  ma真麻 shin真信慎伸進 makoto誠真信 taka隆孝高貴崇 takashi隆孝崇貴 sei誠清 toshi俊敏利寿年 shun俊駿旬 hide秀英 ei英栄永
  yuki幸雪行之由紀 sachi幸 no之野乃 hisa久尚 yoshi義良佳芳吉好善美 ryo良亮涼遼
  ka佳香花加夏 kei佳恵圭啓慶敬 nao直尚 tetsu哲鉄 toru徹透亨 tomo智友知朋 satoshi聡智哲敏 chi智千知 jun純潤淳順 atsushi淳敦篤
  osamu修治 shu修秀 haru治春晴陽 dai大 sho翔昇祥章 tsuyoshi剛毅強 go剛豪
  nori憲徳典則紀範 kaori香 hana花華 na奈菜名那 ri里理梨利莉 yo代世洋陽 sa沙紗早佐 ai愛 mana愛 asa麻朝 ya也哉弥矢 to斗人登
  mitsu光満 teru輝照 shige茂重繁 shigeru茂 minoru実 kiyoyasu康泰安靖 yasushi康泰靖 manabu学 susumu進 tsutomu勤努 isamu勇
  noboru昇登
  ta田 naka中仲 yama山 moto本元 suzu鈴 ki木 taka高 hashi橋 ito伊 wata渡 nabe辺邊 ko小 bayashi林 hayashi林 mura村 kato加 yoshi吉
  sa佐 saki々 guchi口 matsu松 ino井 i井 ue上 kawa川河 gawa川河 sai斎斉齋 to藤 do藤 fuji藤 mizu水 shimizu清 abe阿 be部 mori森 ike池
  ishi石 o小大尾 gota後 go後 oka岡 da田 ra原 hara原 wara原 hase長谷 naga長永 kon近今 en遠 ao青 saka坂 ba場 su須 no野 ku久工 do土
  haya早 uchi内 miya宮 nishi西 mi三 hoshi星 shima島嶋 jima島嶋 chiba千葉 take竹武 kita北 higashi東 minami南 arai新荒 ara荒新
  maru丸 shiba柴 sugi杉 sakura桜 kudo工 iwa岩
  wang王汪 li李黎理丽莉力立利励 zhang张張章彰 liu刘劉柳 chen陈陳晨辰 yang杨楊洋阳扬 huang黄黃 zhao赵趙 wu吴吳武 zhou周 xu徐许許旭
  sun孙孫 ma马馬 zhu朱祝竹珠 hu胡虎 guo郭国國 he何贺和荷 lin林琳霖 gao高 luo罗羅骆洛 zheng郑鄭正政 liang梁亮良 xie谢謝 song宋松
  tang唐汤 han韩韓涵寒 feng冯馮凤峰锋枫丰 deng邓鄧登 cao曹 peng彭鹏朋 zeng曾 xiao肖萧晓小笑 tian田天 dong董东東冬 pan潘
  yuan袁媛元远圆源 cai蔡彩 jiang蒋蔣江姜 yu余于俞玉宇雨瑜愉裕豫 du杜 ye叶葉 cheng程成诚承澄 wei魏伟偉薇蔚卫維维炜玮威巍 su苏蘇素
  lu陆盧卢鲁吕璐露路 ding丁 ren任仁 shen沈申深 yao姚瑶尧 zhong钟鍾忠 cui崔翠 tan谭譚 fan范樊帆凡 jin金晋锦瑾进 shi石史施诗世
  jia贾佳嘉家 xia夏霞 fu付傅福富 fang方芳 bai白 zou邹 meng孟梦萌 xiong熊雄 qin秦琴勤 qiu邱秋 hou侯 lei雷磊蕾
  min敏民珉 jing静靜晶菁靖京敬婧 qiang强強 jun军軍君俊骏钧 yong勇永 yan艳艷燕妍岩言研雁彦 jie杰傑洁潔捷 juan娟 tao涛濤 ming明鸣铭
  chao超 xiu秀修 ping平萍 gang刚剛 gui桂贵 ying英颖莹影盈 hua华華花 hong红紅宏洪虹鸿 ling玲凌灵铃 fen芬 bin斌彬滨宾 mei梅美妹玫
  yun云雲芸韵 lian莲连 zhen真珍贞振震 xue雪学 rong荣榮蓉容 ai爱艾 xiang香祥翔 yue月悦岳越 rui瑞睿锐蕊 xin新欣鑫心馨昕
  qi琦琪奇启齐祺 hui慧辉惠会卉晖 na娜 ting婷庭 qian倩茜谦 wen文雯温 hao浩豪昊皓 bo波博柏 kai凯開开 long龙龍隆 fei飞菲 jian建健剑坚
  guang光广 chun春纯 lan兰蘭岚澜 dan丹 zhi志智芝之致 hai海 bing冰兵炳 da达大 de德 sheng胜生盛升圣 yi一义怡艺毅逸伊仪奕宜
  xuan轩萱璇宣 zi子紫梓 han晗 tong彤童桐 ke可科克 si思 ya雅亚 shu淑书树舒 guo国 ting廷 zhe哲 chang昌长畅 an安 ning宁寧 kun坤昆
  ru如茹 shan山珊善 shuang双爽 ying瑛
  ou欧歐殴 zhu诸諸竺 ge葛戈歌 qiao乔喬谯巧 mou缪谋 chu褚楚 qi戚祁麒绮起 dou窦竇 xi奚席西习曦溪汐蹊夕熙羲 wei韦韋危唯微未
  miao苗淼妙 feng酆风 bao鲍鮑包 fei费費霏 lian廉 cen岑 ni倪 teng滕 yin殷尹胤茵吟寅音 bi毕畢璧 hao郝颢好 wu邬鄔伍毋五悟 chang常長嫦
  le乐樂 yue乐 shi时時师 pi皮 bian卞边 bu卜步 gu顾顧古谷 mu穆慕木沐 shao邵绍韶 zhan湛占战 mao毛茅茂 yu禹虞郁鱼庾钰昱煜羽语
  di狄第迪 mi米 bei贝貝蓓北 zang臧 ji计計纪紀季嵇冀暨骥基极济激 fu伏芙 dai戴 tan谈談 pang庞龐 qu屈瞿 xiang项項向相象 ruan阮
  lan蓝藍 min闵閔旻 ma麻 lou娄婁 yan颜顏晏阎閻琰炎嫣延 diao刁 huo霍火 wan万萬琬婉 zhi支芷治知 ke柯珂 zan昝 guan管官关關 mo莫
  jing经經荆璟景精 fang房 qiu裘 ying应應滢迎 zong宗 hang杭航 zuo左 niu钮鈕牛 gong龚龔公宫巩 xing邢星行 hua滑桦画
  pei裴培沛 weng翁 si司 shang上尚 ling令翎领 hu狐 duan端 nan南楠 men门 wen闻聞 shou寿守 tong通佟 pu浦 nong农 bie别 zhuang庄壮
  chai柴 chong充崇 huan宦桓焕欢 yi易益苡谊忆懿漪熠翼轶 shen慎 liao廖 zhong终 ju居鞠菊 heng衡蘅恒 du都
  geng耿 man满蔓曼 hong弘泓 kuang匡 kou寇 lu禄逯律绿 que阙 shu殳 wo沃 kui夔葵魁 nie聂聶 chao晁巢潮 gou勾 ao敖 rong融榕 leng冷
  xin辛芯 kan阚 na那 jian简 rao饶 kong空 sha沙莎 yang养 xu须栩 kuai蒯 cha查 hou后厚 you游友尤
  quan权泉 gai盖 su粟 chi迟驰 shuai帅 ha哈 da笪 nian年念 jue珏 chen琛宸 kun琨 xuan瑄炫玄 yuan瑗渊园缘 zhang璋 zheng铮峥征 zhen镇
  cheng晟城 ang昂 zhao昭照钊 nuan暖 sen森 dong栋 shan杉 chun淳 qing清庆情青 ze泽 run润
  zhou洲舟州 qin沁芹 ye烨 can灿 shuo烁 ding定顶 xiao逍骁潇 xun迅勋训 han翰汉 yao耀 ran苒冉 ruo若 hui蕙 die蝶 jin谨 xian贤显
  he赫河鹤 yue跃阅 tao韬滔陶 shun顺 song颂嵩 piao飘朴 lin麟 jia加珈 bo勃 qian千 zhuo卓 fa发 yong咏
  pin品 tang堂 tai太泰 ya娅 jiao娇骄 e娥 chan婵 mei媚 jun峻郡 chuan川 gan干 kang康 de得 huai怀槐 en恩 wang望 lang朗郎 ben本 po朴
  lai来 guo果 rou柔 shui水 te特 qiong琼 tian甜 bai百 pan盼 li礼 zu祖 ce策 gang纲罡钢
  luo络 qun群 yun耘 cong聪 nuo诺 sai赛 dao道 cai采 tie铁 chuang闯 sa飒 shan单單 qiu仇 xie解 qin覃 zha查 yu尉 zai载`;

/** How Koreans write syllables of their names besides the rule (Revised Romanization): 'Lee' for i, 'Woo' for u. */
export const HANGUL_CUSTOMS = `
  이lee 이rhee 이yi 우woo 유yoo 유ryu 윤yoon 준joon 수soo 순soon 숙sook 문moon 주joo 구koo 무moo 훈hoon 운woon 영young 용yong
  최choi 희hee 미mee 지jee 기kee 임lim 노roh 나ra 류yoo 양ryang 연ryeon 림rim 권kwon 박park 백paik 서suh 정chung 성sung 오oh 조cho`;
