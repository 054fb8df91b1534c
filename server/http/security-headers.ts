import type { MiddlewareHandler } from 'hono';

const HSTS_SECONDS = 63_072_000;

/** Where the page may connect, and whether requests come through TLS. */
export type SecurityHeaderOptions = {
  /** Origins besides our own: services, sources, models and CRMs, and the Supabase project when there is one. */
  readonly connect: readonly string[];
  readonly isSecure: (request: Request) => boolean;
};

/** Sets the headers that keep the page to itself: no foreign script, frame, form or connection. */
export function securityHeaders({ connect, isSecure }: SecurityHeaderOptions): MiddlewareHandler {
  const fixed: readonly (readonly [string, string])[] = [
    ['content-security-policy', contentSecurityPolicy(connect)],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['x-frame-options', 'DENY'],
  ];
  return async (context, next) => {
    await next();
    for (const [name, value] of fixed) context.res.headers.set(name, value);
    if (isSecure(context.req.raw)) {
      const value = `max-age=${HSTS_SECONDS}; includeSubDomains`;
      context.res.headers.set('strict-transport-security', value);
    }
  };
}

/**
 * The content-security policy. Scripts come from our own files only and no string becomes markup or code; the one
 * Trusted Types policy is for the addresses of the workers. Styles allow inline because the toasts bring a style
 * element of their own.
 */
export function contentSecurityPolicy(connect: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types legwork-worker',
  ].join('; ');
}
