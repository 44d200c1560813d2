// Below the address: whether the restaurant delivers there, for how much, how soon, and from what order on.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { list } from '@bite/shared/kernel/phrases';
import { t } from '@bite/shared/kernel/translate';
import { addressErrors } from '@bite/shared/ordering/address-checks';
import { isDecidedByStreet, type PublicZone, zoneFee } from '@bite/shared/ordering/delivery-zones';
import { promiseMinutes } from '@bite/shared/tenancy/hours';
import type { ReactNode } from 'react';
import { addressFrom } from '../../../lib/delivery-address.ts';
import { checkZoneAgain } from '../../../lib/delivery-zone.ts';
import { useHours, useSite, useStorefront, useZone } from '../../../lib/site.ts';
import type { Fulfilment } from '../../../lib/use-fulfilment.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';

/** What changes while somebody types is announced. */
export function DeliveryCheck({ fulfilment }: { fulfilment: Fulfilment }) {
  return (
    <div role="status" className="empty:-mt-3">
      <Answer fulfilment={fulfilment} />
    </div>
  );
}

function Answer({ fulfilment }: { fulfilment: Fulfilment }) {
  const site = useSite();
  const zone = useZone();
  switch (zone.kind) {
    case 'inside':
      return <Inside zone={zone.zone} />;
    case 'outside':
      return <Outside fulfilment={fulfilment} />;
    case 'checking':
      return <Line icon="clock">{t('Checking whether we deliver there…')}</Line>;
    case 'failed':
      return (
        <Line icon="alert">
          {t('We could not check this address.')}{' '}
          <Button look="quiet" className="mt-2" onClick={() => checkZoneAgain(site)}>
            {t('Check it again')}
          </Button>
        </Line>
      );
    case 'unknown':
      return <StreetWanted fulfilment={fulfilment} />;
    case 'anywhere':
      return null;
  }
}

export function Line({
  icon,
  isGood = false,
  children,
}: {
  icon: IconName;
  isGood?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex gap-2 rounded-xl bg-wash p-3 text-sm leading-relaxed">
      <Icon name={icon} className={`mt-0.5 size-5 shrink-0 ${isGood ? 'text-accent-text' : 'text-soft'}`} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

function Inside({ zone }: { zone: PublicZone }) {
  const minutes = promiseMinutes(useHours());
  const { restaurant } = useStorefront();
  const money = (amount: number): string => formatMoney(amount, restaurant.currency);
  const facts = [
    feeText(zone, money),
    t('about {minutes} min', { minutes: String(minutes) }),
    ...(zone.minimumOrder > 0 ? [t('orders from {amount}', { amount: money(zone.minimumOrder) })] : []),
  ];
  const lower = [
    ...(zone.feeTiers ?? []).map(({ from, fee }) =>
      fee === 0
        ? t('free from {amount}', { amount: money(from) })
        : t('{fee} from {amount}', { fee: money(fee), amount: money(from) }),
    ),
    ...(zone.freeFrom === undefined ? [] : [t('free from {amount}', { amount: money(zone.freeFrom) })]),
  ];
  return (
    <Line icon="check" isGood>
      <p>
        <strong>{t('We deliver there.')}</strong> {facts.join(' · ')}
      </p>
      {lower.length > 0 ? (
        <p className="text-soft">{t('Delivery costs less with more: {fees}.', { fees: list(lower) })}</p>
      ) : null}
    </Line>
  );
}

export function feeText(zone: PublicZone, money: (amount: number) => string): string {
  const fee = zoneFee(zone, 0);
  return fee === 0 ? t('Free delivery') : t('{fee} delivery fee', { fee: money(fee) });
}

/** A postal code of which some streets may be served says nothing yet. */
function StreetWanted({ fulfilment: { orderType, address: typed } }: { fulfilment: Fulfilment }) {
  const { restaurant, deliveryZones } = useStorefront();
  const address = addressFrom(typed, restaurant);
  const errors = addressErrors(address);
  const hasCode = address.postalCode !== '' && errors.postalCode === undefined;
  if (orderType === 'pickup' || !isDecidedByStreet(deliveryZones) || !hasCode || !errors.street) return null;
  return <Line icon="pin">{t('Enter your street, too: we look up whether we deliver there.')}</Line>;
}

function Outside({ fulfilment }: { fulfilment: Fulfilment }) {
  const { deliveryZones } = useStorefront();
  const { types, address, chooseType } = fulfilment;
  const code = isDecidedByStreet(deliveryZones) ? '' : address.postalCode.trim();
  return (
    <Line icon="alert">
      <p className="font-semibold">
        {code === ''
          ? t('We don’t deliver to this address yet.')
          : t('We don’t deliver to {code} yet.', { code: isolated(code) })}
      </p>
      {types.includes('pickup') ? (
        <Button look="quiet" className="mt-2" onClick={() => chooseType('pickup')}>
          {t('Pick up instead')}
        </Button>
      ) : null}
    </Line>
  );
}
