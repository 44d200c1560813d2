// Holds a press back while it is being looked up whether the restaurant delivers to the address, and goes on with the answer.
import type { DeliveryAddress } from '@bite/shared/ordering/delivery-address';
import { useEffect, useEffectEvent, useState } from 'react';
import { hurryZoneCheck } from '../../../lib/delivery-zone.ts';
import { useSite, useZone } from '../../../lib/site.ts';
import type { Fulfilment } from '../../../lib/use-fulfilment.ts';

interface Held {
  next: () => void;
  address: DeliveryAddress;
}

interface HeldPress {
  isWaiting: boolean;
  /** Only while the address is being looked up. */
  hold: (next: () => void) => void;
}

/** @param goOn Gets what was held once the answer is there; it decides by that. Whoever changes the address meanwhile presses again. */
export function useHeldPress(
  { orderType, address }: Fulfilment,
  goOn: (next: () => void) => void,
): HeldPress {
  const site = useSite();
  const { kind } = useZone();
  const [held, setHeld] = useState<Held>();
  const isSame = orderType === 'delivery' && held?.address === address;
  const release = useEffectEvent((next: () => void) => goOn(next));
  useEffect(() => {
    if (!held || (isSame && kind === 'checking')) return;
    setHeld(undefined);
    if (isSame) release(held.next);
  }, [held, isSame, kind]);
  return {
    isWaiting: held !== undefined,
    hold: (next) => {
      setHeld({ next, address });
      hurryZoneCheck(site);
    },
  };
}
