// By what a signed-in diner is told whose account this is.
import type { DinerProfile } from '@bite/shared/api/answers';
import { providerNames } from '@bite/shared/diners/sign-in-providers';

/** The address. Where a provider vouches for none: the name, or the provider's. */
export const dinerLabel = ({ email, name, providers: [provider] = [] }: DinerProfile): string =>
  email || name || (provider ? providerNames[provider] : '');
