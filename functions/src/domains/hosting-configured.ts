// Whether domains of restaurants' own can be connected here at all.
import { DomainError } from '@bite/shared/kernel/errors';
import type { DomainHosting } from '../ports/domain-hosting.ts';

const NO_HOSTING =
  'Domains of your own cannot be connected here: this installation of Bite has no hosting service for them. Please ask its administrators.';

/** Throws CONFLICT. */
export function assertHostingConfigured({ isConfigured }: Pick<DomainHosting, 'isConfigured'>): void {
  if (!isConfigured) throw new DomainError('CONFLICT', NO_HOSTING);
}
