/** What a refused request is told, in the shape the Supabase clients read on either path. */
export type Refusal = {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly hint?: string;
    readonly retryAfterSeconds?: number;
};
/** An answer to a request that Legwork does not pass on; `pathname` tells which client will read it. */
export declare function refuse(pathname: string, refusal: Refusal): Response;
