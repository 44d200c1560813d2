// Security headers of the API itself, for requests that do not come through Hosting. It sends JSON only, so framing,
// scripts and sniffing are all forbidden.
import type { RequestHandler } from 'express';

const nothing = ['default-src', 'base-uri', 'form-action', 'frame-ancestors'];

/** No includeSubDomains: other names below a restaurant's own domain are not ours. */
const headers: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', nothing.map((directive) => `${directive} 'none'`).join(';')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Referrer-Policy', 'no-referrer'],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
];

/** They are the same for every answer, so they are a table and not worked out for each request. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of headers) response.setHeader(name, value);
  next();
};
