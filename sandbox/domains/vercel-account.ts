// A domain of our account at the simulated Vercel.
import { nextNumber, type Service } from './domains-service.ts';
import type { AccountDomain } from './vercel-state.ts';

export const newAccountDomain = (
  service: Service,
  name: string,
  more: Partial<AccountDomain> = {},
): AccountDomain => ({
  ...{ id: `dom_${nextNumber(service)}`, name, serviceType: 'zeit.world', customNameservers: [] },
  ...{ renew: false, expiresAt: null, boughtAt: null, createdAt: service.now(), orderedAt: null },
  ...{ transferStartedAt: null, transferredAt: null, ...more },
});

export const accountDomain = ({ state }: Service, name: string): AccountDomain | undefined =>
  Object.hasOwn(state.vercel.account, name) ? state.vercel.account[name] : undefined;
