// Which host name shows which restaurant (I3.10).
import { z } from 'zod';
import { guid, isoTime, required, timestamps, webUrl } from '../kernel/schema.ts';

export const domainMapping = z.object({
  domainId: z.int('Domain ID must be a positive integer').positive('Domain ID must be a positive integer'),
  guid,
  domain: required('Domain is required').max(253, 'Domain must be less than 253 characters').toLowerCase(),
  domainType: z.enum(['subdomain', 'custom']),
  tenantGuid: guid,
  restaurantGuid: guid,
  isActive: z.boolean().default(true),
  isPrimary: z.boolean().default(false),
  sslStatus: z.enum(['pending', 'issued', 'failed', 'expired']).default('pending'),
  verificationStatus: z.enum(['pending', 'verified', 'failed']).default('pending'),
  verificationToken: z.string().optional(),
  redirectConfig: z
    .object({
      wwwRedirect: z.enum(['www_to_apex', 'apex_to_www', 'none']).default('none'),
      redirectTo: webUrl('Invalid redirect URL').optional(),
    })
    .optional(),
  seoConfig: z
    .object({ canonicalUrl: webUrl('Invalid canonical URL').optional(), noIndex: z.boolean().default(false) })
    .optional(),
  vercelConfig: z
    .object({
      domainId: z.string().optional(),
      lastVerificationAttempt: isoTime.optional(),
      verificationError: z.string().optional(),
    })
    .optional(),
  ...timestamps,
  createdBy: z.string().optional(),
  updatedBy: z.string().optional(),
});

export type DomainMapping = z.output<typeof domainMapping>;
