// Security headers of the API itself, for calls that do not come through Hosting. It sends JSON only: nothing may be
// framed, run or sniffed.
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** No includeSubDomains: what else stands below a restaurant's own domain is not ours. */
export const securityHeaders: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  xFrameOptions: { action: 'deny' },
});
