// Asks to which state an order is corrected, and why.

import { correctionsOf, correctionTargets, recordedPayment } from '@bite/shared/ordering/corrections';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { MoveOrderInput } from '@bite/shared/ordering/orders.contract';
import { z } from 'zod';
import { ActionForm } from '../../../ui/action-form.tsx';
import { RadioGroupInput, SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { targetLabels } from './move-labels.ts';
import { givenReason } from './move-reason.ts';

type Correction = Pick<MoveOrderInput, 'to' | 'unpaid' | 'reason'>;

const names = {
  to: 'Take it back to',
  isUnpaid: 'It was not paid: mark it unpaid again',
};

const correctionForm = z.object({
  to: z.enum(correctionTargets),
  isUnpaid: z.boolean(),
  reason: givenReason,
});
type CorrectionForm = z.output<typeof correctionForm>;

interface CorrectDialogProps {
  order: Order;
  onClose: () => void;
  onCorrect: (correction: Correction) => void;
}

export function CorrectDialog({ order, onClose, onCorrect }: CorrectDialogProps) {
  const targets = correctionsOf(order);
  const payment = recordedPayment(order);
  const [first = 'ready'] = targets;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Correct order ${order.orderNumber}`}
      description="For a mistake noticed later. The kitchen and the guest’s page follow; the order’s history keeps what happened."
    >
      <ActionForm<CorrectionForm>
        schema={correctionForm}
        values={{ to: first, isUnpaid: false, reason: '' }}
        names={names}
        label="Correction"
        labels={['Correct order', 'Correct order']}
        typed={['reason']}
        onSubmit={({ isUnpaid, ...correction }) => {
          onCorrect({ ...correction, ...(isUnpaid && { unpaid: true }) });
          onClose();
        }}
        onCancel={onClose}
        cancelLabel="Leave it as it is"
      >
        <RadioGroupInput<CorrectionForm>
          name="to"
          options={targets.map((target) => ({ value: target, label: targetLabels[target] }))}
        />
        {payment && <SwitchInput<CorrectionForm> name="isUnpaid" />}
        <LongTextInput<CorrectionForm> name="reason" rows={2} />
      </ActionForm>
    </FormDialog>
  );
}
