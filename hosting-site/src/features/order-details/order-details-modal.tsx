// Asks how the order is wanted before anything goes into the cart (O2.7).
import { useId, useState } from 'react';
import { useStorefront } from '../../lib/site.ts';
import { type Fulfilment, useFulfilment } from '../../lib/use-fulfilment.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogHead } from '../../ui/dialog.tsx';
import { OpenBadge } from '../../ui/open-badge.tsx';
import { AddressField, TimeSelect, TypeToggle } from './fulfilment-controls.tsx';

interface OrderDetailsModalProps {
  isOpen: boolean;
  /** `isDone` when kind and time have been chosen. */
  onClose: (isDone: boolean) => void;
}

export function OrderDetailsModal({ isOpen, onClose }: OrderDetailsModalProps) {
  const titleId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={() => onClose(false)} labelledBy={titleId}>
      <DialogHead id={titleId} title="Order details" onClose={() => onClose(false)} />
      <Questions onDone={() => onClose(true)} />
    </Dialog>
  );
}

function Questions({ onDone }: { onDone: () => void }) {
  const fulfilment = useFulfilment();
  const [isScheduling, setScheduling] = useState(fulfilment.time !== '');
  const [wasTried, setTried] = useState(false);
  const isAddressMissing = fulfilment.orderType === 'delivery' && fulfilment.address.trim() === '';
  const finish = (time: string) => {
    setTried(true);
    if (isAddressMissing) return;
    fulfilment.chooseTime(time);
    onDone();
  };
  return (
    <div className="safe-bottom grid gap-4 overflow-y-auto p-5">
      <TypeToggle fulfilment={fulfilment} className="w-full" />
      {fulfilment.orderType === 'delivery' ? (
        <AddressField
          fulfilment={fulfilment}
          error={wasTried && isAddressMissing ? 'Delivery address is required' : undefined}
        />
      ) : null}
      <RestaurantCard />
      {isScheduling ? (
        <Schedule fulfilment={fulfilment} onPick={finish} />
      ) : (
        <Choices fulfilment={fulfilment} onAsap={() => finish('')} onSchedule={() => setScheduling(true)} />
      )}
    </div>
  );
}

function RestaurantCard() {
  const { restaurant } = useStorefront();
  const { street, city, state } = restaurant.address;
  return (
    <div className="rounded-xl bg-wash p-4">
      <p className="font-bold">{restaurant.name}</p>
      <OpenBadge isPlain className="mt-1 text-sm" />
      <p className="mt-1 text-sm text-soft">{[street, city, state].filter(Boolean).join(', ')}</p>
    </div>
  );
}

interface ChoicesProps {
  fulfilment: Fulfilment;
  onAsap: () => void;
  onSchedule: () => void;
}

function Choices({ fulfilment, onAsap, onSchedule }: ChoicesProps) {
  const isPickup = fulfilment.orderType === 'pickup';
  const hasSlots = fulfilment.times.some(({ value }) => value !== '');
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Button disabled={!fulfilment.canAsap} onClick={onAsap}>
        {isPickup ? 'Pickup ASAP' : 'Deliver ASAP'}
      </Button>
      <Button look={fulfilment.canAsap ? 'quiet' : 'filled'} disabled={!hasSlots} onClick={onSchedule}>
        {isPickup ? 'Schedule pickup' : 'Schedule delivery'}
      </Button>
    </div>
  );
}

function Schedule({ fulfilment, onPick }: { fulfilment: Fulfilment; onPick: (time: string) => void }) {
  const isChosen = fulfilment.times.some(({ value }) => value === fulfilment.time);
  return (
    <div className="grid gap-3">
      <TimeSelect fulfilment={fulfilment} />
      <Button disabled={!isChosen} onClick={() => onPick(fulfilment.time)}>
        Confirm time
      </Button>
    </div>
  );
}
