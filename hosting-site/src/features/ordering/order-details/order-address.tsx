// The address of a delivery, and whether the restaurant delivers there. One line once it is whole and nothing speaks against it;
// the fields while something is missing or wrong, and from then on until the form around them is closed.
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { type AddressErrors, addressErrors } from '@bite/shared/ordering/address-checks';
import { addressText } from '@bite/shared/ordering/address-lines';
import { useEffect, useRef, useState } from 'react';
import { addressFrom } from '../../../lib/delivery-address.ts';
import { useStorefront, useZone } from '../../../lib/site.ts';
import type { Fulfilment } from '../../../lib/use-fulfilment.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AddressFields } from './address-fields.tsx';
import { DeliveryCheck } from './delivery-check.tsx';
import { MyLocation } from './my-location.tsx';

interface OrderAddressProps {
  fulfilment: Fulfilment;
  errors?: AddressErrors | undefined;
}

export function OrderAddress({ fulfilment, errors = {} }: OrderAddressProps) {
  const { restaurant } = useStorefront();
  const { kind } = useZone();
  const address = addressFrom(fulfilment.address, restaurant);
  const isWrong =
    kind === 'outside' || [errors, addressErrors(address)].some((found) => Object.keys(found).length > 0);
  const [isChanging, setChanging] = useState(isWrong);
  // More fields may have to be changed after the first wrong one is right.
  useEffect(() => {
    if (isWrong) setChanging(true);
  }, [isWrong]);
  // The button that opens the fields goes with the line, and the focus with it.
  const isAsked = useRef(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChanging && isAsked.current) fields.current?.querySelector<HTMLElement>('input, select')?.focus();
    isAsked.current = false;
  }, [isChanging]);
  const change = () => {
    isAsked.current = true;
    setChanging(true);
  };
  return (
    <div className="grid gap-3">
      {isWrong || isChanging ? (
        <div ref={fields} className="grid gap-3">
          <MyLocation />
          <AddressFields fulfilment={fulfilment} errors={errors} hasSaved />
        </div>
      ) : (
        <div className="flex items-center gap-2">
          <Icon name="pin" className="size-5 shrink-0 text-soft" />
          <p className="min-w-0 flex-1 wrap-anywhere">{isolated(addressText(address))}</p>
          <Button look="quiet" aria-label={t('Change the delivery address')} onClick={change}>
            {t('Change')}
          </Button>
        </div>
      )}
      <DeliveryCheck fulfilment={fulfilment} />
    </div>
  );
}
