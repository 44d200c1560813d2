// Labels of the board's moves and states.
import { type BoardAction, type BoardMoveAction, isPaymentUnrecorded } from '@bite/shared/ordering/board';
import type { CorrectionTarget } from '@bite/shared/ordering/corrections';
import type { LifecycleState, OrderStatus } from '@bite/shared/ordering/transitions';

export type Move = BoardMoveAction;

/** Moves that only a manager can take back: they require a reason. */
export type EndMove = Extract<Move, 'cancel' | 'void'>;
export const isEnd = (move: BoardAction): move is EndMove => move === 'cancel' || move === 'void';

/** Button labels. */
export const moveLabels: Record<Move, string> = {
  accept: 'Accept',
  start: 'Start',
  ready: 'Ready',
  handOver: 'Hand over',
  deliver: 'Delivered',
  cancel: 'Cancel…',
  void: 'Void…',
};

/** For a delivered order only the payment is missing. */
export const moveLabel = (order: Parameters<typeof isPaymentUnrecorded>[0], move: Move): string =>
  move === 'deliver' && isPaymentUnrecorded(order) ? 'Settle…' : moveLabels[move];

/** Labels while the request is running. */
export const pendingLabels: Record<BoardAction, string> = {
  accept: 'Accepting…',
  start: 'Starting…',
  ready: 'Marking ready…',
  handOver: 'Handing over…',
  deliver: 'Completing…',
  cancel: 'Cancelling…',
  void: 'Voiding…',
  undo: 'Undoing…',
  correct: 'Correcting…',
  acknowledge: 'Noting…',
};

/** '#042 accepted' */
export const doneLabels: Record<BoardAction, string> = {
  accept: 'accepted',
  start: 'started',
  ready: 'ready',
  handOver: 'handed over',
  deliver: 'delivered',
  cancel: 'cancelled',
  void: 'voided',
  undo: 'is back where it was',
  correct: 'corrected',
  acknowledge: 'cancellation seen',
};

export const paymentLabels = { cash: 'Cash', card: 'Card', other: 'Other' } as const;
export type PaidBy = keyof typeof paymentLabels;

/** 'It is … by now.' */
export const lifecycleLabels: Record<LifecycleState, string> = {
  draft: 'a draft',
  started: 'accepted',
  sentToKitchen: 'in the kitchen',
  inPreparation: 'being prepared',
  ready: 'ready',
  served: 'handed over',
  paid: 'paid',
  completed: 'completed',
  canceled: 'cancelled',
  voided: 'voided',
};

export const endLabels: Record<Exclude<OrderStatus, 'newOrder' | 'inProgress'>, string> = {
  completed: 'completed',
  cancelled: 'cancelled',
  voided: 'voided',
};

/** The target of a correction, by its column's name. */
export const targetLabels: Record<CorrectionTarget, string> = {
  started: 'New, not yet accepted',
  sentToKitchen: 'In kitchen',
  inPreparation: 'Preparing',
  ready: 'Ready',
  served: 'On its way',
};
