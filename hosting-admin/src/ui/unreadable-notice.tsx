// Says above a list or a page that unreadable records are left out, which ones, and what to do.
import type { UnreadableRecord } from '@bite/shared/api/answers';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** The maximum number of named records; the server's log contains all of them. */
const NAMED = 5;

interface UnreadableNoticeProps {
  records: readonly UnreadableRecord[] | undefined;
  /** More records are left out than are named. */
  count?: number;
  /** The problem in one sentence. */
  children?: ReactNode;
}

export function UnreadableNotice({ records = [], count = records.length, children }: UnreadableNoticeProps) {
  if (count === 0) return null;
  const isOne = count === 1;
  return (
    <Notice tone="warn" role="status">
      {children ?? (
        <>
          <strong>{isOne ? '1 record could not be read' : `${count} records could not be read`}</strong> and{' '}
          {isOne ? 'is' : 'are'} not in this list.
        </>
      )}{' '}
      Nothing is lost: ask support to repair {isOne ? 'it' : 'them'}, and pass on what stands here.
      <ul className="mt-1 grid gap-1 text-xs">
        {records.slice(0, NAMED).map(({ recordId, reason }) => (
          <li key={recordId} className="wrap-anywhere">
            <bdi>{recordId}</bdi>: {reason}
          </li>
        ))}
        {count > NAMED && <li>and {count - NAMED} more</li>}
      </ul>
    </Notice>
  );
}
