// The guest's tip: none until they choose one. An amount of their own may be typed with a comma.
import { isMoney } from '@bite/shared/kernel/money';
import { currencyDecimals } from '@bite/shared/kernel/money-decimals';
import { pastedNumber } from '@bite/shared/kernel/pasted-number';
import { t } from '@bite/shared/kernel/translate';
import {
  discountedSubtotal,
  isTipUnusual,
  refuseTipSize,
  type SuggestedTip,
  suggestTips,
  type TipChoice,
  tipPercents,
} from '@bite/shared/ordering/tips';
import { useState } from 'react';
import type { CartView } from '../../../lib/cart-view.ts';
import { changeExtras, extrasOf } from '../../../lib/order-extras.ts';
import { useOrderDetails, useSite, useStorefront } from '../../../lib/site.ts';
import { useStore } from '../../../lib/store.ts';
import type { FieldErrors } from './contact.ts';

export interface TipState {
  suggested: readonly SuggestedTip[];
  /** The percent that is chosen, 'other' for an amount, 'none'. */
  chosen: string;
  choose: (chosen: string) => void;
  /** The amount of the guest's own, as typed. */
  typed: string;
  type: (text: string) => void;
  currency: string;
  amount: number;
  /** More than the food costs: asked back. */
  isUnusual: boolean;
  isConfirmed: boolean;
  confirm: (isConfirmed: boolean) => void;
  errors: () => FieldErrors;
}

/** The amount typed; undefined if it is none of this currency. */
function amountOf(typed: string, currency: string): number | undefined {
  if (typed.trim() === '') return 0;
  const amount = Number(pastedNumber(typed));
  return amount >= 0 && isMoney(amount, currency) ? amount : undefined;
}

/** Undefined where the restaurant takes no tips for this kind of order. */
export function useTip({ totals }: CartView, onChange: () => void): TipState | undefined {
  const site = useSite();
  const { restaurant } = useStorefront();
  const { orderType } = useOrderDetails();
  const { tip: choice } = useStore(extrasOf(site));
  const [typed, setTyped] = useState(() =>
    choice?.kind === 'amount' ? choice.amount.toFixed(currencyDecimals(totals.currency)) : '',
  );
  const [confirmed, setConfirmed] = useState<number>();
  const percents = tipPercents(restaurant, orderType);
  if (!percents) return undefined;
  const { currency, tip: amount } = totals;
  const set = (tip: TipChoice | undefined) => {
    changeExtras(site, { tip });
    onChange();
  };
  const setOwn = (text: string) => set({ kind: 'amount', amount: amountOf(text, currency) ?? 0 });
  const chosen = chosenOf(choice, percents);
  const isUnusual = isTipUnusual(totals);
  const isConfirmed = confirmed === amount;
  return {
    suggested: suggestTips(percents, discountedSubtotal(totals), currency),
    chosen,
    choose: (next) => {
      if (next === 'other') setOwn(typed);
      else set(next === 'none' ? undefined : { kind: 'percent', percent: Number(next) });
    },
    typed,
    type: (text) => {
      setTyped(text);
      setOwn(text);
    },
    currency,
    amount,
    isUnusual,
    isConfirmed,
    confirm: (isYes) => {
      setConfirmed(isYes ? amount : undefined);
      onChange();
    },
    errors: () => {
      if (chosen === 'other' && amountOf(typed, currency) === undefined)
        return { tip: t('Please type the tip as an amount, such as 4.50') };
      const tooLarge = refuseTipSize(totals);
      if (tooLarge !== undefined) return { tip: tooLarge };
      return isUnusual && !isConfirmed
        ? ({ tipConfirmed: t('Please confirm this tip, or change it') } as FieldErrors)
        : {};
    },
  };
}

function chosenOf(choice: TipChoice | undefined, percents: readonly number[]): string {
  if (choice?.kind === 'amount') return 'other';
  return choice && percents.includes(choice.percent) ? String(choice.percent) : 'none';
}
