// Asks why an order is cancelled or voided: a preset reason, or free text.

import { decimal, formatMoney } from '@bite/shared/kernel/money';
import { hasPreparationBegun } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ActionForm } from '../../../ui/action-form.tsx';
import { RadioGroupInput } from '../../../ui/fields/choice-inputs.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { cardStanding } from './card-standing.ts';
import type { EndMove } from './move-labels.ts';
import { moveReason } from './move-reason.ts';

const OWN_WORDS = 'own words';

const words = {
  cancel: {
    title: 'Cancel order',
    description:
      'The guest is told the reason, by mail and on the order’s page. Only a manager can take this back.',
    reasons: [
      'An ingredient has run out',
      'We are too busy to make it in time',
      'We are closing early',
      'The guest asked to cancel',
      'The guest could not be reached',
    ],
  },
  void: {
    title: 'Void order',
    description: 'For mistakes, before anything was cooked. Only a manager can take this back.',
    reasons: ['Entered twice', 'Test order', 'Meant for another restaurant'],
  },
} as const satisfies Record<EndMove, { title: string; description: string; reasons: readonly string[] }>;

const names = { choice: 'Reason', text: 'In your own words' };

const reasonForm = z
  .object({
    /** Nothing is selected at first, which is null for radio buttons. */
    choice: z.string().nullable().pipe(z.string('Please choose a reason').min(1, 'Please choose a reason')),
    text: moveReason,
  })
  .refine(({ choice, text }) => choice !== OWN_WORDS || text !== '', {
    path: ['text'],
    message: 'A reason is required',
  });
type Values = z.input<typeof reasonForm>;

interface ReasonDialogProps {
  order: Order;
  action: EndMove;
  onClose: () => void;
  onReason: (reason: string) => void;
}

export function ReasonDialog({ order, action, onClose, onReason }: ReasonDialogProps) {
  const { title, description, reasons } = words[action];
  return (
    <FormDialog isOpen onClose={onClose} title={`${title} ${order.orderNumber}`} description={description}>
      <ActionForm<Values, z.output<typeof reasonForm>>
        schema={reasonForm}
        values={{ choice: null, text: '' }}
        names={names}
        label={title}
        labels={[title, title]}
        look="danger"
        typed={['text']}
        onSubmit={({ choice, text }) => {
          onReason(choice === OWN_WORDS ? text : choice);
          onClose();
        }}
        onCancel={onClose}
        cancelLabel="Keep the order"
      >
        {action === 'cancel' && hasPreparationBegun(order) && (
          <Notice tone="danger">
            <strong>The kitchen has begun with this order.</strong> Its food is lost. Every board says so
            until somebody has seen it.
          </Notice>
        )}
        <MoneyNotice order={order} />
        <RadioGroupInput<Values>
          name="choice"
          options={[
            ...reasons.map((reason) => ({ value: reason, label: reason })),
            { value: OWN_WORDS, label: 'Another reason' },
          ]}
        />
        <OwnWords />
      </ActionForm>
    </FormDialog>
  );
}

/** What happens to the money of the order. */
function MoneyNotice({ order }: { order: Order }) {
  const { totals, refundedAmount = 0, paymentStatus } = order;
  const standing = cardStanding(order);
  const left = formatMoney(decimal(totals.total).minus(decimal(refundedAmount)).toNumber(), totals.currency);
  if (standing === 'reserved')
    return (
      <Notice tone="info">
        The card is not charged: the {left} that is reserved on it is released by itself.
      </Notice>
    );
  if (standing === 'paid' || standing === 'partlyReturned')
    return (
      <Notice tone="info">
        <strong>{left} goes back to the guest’s card</strong> by itself, a few seconds after this.
      </Notice>
    );
  if (paymentStatus === 'paid' && (standing === undefined || standing === 'failed'))
    return (
      <Notice tone="warn">This order is marked as paid here: give the guest {left} back yourself.</Notice>
    );
  return null;
}

function OwnWords() {
  const choice = useWatch<Values, 'choice'>({ name: 'choice' });
  return choice === OWN_WORDS && <LongTextInput<Values> name="text" rows={3} />;
}
