// Whose account at the gateway a restaurant's payments go to. The login is opened for the call that is made with it.
import type { RestaurantRef } from '@bite/shared/paths';
import { z } from 'zod';
import type { Merchant } from '../ports/card-gateway.ts';
import type { RecordReader } from '../ports/records.ts';
import type { SecretRef, Vault } from '../ports/vault.ts';
import { paymentSetupOf } from './payment-setup-of.ts';

export interface MerchantDeps {
  records: Pick<RecordReader, 'get'>;
  vault: Pick<Vault, 'open'>;
}

export interface GatewayLogin {
  username: string;
  password: string;
}

const login = z.object({ username: z.string(), password: z.string() });

/** Where the login at the gateway lies. */
export const gatewayLoginOf = (at: RestaurantRef): SecretRef => ({ at, name: 'cardGateway' });

/**
 * Undefined where nothing is set up, or not all of it. Throws UnreadableSecret.
 * @param went The account that a payment went to, if it may have been another one than today's.
 */
export async function merchantOf(
  deps: MerchantDeps,
  place: RestaurantRef,
  went?: Pick<Merchant, 'site' | 'merchantId'>,
): Promise<Merchant | undefined> {
  const { site, merchantId } = went ?? (await paymentSetupOf(deps.records, place));
  if (site === undefined || merchantId === undefined) return undefined;
  const known = await deps.vault.open(gatewayLoginOf(place));
  return known === undefined ? undefined : { site, merchantId, ...readLogin(known) };
}

export const loginText = ({ username, password }: GatewayLogin): string =>
  JSON.stringify({ username, password });

/** What is wrong with it is not said: the error of a parser quotes the text, and logs keep errors. */
function readLogin(text: string): GatewayLogin {
  try {
    return login.parse(JSON.parse(text));
  } catch {
    throw new Error('The login at the gateway cannot be read');
  }
}
