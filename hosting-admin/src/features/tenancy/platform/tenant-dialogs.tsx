// Dialogs that change a tenant's status or plan, and say what that means.

import { isolated } from '@bite/shared/kernel/isolated';
import { whyPlanIsTooSmall } from '@bite/shared/tenancy/plans';
import { type TenantPlan, tenantPlans } from '@bite/shared/tenancy/tenant.schema';
import { useId, useState } from 'react';
import { planAllowance, planNames } from '../../../lib/plan-labels.ts';
import type { TenantRecord } from '../../../lib/tenancy-queries.ts';
import { ChoiceLine } from '../../../ui/choice-line.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import type { DialogSubject } from '../../../ui/use-subject.ts';
import type { StatusAction } from './status-actions.ts';
import { useTenantChange } from './use-tenant-change.ts';

export interface StatusActionSubject {
  record: TenantRecord;
  move: StatusAction;
}

export function StatusDialog({ asking }: { asking: DialogSubject<StatusActionSubject> }) {
  const change = useTenantChange();
  const { subject, isOpen, close } = asking;
  if (!subject) return null;
  const { record, move } = subject;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={`${move.label} ${isolated(record.tenant.displayName)}?`}
      confirmLabel={move.label}
      pendingLabel={move.pending}
      tone={move.to === 'active' ? 'normal' : 'danger'}
      typeToConfirm={move.isGrave ? record.tenant.displayName : undefined}
      onConfirm={() => change(record, { status: move.to })}
    >
      <ul className="grid list-disc gap-1 pl-5">
        {move.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

export function PlanDialog({ asking }: { asking: DialogSubject<TenantRecord> }) {
  const { subject } = asking;
  return subject && <PlanChoice key={subject.version} record={subject} asking={asking} />;
}

function PlanChoice({ record, asking }: { record: TenantRecord; asking: DialogSubject<TenantRecord> }) {
  const { tenant, counts } = record;
  const change = useTenantChange();
  const [plan, setPlan] = useState<TenantPlan>(tenant.plan);
  const name = useId();
  return (
    <ConfirmDialog
      isOpen={asking.isOpen}
      onClose={asking.close}
      title={`Change the plan of ${isolated(tenant.displayName)}`}
      confirmLabel="Change plan"
      pendingLabel="Changing…"
      tone="normal"
      onConfirm={() => (plan === tenant.plan ? undefined : change(record, { plan }))}
    >
      <p>
        It has {counts.restaurants === 1 ? '1 restaurant' : `${counts.restaurants} restaurants`}, inactive
        ones included.
      </p>
      <FieldGroup role="radiogroup" label="Plan">
        {tenantPlans.map((each) => {
          const obstacle = whyPlanIsTooSmall(each, counts.restaurants);
          return (
            <ChoiceLine
              key={each}
              type="radio"
              name={name}
              option={{
                value: each,
                label: planNames[each],
                hint: obstacle ?? planAllowance(each),
                disabled: obstacle !== undefined,
              }}
              checked={plan === each}
              onChange={() => setPlan(each)}
            />
          );
        })}
      </FieldGroup>
    </ConfirmDialog>
  );
}
