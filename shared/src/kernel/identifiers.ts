// The numbered entity types with their first ids and prefixes (O9-26 to O9-41, C9-01).

export const entityTypes = {
  tenants: { start: 10_000_001, prefix: 'TENANT', level: 'platform' },
  restaurants: { start: 20_000_001, prefix: 'REST', level: 'platform' },
  domainMappings: { start: 30_000_001, prefix: 'DOMAIN', level: 'platform' },
  items: { start: 1, prefix: 'ITEM', level: 'restaurant' },
  courses: { start: 1, prefix: 'COURSE', level: 'restaurant' },
  salesCategories: { start: 1, prefix: 'SALESCAT', level: 'restaurant' },
  taxRates: { start: 1, prefix: 'TAXRATE', level: 'restaurant' },
  modifierGroups: { start: 1, prefix: 'MODGROUP', level: 'restaurant' },
  menuGroups: { start: 1, prefix: 'MENUGROUP', level: 'restaurant' },
  deliveryZones: { start: 1, prefix: 'ZONE', level: 'restaurant' },
  tags: { start: 1, prefix: 'TAG', level: 'restaurant' },
  prepStations: { start: 1, prefix: 'PREPSTATION', level: 'restaurant' },
  printers: { start: 1, prefix: 'PRINTER', level: 'restaurant' },
  employees: { start: 1, prefix: 'EMP', level: 'restaurant' },
  jobs: { start: 1, prefix: 'JOB', level: 'restaurant' },
  promotions: { start: 1, prefix: 'PROMO', level: 'restaurant' },
  orders: { start: 1, prefix: 'ORDER', level: 'restaurant' },
  carts: { start: 1, prefix: 'CART', level: 'restaurant' },
} as const satisfies Record<string, { start: number; prefix: string; level: 'platform' | 'restaurant' }>;

export type EntityType = keyof typeof entityTypes;

export const isEntityType = (type: string): type is EntityType => Object.hasOwn(entityTypes, type);

export const isBelowMinimum = (type: EntityType, id: number): boolean => id < entityTypes[type].start;

/** The orders and carts counters hold the next id, all others the last one assigned (O9-42, O9-43). */
const holdsNextId = (type: EntityType): boolean => type === 'orders' || type === 'carts';

/** A new counter's value: start − 1, or start + 1 for orders and carts, which the first one creates. */
export const initialNextId = (type: EntityType): number =>
  entityTypes[type].start + (holdsNextId(type) ? 1 : -1);

/**
 * The first of `count` new consecutive ids, and the counter's value after that (C4-06, O9-43).
 * @param held The counter's `nextId`; undefined if there is no counter yet.
 */
export function takeIds(
  type: EntityType,
  held: number | undefined,
  count = 1,
): { first: number; nextId: number } {
  const given = holdsNextId(type) ? 0 : 1;
  const first = held === undefined ? entityTypes[type].start : held + given;
  return { first, nextId: first + count - given };
}

/** The counter document's id: the specification names the order counter 'orderId' (I3.12-06). */
export function counterName(type: EntityType): string {
  return type === 'orders' ? 'orderId' : type;
}

/** 'ITEM12_MARGHE': prefix, id and up to six capitals or digits of the name (O9-44, C3-14). */
export function suggestedPlu(type: EntityType, id: number, name: string): string {
  const letters = name
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 6);
  return `${entityTypes[type].prefix}${id}_${letters}`;
}
