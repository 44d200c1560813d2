// Takes back a change of many records that the history tells as one, days later: first says what it would leave.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import type { UndoAnswer } from '@bite/shared/audit/undo.contract';
import { isScheduledKind } from '@bite/shared/catalogue/scheduled/scheduled-kinds';
import { recordKindTable } from '@bite/shared/records/record-kinds';
import type { RecordKind } from '@bite/shared/records/record-names';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { callUntilAnswered } from '../../lib/idempotent-call.ts';
import { allPages } from '../../lib/pages.ts';
import { usePorts } from '../../lib/ports-context.tsx';
import { useMay } from '../../lib/profile.ts';
import { recordsCounted } from '../../lib/record-words.ts';
import { keyOf } from '../../lib/records.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { WhenLoaded } from '../../ui/loaded.tsx';
import { failureList } from '../../ui/records/failure-list.tsx';
import { kindOfCollection } from '../../ui/records/reference-names.ts';
import { scheduledKey } from '../../ui/records/use-plan.ts';
import { PlansInTheWay } from '../../ui/records/waiting-plans.tsx';

interface UndoBatchProps {
  restaurant: MyRestaurant;
  /** The batch's own entry, or that of one of its records. */
  entry: AuditEntry;
  batchId: string;
}

/** Nothing for people who may not change such records, and for what is no batch of records. */
export function UndoBatch({ restaurant, entry, batchId }: UndoBatchProps) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const kind = kindOfCollection(entry.kind);
  const isMark = entry.changes.some(({ field }) => field.startsWith('soldOut'));
  if (kind === undefined || isMark || !may(`${recordKindTable[kind].area}.write`, restaurant)) return null;
  return (
    <div className="py-1">
      <Button onClick={() => setOpen(true)}>
        {entry.count === undefined ? 'Undo the whole change' : 'Undo this change'}
      </Button>
      {isOpen && (
        <UndoDialog restaurant={restaurant} kind={kind} batchId={batchId} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

interface UndoDialogProps extends Pick<UndoBatchProps, 'restaurant' | 'batchId'> {
  kind: RecordKind;
  onClose: () => void;
}

function UndoDialog({ restaurant, kind, batchId, onClose }: UndoDialogProps) {
  const { call } = usePorts();
  const client = useQueryClient();
  const { tenantId, restaurantId } = restaurant;
  const parameters = { tenantId, restaurantId, batchId };
  const query = useQuery({
    queryKey: ['audit', tenantId, 'undo', batchId, kind],
    queryFn: ({ signal }) => call('checkUndo', { parameters, query: { kind }, signal }),
    // What others change meanwhile decides.
    gcTime: 0,
  });
  const { data: recordIds } = useQuery({
    queryKey: ['audit', tenantId, 'batch', batchId, 'records'],
    queryFn: ({ signal }) => recordsOfBatch(call, { tenantId, batchId }, signal),
    enabled: isScheduledKind(kind),
  });
  const undo = async () => {
    try {
      const answer = await callUntilAnswered(call, 'undoBatch', { parameters, body: { kind } });
      tell(answer as UndoAnswer, kind);
    } finally {
      void client.invalidateQueries({ queryKey: keyOf(kind, restaurant) });
      void client.invalidateQueries({ queryKey: ['audit'] });
      void client.invalidateQueries({ queryKey: scheduledKey(restaurant) });
    }
  };
  const isNothing = query.data?.count === 0;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={isNothing ? 'Nothing of this can be undone' : 'Undo this change?'}
      tone="normal"
      confirmLabel="Undo it"
      pendingLabel="Undoing…"
      cancelLabel={isNothing ? 'Close' : 'Keep it'}
      mayConfirm={query.data !== undefined && !isNothing}
      onConfirm={undo}
    >
      <WhenLoaded query={query} what="what would be undone">
        {(answer) => (
          <>
            <Forecast answer={answer} kind={kind} />
            {answer.count > 0 && (
              <PlansInTheWay restaurant={restaurant} kind={kind} recordIds={recordIds ?? []} />
            )}
          </>
        )}
      </WhenLoaded>
    </ConfirmDialog>
  );
}

/** The ids of the records that a batch changed. */
async function recordsOfBatch(
  call: Call,
  { tenantId, batchId }: { tenantId: number; batchId: string },
  signal: AbortSignal,
): Promise<number[]> {
  const pages = await allPages((page) =>
    call('listAuditEntries', { parameters: { tenantId }, query: { batchId, ...page }, signal }),
  );
  return pages.flatMap(({ entries }) => entries.map(({ recordId }) => Number(recordId)));
}

const becomes: Readonly<Record<UndoAnswer['action'], readonly [one: string, many: string]>> = {
  update: ['gets its former values back', 'get their former values back'],
  delete: ['comes back', 'come back'],
  create: ['is deleted', 'are deleted'],
  restore: ['is deleted again', 'are deleted again'],
};

function Forecast({ answer: { action, count, left }, kind }: { answer: UndoAnswer; kind: RecordKind }) {
  return (
    <div className="grid gap-2 text-sm">
      {count > 0 && (
        <p>
          {recordsCounted(count, kind)} {becomes[action][count === 1 ? 0 : 1]}. The history tells it as a
          change of its own.
        </p>
      )}
      {left.length > 0 && (
        <>
          <p>{count > 0 ? 'These stay as they are:' : 'They all stay as they are:'}</p>
          {failureList(listed(left))}
        </>
      )}
    </div>
  );
}

const listed = (left: UndoAnswer['left']) =>
  left.map(({ recordId, name, reason }) => ({ id: recordId, name, reason }));

function tell({ count, left }: UndoAnswer, kind: RecordKind): void {
  const done = `${recordsCounted(count, kind)} ${count === 1 ? 'is' : 'are'} as before`;
  if (left.length === 0) toast.success(done);
  else
    toast.warning(count === 0 ? 'Nothing was undone' : `${done}, ${left.length} not`, {
      description: failureList(listed(left)),
      duration: LEFT_MILLISECONDS,
    });
}

/** Names and reasons take longer to read. */
const LEFT_MILLISECONDS = 20_000;
