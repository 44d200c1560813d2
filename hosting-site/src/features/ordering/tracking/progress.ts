// The progress of an order in words for the diner.
import {
  displayedStep,
  type TrackedOrder,
  type TrackingStep,
  trackingStep,
  trackingSteps,
} from '@bite/shared/ordering/tracking';

type Kind = Pick<TrackedOrder, 'type'>;
type Standing = Pick<
  TrackedOrder,
  'status' | 'lifecycleState' | 'type' | 'deliveredAt' | 'isCancelledByGuest'
>;

const isDelivery = ({ type }: Kind): boolean => type === 'delivery';

const labels: Record<TrackingStep, string> = {
  placed: 'Order placed',
  accepted: 'Accepted',
  preparing: 'In preparation',
  ready: 'Ready for pickup',
  onItsWay: 'On its way',
  done: 'Picked up',
};

const deliveryLabels: Partial<Record<TrackingStep, string>> = {
  placed: 'Received',
  preparing: 'Preparing',
  done: 'Delivered',
};

export function stepLabel(step: TrackingStep, order: Kind): string {
  return (isDelivery(order) ? deliveryLabels[step] : undefined) ?? labels[step];
}

/** The headline of the page. */
export function headline(order: Standing): string {
  switch (trackingStep(order)) {
    case 'placed':
      return 'Your order is with the restaurant';
    case 'accepted':
      return 'Your order has been accepted';
    case 'preparing':
      return 'Your food is being prepared';
    case 'ready':
      return isDelivery(order)
        ? 'Your order is ready and leaves soon'
        : 'Your order is ready to be picked up';
    case 'onItsWay':
      return 'Your order is on its way';
    case 'done':
      return 'Enjoy your meal!';
    default:
      return order.isCancelledByGuest ? 'You cancelled this order' : 'This order was cancelled';
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
