// Changes the tip of an order before its card is charged.
import { formatMoney } from '@bite/shared/kernel/money';
import { changeTipInput, type ListedPayment } from '@bite/shared/payments/refunds.contract';
import { toast } from 'sonner';
import type { z } from 'zod';
import { usePorts } from '../../../lib/ports-context.tsx';
import type { OrderPaymentsProps } from '../../../lib/slots.tsx';
import { ActionForm } from '../../../ui/action-form.tsx';
import { MoneyInput } from '../../../ui/fields/number-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { cardName } from './payment-words.ts';

interface TipDialogProps extends OrderPaymentsProps {
  onClose: () => void;
  payment: ListedPayment;
}

type Values = z.output<typeof changeTipInput>;

export function TipDialog({ restaurant, order, payment, onClose }: TipDialogProps) {
  const { call } = usePorts();
  const { tip, total, currency } = order.totals;
  const most = payment.authorizedAmount ?? payment.amount;
  const room = Number((most - total + tip).toFixed(4));
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Tip of order ${order.orderNumber}`}
      description={`${cardName(payment.card)} is authorized for ${formatMoney(most, currency)} and not charged yet, so the tip can be ${formatMoney(room, currency)} at most.`}
    >
      <ActionForm<Values>
        schema={changeTipInput}
        values={{ tip }}
        names={{ tip: 'Tip' }}
        label="Tip"
        labels={(values) => [tipLabel(values, { tip, total, currency }), 'Saving…']}
        undone="The tip is as it was."
        onSubmit={async (values) => {
          const { tenantId, restaurantId } = restaurant;
          const changed = await call('changeTip', {
            parameters: { tenantId, restaurantId, orderGuid: order.guid },
            body: values,
          });
          toast.success(`The tip is ${formatMoney(changed.tip, currency)}`, {
            description: `The card will be charged ${formatMoney(changed.total, currency)}.`,
          });
          onClose();
        }}
        onCancel={onClose}
      >
        <MoneyInput<Values> name="tip" currency={currency} />
      </ActionForm>
    </FormDialog>
  );
}

/** 'Charge $28.00 in all' */
function tipLabel(
  { tip }: Partial<Values>,
  before: { tip: number; total: number; currency: string },
): string {
  const total = before.total - before.tip + (tip ?? Number.NaN);
  return Number.isFinite(total) ? `Charge ${formatMoney(total, before.currency)} in all` : 'Save the tip';
}
