// The parts of a feature that other features show, loaded on first use.
import { lazy, Suspense } from 'react';
import type { Slots } from '../lib/slots.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { fieldNames } from './field-names.ts';

const ChangeHistory = lazy(async () => ({
  default: (await import('../features/audit/change-history.tsx')).ChangeHistory,
}));
const RegisteredDomainHistory = lazy(async () => ({
  default: (await import('../features/audit/registered-domain-history.tsx')).RegisteredDomainHistory,
}));
const StaffSection = lazy(async () => ({
  default: (await import('../features/people/staff-section.tsx')).StaffSection,
}));

const SoldOutOfOrder = lazy(async () => ({
  default: (await import('../features/catalogue/sold-out/sold-out-of-order.tsx')).SoldOutOfOrder,
}));

const OrderPayments = lazy(async () => ({
  default: (await import('../features/payments/order-payments/order-payments.tsx')).OrderPayments,
}));
const OrderPaymentsDialog = lazy(async () => ({
  default: (await import('../features/payments/order-payments/order-payments-dialog.tsx'))
    .OrderPaymentsDialog,
}));

const FindPlace = lazy(async () => ({
  default: (await import('../features/places/find-place.tsx')).FindPlace,
}));

export const slots: Slots = {
  History: (props) => (
    <Suspense fallback={<Skeleton label="Loading the history…" rows={3} />}>
      <ChangeHistory {...props} names={fieldNames} />
    </Suspense>
  ),
  RegisteredDomainHistory: (props) => (
    <Suspense fallback={<Skeleton label="Loading the history…" rows={3} />}>
      <RegisteredDomainHistory {...props} />
    </Suspense>
  ),
  StaffLists: (props) => (
    <Suspense fallback={<Skeleton label="Loading the staff…" rows={3} />}>
      <StaffSection {...props} />
    </Suspense>
  ),
  SoldOutOfOrder: (props) => (
    <Suspense>
      <SoldOutOfOrder {...props} />
    </Suspense>
  ),
  OrderPayments: (props) => (
    <Suspense fallback={<Skeleton label="Loading the payments…" rows={3} />}>
      <OrderPayments {...props} />
    </Suspense>
  ),
  OrderPaymentsDialog: (props) => (
    <Suspense>
      <OrderPaymentsDialog {...props} />
    </Suspense>
  ),
  FindPlace: (props) => (
    <Suspense>
      <FindPlace {...props} />
    </Suspense>
  ),
};
