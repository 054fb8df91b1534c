import type { EventKind } from '../../model/brief.ts';
import { plainLetters } from '../../text/plain-letters.ts';

/** What Japanese and Chinese call events; they write no spaces between words, so these are found anywhere. */
const WORDS: readonly (readonly [EventKind, string])[] = [
  ['fine', '課徴金(?:納付)?|罰金|制裁金|過料|罚款|罰款|行政处罚'],
  [
    'investigation',
    '業務改善命令|改善命令|行政指導|是正勧告|立ち?入り?検査|強制調査|家宅捜索|責令整改|责令改正|警示函',
  ],
  ['litigation', '提訴|訴訟を起こ|集団訴訟|集体诉讼|集體訴訟'],
  [
    'breach',
    '不正アクセス(?:を受け|が|により)|サイバー攻撃(?:を受け|が|により)|情報(?:漏えい|漏洩|流出)(?:が|を|した)|ランサムウェア(?:に感染|の被害|攻撃を)|数据泄[露漏]|數據外洩',
  ],
  ['audit', '監査(?:を|が)(?:完了|終了|受け)|検査(?:が|を)(?:完了|終了)|審査に合格'],
  [
    'certification',
    '認証(?:を|の)?取得|免許(?:を|の)?取得|認証を更新|(?:获得|通过|取得).{0,20}认证',
  ],
  ['award', '賞を受賞|を受賞|表彰され|に選出され'],
  ['funding', '資金(?:を|の)?調達|億円を調達|社債を発行|[A-F]轮融资|完成融资'],
  [
    'acquisition',
    '買収(?:した|すると|を完了|を発表)|子会社化|合併(?:した|すると|を発表)|経営統合|事業を譲渡|全株式を取得|收购|收購',
  ],
  ['listing', 'に上場した|新規上場|上場を申請|上場が承認|首次公开募股'],
  [
    'expansion',
    '新工場.{0,12}稼働|工場を稼働|(?:拠点|支店|事務所|営業所|工場|店舗|倉庫|研究所|センター)を(?:開設|開業|新設)|操業を開始|に進出した',
  ],
  ['product', '(?:の)?(?:販売|提供|サービス)を開始|を発売|新製品を発表'],
  ['tender', '一般競争入札|入札公告|公募型|調達公告|公开招标|招标公告'],
  ['hiring', '(?:人材|社員|担当者|責任者|管理職)を?募集|採用を開始|応募締切|募集要項'],
  [
    'report',
    '(?:決算|有価証券報告書|統合報告書|サステナビリティレポート)を(?:発表|公表)|(?:営業|純)(?:利益|損失)(?:は|が)',
  ],
  ['restructuring', '希望退職|人員削減|工場を閉鎖|早期退職|事業再編|裁员|裁員'],
  ['appointment', '新任(?:予定)?|に就任(?:した|する|予定)|任命(?:した|された)|委任|聘任'],
  ['departure', '退任(?:予定|する|した)?|辞任(?:した|する)?|辞职|辭職'],
];

/** The patterns of `WORDS` for texts that went through `plainLetters`, which takes the marks off kana. */
export const EAST_ASIAN_EVENTS: readonly (readonly [EventKind, RegExp])[] = WORDS.map(
  ([kind, source]) => [kind, new RegExp(plainLetters(source), 'g')],
);
