// The screens of card payments: a restaurant's, and the platform's switch.
import {
  ChartNoAxesColumn,
  CreditCard,
  Landmark,
  OctagonX,
  Scale,
  Settings2,
  ShieldAlert,
} from 'lucide-react';
import type { May, Screen, ScreenOf } from '../../lib/screens.ts';

type Where = Parameters<NonNullable<ScreenOf<'restaurant'>['navigation']>[number]['isFor']>[1];

const forMoney = (may: May, restaurant: Where): boolean => may('payments.read', restaurant);

export const paymentScreens: readonly Screen[] = [
  {
    area: 'restaurant',
    path: 'payments',
    title: 'Payments',
    load: async () => (await import('./reports/payments-page.tsx')).PaymentsPage,
    navigation: [{ group: 'Payments', label: 'Payments', symbol: CreditCard, isFor: forMoney }],
  },
  {
    area: 'restaurant',
    path: 'payments/settlements',
    title: 'Settlements',
    load: async () => (await import('./reports/settlements-page.tsx')).SettlementsPage,
    navigation: [
      {
        group: 'Payments',
        label: 'Settlements',
        symbol: ChartNoAxesColumn,
        words: ['batches'],
        isFor: forMoney,
      },
    ],
  },
  {
    area: 'restaurant',
    path: 'payments/funding',
    title: 'Funding',
    load: async () => (await import('./reports/funding-page.tsx')).FundingPage,
    navigation: [
      {
        group: 'Payments',
        label: 'Funding',
        symbol: Landmark,
        words: ['deposits', 'payouts', 'fees'],
        isFor: forMoney,
      },
    ],
  },
  {
    area: 'restaurant',
    path: 'payments/chargebacks',
    title: 'Chargebacks',
    load: async () => (await import('./reports/chargebacks-page.tsx')).ChargebacksPage,
    navigation: [
      { group: 'Payments', label: 'Chargebacks', symbol: ShieldAlert, words: ['disputes'], isFor: forMoney },
    ],
  },
  {
    area: 'restaurant',
    path: 'payments/comparison',
    title: 'Comparison',
    load: async () => (await import('./reports/comparison-page.tsx')).ComparisonPage,
    navigation: [
      {
        group: 'Payments',
        label: 'Comparison',
        symbol: Scale,
        words: ['reconciliation', 'differences'],
        isFor: forMoney,
      },
    ],
  },
  {
    area: 'restaurant',
    path: 'payments/setup',
    title: 'Payment set-up',
    load: async () => (await import('./setup/payment-setup-page.tsx')).PaymentSetupPage,
    navigation: [
      {
        group: 'Payments',
        label: 'Set-up',
        symbol: Settings2,
        words: ['card gateway', 'merchant', 'login', 'pay at the counter', 'cash'],
        isFor: forMoney,
      },
    ],
  },
];

/** Last in the platform's list: it is rarely needed. */
export const platformPaymentScreens: readonly Screen[] = [
  {
    area: 'platform',
    path: 'card-payments',
    title: 'Card payments',
    load: async () => (await import('./platform/platform-cards-page.tsx')).PlatformCardsPage,
    navigation: [
      {
        group: 'Platform',
        label: 'Card payments',
        symbol: OctagonX,
        words: ['kill switch', 'card gateway', 'cards off', 'Apple Pay', 'Google Pay', 'wallets'],
        isFor: (may) => may('siteConfiguration.read'),
      },
    ],
  },
];
