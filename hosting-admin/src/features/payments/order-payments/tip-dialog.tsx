// Changes the tip of an order before its card is charged. Nothing is charged by that.
import { formatMoney } from '@bite/shared/kernel/money';
import { exactSum } from '@bite/shared/payments/payment-sums';
import { changeTipInput, type ListedPayment } from '@bite/shared/payments/refunds.contract';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
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

/** The most that a tip may be, where the card is authorized for no more. */
const formOf = (room: number, currency: string) =>
  changeTipInput.refine(({ tip }) => tip <= room, {
    path: ['tip'],
    message: `At most ${formatMoney(room, currency)}: the card is not authorized for more`,
  });

export function TipDialog({ restaurant, order, payment, onClose }: TipDialogProps) {
  const { call } = usePorts();
  const { tip, total, currency } = order.totals;
  const withoutTip = exactSum([total, -tip]);
  const most = payment.authorizedAmount ?? payment.amount;
  const room = exactSum([most, -withoutTip]);
  const schema = useMemo(() => formOf(room, currency), [room, currency]);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Tip of order ${order.orderNumber}`}
      description={`${cardName(payment.card)} is authorized for ${formatMoney(most, currency)} and not charged yet, so the tip can be ${formatMoney(room, currency)} at most.`}
    >
      <ActionForm<Values>
        schema={schema}
        values={{ tip }}
        names={{ tip: 'Tip' }}
        label="Tip"
        labels={(values) => [tipLabel(values, currency), 'Saving…']}
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
        <Consequence withoutTip={withoutTip} most={most} currency={currency} />
      </ActionForm>
    </FormDialog>
  );
}

/** 'Set the tip to $4.00' */
const tipLabel = ({ tip }: Partial<Values>, currency: string): string =>
  Number.isFinite(tip) ? `Set the tip to ${formatMoney(tip ?? 0, currency)}` : 'Set the tip';

interface ConsequenceProps {
  withoutTip: number;
  most: number;
  currency: string;
}

/** What the card will be charged then. */
function Consequence({ withoutTip, most, currency }: ConsequenceProps) {
  const tip = useWatch<Values, 'tip'>({ name: 'tip' });
  const total = Number.isFinite(tip) ? exactSum([withoutTip, tip]) : Number.NaN;
  if (!(total > 0 && total <= most)) return null;
  return (
    <p className="text-sm text-muted">The card will be charged {formatMoney(total, currency)} in all.</p>
  );
}
