// Asks to which state an order is corrected, and why.
import { type MoveOrderInput, moveOrderInput } from '@bite/shared/api/orders.contract';
import { plainMessage } from '@bite/shared/kernel/plain-messages';
import { type CorrectionTarget, correctionsOf, recordedPayment } from '@bite/shared/ordering/corrections';
import type { Order } from '@bite/shared/ordering/order.schema';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BoundForm } from '../../../ui/fields/bound-form.tsx';
import { RadioGroupInput, SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { targetLabels } from './move-labels.ts';

type Correction = Pick<MoveOrderInput, 'to' | 'unpaid' | 'reason'>;

const names = {
  to: 'Take it back to',
  isUnpaid: 'It was not paid: mark it unpaid again',
  reason: 'Reason',
};

interface CorrectDialogProps {
  order: Order;
  onClose: () => void;
  onCorrect: (correction: Correction) => void;
}

interface CorrectionForm {
  to: CorrectionTarget | undefined;
  isUnpaid: boolean;
  reason: string;
}

export function CorrectDialog({ order, onClose, onCorrect }: CorrectDialogProps) {
  const targets = correctionsOf(order);
  const payment = recordedPayment(order);
  const form = useForm<CorrectionForm>({
    defaultValues: { to: targets[0], isUnpaid: false, reason: '' },
  });

  const submit = form.handleSubmit(({ to, isUnpaid, reason }) => {
    const correction = { to, ...(isUnpaid && { unpaid: true }), reason };
    const input = moveOrderInput.safeParse({ action: 'correct', ...correction }, { error: plainMessage });
    if (!input.success) {
      const message = input.error.issues[0]?.message ?? 'A reason is required';
      return form.setError('reason', { message }, { shouldFocus: true });
    }
    onCorrect({ ...correction, reason: input.data.reason });
    onClose();
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Correct order ${order.orderNumber}`}
      description="For a mistake noticed later. The kitchen and the customer’s page follow; the order’s history keeps what happened."
    >
      <BoundForm form={form} schema={moveOrderInput} names={names} onSubmit={submit}>
        <RadioGroupInput<CorrectionForm>
          name="to"
          options={targets.map((target) => ({ value: target, label: targetLabels[target] }))}
        />
        {payment && <SwitchInput<CorrectionForm> name="isUnpaid" />}
        <LongTextInput<CorrectionForm> name="reason" rows={2} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Leave it as it is</Button>
          <Button type="submit" look="primary">
            Correct order
          </Button>
        </div>
      </BoundForm>
    </Dialog>
  );
}
