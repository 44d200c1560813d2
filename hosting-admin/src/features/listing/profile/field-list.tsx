// The fields that differ, with a decision for each, and its approval.
import type { Answers } from '@bite/shared/api/answers';
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
      const refused = await apply(chosen);
      setFaults(refused);
      // What was refused stays chosen.
      setDecisions((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => refused[field] !== undefined)),
      );
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
          fault={decisions[one.field] === 'leave' ? undefined : (faults[one.field] ?? one.refusal)}
          decision={decisions[one.field] ?? 'leave'}
          {...(isEditor && { onDecide: (decision: Decision) => decide(one.field, decision) })}
        />
      ))}
      <NotDone fields={differing.filter(({ field }) => decisions[field] !== 'leave')} faults={faults} />
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

interface NotDoneProps {
  fields: ProfileRecord['fields'];
  faults: Readonly<Record<string, string>>;
}

/** What was refused of a decision, beside the button that asks again. */
function NotDone({ fields, faults }: NotDoneProps) {
  const refused = fields.filter(({ field }) => faults[field] !== undefined);
  if (refused.length === 0) return null;
  return (
    <Notice tone="danger" role="alert">
      Not changed:
      <ul>
        {refused.map(({ field }) => (
          <li key={field} className="wrap-anywhere">
            {profileFieldLabels[field]}: {faults[field]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Answers what was refused, by field. */
function useApply({ version }: ProfileRecord) {
  const { call } = usePorts();
  const place = usePlace();
  const client = useQueryClient();
  const { queryKey } = profileQuery(call, place);
  return async ({ send, take }: ReturnType<typeof decided>): Promise<Readonly<Record<string, string>>> => {
    const { tenantId, restaurantId } = place;
    const fieldsOf = (some: readonly { field: ProfileField }[]) => some.map(({ field }) => field);
    const body = { version, send: fieldsOf(send), take: fieldsOf(take) };
    try {
      const { done, ...record } = await call('applyListingProfile', {
        parameters: { tenantId, restaurantId },
        body,
      });
      client.setQueryData(queryKey, record);
      const deleted = take.filter(({ theirs }) => theirs.length === 0).map(({ field }) => field);
      for (const words of doneWords(done, deleted)) toast.success(words);
      return done.refused;
    } finally {
      // A part may be done although the rest failed, and the restaurant itself may have changed.
      void client.invalidateQueries({ queryKey: queryKey.slice(0, 3) });
    }
  };
}

type Done = Pick<Answers['applyListingProfile']['done'], 'sent' | 'taken'>;

function doneWords({ sent, taken }: Done, deleted: readonly ProfileField[]): string[] {
  const named = (fields: readonly ProfileField[]) =>
    listOf.format(fields.map((one) => profileFieldLabels[one]));
  const gone = taken.filter((field) => deleted.includes(field));
  const changed = taken.filter((field) => !deleted.includes(field));
  return [
    ...(sent.length > 0 ? [`Sent to Google: ${named(sent)}`] : []),
    ...(changed.length > 0 ? [`Taken over here: ${named(changed)}`] : []),
    ...(gone.length > 0 ? [`Deleted here: ${named(gone)}`] : []),
  ];
}
