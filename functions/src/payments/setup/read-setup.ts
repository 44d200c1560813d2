// A restaurant's payment set-up as its administrators see it. Of the login they see since when there is one, and by whom.
import type { User } from '@bite/shared/identity/user.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { PaymentSetupAnswer } from '@bite/shared/payments/payment-setup.contract';
import { type PaymentSetup, paymentChoices } from '@bite/shared/payments/payment-setup.schema';
import { nameFor } from '../../audit/changed-by.ts';
import { versionOf } from '../../audit/version.ts';
import { users } from '../../collections/collections.ts';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type { KeptSecret, SecretRef } from '../../ports/vault.ts';
import { platformCardsNow } from '../cards-off.ts';
import { cardFieldUrl } from '../gateway-address.ts';
import { accountOf, accountOfLogin, gatewayLoginOf, oldGatewayLoginOf } from '../merchant-of.ts';
import { paymentSetupOf } from '../payment-setup-of.ts';
import { walletStates } from '../wallets/wallet-states.ts';
import type { SetupDeps } from './setup-deps.ts';

type ReadDeps = Pick<SetupDeps, 'records' | 'vault' | 'cardGatewayOrigin' | 'applePay' | 'siteOrigin'>;

/** Throws as assertMayAt does. */
export async function readSetup(
  deps: ReadDeps,
  { user }: Caller,
  place: RestaurantRef,
): Promise<PaymentSetupAnswer> {
  await assertMayAt(deps.records, user, 'payments.read', place);
  return shownSetup(deps, user, place);
}

/** For whoever may read it. */
export async function shownSetup(
  deps: ReadDeps,
  user: User,
  place: RestaurantRef,
): Promise<PaymentSetupAnswer> {
  const { records, vault, cardGatewayOrigin } = deps;
  const [setup, secrets, platform] = await Promise.all([
    paymentSetupOf(records, place),
    vault.list(place),
    platformCardsNow(records),
  ]);
  const authors = await records.getAll(users, [...new Set(secrets.map(({ setBy }) => setBy))]);
  const stateOf = ({ setAt, setBy }: KeptSecret) => ({
    setAt,
    setBy: nameFor(
      user,
      authors.find((author) => author?.uid === setBy),
    ),
  });
  const account = accountOf(setup);
  const named = (ref: SecretRef) => secrets.find(({ name }) => name === ref.name);
  const login = account && (named(gatewayLoginOf(place, account)) ?? named(oldGatewayLoginOf(place)));
  return {
    setup,
    wallets: await walletStates(deps, place, setup),
    version: versionOfChoices(setup),
    ...(login && { login: stateOf(login) }),
    otherLogins: secrets.flatMap((secret) => {
      const of = secret === login ? undefined : accountOfLogin(secret);
      return of ? [{ ...of, ...stateOf(secret) }] : [];
    }),
    ...(platform.off && { offForAll: platform.reason === undefined ? {} : { reason: platform.reason } }),
    ...(setup.site !== undefined && { cardField: cardFieldUrl(setup.site, cardGatewayOrigin) }),
  };
}

/** What staff choose, without what the gateway and time add to it. */
export const choicesOf = (setup: PaymentSetup) =>
  paymentChoices.parse(
    Object.fromEntries(Object.entries(setup).filter(([name]) => Object.hasOwn(paymentChoices.shape, name))),
  );

/** Of the choices alone: cards that rest for a while make nobody's form stale. */
export const versionOfChoices = (setup: PaymentSetup): string => versionOf(choicesOf(setup));
