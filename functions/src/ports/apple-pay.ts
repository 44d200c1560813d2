// Proves to Apple who is paid. Where the platform has no certificate of a merchant, there is no such port.
import type { ApplePayHost } from '@bite/shared/payments/apple-pay-hosts';

export interface ApplePaySessionRequest {
  /** The host of Apple that the browser has named. */
  host: ApplePayHost;
  /** 'merchant.com.example' */
  merchantId: string;
  /** The host of the page, as registered. */
  domain: string;
  /** Of the restaurant. */
  name: string;
}

export interface ApplePay {
  /** What the browser needs to show the sheet; undefined where Apple gives none, for whatever reason. Never logged. */
  startSession(request: ApplePaySessionRequest): Promise<Record<string, unknown> | undefined>;
}
