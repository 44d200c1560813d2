// The address of a delivery, and whether the restaurant delivers there.
import type { AddressErrors } from '@bite/shared/ordering/address-checks';
import type { Fulfilment } from '../../../lib/use-fulfilment.ts';
import { AddressFields } from './address-fields.tsx';
import { DeliveryCheck } from './delivery-check.tsx';

interface OrderAddressProps {
  fulfilment: Fulfilment;
  errors?: AddressErrors | undefined;
}

export function OrderAddress({ fulfilment, errors }: OrderAddressProps) {
  return (
    <div className="grid gap-3">
      <AddressFields fulfilment={fulfilment} errors={errors} hasSaved />
      <DeliveryCheck fulfilment={fulfilment} />
    </div>
  );
}
