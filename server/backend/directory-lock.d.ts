/** Answers one line that another process of this machine sent to the holder of the folder. */
export type AnswerLine = (line: string) => Promise<string>;
/** A data folder held by this process alone. */
export type DirectoryLock = {
    /** From here on, lines sent by `askHolder` are answered; before, the connection just ends. */
    readonly answerWith: (answer: AnswerLine) => void;
    readonly release: () => Promise<void>;
};
/**
 * Takes a data folder for this process alone. Two processes on one PGlite folder lose acknowledged writes, and nothing
 * in PGlite prevents it. The lock is a listening socket, which the system frees even after kill -9: abstract on Linux,
 * a named pipe on Windows, a file elsewhere.
 *
 * @throws {StartError} when another process holds it
 */
export declare function lockDirectory(directory: string): Promise<DirectoryLock>;
/** Sends one line to the process that holds a folder: its answer, '' when it gives none, undefined when nobody holds it. */
export declare function askHolder(directory: string, line: string): Promise<string | undefined>;
