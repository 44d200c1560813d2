// A request of the sign-in forms.
import { CallError } from '@bite/shared/api/client';
import { message, t } from '@bite/shared/kernel/translate';
import { useState } from 'react';
import { refusalText } from '../../lib/refusal-texts.ts';

const UNREACHED = message('We could not reach the restaurant. Check your connection and try again.');

export const sentenceOf = (error: unknown): string =>
  error instanceof CallError ? refusalText(error) : t(UNREACHED);

/** A request that is under way once, and what went wrong with the last one. */
export function useSending() {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ message: string; count: number }>();
  const send = async (work: () => Promise<void>) => {
    if (isSending) return;
    setSending(true);
    try {
      await work();
      setFailure(undefined);
    } catch (error) {
      setFailure((last) => ({ message: sentenceOf(error), count: (last?.count ?? 0) + 1 }));
    }
    setSending(false);
  };
  return { isSending, failure, send, forgive: () => setFailure(undefined) };
}
