// Whether a wallet is offered, and what it lacks if not: everything that a server can know. At last the browser is asked itself.

import type { PaymentSetup } from './payment-setup.schema.ts';
import { takesCards } from './payments-offered.ts';
import type { PlatformWallets } from './platform-wallets.schema.ts';
import type { Wallet } from './wallets.ts';

/** Below site_configuration. */
export const PLATFORM_WALLETS = 'wallets';

/** The only currency that the gateway takes wallets in. */
const CURRENCY = 'USD';

export interface WalletFacts {
  setup: PaymentSetup;
  platform: PlatformWallets;
  /** Whether the platform can prove to Apple who it is. */
  hasAppleIdentity: boolean;
  currency: string;
}

/**
 * `off`: the restaurant has it switched off; `account`: it takes no cards, or its account was not found to work; `platform`: the
 * platform has no merchant of the wallet's company; `host`: the page's host is not registered.
 */
export type WalletFault = 'off' | 'account' | 'currency' | 'platform' | 'host';

const testSite = /-uat$/;

/** Where the gateway's installation is one for tests, Google's wallet gives test data as well. */
export const googleEnvironment = ({ site = '' }: Pick<PaymentSetup, 'site'>): 'TEST' | 'PRODUCTION' =>
  testSite.test(site) ? 'TEST' : 'PRODUCTION';

function hasMerchant(wallet: Wallet, { setup, platform, hasAppleIdentity }: WalletFacts): boolean {
  if (wallet === 'applePay') return hasAppleIdentity && platform.appleMerchantId !== undefined;
  return googleEnvironment(setup) === 'TEST' || platform.googleMerchantId !== undefined;
}

/** 'Order.Example.com:443' as 'order.example.com' */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

export const isRegistered = (wallet: Wallet, platform: PlatformWallets, host: string): boolean =>
  platform[`${wallet}Hosts`].includes(hostName(host));

/** Undefined where nothing is missing. @param host Of the page, as the request names it. */
export function walletFault(wallet: Wallet, facts: WalletFacts, host: string): WalletFault | undefined {
  const { setup, platform, currency } = facts;
  if (!setup[wallet]) return 'off';
  if (!takesCards(setup)) return 'account';
  if (currency !== CURRENCY) return 'currency';
  if (!hasMerchant(wallet, facts)) return 'platform';
  return isRegistered(wallet, platform, host) ? undefined : 'host';
}

/** What staff read beside a wallet's switch. */
export interface WalletState {
  wallet: Wallet;
  /** What is missing on every host. */
  missing?: 'currency' | 'platform';
  /** The restaurant's hosts that are registered, and those that are not. */
  registered: string[];
  unregistered: string[];
}

/** @param hosts On which the restaurant's site is. */
export function walletState(wallet: Wallet, facts: WalletFacts, hosts: readonly string[]): WalletState {
  const isThere = (host: string): boolean => isRegistered(wallet, facts.platform, host);
  const missing =
    facts.currency !== CURRENCY ? 'currency' : hasMerchant(wallet, facts) ? undefined : 'platform';
  return {
    wallet,
    ...(missing !== undefined && { missing }),
    registered: hosts.filter(isThere),
    unregistered: hosts.filter((host) => !isThere(host)),
  };
}
