// How prices, ends and orders of registered domains are worded.
import type { PurchaseKind, PurchaseState } from '@bite/shared/domains/domain-purchase.schema';
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { Tone } from '../../../ui/notice.tsx';

/** The registrar sells in US dollars. */
export const dollars = (amount: number): string => formatMoney(amount, 'USD', 'en-US');

export const isoOf = (moment: number): string => new Date(moment).toISOString();

export const yearsText = (years: number): string => (years === 1 ? 'one year' : `${years} years`);

export const purchaseNames: Readonly<Record<PurchaseKind, string>> = {
  buy: 'Purchase',
  transfer: 'Transfer',
  renew: 'Renewal',
};

export const purchaseLooks: Readonly<Record<PurchaseState, readonly [word: string, tone: Tone | undefined]>> = {
  asked: ['Being ordered', 'info'],
  ordered: ['Ordered', 'info'],
  done: ['Done', 'good'],
  failed: ['Failed', 'danger'],
  unclear: ['Unclear', 'warn'],
};

/** 'in 7 days', 'in a day' */
export const endsText = (days: number): string => (days === 1 ? 'within a day' : `within ${days} days`);

export const serviceWords: Readonly<Record<string, string>> = {
  'zeit.world': 'At Vercel',
  external: 'Elsewhere',
  na: 'Not set up',
};
