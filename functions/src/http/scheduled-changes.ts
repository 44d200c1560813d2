// Handlers for changes that are planned for a time.
import {
  cancelScheduledChange,
  getScheduledChange,
  listScheduledChanges,
  planChange,
} from '../catalogue/scheduled/plan-change.ts';
import type { RecordDeps } from '../records/authorize-restaurant.ts';
import type { RecordChange } from '../records/update-record.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

type ScheduledRoute =
  | 'listScheduledChanges'
  | 'createScheduledChange'
  | 'getScheduledChange'
  | 'cancelScheduledChange';

export const scheduledChangeHandlers = (deps: RecordDeps): Pick<Handlers, ScheduledRoute> => ({
  listScheduledChanges: answering((request) =>
    listScheduledChanges(deps, request, request.params, request.query),
  ),
  createScheduledChange: answering((request) => {
    // The contract has parsed the changes by their kind; here all kinds are alike.
    const records = request.body.records as readonly RecordChange[];
    const plan = { ...request.body, records };
    return planChange(withIdempotencyKey(deps, request), request, request.params, plan);
  }),
  getScheduledChange: answering((request) =>
    getScheduledChange(deps, request, placeIn(request.params), request.params.scheduledChangeId),
  ),
  cancelScheduledChange: answering((request) =>
    cancelScheduledChange(deps, request, placeIn(request.params), request.params.scheduledChangeId),
  ),
});

const placeIn = ({ tenantId, restaurantId }: { tenantId: number; restaurantId: number }) => ({
  tenantId,
  restaurantId,
});
