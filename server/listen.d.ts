/** A listening server. */
export type Listener = {
    /** `http://127.0.0.1:3000` */
    readonly url: string;
    /** Stops listening, lets running requests finish for a while, then cuts them. */
    readonly close: () => Promise<void>;
};
/** Answers one request; the second argument is what the adapter knows of the connection. */
export type Answer = (request: Request, connection: object) => Response | Promise<Response>;
/** Where to listen; port 0 lets the system choose. */
export type Address = {
    readonly host: string;
    readonly port: number;
};
/**
 * Listens for HTTP requests.
 *
 * @throws {StartError} when the address cannot be had
 */
export declare function listen(answer: Answer, address: Address): Promise<Listener>;
