import { normalizeText } from '../../text/normalize.ts';
import { matchSpans, type Span, wordsOf } from '../../text/words.ts';
import { isCommonAcronym } from './ordinary-words.ts';
import type { DraftSources } from './sources.ts';

/** A writing that has no capitals, in which names are known by what stands beside them. */
const CASELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}]/u;

/** Is most of the text in such a writing? */
export function isCaseless(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => CASELESS.test(letter)).length * 2 > letters.length;
}

/**
 * Finds the names in a draft without capitals that stand in no source: words in Latin letters, katakana that is no everyday
 * loanword, what stands beside a form of address or before a word like 'bank', the commonest surnames and firms, and countries.
 */
export function caselessNameFinder(
  sources: DraftSources,
  language: string | null,
): (text: string) => readonly Span[] {
  const countries = countryNames(language ?? 'ja');
  return (text) =>
    [
      ...latinWords(text),
      ...katakanaWords(text),
      ...eastAsianNames(text),
      ...titledNames(text),
      ...countries.flatMap((name) => placesOfText(text, name)),
    ].filter((span) => !isSourced(text.slice(span.start, span.end), sources));
}

/** What a draft in letters with capitals writes in another script, and no source does. */
export function foreignScriptNames(text: string, sources: DraftSources): readonly Span[] {
  return matchSpans(text, FOREIGN).filter(
    (span) => !isSourced(text.slice(span.start, span.end), sources),
  );
}

const FOREIGN = new RegExp(`(?:${CASELESS.source}|\\p{M})+`, 'gu');

function isSourced(name: string, sources: DraftSources): boolean {
  // Latin letters alone may stand inside other words.
  if (CASELESS.test(name) && sources.holds(name)) return true;
  return wordsOf(name).every(({ text }) => !/^.$/u.test(text) && sources.placesOf(text).length > 0);
}

function latinWords(text: string): readonly Span[] {
  return matchSpans(
    text,
    /[\p{Script=Latin}][\p{Script=Latin}\p{Nd}&.-]*[\p{Script=Latin}\p{Nd}]/gu,
  ).filter(({ start, end }) => !isCommonAcronym(normalizeText(text.slice(start, end))));
}

const LOANWORDS = new Set(
  'アイデア アウトソーシング アカウント アクション アクセス アジェンダ アップ アップデート アドバイス アナウンス アプリ アプローチ アラート アンケート イベント インシデント インターネット インタビュー インパクト インフラ ウェブ ウェビナー エクセル エビデンス エラー エンジニア オフィス オペレーション オペレーショナル オンライン カード カスタマー カバー ガイド ガイドライン ガバナンス キーワード クオリティ クラウド クリア グループ グローバル ケア ケース コア コスト コピー コミュニケーション コメント コラム コンサルタント コンサルティング コンセプト コンタクト コンテンツ コントロール コンプライアンス サーバー サービス サイト サイバー サイバーセキュリティ サイン サステナビリティ サプライチェーン サプライヤー サポート サンプル シート シーン システム シナリオ シンプル スキル スケジュール スタート スタートアップ スタッフ スタンダード ステークホルダー ステップ ストーリー スピード スプレッドシート スムーズ セキュリティ セミナー ソフト ソフトウェア ソリューション タイプ タイミング タイム ダッシュボード チーム チェーン チェック チェックリスト チャット チャレンジ チャンス ツール テーマ テスト テクノロジー デジタル データ データベース デモ デモンストレーション テンプレート トップ トピック トラブル トレーニング ドキュメント ニーズ ニュース ネット ネットワーク ノウハウ ノート ハード ハードル パートナー パート パーソナル パイロット パス パスワード バックアップ バランス パンフレット ビジネス ビジョン ヒント ファイル フィードバック フォーム フォーマット フォロー プライバシー プラットフォーム プラン プロ プログラム プロジェクト プロセス プロダクト フロー ページ ベース ベスト ベンダー ペース ポイント ポリシー マネージャー マネジメント マニュアル ミーティング ミス メール メッセージ メディア メモ メリット メンバー モデル モニタリング ユーザー ライセンス ライン ラスト リアルタイム リーダー リスク リスト リソース リモート リンク ルール レギュレーション レジリエンス レビュー レベル レポート ログ ロードマップ ワーク ワークショップ ワークフロー サード パーティ パーティー カット オープン エリア センター メーカー バイヤー コード デューデリジェンス デリジェンス デュー トレーサビリティ フレームワーク ウォッチ アセスメント アンチ マネー ローンダリング メイン サマリー セッション スライド ペーパー オーナー アシスタント スタイル カレンダー アポイント スクリーニング フィンテック ヘルスケア エネルギー インタ プレゼン プレゼンテーション ご ゼロ トラスト メカニズム マーケット マーケティング セールス レター アドレス ホームページ ブログ コーポレート オーディット コンテキスト キロ メートル パーセント ドル ユーロ ポンド'.split(
    ' ',
  ),
);
const PIECE_LETTERS_MIN = 2;

/** Katakana that does not fall into everyday loanwords. */
function katakanaWords(text: string): readonly Span[] {
  return matchSpans(text, /[\p{Script=Katakana}ー]{2,}(?:・[\p{Script=Katakana}ー]+)*/gu).filter(
    ({ start, end }) => !areLoanwords(text.slice(start, end).replaceAll('・', '')),
  );
}

