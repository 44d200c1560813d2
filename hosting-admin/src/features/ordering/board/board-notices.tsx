// Notices above the board: unreadable orders, and more orders than it can show.
import { Notice } from '../../../ui/notice.tsx';
import { NEWEST_LIMIT, OPEN_LIMIT } from '../live-orders/order-queries.ts';
import type { UnreadableOrder } from '../live-orders/read-orders.ts';

interface BoardNoticesProps {
  openCount: number;
  unreadable: readonly UnreadableOrder[];
  mayWork: boolean;
}

export function BoardNotices({ openCount, unreadable, mayWork }: BoardNoticesProps) {
  return (
    <>
      {!mayWork && (
        <Notice tone="info" className="rounded-none">
          You can see the orders here, but not move them.
        </Notice>
      )}
      {openCount + unreadable.length >= OPEN_LIMIT && (
        <Notice tone="warn" className="rounded-none">
          More than {OPEN_LIMIT} orders are open. The oldest {OPEN_LIMIT} and the newest {NEWEST_LIMIT} are
          shown; the others appear as these are finished.
        </Notice>
      )}
      {unreadable.map(({ id, problem }) => (
        <Notice key={id} tone="danger" role="alert" className="rounded-none">
          <strong>An order could not be read.</strong> It is stored, but not on this board: tell your
          administrator.
          <span className="block text-xs break-all">
            {id} · {problem}
          </span>
        </Notice>
      ))}
    </>
  );
}
