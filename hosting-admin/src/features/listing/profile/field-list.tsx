// The fields that differ, with a decision for each, and its approval.
import { type ProfileField, profileFieldLabels } from '@bite/shared/listing/profile-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fieldMessages } from '../../../ui/refusal.ts';
import { Approval } from './approval.tsx';
import { type Decision, type Decisions, decided } from './decisions.ts';
import { FieldCard } from './field-card.tsx';
import { type ProfileRecord, profileQuery } from './profile-queries.ts';

const listOf = new Intl.ListFormat('en', { type: 'conjunction' });

interface FieldListProps {
  record: ProfileRecord;
  isEditor: boolean;
}

export function FieldList({ record, isEditor }: FieldListProps) {
  const [decisions, setDecisions] = useState<Decisions>({});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const apply = useApply(record);
  const differing = record.fields.filter(({ state }) => state !== 'same');
  const same = record.fields
    .filter(({ state }) => state === 'same')
    .map(({ field }) => profileFieldLabels[field]);
  const chosen = decided(record.fields, decisions);
  const count = chosen.send.length + chosen.take.length;
  const decide = (field: ProfileField, decision: Decision) =>
    setDecisions((before) => ({ ...before, [field]: decision }));
  const confirm = async () => {
    setFaults({});
    try {
      await apply(chosen);
      setDecisions({});
    } catch (error) {
      setFaults(fieldMessages(error));
      throw error;
    }
  };
  return (
    <>
      {same.length > 0 && <Notice tone="good">The same on both sides: {listOf.format(same)}.</Notice>}
      {differing.map((one) => (
        <FieldCard
          key={one.field}
          compared={one}
          fault={faults[one.field] ?? one.refusal}
          decision={decisions[one.field] ?? 'leave'}
          {...(isEditor && { onDecide: (decision: Decision) => decide(one.field, decision) })}
        />
      ))}
      {isEditor && differing.length > 0 && (
        <Button
          look="primary"
          className="justify-self-start"
          disabled={count === 0}
          onClick={() => setAsking(true)}
        >
          {count === 0
            ? 'Nothing chosen yet'
            : `Look over ${count === 1 ? 'one change' : `${count} changes`}`}
        </Button>
      )}
      <Approval isOpen={isAsking} onClose={() => setAsking(false)} chosen={chosen} onConfirm={confirm} />
    </>
  );
}

function useApply({ version }: ProfileRecord) {
  const { call } = usePorts();
  const place = usePlace();
  const client = useQueryClient();
  const { queryKey } = profileQuery(call, place);
  return async ({ send, take }: ReturnType<typeof decided>) => {
    const { tenantId, restaurantId } = place;
    const fieldsOf = (some: readonly { field: ProfileField }[]) => some.map(({ field }) => field);
    const body = { version, send: fieldsOf(send), take: fieldsOf(take) };
    try {
      client.setQueryData(
        queryKey,
        await call('applyListingProfile', { parameters: { tenantId, restaurantId }, body }),
      );
      toast.success(send.length > 0 ? 'Sent to Google' : 'Taken over');
    } finally {
      // A part may be done although the rest failed, and the restaurant itself may have changed.
      void client.invalidateQueries({ queryKey: queryKey.slice(0, 3) });
    }
  };
}
