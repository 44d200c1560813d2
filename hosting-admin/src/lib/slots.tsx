// Parts of screens that another feature provides. Features do not import each other: the app passes these to their users.

import type { MyRestaurant } from '@bite/shared/api/answers';
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { PlaceFacts } from '@bite/shared/places/place-facts';
import type { HistoryKind } from '@bite/shared/records/history-actions';
import { type ComponentType, createContext, useContext } from 'react';

export type FieldNames = Readonly<Record<string, string>>;

export interface HistoryProps {
  tenantId: number;
  /** Only the changes in this restaurant. */
  restaurantId?: number;
  /** Only the changes of this record, with its form's field labels; a restaurant's own has the restaurant's number. */
  record?: {
    kind: HistoryKind;
    recordId: number;
    names: FieldNames;
    /** A value of a field, or one of its list, if the default is not suitable. */
    wordsOf?: ((path: string, value: unknown) => string | undefined) | undefined;
    /** Restores the state before all of these changes, newest first; absent for people who may only read. */
    onRestore?: ((newer: readonly AuditEntry[]) => void) | undefined;
  };
}

export interface SoldOutOfOrderProps {
  restaurant: MyRestaurant;
  order: Order;
  onClose: () => void;
}

export interface OrderPaymentsProps {
  restaurant: MyRestaurant;
  order: Order;
}

export interface FindPlaceProps {
  onFound: (facts: PlaceFacts) => void;
}

export interface Slots {
  /** Who changed what, and when. */
  History: ComponentType<HistoryProps>;
  /** The same of a domain that the platform registers. */
  RegisteredDomainHistory: ComponentType<{ domain: string }>;
  /** The employee lists of a tenant's restaurants. */
  StaffLists: ComponentType<{ tenantId: number }>;
  /** The dialog that marks what an order contains as sold out. */
  SoldOutOfOrder: ComponentType<SoldOutOfOrderProps>;
  /** An order's payments by card, where staff refund them. */
  OrderPayments: ComponentType<OrderPaymentsProps>;
  /** The same in a drawer. */
  OrderPaymentsDialog: ComponentType<OrderPaymentsProps & { onClose: () => void }>;
  /** Finds a restaurant on Google Maps, for a form to be filled from; nothing where the installation cannot search. */
  FindPlace: ComponentType<FindPlaceProps>;
}

export const SlotsContext = createContext<Slots | undefined>(undefined);

/** Throws outside of the app. */
export function useSlots(): Slots {
  const slots = useContext(SlotsContext);
  if (!slots) throw new Error('useSlots needs the app above it');
  return slots;
}
