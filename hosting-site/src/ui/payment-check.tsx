// Said while nobody knows whether a card was charged: it is found out by itself, and must not be tried again meanwhile.
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { useEffect, useRef } from 'react';

interface PaymentCheckProps {
  orderNumber: string;
  isOffline: boolean;
  level?: 'h1' | 'h2';
}

export function PaymentCheck({ orderNumber, isOffline, level: Heading = 'h2' }: PaymentCheckProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="status"
      className="grid justify-items-start gap-3 rounded-2xl border border-line bg-surface p-5 sm:p-7"
    >
      <span
        aria-hidden="true"
        className="size-8 animate-spin rounded-full border-4 border-line border-t-primary-edge motion-reduce:animate-none"
      />
      <Heading className="text-2xl font-extrabold tracking-tight">
        {t('We are checking your payment. Don’t pay again.')}
      </Heading>
      <p>
        {t(
          'The bank takes longer than usual to answer about order {number}. This page says what came of it.',
          {
            number: isolated(orderNumber),
          },
        )}
      </p>
      <p className="text-soft">
        {isOffline
          ? t('You have no connection at the moment. We go on as soon as it is back.')
          : t('You may leave this page: when you come back, it goes on from here.')}
      </p>
    </section>
  );
}
