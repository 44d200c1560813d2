// The fulfilment fields in one column, for cart and checkout (O2.6-03 to O2.6-05).
import { t } from '@bite/shared/kernel/translate';
import type { AddressErrors } from '@bite/shared/ordering/address-checks';
import { lazy, Suspense } from 'react';
import { useFulfilment } from '../../../lib/use-fulfilment.ts';
import { TimeSelect, TypeToggle } from './fulfilment-controls.tsx';

const OrderAddress = lazy(async () => ({ default: (await import('./order-address.tsx')).OrderAddress }));

interface FulfilmentFieldsProps {
  addressErrors?: AddressErrors | undefined;
  timeError?: string | undefined;
}

export function FulfilmentFields({ addressErrors, timeError }: FulfilmentFieldsProps) {
  const fulfilment = useFulfilment();
  const gone = fulfilment.isTimeGone
    ? t('This time is no longer available - please choose another one')
    : undefined;
  return (
    <div className="grid gap-3">
      <TypeToggle fulfilment={fulfilment} className="w-full" />
      {fulfilment.orderType === 'delivery' ? (
        <Suspense fallback={<div className={`pulse ${fulfilment.address.street ? 'h-11' : 'h-72'}`} />}>
          <OrderAddress fulfilment={fulfilment} errors={addressErrors} />
        </Suspense>
      ) : null}
      <TimeSelect fulfilment={fulfilment} error={timeError ?? gone} />
    </div>
  );
}
