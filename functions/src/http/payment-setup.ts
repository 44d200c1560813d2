// Handlers for how restaurants take payments.
import type { paymentSetupEndpoints } from '@bite/shared/payments/payment-setup.contract';
import { saveSetup, switchCards, verifySetup } from '../payments/setup/change-setup.ts';
import { connectGateway } from '../payments/setup/connect-gateway.ts';
import { makeTestPayment } from '../payments/setup/make-test-payment.ts';
import { readPlatformCards, switchPlatformCards } from '../payments/setup/platform-cards.ts';
import { readSetup } from '../payments/setup/read-setup.ts';
import { removeGatewayLogin } from '../payments/setup/remove-login.ts';
import type { SetupDeps } from '../payments/setup/setup-deps.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

export const paymentSetupHandlers = (
  deps: SetupDeps & { newGuid: () => string },
): Pick<Handlers, keyof typeof paymentSetupEndpoints> => ({
  getPaymentSetup: answering(({ params, ...caller }) => readSetup(deps, caller, params)),
  putPaymentSetup: answering(({ params, body, ...caller }) => saveSetup(deps, caller, params, body)),
  connectGateway: answering(({ params, body, ...caller }) => connectGateway(deps, caller, params, body)),
  removeGatewayLogin: answering(({ params: { site, merchantId, ...place }, ...caller }) =>
    removeGatewayLogin(deps, caller, place, { site, merchantId }),
  ),
  verifyPaymentSetup: answering(({ params, ...caller }) => verifySetup(deps, caller, params)),
  makeTestPayment: answering(({ params, body, ...caller }) =>
    makeTestPayment(deps, caller, params, body.card),
  ),
  switchCards: answering(({ params, body, ...caller }) => switchCards(deps, caller, params, body)),
  getPlatformCards: answering((caller) => readPlatformCards(deps, caller)),
  putPlatformCards: answering(({ body, ...caller }) => switchPlatformCards(deps, caller, body)),
});
