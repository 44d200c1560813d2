// Finds the delivery zone of the address that is being typed. Postal codes are looked up in the page itself; for a circle or an
// outline the server is asked, once the address is whole. The server decides again when the order is placed. Loaded with the
// ordering engine.
import type { Call } from '@bite/shared/api/client';
import type { DinerRouteName } from '@bite/shared/api/diner-routes';
import { addressErrors } from '@bite/shared/ordering/address-checks';
import { type DeliveryAddress, tidyAddress } from '@bite/shared/ordering/delivery-address';
import { zoneMatch } from '@bite/shared/ordering/delivery-zones';
import { addressFrom } from './delivery-address.ts';
import type { Site, ZoneState } from './site.ts';

type CallServer = Call<DinerRouteName>;

/** After the last letter of an address. */
const PAUSE_MILLISECONDS = 700;

const unknown: ZoneState = { kind: 'unknown' };

interface Following {
  again: () => void;
  hurry: () => void;
}

const followed = new WeakMap<Site, Following>();

/** Keeps the page's zone as the address and the menu say; once for a page. */
export function followDeliveryZone(site: Site, call: CallServer): void {
  if (followed.has(site)) return;
  const { details, storefront, zone } = site;
  const answers = new Map<string, ZoneState>();
  let asked = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: ZoneState): void => {
    if (JSON.stringify(next) !== JSON.stringify(zone.get())) zone.set(next);
  };

  const ask = async (question: string, address: DeliveryAddress): Promise<void> => {
    const { restaurant, deliveryZones = [] } = storefront.get();
    let answer: ZoneState = { kind: 'failed' };
    try {
      const body = { restaurantGuid: restaurant.guid, address: tidyAddress(address) };
      const { outcome, deliveryZoneId } = await call('checkDelivery', { body });
      const found = deliveryZones.find((one) => one.deliveryZoneId === deliveryZoneId);
      // A zone that this page does not know yet: the server’s quote will show it.
      answer = found ? { kind: 'inside', zone: found } : { kind: outcome === 'inside' ? 'unknown' : outcome };
      answers.set(question, answer);
    } catch {
      // The same address can be asked about again.
    }
    if (asked === question) show(answer);
  };

  const update = (isAtOnce = false): void => {
    const { match, address, isWhole } = presentMatch(site);
    const question = JSON.stringify([storefront.get().version, tidyAddress(address)]);
    const isAskable = match.kind === 'unknown' && isWhole;
    if (isAskable && question === asked && !isAtOnce) return;
    clearTimeout(timer);
    timer = undefined;
    asked = isAskable ? question : '';
    const answer = isAskable ? answers.get(question) : match;
    show(answer ?? { kind: 'checking' });
    if (answer) return;
    const start = () => {
      timer = undefined;
      void ask(question, address);
    };
    timer = setTimeout(start, isAtOnce ? 0 : PAUSE_MILLISECONDS);
  };

  followed.set(site, {
    again: () => update(true),
    hurry: () => {
      if (timer !== undefined) update(true);
    },
  });
  for (const source of [details, storefront]) source.subscribe(() => update());
  update();
}

/** What the page itself knows of the address; `isWhole`: the server can be asked about it. */
function presentMatch({ details, storefront }: Site) {
  const { restaurant, deliveryZones } = storefront.get();
  const { orderType, deliveryAddress } = details.get();
  const address = addressFrom(deliveryAddress, restaurant);
  if (orderType === 'pickup') return { match: unknown, address, isWhole: false };
  const errors = addressErrors(address);
  const match = errors.postalCode === undefined ? zoneMatch(deliveryZones, address) : unknown;
  return { match, address, isWhole: Object.keys(errors).length === 0 };
}

/** After the server could not be reached. */
export function checkZoneAgain(site: Site): void {
  followed.get(site)?.again();
}

/** Does not wait for more letters of the address: somebody wants to go on with it. */
export function hurryZoneCheck(site: Site): void {
  followed.get(site)?.hurry();
}
