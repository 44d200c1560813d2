// The wallets of the browser, in a chunk of its own: which of them can pay here, and their sheets. No script of theirs is loaded:
// Apple Pay is Safari's own, Google Pay comes with the Payment Request API.
import { applePayHostOf } from '@bite/shared/payments/apple-pay-hosts';
import type { Wallet } from '@bite/shared/payments/wallets';
import type { WalletsHere } from '@bite/shared/payments/wallets.contract';
import { loadEngine } from '../../../lib/engine.ts';
import type { FinishWallet, PaymentLink } from '../../../lib/order-payment.ts';

/** A wallet that can pay here, with what its sheet needs. */
export type PayableWallet =
  | { wallet: 'applePay'; merchantName: string }
  | ({ wallet: 'googlePay'; merchantName: string } & NonNullable<WalletsHere['googlePay']>);

export interface SheetOf {
  link: PaymentLink;
  amount: number;
  currency: string;
}

/** `data`: for the server. `finish` closes the sheet once it is known what came of it. */
export interface Authorized {
  data: string;
  finish: FinishWallet;
}

interface AppleSession {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null;
  onpaymentauthorized: ((event: { payment: { token: { paymentData: unknown } } }) => void) | null;
  oncancel: (() => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: { status: number }): void;
}

interface AppleSessions {
  new (version: number, request: object): AppleSession;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

const APPLE_VERSION = 3;
const GOOGLE = 'https://google.com/pay';

const appleSessions = (): AppleSessions | undefined =>
  (window as { ApplePaySession?: AppleSessions }).ApplePaySession;

/** Asks the server what is registered for this host, and the browser what it can. Throws CallError. */
export async function payableWallets(
  restaurantGuid: string,
  taken: readonly Wallet[],
): Promise<PayableWallet[]> {
  const { call } = await loadEngine();
  const { merchantName, applePay, googlePay } = await call('getWallets', { parameters: { restaurantGuid } });
  const isApple = taken.includes('applePay') && applePay && appleSessions()?.canMakePayments() === true;
  const google = taken.includes('googlePay') && googlePay ? { ...googlePay, merchantName } : undefined;
  const isGoogle = google && (await canPayByGoogle({ wallet: 'googlePay', ...google }));
  return [
    ...(isApple ? [{ wallet: 'applePay' as const, merchantName }] : []),
    ...(isGoogle ? [{ wallet: 'googlePay' as const, ...google }] : []),
  ];
}

type GooglePay = Extract<PayableWallet, { wallet: 'googlePay' }>;

function googleRequest(
  { merchantName, merchantId, environment, gatewayMerchantId }: GooglePay,
  { amount, currency }: Pick<SheetOf, 'amount' | 'currency'>,
): PaymentRequest {
  const data = {
    ...{ environment, apiVersion: 2, apiVersionMinor: 0 },
    merchantInfo: { merchantName, ...(merchantId !== undefined && { merchantId }) },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
          allowedCardNetworks: ['AMEX', 'DISCOVER', 'MASTERCARD', 'VISA'],
        },
        tokenizationSpecification: {
          type: 'PAYMENT_GATEWAY',
          parameters: { gateway: 'cardconnect', gatewayMerchantId },
        },
      },
    ],
  };
  const total = { label: merchantName, amount: { currency, value: amount.toFixed(2) } };
  return new PaymentRequest([{ supportedMethods: GOOGLE, data }], { total });
}

async function canPayByGoogle(wallet: GooglePay): Promise<boolean> {
  try {
    return await googleRequest(wallet, { amount: 1, currency: 'USD' }).canMakePayment();
  } catch {
    return false;
  }
}

/**
 * Opens the wallet's sheet with the sum: to be called while a tap is being handled. Undefined if the guest closes it; rejects if it
 * can't be opened.
 */
export const openSheet = (wallet: PayableWallet, sheet: SheetOf): Promise<Authorized | undefined> =>
  wallet.wallet === 'applePay' ? openApplePay(wallet, sheet) : openGooglePay(wallet, sheet);

async function openGooglePay(wallet: GooglePay, sheet: SheetOf): Promise<Authorized | undefined> {
  let response: PaymentResponse;
  try {
    response = await googleRequest(wallet, sheet).show();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
  const { paymentMethodData } = response.details as {
    paymentMethodData?: { tokenizationData?: { token?: unknown } };
  };
  const data = paymentMethodData?.tokenizationData?.token;
  const finish: FinishWallet = (end) =>
    void response
      .complete(end === 'paid' ? 'success' : end === 'failed' ? 'fail' : 'unknown')
      .catch(() => {});
  if (typeof data === 'string') return { data, finish };
  finish('failed');
  throw new Error('The wallet gave nothing to pay with');
}

function openApplePay(
  { merchantName }: PayableWallet,
  { link, amount, currency }: SheetOf,
): Promise<Authorized | undefined> {
  const Sessions = appleSessions();
  if (!Sessions) return Promise.reject(new Error('There is no Apple Pay'));
  const session = new Sessions(APPLE_VERSION, {
    ...{ countryCode: 'US', currencyCode: currency },
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
    total: { label: merchantName, amount: amount.toFixed(2), type: 'final' },
  });
  return new Promise((resolve, reject) => {
    session.oncancel = () => resolve(undefined);
    session.onvalidatemerchant = ({ validationURL }) => {
      proveMerchant(link, validationURL).then(
        (proof) => session.completeMerchantValidation(proof),
        (error: unknown) => {
          reject(error);
          session.abort();
        },
      );
    };
    session.onpaymentauthorized = ({ payment }) =>
      resolve({ data: JSON.stringify(payment.token.paymentData), finish: finisherOf(session, Sessions) });
    session.begin();
  });
}

/** Safari gives up after half a minute by itself, and then throws. */
function finisherOf(session: AppleSession, { STATUS_SUCCESS, STATUS_FAILURE }: AppleSessions): FinishWallet {
  return (end) => {
    try {
      if (end === 'open') session.abort();
      else session.completePayment({ status: end === 'paid' ? STATUS_SUCCESS : STATUS_FAILURE });
    } catch {
      // The sheet is closed already.
    }
  };
}

async function proveMerchant(link: PaymentLink, validationUrl: string): Promise<unknown> {
  const host = applePayHostOf(validationUrl);
  if (!host) throw new Error('This is no host of Apple');
  const { call } = await loadEngine();
  const { session } = await call('startApplePay', { parameters: { ...link }, body: { host } });
  return session;
}
