// The progress of an order in words for the diner.
import { message, t } from '@bite/shared/kernel/translate';
import {
  displayedStep,
  isUnpaidDraft,
  type TrackedOrder,
  type TrackingStep,
  trackingStep,
  trackingSteps,
} from '@bite/shared/ordering/tracking';

type Kind = Pick<TrackedOrder, 'type'>;
type Standing = Pick<
  TrackedOrder,
  'status' | 'lifecycleState' | 'type' | 'deliveredAt' | 'isCancelledByGuest' | 'payment'
>;

const isDelivery = ({ type }: Kind): boolean => type === 'delivery';

const labels: Record<TrackingStep, string> = {
  placed: message('Order placed'),
  accepted: message('Accepted'),
  preparing: message('In preparation'),
  ready: message('Ready for pickup'),
  onItsWay: message('On its way'),
  done: message('Picked up'),
};

const deliveryLabels: Partial<Record<TrackingStep, string>> = {
  placed: message('Received'),
  preparing: message('Preparing'),
  done: message('Delivered'),
};

export function stepLabel(step: TrackingStep, order: Kind): string {
  return t((isDelivery(order) ? deliveryLabels[step] : undefined) ?? labels[step]);
}

/** The headline of the page. */
export function headline(order: Standing): string {
  if (isUnpaidDraft(order))
    return t(
      order.payment?.state === 'checking'
        ? 'We are checking your payment'
        : 'Your order waits for your payment',
    );
  switch (trackingStep(order)) {
    case 'placed':
      return t('Your order is with the restaurant');
    case 'accepted':
      return t('Your order has been accepted');
    case 'preparing':
      return t('Your food is being prepared');
    case 'ready':
      return t(
        isDelivery(order) ? 'Your order is ready and leaves soon' : 'Your order is ready to be picked up',
      );
    case 'onItsWay':
      return t('Your order is on its way');
    case 'done':
      return t('Enjoy your meal!');
    default:
      return t(order.isCancelledByGuest ? 'You cancelled this order' : 'This order was cancelled');
  }
}

export interface ProgressStep {
  step: TrackingStep;
  label: string;
  state: 'done' | 'current' | 'ahead';
}

/** Empty for a cancelled order. */
export function progressOf(order: Standing): ProgressStep[] {
  const current = trackingStep(order);
  if (current === undefined) return [];
  const reached = displayedStep(current, order);
  return trackingSteps(order).map((step, position) => ({
    step,
    label: stepLabel(step, order),
    state: position < reached || current === 'done' ? 'done' : position === reached ? 'current' : 'ahead',
  }));
}
