// What a copied record may have of its own, aspect by aspect. Loads no schema, since screens name aspects.
import type { MenuKind } from '../menu.schema.ts';

export const linkAspects = ['price', 'availability', 'place', 'details'] as const;
export type LinkAspect = (typeof linkAspects)[number];

/** The fields of an aspect; all others of a kind are its details. */
const fields: Readonly<Partial<Record<MenuKind, Readonly<Partial<Record<LinkAspect, readonly string[]>>>>>> =
  {
    items: {
      price: ['pricingStrategy', 'basePrice', 'sizePrice', 'openPrice'],
      availability: [
        'isActive',
        'pos',
        'kiosk',
        'onlineOrdering',
        'customerInvoices',
        'onlineOrderingPartners',
      ],
    },
    menuGroups: {
      price: ['pricingType', 'fixedPrice', 'discountPercentage'],
      availability: [
        'isActive',
        'visibleInPOS',
        'visibleInKiosk',
        'visibleInOnlineOrdering',
        'visibleToPartners',
        'visibleInInvoices',
        'availability',
        'dateRange',
        'timeRange',
        'daysOfWeek',
        'daysAvailable',
        'seasonalAvailability',
      ],
      place: ['parentId', 'position'],
    },
  };

export const aspectsOf = (kind: MenuKind): LinkAspect[] =>
  linkAspects.filter((aspect) => aspect === 'details' || fields[kind]?.[aspect]);

export function aspectOf(kind: MenuKind, field: string): LinkAspect {
  const known = fields[kind] ?? {};
  return linkAspects.find((aspect) => known[aspect]?.includes(field)) ?? 'details';
}

/** Records whose presence diners notice are switched off at the copy when they are deleted at the source. */
export const isSwitchedOff = (kind: MenuKind): kind is 'items' | 'menuGroups' =>
  kind === 'items' || kind === 'menuGroups';
