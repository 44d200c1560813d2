// Says above a list, or a page about one, that some of its records are left out, which, and what to do about it.
import type { UnreadableRecord } from '@bite/shared/api/answers';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** Named on the screen; the answer and the server's log have all of them. */
const NAMED = 5;

interface UnreadableNoticeProps {
  records: readonly UnreadableRecord[] | undefined;
  /** Where more are left out than are told of. */
  count?: number;
  /** What is the matter, in one sentence. */
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
