// The vault in memory.
import type { RestaurantRef } from '@bite/shared/paths';
import type { KeptSecret, SecretRef, Vault } from '../ports/vault.ts';

export function memoryVault(now: () => number = Date.now): Vault {
  const kept = new Map<string, KeptSecret & { at: RestaurantRef; secret: string }>();
  const keyOf = ({ at, name }: SecretRef): string => `${at.tenantId} ${at.restaurantId} ${name}`;
  const isAt = (one: RestaurantRef, other: RestaurantRef): boolean =>
    one.tenantId === other.tenantId && one.restaurantId === other.restaurantId;
  return {
    async put(ref, secret, setBy) {
      kept.set(keyOf(ref), { ...ref, secret, setBy, setAt: new Date(now()).toISOString() });
    },
    open: async (ref) => kept.get(keyOf(ref))?.secret,
    list: async (at) =>
      [...kept.values()]
        .filter((one) => isAt(one.at, at))
        .map(({ name, setAt, setBy }) => ({ name, setAt, setBy })),
    async remove(ref) {
      kept.delete(keyOf(ref));
    },
  };
}
