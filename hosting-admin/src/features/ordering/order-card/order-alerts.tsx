// What nobody may overlook of an order, before anything else of it: allergies, and a guest who is waiting.
import type { Order } from '@bite/shared/ordering/order.schema';
import { Car, CreditCard, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTime } from '../../../lib/use-time.ts';
import { formatTime } from '../../../lib/zoned-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { toneClasses } from '../../../ui/notice.tsx';
import { useBoardMoves } from './board-moves.tsx';

export function AllergyAlert({ children }: { children: ReactNode }) {
  return (
    <Alert className={classNames('border-2 border-danger', toneClasses.danger)} icon={ShieldAlert}>
      Allergies: <bdi className="whitespace-pre-line">{children}</bdi>
    </Alert>
  );
}

interface ArrivalAlertProps {
  arrivedAt: string;
  note: Order['fulfilment']['arrivalNote'];
  zone: string;
}

export function ArrivalAlert({ arrivedAt, note, zone }: ArrivalAlertProps) {
  const time = useTime((now) => formatTime(arrivedAt, zone, now));
  return (
    <Alert className={classNames('border-2 border-accent', toneClasses.good)} icon={Car}>
      The guest is here, since <time dateTime={arrivedAt}>{time}</time>
      {note && (
        <>
          : <bdi>{note}</bdi>
        </>
      )}
    </Alert>
  );
}

/** The card was authorized, and its money could not be taken. */
export function UnpaidAlert() {
  return (
    <Alert className={classNames('border-2 border-danger', toneClasses.danger)} icon={CreditCard}>
      Not paid: ask for payment
    </Alert>
  );
}

/** A refund, a charge or its return did not work out, and only a person can put it right. */
export function PaymentAlert({ order }: { order: Order }) {
  const { showPayments } = useBoardMoves();
  return (
    <Alert className={classNames('border-2 border-danger', toneClasses.danger)} icon={CreditCard}>
      {showPayments ? (
        <button
          type="button"
          className="min-h-6 text-start underline underline-offset-2"
          onClick={() => showPayments(order)}
        >
          The payment needs you<span className="sr-only">: order {order.orderNumber}</span>
        </button>
      ) : (
        'The payment needs a manager'
      )}
    </Alert>
  );
}

interface AlertProps {
  icon: typeof Car;
  className: string;
  children: ReactNode;
}

function Alert({ icon: Icon, className, children }: AlertProps) {
  return (
    <p className={classNames('flex gap-1.5 rounded-md px-2 py-1 text-sm font-bold wrap-anywhere', className)}>
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
