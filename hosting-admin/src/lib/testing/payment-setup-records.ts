import type { Answers } from '@bite/shared/api/answers';

type Record = Answers['getPaymentSetup'];

/** Nothing is set up, unless the change says otherwise. */
export const aSetupRecord = (
  setup: Partial<Record['setup']> = {},
  change: Partial<Omit<Record, 'setup'>> = {},
): Record => ({
  setup: {
    ...{ cards: false, counter: true, applePay: false, googlePay: false, captureWhen: 'accepted' },
    ...{ postalMismatch: 'accept', securityCodeMismatch: 'refuse' },
    ...setup,
  },
  version: 'v1',
  wallets: [
    { wallet: 'applePay', missing: 'platform', registered: [], unregistered: ['order.bite.example'] },
    { wallet: 'googlePay', registered: ['luigis.example'], unregistered: ['order.bite.example'] },
  ],
  otherLogins: [],
  ...change,
});

/** Cards are taken, with an account that works. */
export const aWorkingSetup = (setup: Partial<Record['setup']> = {}): Record =>
  aSetupRecord(
    {
      ...{ cards: true, site: 'fts-uat', merchantId: '800000000101', verifiedAt: '2026-06-10T12:00:00.000Z' },
      capability: {
        ...{
          merchid: '800000000101',
          enabled: true,
          avs: true,
          cvv: true,
          echeck: false,
          acctupdater: false,
        },
        feeType: 'N',
      },
      ...setup,
    },
    {
      login: { setAt: '2026-06-09T12:00:00.000Z', setBy: 'Ann Lee' },
      cardField: 'https://fts-uat.gateway.example/field',
    },
  );
