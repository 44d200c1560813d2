// How the total of an order is made up, line by line, for whoever answers a guest's question about it.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money';
import type { Order, OrderItem } from '@bite/shared/ordering/order.schema';
import { modifierLabels } from '@bite/shared/ordering/tracking';
import { Dialog } from '../../../ui/dialog.tsx';
import { FigureList } from './figure-list.tsx';
import { figuresOf } from './order-figures.ts';

export function OrderReceipt({ order }: { order: Order }) {
  const { currency } = order.totals;
  return (
    <div className="grid gap-3">
      <ul aria-label="Dishes" className="grid gap-1.5 text-sm">
        {order.items.map((item) => (
          <ReceiptLine key={item.orderItemGuid} item={item} currency={currency} />
        ))}
      </ul>
      <div className="border-t border-line pt-3">
        <FigureList rows={figuresOf(order)} />
      </div>
    </div>
  );
}

function ReceiptLine({ item, currency }: { item: OrderItem; currency: string }) {
  const { quantity, name, selectedSize, unitPrice, lineTotal } = item;
  const choices = [...(selectedSize ? [selectedSize.name] : []), ...modifierLabels(item)];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <p className="wrap-anywhere">
        {quantity} × {isolated(name)}
        {quantity > 1 && <span className="text-muted"> at {formatMoney(unitPrice, currency)}</span>}
      </p>
      <p className="tabular-nums">{formatMoney(lineTotal, currency)}</p>
      {choices.length > 0 && (
        <p className="ps-4 wrap-anywhere text-muted">{choices.map(isolated).join(' · ')}</p>
      )}
    </li>
  );
}

export function OrderReceiptDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Receipt of order ${order.orderNumber}`}
      description={`From ${isolated(order.customer.name)}`}
    >
      <OrderReceipt order={order} />
    </Dialog>
  );
}
