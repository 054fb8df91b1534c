/** The HTTP statuses the services are known to answer with, by name. */
export const HTTP_STATUS = {
  ok: 200,
  multipleChoices: 300,
  badRequest: 400,
  unauthorized: 401,
  paymentRequired: 402,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  timeout: 408,
  conflict: 409,
  gone: 410,
  tooManyRequests: 429,
  internalError: 500,
  badGateway: 502,
  unavailable: 503,
  gatewayTimeout: 504,
} as const;

/** Did the call succeed (2xx)? */
export function isSuccess(status: number): boolean {
  return status >= HTTP_STATUS.ok && status < HTTP_STATUS.multipleChoices;
}

/** Does the answer send the caller elsewhere (3xx)? */
export function isRedirect(status: number): boolean {
  return status >= HTTP_STATUS.multipleChoices && status < HTTP_STATUS.badRequest;
}
