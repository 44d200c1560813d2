// What a delivery zone is, in words: its area, its fees, its tax.
import { formatMoney } from '@bite/shared/kernel/money-format';
import { postalEntryWords } from '@bite/shared/ordering/postal-codes';
import { pointText } from '@bite/shared/ordering/read-outline';
import type { RecordOf } from '../../../lib/records.ts';

export type Zone = RecordOf<'deliveryZones'>;

export const areaNames: Readonly<Record<Zone['area'], string>> = {
  postalCodes: 'Postal codes',
  radius: 'Circle',
  outline: 'Outline',
  everywhere: 'Everywhere else',
};

export const taxNames: Readonly<Record<Zone['feeTax'], string>> = {
  none: 'Not taxed',
  added: 'Tax is added to it',
  included: 'Tax is included in it',
};

const SHOWN = 3;

/** '11201, 11205–11217 and 4 more' */
export function areaWords({ area, postalCodes, distance, distanceUnit, outline }: Zone): string {
  if (area === 'everywhere') return areaNames.everywhere;
  if (area === 'radius') return `Within ${distance ?? '?'} ${distanceUnit}`;
  if (area === 'outline') return `Outline of ${outline.length} points`;
  const shown = postalCodes.slice(0, SHOWN).map(postalEntryWords).join(', ');
  const more = postalCodes.length - SHOWN;
  return more > 0 ? `${shown} and ${more} more` : shown;
}

type Fees = Pick<Zone, 'fee'> & {
  feeTiers?: Zone['feeTiers'] | undefined;
  freeFrom?: number | undefined;
};

/** '$5.00; from $20.00: $3.00; free from $40.00' */
export function feeWords({ fee, feeTiers = [], freeFrom }: Fees, currency: string): string {
  const money = (amount: number): string => formatMoney(amount, currency);
  const steps = feeTiers.map(
    (tier) => `from ${money(tier.from)}: ${tier.fee === 0 ? 'free' : money(tier.fee)}`,
  );
  const free = freeFrom === undefined ? [] : [`free from ${money(freeFrom)}`];
  return [fee === 0 ? 'Free' : money(fee), ...steps, ...free].join('; ');
}

/** '$3.00–$5.00; free from $40.00': short enough for a column. */
export function feeRange({ fee, feeTiers, freeFrom }: Zone, currency: string): string {
  const fees = [fee, ...feeTiers.map((tier) => tier.fee)];
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  if (least === most) return feeWords({ fee, freeFrom }, currency);
  const free = freeFrom === undefined ? '' : `; free from ${formatMoney(freeFrom, currency)}`;
  return `${formatMoney(least, currency)}–${formatMoney(most, currency)}${free}`;
}

/** Says nothing about this zone. */
const NOT_USED = '';

const orElse = (amount: number | undefined, currency: string, none: string): string =>
  amount ? formatMoney(amount, currency) : none;

type Words = (zone: Zone, currency: string) => string;

const wordsByField: Readonly<Record<string, Words>> = {
  area: ({ area }) => areaNames[area],
  postalCodes: ({ area, postalCodes }) =>
    area === 'postalCodes' ? postalCodes.map(postalEntryWords).join(', ') : NOT_USED,
  centre: ({ area, centre }) =>
    centre && (area === 'radius' || area === 'outline') ? pointText(centre) : NOT_USED,
  distance: ({ area, distance, distanceUnit }) =>
    area === 'radius' ? `${distance} ${distanceUnit}` : NOT_USED,
  distanceUnit: () => NOT_USED,
  outline: ({ area, outline }) => (area === 'outline' ? outline.map(pointText).join('\n') : NOT_USED),
  fee: ({ fee }, currency) => orElse(fee, currency, 'Free'),
  feeTiers: ({ feeTiers }, currency) =>
    feeTiers
      .map(({ from, fee }) => `From ${formatMoney(from, currency)}: ${formatMoney(fee, currency)}`)
      .join('\n'),
  freeFrom: ({ freeFrom }, currency) => (freeFrom === undefined ? 'Never' : formatMoney(freeFrom, currency)),
  minimumOrder: ({ minimumOrder }, currency) => orElse(minimumOrder, currency, 'None'),
  deliveryMinutes: ({ deliveryMinutes }) =>
    deliveryMinutes === undefined ? 'As in the restaurant settings' : `${deliveryMinutes} minutes`,
  feeTax: ({ feeTax }) => taxNames[feeTax],
};

export const zoneWordsOf = (field: string, zone: Zone, currency: string): string | undefined =>
  wordsByField[field]?.(zone, currency);
