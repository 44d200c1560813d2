// One order on the board. Re-renders only when the order changes, or starts or stops ringing.

import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money';
import { addressText } from '@bite/shared/ordering/address-lines';
import { isCancelledOrVoided, isOnItsWay, isOpen, isPaymentUnrecorded } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { BellRing, Bike, MapPin, ShoppingBag, UtensilsCrossed } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type CardStanding, cardStanding } from './card-standing.ts';
import { Age, DueTime, FinishedTime } from './due-time.tsx';
import { ExtraFigures } from './extra-figures.tsx';
import { OrderActions } from './order-actions.tsx';
import { AllergyAlert, ArrivalAlert, PaymentAlert, UnpaidAlert } from './order-alerts.tsx';
import { Note, OrderLines } from './order-lines.tsx';
import { PhoneLink } from './phone-link.tsx';
import type { FoldState } from './unfolded-orders.ts';
import { usePendingMove } from './use-moves.ts';

interface OrderCardProps {
  order: Order;
  /** The restaurant's time zone. */
  zone: string;
  /** Nobody has looked at it yet. */
  isRinging: boolean;
  mayWork: boolean;
  mayCorrect: boolean;
  /** Compact density: less detail, and long orders are collapsed sooner. */
  isCompact: boolean;
  /** Shows all lines of a large order. */
  isUnfolded: boolean;
  onFold: FoldState['onFold'];
  /** The screen shows every figure of the order beside its card. */
  hasReceipt?: boolean;
}

export const OrderCard = memo(function OrderCard({
  order,
  zone,
  isRinging,
  isCompact,
  isUnfolded,
  onFold,
  hasReceipt = false,
  ...rights
}: OrderCardProps) {
  const pending = usePendingMove(order);
  const titleId = `order-${order.guid}`;
  const { arrivedAt, arrivalNote } = order.fulfilment;
  return (
    <article
      aria-labelledby={titleId}
      aria-busy={pending !== undefined}
      tabIndex={-1}
      data-order={order.guid}
      className={classNames(
        'grid grid-cols-1 rounded-xl border bg-card',
        isCompact ? 'gap-1 p-2' : 'gap-2 p-3',
        // Off-screen cards are not laid out; the size is an estimate.
        '[contain-intrinsic-size:auto_280px] [content-visibility:auto]',
        isRinging ? 'animate-attention border-accent ring-2 ring-accent' : 'border-line',
        isCancelledOrVoided(order) && 'border-danger bg-danger-soft/40',
        pending && 'opacity-70 ring-2 ring-strong-line',
      )}
    >
      <CardHead order={order} titleId={titleId} isRinging={isRinging} isCompact={isCompact} />
      {order.allergies && <AllergyAlert>{order.allergies}</AllergyAlert>}
      {cardStanding(order) === 'failed' && order.paymentStatus !== 'paid' && <UnpaidAlert />}
      {order.payment?.needsAttention && <PaymentAlert order={order} />}
      {isOpen(order) && arrivedAt && <ArrivalAlert arrivedAt={arrivedAt} note={arrivalNote} zone={zone} />}
      {isOpen(order) ? (
        <DueTime promisedAt={order.fulfilment.promisedAt} zone={zone} />
      ) : (
        <Outcome order={order} zone={zone} />
      )}
      <OrderLines
        items={order.items}
        isCompact={isCompact}
        isUnfolded={isUnfolded}
        onFold={(wanted) => onFold(order.guid, wanted)}
      />
      {order.customerNotes && <Note>{order.customerNotes}</Note>}
      <Reach order={order} isCompact={isCompact} />
      {!isCompact && !hasReceipt && <ExtraFigures order={order} />}
      {!isCompact && (
        <p className="flex flex-wrap items-center justify-between gap-x-2 border-t border-line pt-2 text-sm">
          <span className="text-base font-bold">
            {formatMoney(order.totals.total, order.totals.currency)}
          </span>
          <PaymentBadge order={order} />
        </p>
      )}
      <OrderActions
        order={order}
        pending={pending}
        isCompact={isCompact}
        isUnfolded={isUnfolded}
        {...rights}
      />
    </article>
  );
});

interface CardHeadProps {
  order: Order;
  titleId: string;
  isRinging: boolean;
  isCompact: boolean;
}

