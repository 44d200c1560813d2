// Asks why an order is cancelled or voided: a preset reason, or free text.
import { moveOrderInput } from '@bite/shared/api/orders.contract';
import { plainMessage } from '@bite/shared/kernel/plain-messages';
import { hasPreparationBegun } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BoundForm } from '../../../ui/fields/bound-form.tsx';
import { RadioGroupInput } from '../../../ui/fields/choice-inputs.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { EndMove } from './move-labels.ts';

const OWN_WORDS = 'own words';

const words = {
  cancel: {
    title: 'Cancel order',
    description: 'The customer sees the reason on the order’s page. Only a manager can take this back.',
    reasons: [
      'An ingredient has run out',
      'We are too busy to make it in time',
      'We are closing early',
      'The customer asked to cancel',
      'The customer could not be reached',
    ],
  },
  void: {
    title: 'Void order',
    description: 'For mistakes, before anything was cooked. Only a manager can take this back.',
    reasons: ['Entered twice', 'Test order', 'Meant for another restaurant'],
  },
} as const satisfies Record<EndMove, { title: string; description: string; reasons: readonly string[] }>;

/** What the server takes as a reason is what may be typed. */
const ownWords = z.object({ text: moveOrderInput.shape.reason });
const names = { choice: 'Reason', text: 'In your own words' };

interface ReasonForm {
  /** None is chosen at first: a form has null for that. */
  choice: string | null;
  text: string;
}

const reasonOf = ({ choice, text }: ReasonForm): string => (choice === OWN_WORDS ? text : (choice ?? ''));

interface ReasonDialogProps {
  order: Order;
  action: EndMove;
  onClose: () => void;
  onReason: (reason: string) => void;
}

export function ReasonDialog({ order, action, onClose, onReason }: ReasonDialogProps) {
  const { title, description, reasons } = words[action];
  const form = useForm<ReasonForm>({
    defaultValues: { choice: '', text: '' },
  });
  const isOwn = form.watch('choice') === OWN_WORDS;

  const submit = form.handleSubmit((chosen) => {
    if (!chosen.choice)
      return form.setError('choice', { message: 'Please choose a reason' }, { shouldFocus: true });
    const input = moveOrderInput.safeParse({ action, reason: reasonOf(chosen) }, { error: plainMessage });
    const message = input.error?.issues[0]?.message;
    if (message !== undefined)
      return form.setError(isOwn ? 'text' : 'choice', { message }, { shouldFocus: true });
    onReason(input.data?.reason ?? '');
    onClose();
  });

  return (
    <Dialog isOpen onClose={onClose} title={`${title} ${order.orderNumber}`} description={description}>
      <BoundForm form={form} schema={ownWords} names={names} onSubmit={submit}>
        {action === 'cancel' && hasPreparationBegun(order) && (
          <Notice tone="danger">
            <strong>The kitchen has begun with this order.</strong> Its food is lost. Every board says so
            until somebody has seen it.
          </Notice>
        )}
        <RadioGroupInput<ReasonForm>
          name="choice"
          options={[
            ...reasons.map((reason) => ({ value: reason, label: reason })),
            { value: OWN_WORDS, label: 'Another reason' },
          ]}
        />
        {isOwn && <LongTextInput<ReasonForm> name="text" rows={3} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Keep the order</Button>
          <Button type="submit" look="danger">
            {title}
          </Button>
        </div>
      </BoundForm>
    </Dialog>
  );
}
