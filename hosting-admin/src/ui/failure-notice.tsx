// A call that failed, told where it was made.
import type { ReactNode } from 'react';
import { callFailure } from './call-failure.ts';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  error: unknown;
  /** What did not happen, as a sentence. */
  undone?: string;
  action?: ReactNode;
}

export function FailureNotice({ error, undone, action }: FailureNoticeProps) {
  const { message, reference } = callFailure(error, undone);
  return (
    <Notice tone="danger" role="alert" action={action}>
      {message}
      {reference && <span className="block text-xs">{reference}</span>}
    </Notice>
  );
}
