// Schedules changes of records for a later time, with Undo in the message.
import type { RestaurantRef } from '@bite/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { usePorts } from '../../lib/ports-context.tsx';
import { formatPlanned } from '../../lib/zoned-time.ts';
import { callFailure } from '../call-failure.ts';
import { UNDO_MILLISECONDS } from '../undo-milliseconds.ts';
import type { PlannedTime } from './record-descriptor.ts';

interface Plan extends PlannedTime {
  kind: string;
  /** '40 items' */
  named: string;
  records: readonly object[];
}

/** Planned changes, in the cache. */
export const scheduledKey = ({ tenantId, restaurantId }: RestaurantRef) =>
  ['scheduledChanges', tenantId, restaurantId] as const;

/** Throws what the server refuses it with. */
export function usePlan({ tenantId, restaurantId }: RestaurantRef): (plan: Plan) => Promise<void> {
  const { call, clock } = usePorts();
  const client = useQueryClient();
  const place = { tenantId, restaurantId };
  const refresh = () => client.invalidateQueries({ queryKey: scheduledKey(place) });
  const cancel = async (scheduledChangeId: string) => {
    try {
      await call('cancelScheduledChange', { parameters: { ...place, scheduledChangeId } });
      toast.success('It is not planned any more');
    } catch (error) {
      toast.error(`It is still planned: ${callFailure(error).message}`);
    } finally {
      void refresh();
    }
  };
  return async ({ zone, named, titleOf, ...plan }) => {
    const { scheduledChangeId, at, endsAt } = await call('createScheduledChange', {
      parameters: place,
      // The kind says which changes it can hold, which types cannot express here.
      body: { ...plan, title: titleOf(named) } as never,
    });
    void refresh();
    const time = (iso: string) => formatPlanned(iso, zone, clock.now());
    toast.success(`Planned for ${time(at)}`, {
      description: `${named} will change${endsAt === undefined ? '' : `, and be as before from ${time(endsAt)}`}.`,
      duration: UNDO_MILLISECONDS,
      action: { label: 'Undo', onClick: () => void cancel(scheduledChangeId) },
    });
  };
}
