// How and when the diner wants the food (O4-10), and whether such an order can proceed (O5-01).
import { message, t } from '../kernel/translate.ts';
import type { OpenState } from '../tenancy/hours.ts';
import type { CartPlace } from './cart-state.ts';
import { ADDRESS_REQUIRED, noAddress } from './delivery-address.ts';
import type { OrderConfiguration } from './order-configuration.schema.ts';

export type { OrderConfiguration };

export const emptyConfiguration: OrderConfiguration = {
  orderType: 'pickup',
  deliveryAddress: noAddress,
  scheduledTime: null,
  isConfigured: false,
};

/** Any choice configures the order; pickup clears the delivery address (O2.7-09). */
export function configure(
  configuration: OrderConfiguration,
  choice: Partial<Omit<OrderConfiguration, 'isConfigured'>>,
): OrderConfiguration {
  const next = { ...configuration, ...choice, isConfigured: true };
  return next.orderType === 'pickup' ? { ...next, deliveryAddress: noAddress } : next;
}

/** The configuration at another restaurant: cleared, unless it is the same restaurant (O2.7-10). */
export function configurationAt(
  configuration: OrderConfiguration,
  from: CartPlace,
  to: CartPlace,
): OrderConfiguration {
  const isSame = from.tenantId === to.tenantId && from.restaurantId === to.restaurantId;
  return isSame ? configuration : emptyConfiguration;
}

/** The messages for orders that cannot proceed, as specified (O5-01). */
export const proceedMessages = {
  notConfigured: message('Order type not configured'),
  closed: message('Restaurant is closed - please schedule your order'),
  noAddress: ADDRESS_REQUIRED,
} as const;

/** All that apply, in the order of the messages. */
export function proceedProblems(
  { orderType, deliveryAddress, scheduledTime, isConfigured }: OrderConfiguration,
  { open }: Pick<OpenState, 'open'>,
): string[] {
  const problems: string[] = [];
  if (!isConfigured) problems.push(t(proceedMessages.notConfigured));
  if (!open && scheduledTime === null) problems.push(t(proceedMessages.closed));
  if (orderType === 'delivery' && deliveryAddress.street.trim() === '')
    problems.push(t(proceedMessages.noAddress));
  return problems;
}

export function canProceed(configuration: OrderConfiguration, state: Pick<OpenState, 'open'>): boolean {
  return proceedProblems(configuration, state).length === 0;
}
