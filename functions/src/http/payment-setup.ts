// Handlers for how restaurants take payments.
import type { paymentSetupEndpoints } from '@bite/shared/payments/payment-setup.contract';
import { saveSetup, setGatewayLogin, switchCards, verifySetup } from '../payments/setup/change-setup.ts';
import { makeTestPayment } from '../payments/setup/make-test-payment.ts';
import { readPlatformCards, switchPlatformCards } from '../payments/setup/platform-cards.ts';
import { readSetup } from '../payments/setup/read-setup.ts';
import type { SetupDeps } from '../payments/setup/setup-deps.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

export const paymentSetupHandlers = (
  deps: SetupDeps & { newGuid: () => string },
): Pick<Handlers, keyof typeof paymentSetupEndpoints> => ({
  getPaymentSetup: answering(({ params, ...caller }) => readSetup(deps, caller, params)),
  putPaymentSetup: answering(({ params, body, ...caller }) => saveSetup(deps, caller, params, body)),
  putGatewayLogin: answering(({ params, body, ...caller }) => setGatewayLogin(deps, caller, params, body)),
  verifyPaymentSetup: answering(({ params, ...caller }) => verifySetup(deps, caller, params)),
  makeTestPayment: answering(({ params, body, ...caller }) =>
    makeTestPayment(deps, caller, params, body.card),
  ),
  switchCards: answering(({ params, body, ...caller }) => switchCards(deps, caller, params, body)),
  getPlatformCards: answering((caller) => readPlatformCards(deps, caller)),
  putPlatformCards: answering(({ body, ...caller }) => switchPlatformCards(deps, caller, body)),
});
