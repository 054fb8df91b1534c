/** A reason not to start that the person at the keyboard can do something about. Its message is the whole output. */
export declare class StartError extends Error {
    readonly name = "StartError";
}
