// The order's fulfilment in one sentence, with fields to change it.
import { withClock } from '@bite/shared/kernel/phrases';
import { t } from '@bite/shared/kernel/translate';
import { addressLines } from '@bite/shared/ordering/address-lines';
import { type ReactNode, useEffect, useState } from 'react';
import { clockLabel, slotLabel } from '../../../lib/local-times.ts';
import { useNow, useOrderDetails, useStorefront } from '../../../lib/site.ts';
import { useWantedAt } from '../../../lib/use-fulfilment.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface WhenAndWhereProps {
  /** Something about it must be changed. */
  isOpen: boolean;
  fields: ReactNode;
}

export function WhenAndWhere({ isOpen, fields }: WhenAndWhereProps) {
  const [isEditing, setEditing] = useState(isOpen);
  // The fields stay open after the missing value has been typed, since more may follow.
  useEffect(() => {
    if (isOpen) setEditing(true);
  }, [isOpen]);
  if (isOpen || isEditing) return fields;
  return (
    <div className="flex items-start justify-between gap-4">
      <ul className="grid gap-2">
        <Fact icon="clock">
          <When />
        </Fact>
        <Fact icon="pin">
          <Where />
        </Fact>
      </ul>
      <Button look="quiet" className="shrink-0" onClick={() => setEditing(true)}>
        {t('Edit')}
      </Button>
    </div>
  );
}

function Fact({ icon, children }: { icon: 'clock' | 'pin'; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-soft" />
      <span>{children}</span>
    </li>
  );
}

function When() {
  const { restaurant } = useStorefront();
  const { orderType, scheduledTime } = useOrderDetails();
  const wanted = useWantedAt();
  const now = useNow();
  if (wanted === undefined || now === undefined) return null;
  if (scheduledTime !== null) return slotLabel(wanted, now, restaurant.timezone);
  const clock = clockLabel(wanted, restaurant.timezone);
  return orderType === 'pickup'
    ? withClock('As soon as possible, ready about {clock}', clock)
    : withClock('As soon as possible, with you about {clock}', clock);
}

function Where() {
  const { restaurant } = useStorefront();
  const { orderType, deliveryAddress } = useOrderDetails();
  if (orderType === 'delivery')
    return <span className="whitespace-pre-line">{addressLines(deliveryAddress).join('\n')}</span>;
  const { street, city, state } = restaurant.address;
  return (
    <>
      <span className="font-semibold">{restaurant.name}</span>
      <br />
      <bdi className="text-soft">{[street, city, state].filter(Boolean).join(', ')}</bdi>
    </>
  );
}
