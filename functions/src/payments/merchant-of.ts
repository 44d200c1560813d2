// Whose account at the gateway a restaurant's payments go to. Each account has a login of its own in the vault, so that another
// account can be tried and taken while payments of the one before still need theirs. It is opened for the call that is made with it.
import type { RestaurantRef } from '@bite/shared/paths';
import type { GatewayAccount } from '@bite/shared/payments/payment-setup.schema';
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

/** Of a set-up, which may have none. */
interface MaybeAccount {
  site?: string | undefined;
  merchantId?: string | undefined;
}

const login = z.object({ username: z.string(), password: z.string() });

const NAME = 'cardGateway';

/** Where the login of an account lies. */
export const gatewayLoginOf = (at: RestaurantRef, { site, merchantId }: GatewayAccount): SecretRef => ({
  at,
  name: `${NAME}-${site}-${merchantId}`,
});

/** Where older releases kept the one login of a restaurant. */
export const oldGatewayLoginOf = (at: RestaurantRef): SecretRef => ({ at, name: NAME });

/** The account that a secret is the login of; undefined for any other secret. */
export function accountOfLogin({ name }: { name: string }): GatewayAccount | undefined {
  const [, site, merchantId] = name.match(/^cardGateway-(.+)-(\d+)$/) ?? [];
  return site === undefined || merchantId === undefined ? undefined : { site, merchantId };
}

/** Of a set-up; undefined where none was connected. */
export const accountOf = ({ site, merchantId }: MaybeAccount): GatewayAccount | undefined =>
  site === undefined || merchantId === undefined ? undefined : { site, merchantId };

export const isSameAccount = (one: MaybeAccount, other: MaybeAccount): boolean =>
  one.site === other.site && one.merchantId === other.merchantId;

/**
 * Undefined where no account is connected, or its login is not kept any more. Throws UnreadableSecret.
 * @param account That a payment went to, or that of a set-up which was read already. That in force by default.
 */
export async function merchantOf(
  deps: MerchantDeps,
  place: RestaurantRef,
  account?: MaybeAccount,
): Promise<Merchant | undefined> {
  const known = accountOf(account ?? (await paymentSetupOf(deps.records, place)));
  if (!known) return undefined;
  const text =
    (await deps.vault.open(gatewayLoginOf(place, known))) ??
    (await deps.vault.open(oldGatewayLoginOf(place)));
  return text === undefined ? undefined : { ...known, ...readLogin(text) };
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
