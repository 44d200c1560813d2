// Brings a domain into the account that is registered already: added as it is, transferred in from another registrar, which costs money,
// or moved in from another account there.
import type { Answers } from '@bite/shared/api/answers';
import type { RegisterDomain } from '@bite/shared/domains/domain-request.schema';
import type { Registrant } from '@bite/shared/domains/registrant.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Caller } from '../../identity/caller.ts';
import { registrarFor } from './ask-registrar.ts';
import { assertConfirmed } from './assert-confirmed.ts';
import { assertPrice, presentPrice } from './buy-domain.ts';
import { noted } from './note-change.ts';
import { purchaseDomain } from './purchase-domain.ts';
import type { RegistrarDeps } from './registrar-deps.ts';

interface Registration {
  registration: RegisterDomain;
  confirm: string;
  registrant?: Registrant | undefined;
}

/** Throws FORBIDDEN, VALIDATION_FAILED without the confirmation or what a transfer needs, and as the registrar refuses it. */
export async function registerDomain(
  deps: RegistrarDeps,
  caller: Caller,
  { registration, confirm, registrant }: Registration,
): Promise<Answers['registerDomain']> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  const { method, name } = registration;
  assertConfirmed(confirm, name);
  if (method === 'transfer-in') return { purchase: await transferIn(deps, caller, registration, registrant) };
  await deps.writePath.once((writePath) => {
    const taken = method === 'add' ? registrar.add(name) : registrar.moveIn(name, registration.token);
    return noted({ writePath }, caller, taken, () => ({ name, after: { method } }));
  });
  return { purchase: null };
}

/** A domain that is transferred is renewed by a year. */
const YEARS = 1;

async function transferIn(
  deps: RegistrarDeps,
  caller: Caller,
  { name, authCode, expectedPrice }: Extract<RegisterDomain, { method: 'transfer-in' }>,
  registrant: Registrant | undefined,
) {
  if (authCode === undefined)
    throw missing('registration.authCode', 'The code of the present registrar is required');
  if (expectedPrice === undefined)
    throw missing('registration.expectedPrice', 'Expected price must be positive');
  if (!registrant) throw missing('registrant', 'The owner is required');
  const registrar = deps.domainRegistrar;
  const transfer = { authCode, expectedPrice, years: YEARS, autoRenew: true, registrant };
  return purchaseDomain(
    deps,
    caller,
    { what: 'transfer', name, price: expectedPrice, years: YEARS, autoRenew: true },
    {
      check: () => assertPrice(registrar, 'transfer', name, transfer),
      order: () => registrar.transferIn(name, transfer),
      price: () => presentPrice(registrar, 'transfer', name, YEARS),
    },
  );
}

const missing = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { fields: { [field]: message } });