function CardHead({ order, titleId, isRinging, isCompact }: CardHeadProps) {
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <div className="flex items-center gap-1.5">
          <h3
            id={titleId}
            className={classNames(
              'leading-none font-extrabold tracking-tight',
              isCompact ? 'text-xl' : 'text-3xl',
              isCancelledOrVoided(order) && 'line-through decoration-2',
            )}
          >
            <span className="sr-only">Order </span>
            {order.orderNumber}
          </h3>
          {/* Keeps its place: the tap that silences the bell must not move the button under the finger. */}
          <BellRing
            className={classNames('size-5 shrink-0 text-accent-ink', !isRinging && 'invisible')}
            aria-hidden="true"
          />
          {isRinging && <span className="sr-only">New</span>}
        </div>
        <div className="flex flex-wrap gap-1">
          {order.requiresId && <Badge tone="danger">ID needed</Badge>}
          {isOnItsWay(order) && <Badge tone="info">On its way</Badge>}
          {isPaymentUnrecorded(order) && <Badge tone="warn">Delivered, to settle</Badge>}
          {order.fulfilment.cutlery && <Badge>Cutlery</Badge>}
          {order.fulfilment.leaveAtDoor && <Badge tone="info">Leave at the door</Badge>}
          {order.fulfilment.scheduledFor !== null && <Badge tone="info">Scheduled</Badge>}
          <TypeBadge type={order.type} />
          {isCompact && (order.paymentStatus !== 'unpaid' || order.payment) && <PaymentBadge order={order} />}
        </div>
      </div>
      <p
        className={classNames(
          'flex flex-wrap items-baseline justify-between gap-x-2 text-sm',
          !isCompact && 'mt-1.5',
        )}
      >
        <bdi className={classNames('min-w-0 font-semibold wrap-anywhere', !isCompact && 'text-base')}>
          {order.customer.name}
        </bdi>
        <span className="text-muted">
          <Age since={order.createdAt} />
        </span>
      </p>
    </header>
  );
}

const types = {
  takeOut: { label: 'Pickup', symbol: ShoppingBag },
  delivery: { label: 'Delivery', symbol: Bike },
  dineIn: { label: 'Dine in', symbol: UtensilsCrossed },
  quickService: { label: 'Counter', symbol: UtensilsCrossed },
} as const satisfies Record<Order['type'], { label: string; symbol: typeof Bike }>;

function TypeBadge({ type }: { type: Order['type'] }) {
  const { label, symbol: Icon } = types[type];
  return (
    <Badge tone={type === 'delivery' ? 'warn' : 'good'}>
      <Icon className="size-3.5" aria-hidden="true" />
      {label}
    </Badge>
  );
}

/** The diner's contact details; for a delivery also the address. */
function Reach({ order, isCompact }: { order: Order; isCompact: boolean }) {
  const { customer, fulfilment, type } = order;
  if (isCompact && type !== 'delivery' && !fulfilment.instructions) return null;
  return (
    <div className="grid gap-1 text-sm">
      {type === 'delivery' && (
        <p className="flex gap-1.5 font-semibold">
          <MapPin className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">
            {fulfilment.address ? addressText(fulfilment.address) : 'No address given: call the guest'}
            {fulfilment.zone && (
              <span className="font-normal text-muted"> · {isolated(fulfilment.zone.name)}</span>
            )}
          </span>
        </p>
      )}
      {fulfilment.instructions && <Note>{fulfilment.instructions}</Note>}
      {!isCompact && <PhoneLink phone={customer.phone} currency={order.totals.currency} />}
    </div>
  );
}

const payments = {
  unpaid: { label: 'Unpaid', tone: 'warn' },
  partiallyPaid: { label: 'Partly paid', tone: 'warn' },
  paid: { label: 'Paid', tone: 'good' },
  refunded: { label: 'Refunded', tone: 'info' },
  failed: { label: 'Payment failed', tone: 'danger' },
} as const satisfies Record<
  Order['paymentStatus'],
  { label: string; tone: 'warn' | 'good' | 'info' | 'danger' }
>;

const byCard = {
  open: { label: 'Unpaid', tone: 'warn' },
  reserved: { label: 'Card authorized', tone: 'info' },
  paid: { label: 'Paid by card', tone: 'good' },
  partlyReturned: { label: 'Paid by card, partly refunded', tone: 'good' },
  returning: { label: 'Being refunded', tone: 'info' },
  returned: { label: 'Refunded', tone: 'info' },
  notCharged: { label: 'Card not charged', tone: 'info' },
  failed: { label: 'Not paid', tone: 'danger' },
} as const satisfies Record<CardStanding, { label: string; tone: 'warn' | 'good' | 'info' | 'danger' }>;

/** What a card could not pay may have been paid in cash. */
function PaymentBadge({ order }: { order: Order }) {
  const standing = cardStanding(order);
  const isByCard = standing !== undefined && !(standing === 'failed' && order.paymentStatus === 'paid');
  const { label, tone } = isByCard ? byCard[standing] : payments[order.paymentStatus];
  return <Badge tone={tone}>{label}</Badge>;
}

function Outcome({ order, zone }: { order: Order; zone: string }) {
  // A refund changes an order long after it was over.
  const finishedAt = order.completedAt ?? order.canceledAt ?? order.voidedAt ?? order.updatedAt;
  const outcome = {
    completed: 'Completed',
    cancelled: 'Cancelled',
    voided: 'Voided',
    newOrder: '',
    inProgress: '',
  }[order.status];
  return (
    <div>
      <div className="flex items-center gap-2">
        <Badge tone={order.status === 'completed' ? 'good' : 'danger'}>{outcome}</Badge>
        <FinishedTime at={finishedAt} zone={zone} />
      </div>
      {isCancelledOrVoided(order) && order.cancelReason && (
        <p className="mt-1 px-1.5 text-sm text-muted">{order.cancelReason}</p>
      )}
    </div>
  );
}
