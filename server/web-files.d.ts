/** One file of the built browser application, read once and kept in memory with its compressed copies. */
export type WebFile = {
    readonly type: string;
    readonly isHashed: boolean;
    readonly bodies: Readonly<Partial<Record<'identity' | 'br' | 'gzip', Uint8Array<ArrayBuffer>>>>;
};
/** Files by address (`/assets/index-abc.js`). */
export type WebFiles = ReadonlyMap<string, WebFile>;
/**
 * Reads the built application. It is a few hundred kilobytes, so it is read once; no request ever names a path on disk.
 *
 * @throws {StartError} when there is none
 */
export declare function readWebFiles(directory: string): WebFiles;
/** Answers with a file in the best encoding the browser takes. */
export declare function webFileAnswer(file: WebFile, acceptEncoding: string): Response;
