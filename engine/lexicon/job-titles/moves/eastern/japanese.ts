import { anyOf } from '../../../word-list.ts';
import type { LanguageMoves } from '../move-kind.ts';

/** Moves in Japanese. */
export const JAPANESE_MOVES: LanguageMoves = {
  past: {
    succeeded: 'に引き継い',
    succeed: anyOf`の後任|の後継|前任の`,
    die: anyOf`逝去|死去|永眠`,
    move: anyOf`に移籍|へ移籍|に転職|へ転じ|に転じ`,
    leave: anyOf`辞任した|辞任しました|退職した|退職しました|退社した|離任した|退いた|退任し(?:た|ました)?`,
    appoint: anyOf`を任命|に任命|に選任|を選任|に昇格|昇進|を起用|に起用|に昇任`,
    enter: anyOf`に就任し(?:た|ました)?|着任した|着任しました|入社した|に就いた|就任した|就任しました`,
  },
  announced: {
    succeeded: 'に引き継ぐ',
    succeed: '後任に',
    move: anyOf`へ移る|に移る`,
    leave: anyOf`退任(?:予定|する|いたし|へ|後)?|辞任(?:する|へ|いたし)?|退職(?:する|いたし)?`,
    appoint: anyOf`新任予定|選任予定`,
    enter: anyOf`就任予定|就任する|就任へ|着任予定|着任する|に就任(?:する|いたし)?`,
  },
};
