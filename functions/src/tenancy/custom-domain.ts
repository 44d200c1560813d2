// The domain that a restaurant's record shows follows its mappings (domains/write-mapping.ts): claims are the only truth.
import { DomainError } from '@bite/shared/kernel/errors';
import type { Restaurant } from '@bite/shared/tenancy/restaurant.schema';

type Checked = Partial<Pick<Restaurant, 'websiteConfig'>>;

/** Throws VALIDATION_FAILED. */
export function assertDomainUnchanged(before: Checked, after: Checked): void {
  const domain = after.websiteConfig?.customDomain;
  if (domain === before.websiteConfig?.customDomain) return;
  const message = 'Domains are added under Domains, where they are proven and connected';
  throw new DomainError('VALIDATION_FAILED', message, { fields: { 'websiteConfig.customDomain': message } });
}
