/**
 * What a verb or phrase of a move does to the people around it:
 * `succeed`: the subject comes, the object goes ('succeeds Jane Doe'); `succeeded`: the other way round ('is succeeded by');
 * `move`: leaves where they were and comes to what is named ('moves to Acme'); `appoint`: the object comes, or the subject
 * where it is said in the passive.
 */
export type MoveKind = 'succeed' | 'succeeded' | 'die' | 'move' | 'leave' | 'appoint' | 'enter';

/**
 * The words of one language, as alternatives of a regular expression over plain letters: what has happened, and what is announced,
 * since an old announcement has come true since. First plain verbs, then the livelier ways that columns of people prefer, such as
 * 'hangs up her hat'. Where two phrases overlap, the one of the kind listed first is the move.
 */
export type LanguageMoves = {
  readonly past: Readonly<Record<MoveKind, string>>;
  readonly announced: Readonly<Record<Exclude<MoveKind, 'die'>, string>>;
};

/** An employer among a few words: 'from head of risk at Acme to'. */
export const EMPLOYER_WITHIN =
  '[^.,;\uE000\uE003\uE004]{0,30}[\uE001\uE002][^.,;\uE000\uE003\uE004]{0,12}';
