// Handles the actions of all order cards: moves at once, or asks in a dialog first. The dialogs are here and not in the card,
// which may move to another column meanwhile.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { asksForPayment } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type OrderPaymentsProps, type SoldOutOfOrderProps, useSlots } from '../../../lib/slots.tsx';
import { OrderMessagesDialog } from '../messages/order-messages-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { isEnd, type Move } from './move-labels.ts';
import { OrderReceiptDialog } from './order-receipt.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useMoves } from './use-moves.ts';

interface BoardMoves {
  take: (order: Order, move: Move) => void;
  /** Acknowledges that the order was cancelled during preparation. */
  acknowledge: (order: Order) => void;
  /** Asks for the target state and the reason of a correction. */
  correct: (order: Order) => void;
  /** Opens what the order contains, to mark it as sold out; absent without permission. */
  sellOut: ((order: Order) => void) | undefined;
  /** Shows what the guest was told. */
  showMessages: (order: Order) => void;
  /** Shows how the total is made up; absent where that is shown anyway. */
  showReceipt: ((order: Order) => void) | undefined;
  /** Shows how it was paid by card, to refund it; absent without permission, and where that is shown anyway. */
  showPayments: ((order: Order) => void) | undefined;
  /** Undoes the last move made on this screen, if there is still time. */
  undoLast: () => void;
}

const BoardMovesContext = createContext<BoardMoves | undefined>(undefined);

export function useBoardMoves(): BoardMoves {
  const moves = useContext(BoardMovesContext);
  if (!moves) throw new Error('useBoardMoves needs a BoardMovesProvider above it');
  return moves;
}

interface BoardMovesProviderProps {
  restaurant: MyRestaurant;
  /** The listeners' present orders. */
  orders: readonly Order[];
  /** The screen shows the receipt of an order, and how it was paid, by itself. */
  isDetail?: boolean;
  children: ReactNode;
}

export function BoardMovesProvider({
  restaurant,
  orders,
  isDetail = false,
  children,
}: BoardMovesProviderProps) {
  const { move, undoLast } = useMoves(restaurant, orders);
  const [asking, setAsking] = useState<{ order: Order; action: Move | 'correct' }>();
  const [soldOut, setSoldOut] = useState<Order>();
  const [toldOf, setToldOf] = useState<Order>();
  const [receiptOf, setReceiptOf] = useState<Order>();
  const [paymentsOf, setPaymentsOf] = useState<Order>();
  const { mayPause } = restaurant;
  const opensPayments = restaurant.mayReadRefunds && !isDetail;
  const value = useMemo(
    () => ({
      undoLast,
      take: (order: Order, action: Move) => {
        if (asksForPayment(order, action) || isEnd(action)) setAsking({ order, action });
        else move({ order, action });
      },
      acknowledge: (order: Order) => move({ order, action: 'acknowledge' }),
      correct: (order: Order) => setAsking({ order, action: 'correct' }),
      sellOut: mayPause ? setSoldOut : undefined,
      showMessages: setToldOf,
      showReceipt: isDetail ? undefined : setReceiptOf,
      showPayments: opensPayments ? setPaymentsOf : undefined,
    }),
    [move, undoLast, mayPause, isDetail, opensPayments],
  );
  const close = () => setAsking(undefined);
  return (
    <BoardMovesContext value={value}>
      {children}
      {asking && asksForPayment(asking.order, asking.action) && (
        <PaymentDialog
          order={asking.order}
          onClose={close}
          onPaid={(paidBy) => move({ order: asking.order, action: asking.action, paidBy })}
        />
      )}
      {soldOut && <SoldOut restaurant={restaurant} order={soldOut} onClose={() => setSoldOut(undefined)} />}
      {toldOf && (
        <OrderMessagesDialog restaurant={restaurant} order={toldOf} onClose={() => setToldOf(undefined)} />
      )}
      {receiptOf && <OrderReceiptDialog order={receiptOf} onClose={() => setReceiptOf(undefined)} />}
      {paymentsOf && (
        <Payments
          restaurant={restaurant}
          // As it is by now: a refund changes it.
          order={orders.find(({ guid }) => guid === paymentsOf.guid) ?? paymentsOf}
          onClose={() => setPaymentsOf(undefined)}
        />
      )}
      {asking?.action === 'correct' && (
        <CorrectDialog
          order={asking.order}
          onClose={close}
          onCorrect={(correction) => move({ order: asking.order, action: 'correct', ...correction })}
        />
      )}
      {asking && isEnd(asking.action) && (
        <ReasonDialog
          order={asking.order}
          action={asking.action}
          onClose={close}
          onReason={(reason) => move({ order: asking.order, action: asking.action, reason })}
        />
      )}
    </BoardMovesContext>
  );
}

function SoldOut(props: SoldOutOfOrderProps) {
  const { SoldOutOfOrder } = useSlots();
  return <SoldOutOfOrder {...props} />;
}

function Payments(props: OrderPaymentsProps & { onClose: () => void }) {
  const { OrderPaymentsDialog } = useSlots();
  return <OrderPaymentsDialog {...props} />;
}
