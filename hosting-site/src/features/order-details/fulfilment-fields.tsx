// How the order is wanted, one question below the other, for the cart and checkout (O2.6-03 to O2.6-05).
import { useFulfilment } from '../../lib/use-fulfilment.ts';
import { AddressField, TimeSelect, TypeToggle } from './fulfilment-controls.tsx';

interface FulfilmentFieldsProps {
  addressError?: string | undefined;
  timeError?: string | undefined;
}

export function FulfilmentFields({ addressError, timeError }: FulfilmentFieldsProps) {
  const fulfilment = useFulfilment();
  const gone = fulfilment.isTimeGone
    ? 'This time is no longer available - please choose another one'
    : undefined;
  return (
    <div className="grid gap-3">
      <TypeToggle fulfilment={fulfilment} className="w-full" />
      {fulfilment.orderType === 'delivery' ? (
        <AddressField fulfilment={fulfilment} error={addressError} />
      ) : null}
      <TimeSelect fulfilment={fulfilment} error={timeError ?? gone} />
    </div>
  );
}
