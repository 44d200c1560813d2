// Something the diner does with the tracked order, by its link: it is sent once at a time, and repeated safely.
import { CallError } from '@bite/shared/api/client';
import { isOutcomeUnknown } from '@bite/shared/api/outcome';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { useState } from 'react';
import { type Engine, loadEngine } from '../../../lib/engine.ts';
import { refusalText } from '../../../lib/refusal-texts.ts';
import type { TrackedState } from './use-tracked-order.ts';

export interface OrderAction {
  isSending: boolean;
  /** The order stays as it was, in the server's words or in those of the page's language. */
  refusal: string | undefined;
  /** Nobody knows yet whether it was done. */
  isUnknown: boolean;
  send: () => void;
}

/** @param onEnd Called when it was done, and when it was refused. */
export function useOrderAction(
  tracked: TrackedState,
  request: (call: Engine['call']) => Promise<TrackedOrder>,
  onEnd: (isDone: boolean) => void,
): OrderAction {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<CallError>();
  const send = async () => {
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      const { call } = await loadEngine();
      tracked.show(await request(call));
      onEnd(true);
    } catch (error) {
      // The order may have moved on: the page is to say so.
      tracked.retry();
      const failed = error instanceof CallError ? error : new CallError('NETWORK', '');
      setFailure(failed);
      if (!isOutcomeUnknown(failed)) onEnd(false);
    }
    setSending(false);
  };
  const isUnknown = failure !== undefined && isOutcomeUnknown(failure);
  return {
    isSending,
    refusal: failure && !isUnknown ? refusalText(failure) : undefined,
    isUnknown,
    send: () => void send(),
  };
}
