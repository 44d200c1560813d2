// A delivery of somebody who is signed in begins with their usual saved address, where this device remembers no other one.
import { noAddress } from '@bite/shared/ordering/delivery-address';
import type { Site } from '../../../lib/site.ts';

/** Only when a delivery begins: whoever empties the address afterwards wants it empty. Returns a function that stops it. */
export function beginWithSavedAddress({ diner, details }: Site): () => void {
  let wasDelivery = false;
  const update = () => {
    const person = diner.get();
    const { orderType, deliveryAddress } = details.get();
    const isDelivery = orderType === 'delivery' && person !== undefined && person !== 'unknown';
    const begins = isDelivery && !wasDelivery;
    wasDelivery = isDelivery;
    if (!begins || JSON.stringify(deliveryAddress) !== JSON.stringify(noAddress)) return;
    const { addresses } = person;
    const usual = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
    if (usual) details.typeAddress(usual.address);
  };
  const stops = [diner.subscribe(update), details.subscribe(update)];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}
