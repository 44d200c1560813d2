// Says where to order if not here: at an outside service, or by phone.
import type { StorefrontWebsite } from '@bite/shared/catalogue/storefront';
import { telLink } from '@bite/shared/kernel/tel-link';
import { t } from '@bite/shared/kernel/translate';
import { whereToOrder } from '@bite/shared/website/where-to-order';
import { useStorefront } from '../lib/menu-state.ts';
import { phrase } from './phrase.tsx';

const services = {
  doordash: 'DoorDash',
  ubereats: 'Uber Eats',
  grubhub: 'Grubhub',
  custom: undefined,
} as const satisfies Record<NonNullable<StorefrontWebsite['orderingProvider']>, string | undefined>;

export function OrderingNote({ className = '' }: { className?: string }) {
  const { website, restaurant } = useStorefront();
  const { kind } = whereToOrder(website);
  if (kind === 'here') return null;
  if (kind === 'elsewhere') {
    const service = services[website.orderingProvider ?? 'custom'];
    return (
      <p className={className}>
        {service
          ? t('Online orders are placed with {service}.', { service })
          : t('Online orders are placed on another site.')}
      </p>
    );
  }
  const { phone, currency } = restaurant;
  if (!phone) return <p className={className}>{t('We take no orders online at the moment.')}</p>;
  const call = (
    <a className="font-semibold underline underline-offset-4" href={telLink(phone, currency)}>
      <bdi>{phone}</bdi>
    </a>
  );
  return (
    <p className={className}>
      {phrase('We take no orders online at the moment. To order, call {phone}.', { phone: call })}
    </p>
  );
}
