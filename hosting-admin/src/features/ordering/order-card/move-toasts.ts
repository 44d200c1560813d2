// Toasts about moves: one per order, the latest.

import { CallError } from '@bite/shared/api/client';
import { isolated } from '@bite/shared/kernel/isolated';
import { type BoardAction, canUndo, type OrderStates, UNDO_MILLISECONDS } from '@bite/shared/ordering/board';
import { type ExternalToast, toast } from 'sonner';
import { doneLabels, endLabels, lifecycleLabels, type PaidBy } from './move-labels.ts';

const SHORT_MILLISECONDS = 4_000;
/** Long enough to read and to find the button. */
const REFUSAL_MILLISECONDS = 15_000;

interface Moved {
  guid: string;
  orderNumber: string;
  action: BoardAction;
  paidBy?: PaidBy | undefined;
  /** The order was restored into a full slot. */
  overbooked?: { taken: number; capacity: number; unit?: 'kitchenMinutes' } | undefined;
}

// A toast with an existing id keeps its remaining time, so each gets a new id.
const shown = new Map<string, string | number>();

export const dismissToast = (id: string | number): void => void toast.dismiss(id);

function show(guid: string, kind: 'success' | 'error' | 'info', title: string, options: ExternalToast) {
  const former = shown.get(guid);
  if (former !== undefined) toast.dismiss(former);
  const id = toast[kind](title, options);
  shown.set(guid, id);
  return id;
}

/** Reports the move, with an Undo button while that is possible. `tappedAt` is an ISO time. Returns the toast's id. */
export function announceMove(moved: Moved, tappedAt: string, now: number, undo: () => void): string | number {
  const how = moved.paidBy ? ` (${moved.paidBy})` : '';
  const mayUndo = canUndo({ action: moved.action, at: tappedAt }, now);
  return show(moved.guid, 'success', `${moved.orderNumber} ${doneLabels[moved.action]}${how}`, {
    duration: mayUndo ? Date.parse(tappedAt) + UNDO_MILLISECONDS - now : SHORT_MILLISECONDS,
    ...overbookedNote(moved),
    ...(mayUndo && { action: { label: 'Undo', onClick: undo } }),
  });
}

function overbookedNote({ overbooked }: Moved): ExternalToast {
  if (!overbooked) return {};
  const { taken, capacity, unit } = overbooked;
  const what = unit ? 'kitchen minutes' : 'orders';
  return {
    description: `Its quarter hour had filled up: this makes ${taken} of ${capacity} ${what}.`,
    duration: REFUSAL_MILLISECONDS,
  };
}

/** Reports that a colleague has just made the same move. */
export function announceAlreadyDone({ guid, orderNumber, action }: Moved, byName: string | undefined): void {
  show(guid, 'info', `${orderNumber} was already ${doneLabels[action]}`, {
    ...(byName !== undefined && { description: `${isolated(byName)} was quicker. Nothing was done twice.` }),
    duration: SHORT_MILLISECONDS,
  });
}

/** Reports why the order was not moved, with a retry button if that may help. */
export function explainRefusal({ guid, orderNumber }: Moved, error: Error, retry: () => void): void {
  show(guid, 'error', `${orderNumber} did not change`, {
    description: whyNot(error),
    duration: REFUSAL_MILLISECONDS,
    ...(mayHelp(error) && { action: { label: 'Try again', onClick: retry } }),
  });
}

/** Without an answer the order may or may not have moved. */
export const isLost = (error: Error): boolean => !(error instanceof CallError) || error.code === 'NETWORK';

const mayHelp = (error: Error): boolean =>
  isLost(error) || (error instanceof CallError && (error.status === 429 || error.status >= 500));

/** The order's state on the server; somebody else may have been faster. */
function standing(details: unknown): string {
  const { state } = (details ?? {}) as { state?: Partial<OrderStates> };
  if (state?.status === undefined || state.lifecycleState === undefined) return 'It was moved meanwhile.';
  if (state.status === 'newOrder') return 'It is waiting to be accepted.';
  return `It is ${state.status === 'inProgress' ? lifecycleLabels[state.lifecycleState] : endLabels[state.status]} by now.`;
}

function whyNot(error: Error): string {
  if (isLost(error)) return 'The server could not be reached. Check the connection and try again.';
  if (error instanceof CallError && error.code === 'TRANSITION_REFUSED') {
    const { why } = (error.details ?? {}) as { why?: string };
    return why ?? `${standing(error.details)} The board shows how it stands.`;
  }
  return error.message;
}
