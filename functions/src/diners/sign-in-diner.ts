// Begins a diner's session by a mailed code or link. The first sign-in makes the customer: there is nothing to sign up for.
import type { Customer } from '@bite/shared/diners/customer.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import { isOver } from '../identity/sessions/session-record.ts';
import type { RecordTransaction } from '../ports/records.ts';
import { customers, findCustomer, newCustomer } from './customers.ts';
import {
  MOST_MISTAKES,
  readProof,
  type SignInCode,
  type SignInProof,
  signInCodes,
  USED_UP,
} from './sign-in-code.ts';
import {
  type BegunDinerSession,
  type SessionWish,
  type SignInDinerDeps,
  startSession,
} from './start-session.ts';

const WRONG = 'This code is not right. Please check the newest mail, or ask for another code.';

/** Throws UNAUTHENTICATED, with one message for all that is over, used or unknown. */
export async function signInDiner(
  deps: SignInDinerDeps,
  proof: SignInProof,
  wish: SessionWish,
): Promise<BegunDinerSession> {
  const begun = await startSession(deps, wish, (transaction) => proveByCode(deps, transaction, proof));
  if (typeof begun === 'string') throw new DomainError('UNAUTHENTICATED', begun);
  return begun;
}

/** The customer, or why not. A mistake is counted, so it must not fail the transaction. */
async function proveByCode(
  deps: SignInDinerDeps,
  transaction: RecordTransaction,
  proof: SignInProof,
): Promise<Customer | string> {
  const now = deps.now();
  const { id, proves } = readProof(proof);
  const code = await transaction.get(signInCodes, id);
  if (!code || isOver(code, now) || code.mistakes >= MOST_MISTAKES) return USED_UP;
  if (!proves(code)) return countMistake(transaction, id, code);
  const known = await findCustomer(transaction, code.email, code.onlyAt);
  const customer = known ?? newCustomer(deps.newGuid(), code, now);
  transaction.delete(signInCodes, id);
  if (!known) transaction.create(customers, customer.uid, customer);
  return customer;
}

function countMistake(transaction: RecordTransaction, id: string, code: SignInCode): string {
  const mistakes = code.mistakes + 1;
  transaction.set(signInCodes, id, { ...code, mistakes });
  return mistakes < MOST_MISTAKES ? WRONG : USED_UP;
}
