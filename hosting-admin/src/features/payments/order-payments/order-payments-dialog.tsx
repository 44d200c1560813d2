// The payments of an order in a drawer of their own, beside the board and the reports.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money';
import type { OrderPaymentsProps } from '../../../lib/slots.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { OrderPayments } from './order-payments.tsx';

export function OrderPaymentsDialog({ onClose, ...props }: OrderPaymentsProps & { onClose: () => void }) {
  const { orderNumber, totals, customer } = props.order;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={`Payment of order ${orderNumber}`}
      description={`${formatMoney(totals.total, totals.currency)} from ${isolated(customer.name)}`}
    >
      <OrderPayments {...props} />
    </Drawer>
  );
}
