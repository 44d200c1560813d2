// Says from where the guest is whether the restaurant delivers there, before an address is typed. The place is asked for by a
// press alone, is compared on this device with the zones that the page has, and goes nowhere.
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
import type { DeliveryAddress } from '@bite/shared/ordering/delivery-address';
import { isDecidedByStreet } from '@bite/shared/ordering/delivery-zones';
import { type ZoneAtPoint, zoneAtPoint } from '@bite/shared/ordering/zone-at-point';
import { useState } from 'react';
import { useOrderDetails, useStorefront, useZone } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { feeText, Line } from './delivery-check.tsx';

type Found = ZoneAtPoint | { kind: 'refused' | 'unavailable' };

/** `address`: what was typed when the guest asked. */
interface Told {
  found: Found;
  address: DeliveryAddress;
}

const WAIT_MILLISECONDS = 15_000;
/** A device that is not moving knows where it was. */
const KEPT_MILLISECONDS = 60_000;
/** A place that is known by the town alone says nothing of a delivery. */
const MOST_METRES = 1000;

const options = { enableHighAccuracy: true, timeout: WAIT_MILLISECONDS, maximumAge: KEPT_MILLISECONDS };

/** Nothing where the device has no location, or where only postal codes decide. */
export function MyLocation() {
  const { deliveryZones } = useStorefront();
  const { deliveryAddress: address } = useOrderDetails();
  const zone = useZone().kind;
  const [told, setTold] = useState<Told>();
  const [isAsking, setAsking] = useState(false);
  if (!deliveryZones || !isDecidedByStreet(deliveryZones) || !navigator.geolocation) return null;
  const tell = (next: Found) => {
    setAsking(false);
    setTold({ found: next, address });
  };
  const ask = () => {
    setAsking(true);
    setTold(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        tell(
          accuracy > MOST_METRES
            ? { kind: 'unavailable' }
            : zoneAtPoint(deliveryZones, { latitude, longitude }),
        ),
      (error) => tell({ kind: error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      options,
    );
  };
  // An address that was typed afterwards has an answer of its own, below it.
  const isCurrent = told !== undefined && (told.address === address || zone === 'unknown');
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button look="quiet" aria-disabled={isAsking} onClick={isAsking ? undefined : ask}>
          <Icon name="pin" className="size-5" />
          {t('Use my location')}
        </Button>
        <p className="text-sm text-soft">{t('Your location stays on this device.')}</p>
      </div>
      <div role="status" className="empty:-mt-2">
        {isAsking ? <Line icon="clock">{t('Finding where you are…')}</Line> : null}
        {isCurrent ? <Answer found={told.found} isTypedOutside={zone === 'outside'} /> : null}
      </div>
    </div>
  );
}

/** `isTypedOutside`: the address below is known not to be delivered to. */
function Answer({ found, isTypedOutside }: { found: Found; isTypedOutside: boolean }) {
  const { currency } = useStorefront().restaurant;
  const money = (amount: number): string => formatMoney(amount, currency);
  switch (found.kind) {
    case 'inside': {
      const { zone } = found;
      const facts = zone
        ? [
            feeText(zone, money),
            ...(zone.minimumOrder > 0
              ? [t('orders from {amount}', { amount: money(zone.minimumOrder) })]
              : []),
          ]
        : [];
      return (
        <Line icon="check" isGood>
          <strong>
            {t(
              isTypedOutside
                ? 'We deliver where you are, but not to the address below.'
                : 'We deliver where you are.',
            )}
          </strong>{' '}
          {facts.join(' · ')}
          <p className="text-soft">{t('Enter the address, so that we find you.')}</p>
        </Line>
      );
    }
    case 'outside':
      return <Line icon="alert">{t('We don’t deliver where you are yet.')}</Line>;
    case 'postalCodeDecides':
      return (
        <Line icon="pin">{t('Enter the address: its postal code decides whether we deliver there.')}</Line>
      );
    case 'refused':
      return (
        <Line icon="alert">
          {t('Your browser does not share your location here. Enter the address instead.')}
        </Line>
      );
    case 'unavailable':
      return (
        <Line icon="alert">
          {t('Your location could not be found exactly enough. Enter the address instead.')}
        </Line>
      );
  }
}
