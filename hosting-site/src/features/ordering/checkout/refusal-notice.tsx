// Shows why the order was refused, and what to do next.
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
import { useEffect, useRef } from 'react';
import { useStorefront } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CallLink } from '../tracking/call-link.tsx';
import type { Explanation } from './explain-refusal.ts';
import type { AgreedPrice } from './send-order.ts';

interface RefusalNoticeProps {
  explanation: Explanation;
  /** The total that was sent. */
  oldTotal: number;
  /** What the diner must agree to. */
  newPrice: AgreedPrice | undefined;
  onConfirm: (price: AgreedPrice) => void;
}

export function RefusalNotice({ explanation, oldTotal, newPrice, onConfirm }: RefusalNoticeProps) {
  const { title, advice, lines, canCall, reference } = explanation;
  const { restaurant } = useStorefront();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (explanation) box.current?.scrollIntoView({ block: 'center' });
  }, [explanation]);
  return (
    <div ref={box}>
      <Notice tone="bad" isAlert>
        <p className="font-semibold">{title}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{advice}</p>
        {newPrice ? (
          <div className="mt-3 grid gap-3">
            <p className="text-base">
              <s className="text-soft">
                <span className="sr-only">{t('Old total')} </span>
                {formatMoney(oldTotal, restaurant.currency)}
              </s>{' '}
              <strong>
                <span className="sr-only">{t('New total')} </span>
                {formatMoney(newPrice.total, restaurant.currency)}
              </strong>
            </p>
            <Button onClick={() => onConfirm(newPrice)}>
              {t('Order for {total}', { total: formatMoney(newPrice.total, restaurant.currency) })}
            </Button>
          </div>
        ) : null}
        {canCall ? (
          <div className="mt-2">
            <CallLink phone={restaurant.phone} currency={restaurant.currency} />
          </div>
        ) : null}
        {reference ? (
          <p className="mt-2 text-xs text-soft">{t('Reference for support: {reference}', { reference })}</p>
        ) : null}
      </Notice>
    </div>
  );
}