function areLoanwords(word: string): boolean {
  if (word === '') return true;
  for (let length = word.length; length >= PIECE_LETTERS_MIN; length -= 1) {
    if (LOANWORDS.has(word.slice(0, length)) && areLoanwords(word.slice(length))) return true;
  }
  return false;
}

/** Forms of address and job titles behind a name; what stands before them is a name unless it is one of the words behind the bar. */
const ADDRESSED =
  /([\p{Script=Han}\p{Script=Katakana}ー・々]{1,8}?|[\p{Script=Hangul}]{2,4})\s?(?:様|さん|氏|殿|先生|教授|博士|社長|会長|部長|課長|室長|局長|専務|常務|女士|经理|總經理|总监|님|씨)/gu;
const NOT_ADDRESSED =
  /(?:皆|各|お客|客|何|同|神|有|多|副|前|新|現|元|代表取締役|取締役|執行役員|学生|奥|お子|部|管理|統括|監査|営業|総務|法務|人事|経理|財務|企画|開発|事業|業務|情報|推進|本|担当|両|諸|彼|王|仕|模|多)$/u;

const HAN_RUN = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}ー々]{1,10}?';

/** Endings of organisations and places, and the words that end so and name none. */
const ORGANISED = (
  [
    ['銀行|银行|은행', /^(?:地方|中央|大手|各|当|他|商业|投资|大型)?$/u],
    ['株式会社|有限公司|公司|集团|주식회사|그룹', /^(?:各|本|该|贵|我们|分|子|母)?$/u],
    ['大学|대학교', /^(?:各|国立|私立|他)?$/u],
    ['病院|医院|병원', /^(?:総合|大|各|他)?$/u],
    ['新聞|报社|신문', /^(?:各|全国)?$/u],
    [
      '協会|协会|委員会|委员会|협회',
      /^(?:監査|指名|報酬|倫理|取締役|運営|業界|各|管理|审计|风险|风险管理)?$/u,
    ],
    ['証券|製薬|電機|自動車|生命保険|損害保険', /^(?:各|大手)?$/u],
    [
      '[県區区市省庁厅](?![場场民内外部域分別别略際])',
      /^(?:都|各|地|当|反|官|本|他|全|都道府|部|同|中央)?$/u,
    ],
  ] as const
).map(([ending, ordinary]) => ({
  pattern: new RegExp(`(${HAN_RUN})(?:${ending})`, 'gu'),
  ordinary,
}));

/** Surnames and groups of firms that are known without any sign beside them. */
const KNOWN =
  /佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|清水|山崎|池田|橋本|石川|前田|藤田|小川|岡田|後藤|長谷川|村上|近藤|石井|坂本|遠藤|青木|藤井|西村|福田|太田|三浦|中島|三菱|三井|住友|日立|富士通|東芝|日産|楽天|野村|丸紅|伊藤忠|日本生命|第一生命|東京|大阪|名古屋|横浜|京都|神戸|福岡|札幌|仙台|広島|渋谷|新宿|北京|上海|深圳|广州|香港|台北|서울|부산|삼성|현대/gu;

function eastAsianNames(text: string): readonly Span[] {
  const addressed = [...text.matchAll(ADDRESSED)]
    .filter(([, name = '']) => !NOT_ADDRESSED.test(name))
    .map(({ 1: name = '', index }) => ({ start: index, end: index + name.length }));
  const organised = ORGANISED.flatMap(({ pattern, ordinary }) =>
    [...text.matchAll(pattern)]
      .filter(([, name = '']) => !ordinary.test(name))
      .map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  return [...addressed, ...organised, ...matchSpans(text, KNOWN)];
}

/** Titles and words for organisations that stand before a name: Arabic, Hebrew, Hindi, Thai. */
const TITLED =
  /(?:^|[\s(])(?:و|ל|ב|ה)?(?:السيدة|السيد|الدكتورة|الدكتور|الأستاذ|الأستاذة|شركة|بنك|مصرف|جامعة|مدينة|מר|גברת|גב'|ד"ר|חברת|בנק|אוניברסיטת|श्रीमती|श्री|डॉ\.?|कंपनी|बैंक|คุณ|บริษัท|ธนาคาร)\s?([\p{L}\p{M}]{2,})/gu;

function titledNames(text: string): readonly Span[] {
  return [...text.matchAll(TITLED)].map(({ 0: whole, 1: name = '', index }) => {
    const end = index + whole.length;
    return { start: end - name.length, end };
  });
}

function placesOfText(text: string, wanted: string): readonly Span[] {
  const start = text.indexOf(wanted);
  return start === -1 ? [] : [{ start, end: start + wanted.length }];
}

/** The countries that the platform names in a language: regions of ISO 3166, which have two letters. */
function countryNames(language: string): readonly string[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters
    .flatMap((one) => letters.map((other) => names.of(one + other) ?? ''))
    .filter((name) => name.length >= PIECE_LETTERS_MIN && /^[\p{L}\p{M}・ ]+$/u.test(name));
}
