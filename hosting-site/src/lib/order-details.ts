// How and when the diner wants the food (O3-14, O4-10): unset at first, set in the order details or the cart, and cleared when
// the restaurant changes. Kept for the session, so that a reload loses nothing.
import { addressFields, type DeliveryAddress } from '@bite/shared/ordering/delivery-address';
import type { OrderType } from '@bite/shared/ordering/fulfilment';
import {
  configure,
  emptyConfiguration,
  type OrderConfiguration,
} from '@bite/shared/ordering/order-configuration';
import { rememberedAddress } from './remembered-contact.ts';
import { createStore, type Readable } from './store.ts';
import { readStored, writeStored } from './stored-json.ts';

export type OrderDetails = OrderConfiguration;

const KEY = 'bite-order-details';
const ASKED_KEY = 'bite-order-details-asked';

export interface OrderDetailsStore extends Readable<OrderDetails> {
  /** Any choice configures the order; pickup clears the delivery address (O2.7-09), delivery starts with the last address. */
  choose(choice: Partial<Omit<OrderDetails, 'isConfigured'>>): void;
  /** A partly typed address; configures nothing by itself. */
  typeAddress(deliveryAddress: DeliveryAddress): void;
  /** True on the first call in a session at this restaurant (O2.7-10). */
  askOnce(): boolean;
  start(): void;
  /** Removes the address, since it belongs to somebody else. */
  forgetAddress(): void;
}

function isAddress(value: unknown): value is DeliveryAddress {
  const address = (value ?? {}) as Partial<Record<string, unknown>>;
  return addressFields.every((field) => {
    const isOptional = field === 'unit' || field === 'region';
    return typeof address[field] === 'string' || (isOptional && address[field] === undefined);
  });
}

function isDetails(value: unknown): value is OrderDetails {
  if (typeof value !== 'object' || value === null) return false;
  const { orderType, deliveryAddress, scheduledTime, isConfigured } = value as Partial<OrderDetails>;
  return (
    (orderType === 'pickup' || orderType === 'delivery') &&
    isAddress(deliveryAddress) &&
    (scheduledTime === null || !Number.isNaN(Date.parse(String(scheduledTime)))) &&
    typeof isConfigured === 'boolean'
  );
}

/** What was stored for this restaurant; nothing of another one. */
function kept(restaurantGuid: string): OrderDetails | undefined {
  const found = readStored('session', KEY) as { restaurantGuid?: unknown; details?: unknown } | undefined;
  return found?.restaurantGuid === restaurantGuid && isDetails(found.details) ? found.details : undefined;
}

/** With the address of the last delivery on this device, if it is the same person's and none has been typed. */
function withLastAddress(details: OrderDetails): OrderDetails {
  const isBlank =
    JSON.stringify(details.deliveryAddress) === JSON.stringify(emptyConfiguration.deliveryAddress);
  if (details.orderType !== 'delivery' || !isBlank) return details;
  const next = { ...details, deliveryAddress: rememberedAddress() };
  return isDetails(next) ? next : details;
}

/** `offered`: the restaurant's kinds of order, its default first. */
export function createOrderDetailsStore(
  restaurantGuid: string,
  offered: readonly OrderType[],
): OrderDetailsStore {
  const unset = { ...emptyConfiguration, orderType: offered[0] ?? 'pickup' };
  const { set, ...readable } = createStore<OrderDetails>(unset);
  const change = (next: OrderDetails) => {
    writeStored('session', KEY, { restaurantGuid, details: next });
    set(next);
  };
  return {
    ...readable,
    choose: (choice) => {
      const next = configure(readable.get(), choice);
      change(choice.orderType === undefined ? next : withLastAddress(next));
    },
    typeAddress: (deliveryAddress) => change({ ...readable.get(), deliveryAddress }),
    askOnce: () => {
      const isFirst = readStored('session', ASKED_KEY) !== restaurantGuid;
      writeStored('session', ASKED_KEY, restaurantGuid);
      return isFirst;
    },
    start: () => {
      const found = kept(restaurantGuid);
      set(found && offered.includes(found.orderType) ? found : withLastAddress(unset));
    },
    forgetAddress: () => change({ ...readable.get(), deliveryAddress: emptyConfiguration.deliveryAddress }),
  };
}
