// Handles the actions of all order cards: moves at once, or asks in a dialog first. The dialogs are here and not in the card,
// which may move to another column meanwhile.
import { asksForPayment } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { CorrectDialog } from './correct-dialog.tsx';
import { isEnd, type Move } from './move-labels.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useMoves } from './use-moves.ts';

interface BoardMoves {
  take: (order: Order, move: Move) => void;
  /** Acknowledges that the order was cancelled during preparation. */
  acknowledge: (order: Order) => void;
  /** Asks for the target state and the reason of a correction. */
  correct: (order: Order) => void;
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
  at: RestaurantRef;
  /** The listeners' present orders. */
  orders: readonly Order[];
  children: ReactNode;
}

export function BoardMovesProvider({ at, orders, children }: BoardMovesProviderProps) {
  const { move, undoLast } = useMoves(at, orders);
  const [asking, setAsking] = useState<{ order: Order; action: Move | 'correct' }>();
  const value = useMemo(
    () => ({
      undoLast,
      take: (order: Order, action: Move) => {
        if (asksForPayment(order, action) || isEnd(action)) setAsking({ order, action });
        else move({ order, action });
      },
      acknowledge: (order: Order) => move({ order, action: 'acknowledge' }),
      correct: (order: Order) => setAsking({ order, action: 'correct' }),
    }),
    [move, undoLast],
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
