import { z } from 'zod';
import type { Refusal } from './refusal.ts';
/** What a request that may pass is, and what its body must look like. */
export type AllowedRoute = {
    readonly kind: 'sign-in' | 'refresh' | 'user' | 'change-password' | 'sign-out' | 'read' | 'change';
    readonly body?: z.ZodType;
    readonly maxBytes?: number;
};
/**
 * Finds out whether a request may pass. Everything that is not named here is refused: nobody can sign up, ask for a
 * one-time code, or reach an internal page.
 */
export declare function allowedRoute(method: string, url: URL): AllowedRoute | Refusal;
