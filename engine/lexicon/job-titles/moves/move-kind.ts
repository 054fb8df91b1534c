/**
 * What a verb or phrase of a move does to the people around it:
 * `succeed`: the subject comes, the object goes ('succeeds Jane Doe'); `succeeded`: the other way round ('is succeeded by');
 * `move`: leaves where they were and comes to what is named ('moves to Acme'); `appoint`: the object comes, or the subject
 * where it is said in the passive.
 */
export type MoveKind = 'succeed' | 'succeeded' | 'die' | 'move' | 'leave' | 'appoint' | 'enter';

/** What has happened, then what is announced: an old announcement has come true since. */
type MoveWords = readonly [past: string, coming: string];

/** The words of one language, as alternatives of a regular expression over plain letters. */
export type LanguageMoves = Readonly<Record<MoveKind, MoveWords>>;
