import type { AllowedRoute } from './allowed-routes.ts';
import type { Refusal } from './refusal.ts';
/** The checked body of a request: its text as sent and what it says. */
export type Body = {
    readonly text: string | null;
    readonly value: unknown;
};
/** Reads no more than the route allows and checks every type, so that nothing odd reaches the backend. */
export declare function readBody(request: Request, route: AllowedRoute): Promise<Body | Refusal>;
