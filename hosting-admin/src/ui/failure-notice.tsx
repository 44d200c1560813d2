// The error of a failed call, shown where it was made.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CreatedEarlier } from '../lib/lost-answer.ts';
import { callFailure } from './call-failure.ts';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  error: unknown;
  /** What did not happen, as a sentence. */
  undone?: string;
  action?: ReactNode;
}

export function FailureNotice({ error, undone, action }: FailureNoticeProps) {
  if (error instanceof CreatedEarlier) return <CreatedEarlierNotice error={error} />;
  const { message, reference } = callFailure(error, undone);
  return (
    <Notice tone="danger" role="alert" action={action}>
      {message}
      {reference && <span className="block text-xs">{reference}</span>}
    </Notice>
  );
}

function CreatedEarlierNotice({ error: { message, created } }: { error: CreatedEarlier }) {
  const { path } = created;
  return (
    <Notice
      tone="warn"
      role="alert"
      action={
        path !== undefined && (
          <Link to={path} className="font-semibold underline">
            Open it
          </Link>
        )
      }
    >
      {message}
    </Notice>
  );
}
