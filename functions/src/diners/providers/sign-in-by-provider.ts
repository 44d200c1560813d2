// Begins a diner's session by the one-time code with which somebody came back from a provider.
import type { Customer } from '@bite/shared/diners/customer.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { hashOf } from '../../identity/one-time-code.ts';
import { isOver } from '../../identity/sessions/session-record.ts';
import type { ProvenPerson } from '../../ports/identity-providers.ts';
import type { RecordTransaction } from '../../ports/records.ts';
import { customers, findCustomer, newCustomer } from '../customers.ts';
import {
  type BegunDinerSession,
  type SessionWish,
  type SignInDinerDeps,
  startSession,
} from '../start-session.ts';
import { customerIdentities, identityIdOf } from './customer-identity.ts';
import { type ProviderSignIn, providerSignIns } from './provider-sign-in.ts';

export interface ProviderProof {
  /** The secret of the page that began. */
  requestId: string;
  providerCode: string;
}

const OVER = 'This sign-in is over. Please begin again.';

/**
 * Once, within a minute, on the host and in the browser where it began. Throws UNAUTHENTICATED, with one message for all else; an attempt
 * with the right code uses it up.
 */
export async function signInByProvider(
  deps: SignInDinerDeps,
  { requestId, providerCode }: ProviderProof,
  wish: SessionWish,
): Promise<BegunDinerSession> {
  const [id = '', secret = ''] = providerCode.split('.');
  const begun = await startSession(deps, wish, async (transaction) => {
    const signIn = await transaction.get(providerSignIns, id);
    const { proven } = signIn ?? {};
    if (!signIn || proven?.codeHash !== hashOf(secret)) return OVER;
    const isGood =
      !isOver(proven, deps.now()) && signIn.host === wish.host && signIn.requestHash === hashOf(requestId);
    const found = isGood ? await customerOf(deps, transaction, signIn, proven.person) : undefined;
    transaction.delete(providerSignIns, id);
    if (!found) return OVER;
    found.write();
    return found.customer;
  });
  if (typeof begun === 'string') throw new DomainError('UNAUTHENTICATED', begun);
  return begun;
}

/**
 * Who was known by this provider stays that customer. Else the address decides, if the provider vouches for it: then it is as good as our
 * own mail. An address that it does not vouch for leads to nobody's account, and is not kept. Nor does one whose customer is known by
 * another name there: the provider may have given the address to somebody new.
 */
async function customerOf(
  deps: SignInDinerDeps,
  transaction: RecordTransaction,
  { provider, onlyAt }: ProviderSignIn,
  { subject, email, isEmailVerified, name = '' }: ProvenPerson,
): Promise<{ customer: Customer; write: () => void }> {
  const id = identityIdOf(provider, subject, onlyAt);
  const identity = await transaction.get(customerIdentities, id);
  const own = identity && (await transaction.get(customers, identity.uid));
  const vouchedFor = isEmailVerified ? (email ?? '') : '';
  const holder = own || vouchedFor === '' ? undefined : await findCustomer(transaction, vouchedFor, onlyAt);
  const isTaken = holder?.providers?.includes(provider) === true;
  const address = isTaken ? '' : vouchedFor;
  const known = own ?? (isTaken ? undefined : holder);
  const fresh = known ?? { ...newCustomer(deps.newGuid(), { email: address, onlyAt }, deps.now()), name };
  const providers = [...new Set([...(fresh.providers ?? []), provider])];
  const customer = { ...fresh, providers };
  const createdAt = new Date(deps.now()).toISOString();
  return {
    customer,
    write: () => {
      if (known) transaction.set(customers, customer.uid, customer);
      else transaction.create(customers, customer.uid, customer);
      if (!own) transaction.set(customerIdentities, id, { uid: customer.uid, provider, createdAt });
    },
  };
}
