// The merchants that the simulated gateway knows, with their logins.

export interface SandboxMerchant {
  merchid: string;
  /** For people. */
  name: string;
  username: string;
  password: string;
  /** May capture more than was authorized, as for a tip. */
  capturesMore?: true;
  /** May refund before a payment has settled. */
  refundsUnsettled?: true;
  /** Refuses refunds of a part. */
  refundsWholeOnly?: true;
  /** May pay out to a card without an earlier payment. */
  forcedCredits?: true;
  /** Its account is closed. */
  disabled?: true;
  /** Percent that is added to payments by credit card. */
  surcharge?: number;
}

/** The first part of the host of the gateway's installation for tests. */
export const SANDBOX_SITE = 'fts-uat';

export const sandboxMerchants = [
  { merchid: '800000000101', name: 'Luigi’s Pizzeria', username: 'luigis', password: 'sandbox-luigis' },
  {
    merchid: '800000000102',
    name: 'Luigi’s second account, which may capture more and refund at once',
    username: 'luigis',
    password: 'sandbox-luigis',
    capturesMore: true,
    refundsUnsettled: true,
  },
  { merchid: '800000000201', name: 'Sakura Sushi', username: 'goldenhour', password: 'sandbox-goldenhour' },
  {
    merchid: '800000000202',
    name: 'Morning Light Café',
    username: 'goldenhour',
    password: 'sandbox-goldenhour',
  },
  {
    merchid: '800000000203',
    name: 'Taqueria El Sol',
    username: 'goldenhour',
    password: 'sandbox-goldenhour',
  },
  {
    merchid: '800000000301',
    name: 'One that adds a surcharge and refunds whole payments only',
    username: 'surcharge',
    password: 'sandbox-surcharge',
    surcharge: 3,
    refundsWholeOnly: true,
    forcedCredits: true,
  },
  {
    merchid: '800000000401',
    name: 'One whose account is closed',
    username: 'closed',
    password: 'sandbox-closed',
    disabled: true,
  },
] as const satisfies readonly SandboxMerchant[];
