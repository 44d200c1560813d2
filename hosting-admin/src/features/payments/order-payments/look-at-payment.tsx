// Says why a person must look at a payment and what to do, and notes that somebody has.
import type { RestaurantRef } from '@bite/shared/paths';
import type { ListedPayment } from '@bite/shared/payments/refunds.contract';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLookAtPayment } from './payment-queries.ts';
import { whatToDo } from './payment-words.ts';

interface LookAtPaymentProps {
  payment: Pick<ListedPayment, 'attemptId' | 'state' | 'alarm'>;
  place: RestaurantRef;
  orderGuid: string;
  mayLook: boolean;
}

/** Nothing for a payment that needs nobody. */
export function LookAtPayment({ payment, place, orderGuid, mayLook }: LookAtPaymentProps) {
  const { look, isLooking } = useLookAtPayment(place, orderGuid);
  const { attemptId, alarm, state } = payment;
  if (alarm === undefined) return null;
  return (
    <Notice
      tone="danger"
      action={
        mayLook && (
          <Button aria-disabled={isLooking} onClick={() => isLooking || look(attemptId)}>
            {isLooking ? 'Saving…' : 'Done'}
          </Button>
        )
      }
    >
      <strong>This payment needs you.</strong> {alarm} {whatToDo(state)}
    </Notice>
  );
}
