// Asks for the fulfilment before the first item goes into the cart (O2.7).
import { t } from '@bite/shared/kernel/translate';
import { type AddressErrors, addressErrors } from '@bite/shared/ordering/address-checks';
import { isDecidedByStreet, type Zones } from '@bite/shared/ordering/delivery-zones';
import { useId, useState } from 'react';
import { addressFrom } from '../../../lib/delivery-address.ts';
import { useStorefront, useZone, type ZoneState } from '../../../lib/site.ts';
import { type Fulfilment, useFulfilment } from '../../../lib/use-fulfilment.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogHead } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { OpenBadge } from '../../../ui/open-badge.tsx';
import { DayPicker } from './day-picker.tsx';
import { TypeToggle } from './fulfilment-controls.tsx';
import { OrderAddress } from './order-address.tsx';
import { useHeldPress } from './use-held-press.ts';

interface OrderDetailsModalProps {
  isOpen: boolean;
  /** Starts with the available days and times. */
  isScheduling: boolean;
  /** `isDone`: kind and time have been chosen. */
  onClose: (isDone: boolean) => void;
}

export function OrderDetailsModal({ isOpen, isScheduling, onClose }: OrderDetailsModalProps) {
  const titleId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={() => onClose(false)} labelledBy={titleId}>
      <DialogHead id={titleId} title={t('Order details')} />
      <Questions isScheduling={isScheduling} onDone={() => onClose(true)} />
    </Dialog>
  );
}

function Questions({ isScheduling, onDone }: { isScheduling: boolean; onDone: () => void }) {
  const fulfilment = useFulfilment();
  const { restaurant, deliveryZones } = useStorefront();
  const [isPicking, setPicking] = useState(isScheduling || fulfilment.time !== '');
  const [mistakes, setMistakes] = useState(0);
  const zone = useZone();
  const errors =
    fulfilment.orderType === 'delivery'
      ? {
          ...outsideError(zone, deliveryZones),
          ...addressErrors(addressFrom(fulfilment.address, restaurant)),
        }
      : {};
  const goOn = (next: () => void) => {
    if (Object.keys(errors).length > 0) setMistakes(mistakes + 1);
    else if (fulfilment.orderType === 'delivery' && zone.kind === 'checking') hold(next);
    else next();
  };
  const { isWaiting, hold } = useHeldPress(fulfilment, goOn);
  const finish = (time: string) =>
    goOn(() => {
      fulfilment.chooseTime(time);
      onDone();
    });
  return (
    <Form
      mistakes={mistakes}
      className={`grid gap-4 overflow-y-auto px-5 pt-5 ${isPicking ? '' : 'safe-bottom'}`}
      onSubmit={() => goOn(() => setPicking(true))}
    >
      <TypeToggle fulfilment={fulfilment} className="w-full" />
      {fulfilment.orderType === 'delivery' ? (
        <OrderAddress fulfilment={fulfilment} errors={mistakes > 0 ? errors : undefined} />
      ) : null}
      <RestaurantCard />
      {isPicking ? (
        <DayPicker fulfilment={fulfilment} isWaiting={isWaiting} onPick={finish} />
      ) : (
        <Choices
          fulfilment={fulfilment}
          isOutside={fulfilment.orderType === 'delivery' && zone.kind === 'outside'}
          isWaiting={isWaiting}
          onAsap={() => finish('')}
          onSchedule={() => setPicking(true)}
        />
      )}
    </Form>
  );
}

/** At the field that the focus goes to; what to do instead is said below the address. */
const outsideError = ({ kind }: ZoneState, zones: Zones): AddressErrors =>
  kind === 'outside'
    ? { [isDecidedByStreet(zones) ? 'street' : 'postalCode']: t('We don’t deliver there yet') }
    : {};

function RestaurantCard() {
  const { restaurant } = useStorefront();
  const { street, city, state } = restaurant.address;
  return (
    <div className="rounded-xl bg-wash p-4">
      <p className="font-bold">{restaurant.name}</p>
      <OpenBadge isPlain className="mt-1 text-sm" />
      <p className="mt-1 text-sm text-soft">
        <bdi>{[street, city, state].filter(Boolean).join(', ')}</bdi>
      </p>
    </div>
  );
}

interface ChoicesProps {
  fulfilment: Fulfilment;
  /** Nobody delivers to the address. */
  isOutside: boolean;
  /** A button was pressed, and goes on once it is known whether somebody does. */
  isWaiting: boolean;
  onAsap: () => void;
  onSchedule: () => void;
}

function Choices({ fulfilment, isOutside, isWaiting, onAsap, onSchedule }: ChoicesProps) {
  const isPickup = fulfilment.orderType === 'pickup';
  const hasSlots = fulfilment.times.some(({ value }) => value !== '');
  const reasonId = useId();
  const described = isOutside ? { 'aria-describedby': reasonId } : {};
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Button
        {...described}
        disabled={isOutside || !fulfilment.canAsap}
        aria-disabled={isWaiting}
        onClick={onAsap}
      >
        {t(isWaiting ? 'One moment…' : isPickup ? 'Pickup ASAP' : 'Deliver ASAP')}
      </Button>
      <Button
        {...described}
        look={fulfilment.canAsap ? 'quiet' : 'filled'}
        disabled={isOutside || !hasSlots}
        aria-disabled={isWaiting}
        onClick={onSchedule}
      >
        {t(isPickup ? 'Schedule pickup' : 'Schedule delivery')}
      </Button>
      {isOutside ? (
        <p id={reasonId} className="text-sm text-soft sm:col-span-2">
          {t(
            fulfilment.types.includes('pickup')
              ? 'Choose another address, or pickup.'
              : 'Choose another address.',
          )}
        </p>
      ) : null}
    </div>
  );
}
