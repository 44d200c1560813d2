// What locations and accounts of the listing service are to us: one line of address, one state of verification, the last part of a name.
import type { ServiceAccount } from './service-account.schema.ts';
import type { ServiceLocation } from './service-location.schema.ts';
import type { VerificationState } from './states.ts';

/** '2001' of 'locations/2001' and of 'accounts/101/locations/2001'. */
export const idIn = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** '248 Mulberry Street, New York, NY 10012'; undefined where nothing is said. */
export function addressLine(address: ServiceLocation['storefrontAddress']): string | undefined {
  const { addressLines = [], locality, administrativeArea, postalCode } = address ?? {};
  const region = [administrativeArea, postalCode].filter(Boolean).join(' ');
  return [...addressLines, locality, region].filter(Boolean).join(', ') || undefined;
}

/** A location is verified once its owner has a say in what Google shows; the account tells whether that was asked for. */
export function verificationOf(
  { metadata }: Pick<ServiceLocation, 'metadata'>,
  account?: Pick<ServiceAccount, 'verificationState'>,
): VerificationState {
  if (metadata?.hasVoiceOfMerchant) return 'verified';
  return account?.verificationState === 'VERIFICATION_REQUESTED' ? 'pending' : 'unverified';
}
