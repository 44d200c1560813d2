// Says above a list that some of its records are left out, which, and what to do about it.
import type { UnreadableRecord } from '@bite/shared/api/answers';
import { Notice } from './notice.tsx';

/** Named on the screen; the answer and the server's log have all of them. */
const NAMED = 5;

export function UnreadableNotice({ records }: { records: readonly UnreadableRecord[] | undefined }) {
  if (!records || records.length === 0) return null;
  const isOne = records.length === 1;
  return (
    <Notice tone="warn" role="status">
      <strong>{isOne ? '1 record could not be read' : `${records.length} records could not be read`}</strong>{' '}
      and {isOne ? 'is' : 'are'} not in this list. Nothing is lost: ask support to repair{' '}
      {isOne ? 'it' : 'them'}, and pass on what stands here.
      <ul className="mt-1 grid gap-1 text-xs">
        {records.slice(0, NAMED).map(({ recordId, reason }) => (
          <li key={recordId} className="wrap-anywhere">
            <bdi>{recordId}</bdi>: {reason}
          </li>
        ))}
        {records.length > NAMED && <li>and {records.length - NAMED} more</li>}
      </ul>
    </Notice>
  );
}
