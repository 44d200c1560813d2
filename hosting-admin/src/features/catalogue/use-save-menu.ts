// Saves the choice of a menu, with an optimistic update that is rolled back on failure.
import { CallError } from '@bite/shared/api/client';
import type { RestaurantRef } from '@bite/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePorts } from '../../lib/ports-context.tsx';
import { type RestaurantRecord, restaurantQuery, saveRestaurant } from '../../lib/tenancy-queries.ts';

export function useSaveMenu() {
  const { call } = usePorts();
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState<number | null>();
  const [failure, setFailure] = useState<unknown>();

  const send = (place: RestaurantRef, version: string, menuGroupId: number | null) =>
    saveRestaurant(call, queryClient, place, {
      version,
      changes: { websiteConfig: { parentMenuGroupId: menuGroupId } },
    });

  /** Concurrent changes of other settings are no conflict; another choice of menu is. */
  const sendAgain = async (
    place: RestaurantRef,
    seen: RestaurantRecord,
    menuGroupId: number | null,
    refusal: unknown,
  ) => {
    const isStale = refusal instanceof CallError && refusal.code === 'CONFLICT';
    if (!isStale) throw refusal;
    const current = await queryClient.fetchQuery({ ...restaurantQuery(call, place), staleTime: 0 });
    if (chosenIn(current) !== chosenIn(seen)) throw refusal;
    return send(place, current.version, menuGroupId);
  };

  const save = async (
    place: RestaurantRef,
    seen: RestaurantRecord,
    menuGroupId: number | null,
  ): Promise<void> => {
    if (saving !== undefined) return;
    setSaving(menuGroupId);
    setFailure(undefined);
    try {
      await send(place, seen.version, menuGroupId).catch((refusal: unknown) =>
        sendAgain(place, seen, menuGroupId, refusal),
      );
      toast.success(menuGroupId === null ? 'Guests see all menus now' : 'Guests see this menu now');
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(undefined);
    }
  };
  return { save, saving, failure };
}

const chosenIn = ({ restaurant }: RestaurantRecord): number | undefined =>
  restaurant.websiteConfig.parentMenuGroupId;
