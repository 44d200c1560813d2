// Asks to which state an order is corrected, and why.
import { type MoveOrderInput, moveOrderInput } from '@bite/shared/api/orders.contract';
import { plainMessage } from '@bite/shared/kernel/plain-messages';
import { type CorrectionTarget, correctionsOf, recordedPayment } from '@bite/shared/ordering/corrections';
import type { Order } from '@bite/shared/ordering/order.schema';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, inputClasses } from '../../../ui/field.tsx';
import { targetLabels } from './move-labels.ts';

type Correction = Pick<MoveOrderInput, 'to' | 'unpaid' | 'reason'>;

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
  const { register, handleSubmit, formState, setError } = useForm<CorrectionForm>({
    defaultValues: { to: targets[0], isUnpaid: false, reason: '' },
  });

  const submit = handleSubmit(({ to, isUnpaid, reason }) => {
    const correction = { to, ...(isUnpaid && { unpaid: true }), reason };
    const input = moveOrderInput.safeParse({ action: 'correct', ...correction }, { error: plainMessage });
    if (!input.success) {
      const message = input.error.issues[0]?.message ?? 'A reason is required';
      return setError('reason', { message }, { shouldFocus: true });
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
      <form noValidate onSubmit={submit} className="grid gap-4">
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">Take it back to</legend>
          {targets.map((target) => (
            <label key={target} className="flex min-h-11 items-center gap-3 rounded-lg px-2 hover:bg-column">
              <input type="radio" value={target} {...register('to')} className="size-5 accent-accent" />
              {targetLabels[target]}
            </label>
          ))}
        </fieldset>
        {payment && (
          <label className="flex min-h-11 items-center gap-3 rounded-lg px-2 hover:bg-column">
            <input type="checkbox" {...register('isUnpaid')} className="size-5 accent-accent" />
            It was not paid: mark it unpaid again
          </label>
        )}
        <Field label="Reason" error={formState.errors.reason?.message}>
          {(input) => (
            <textarea
              {...input}
              {...register('reason')}
              rows={2}
              maxLength={300}
              className={`${inputClasses} py-2`}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Leave it as it is</Button>
          <Button type="submit" look="primary">
            Correct order
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
