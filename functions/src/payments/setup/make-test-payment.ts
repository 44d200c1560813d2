// A payment that shows administrators that all of it works: reserved on a card that they enter, and released at once.
import type { RestaurantRef } from '@bite/shared/paths';
import { postalVerdict, securityCodeVerdict } from '@bite/shared/payments/card-verdicts';
import type { TestPayment } from '@bite/shared/payments/payment-setup.contract';
import { assertMayAt } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import type {
  Authorized,
  CardGateway,
  CardToCharge,
  Declined,
  Merchant,
  NotDone,
  Unknown,
} from '../../ports/card-gateway.ts';
import { merchantOf } from '../merchant-of.ts';
import { incomplete } from './change-setup.ts';
import type { SetupDeps } from './setup-deps.ts';
import { writeSetup } from './write-setup.ts';

const AMOUNT = 1;
const TRIES = 3;

/** Throws as assertMayAt does, and CONFLICT where nothing is set up. */
export async function makeTestPayment(
  deps: SetupDeps & { newGuid: () => string },
  caller: Caller,
  place: RestaurantRef,
  { name, postal, ...card }: CardToCharge & { name?: string | undefined; postal?: string | undefined },
): Promise<TestPayment> {
  const { settings } = await assertMayAt(deps.records, caller.user, 'payments.write', place);
  const merchant = await merchantOf(deps, place);
  if (!merchant) throw incomplete();
  const gatewayOrderId = `test${deps.newGuid().replaceAll('-', '')}`;
  const { currency } = settings;
  const outcome = await deps.cardGateway.authorize(merchant, {
    ...{ gatewayOrderId, amount: AMOUNT, currency, card },
    ...(name !== undefined && { name }),
    ...(postal !== undefined && { postal }),
  });
  const payment = { amount: AMOUNT, currency };
  if (outcome.outcome !== 'approved' && outcome.outcome !== 'unknown')
    return {
      ...payment,
      outcome: outcome.outcome === 'declined' ? 'declined' : 'failed',
      isReturned: true,
      problem: problemOf(outcome),
    };
  const isReturned = await release(deps.cardGateway, merchant, gatewayOrderId, outcome);
  if (outcome.outcome === 'unknown')
    return { ...payment, outcome: 'unknown', isReturned, problem: 'The gateway gave no answer in time.' };
  const testedAt = new Date(deps.now()).toISOString();
  await writeSetup(deps, caller, place, (before) => ({ ...before, testedAt }));
  return {
    ...{ ...payment, outcome: 'approved', isReturned, reference: outcome.retref },
    postal: postalVerdict(outcome.avs),
    securityCode: securityCodeVerdict(outcome.cvv),
  };
}

/** True once nothing can be reserved any more. */
async function release(
  gateway: CardGateway,
  merchant: Merchant,
  gatewayOrderId: string,
  outcome: Authorized | Unknown,
): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const voided =
      outcome.outcome === 'approved' && tried === 0
        ? await gateway.void(merchant, outcome.retref)
        : await gateway.voidByOrderId(merchant, gatewayOrderId);
    if (voided.outcome === 'approved') return true;
    if (voided.outcome === 'notDone' && voided.reason === 'notFound') return true;
  }
  return false;
}

function problemOf(outcome: Declined | NotDone): string {
  if (outcome.outcome === 'declined') return `The bank declined the card (${outcome.code}).`;
  switch (outcome.reason) {
    case 'credentials':
      return 'The gateway refuses this login for this merchant id.';
    case 'limited':
      return 'The gateway was asked too often. Please try again in a minute.';
    case 'unreachable':
      return 'The gateway could not be reached. Please try again in a minute.';
    default:
      return `The gateway did not take the payment${outcome.code ? ` (${outcome.code})` : ''}.`;
  }
}
