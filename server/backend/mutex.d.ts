/** Lets one holder in at a time, in the order of asking. */
export type Mutex = {
    /** Resolves with the function that gives the lock back; calling it twice does no harm. */
    readonly take: () => Promise<() => void>;
};
/** A mutual exclusion for one process. */
export declare function createMutex(): Mutex;
