import type { MiddlewareHandler } from 'hono';
/** Where the page may connect, and whether requests come through TLS. */
export type SecurityHeaderOptions = {
    /** Origins besides our own: the three services, and the Supabase project when there is one. */
    readonly connect: readonly string[];
    readonly isSecure: (request: Request) => boolean;
};
/** Sets the headers that keep the page to itself: no foreign script, frame, form or connection. */
export declare function securityHeaders({ connect, isSecure }: SecurityHeaderOptions): MiddlewareHandler;
/**
 * The content-security policy. Scripts come from our own files only and no string becomes markup or code; the one
 * Trusted Types policy is for the address of the research worker. Styles allow inline because the toasts bring a style
 * element of their own.
 */
export declare function contentSecurityPolicy(connect: readonly string[]): string;
