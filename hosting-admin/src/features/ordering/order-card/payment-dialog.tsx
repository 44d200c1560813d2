// Asks how an unpaid order was paid when it is handed over.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money';
import type { Order } from '@bite/shared/ordering/order.schema';
import { Banknote, CreditCard, HandCoins } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { firstChoice } from '../../../ui/use-dialog-focus.ts';
import { type PaidBy, paymentLabels } from './move-labels.ts';

const symbols = { cash: Banknote, card: CreditCard, other: HandCoins };

interface PaymentDialogProps {
  order: Order;
  onClose: () => void;
  onPaid: (paidBy: PaidBy) => void;
}

export function PaymentDialog({ order, onClose, onPaid }: PaymentDialogProps) {
  const { total, currency } = order.totals;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`How was ${order.orderNumber} paid?`}
      description={`${formatMoney(total, currency)} from ${isolated(order.customer.name)}`}
    >
      <div className="grid gap-2 sm:grid-cols-3">
        {(['cash', 'card', 'other'] as const).map((paidBy, place) => {
          const Icon = symbols[paidBy];
          return (
            <Button
              key={paidBy}
              {...(place === 0 && firstChoice)}
              // Ignores a key that is still held down from "Hand over".
              onKeyDown={(event) => event.repeat && event.preventDefault()}
              className="min-h-16 text-base"
              onClick={() => {
                onPaid(paidBy);
                onClose();
              }}
            >
              <Icon className="size-5" aria-hidden="true" />
              {paymentLabels[paidBy]}
            </Button>
          );
        })}
      </div>
    </Dialog>
  );
}
