// Orders that a manager moved back to an earlier state: shown on every board with the reason, until the order moves on or the
// notice is dismissed on this board.
import { MINUTE } from '@bite/shared/kernel/durations';
import { isolated } from '@bite/shared/kernel/isolated';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { LifecycleState } from '@bite/shared/ordering/transitions';
import { useState } from 'react';
import { useTime } from '../../../lib/use-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** For this long; a board opened later shows the order in its column. */
const NEWS_MILLISECONDS = 15 * MINUTE;

interface CorrectionNoticesProps {
  open: readonly Order[];
}

export function CorrectionNotices({ open }: CorrectionNoticesProps) {
  const [read, setRead] = useState<readonly string[]>([]);
  const now = useTime((moment) => moment);
  const notices = open.flatMap((order) => {
    const event = order.history.at(-1);
    if (event?.action !== 'correct' || now - Date.parse(event.at) > NEWS_MILLISECONDS) return [];
    const key = `${order.guid} ${event.id}`;
    if (read.includes(key)) return [];
    return (
      <Notice
        key={key}
        tone="warn"
        role="status"
        className="rounded-none text-base"
        action={
          <Button onClick={() => setRead((before) => [...before, key])}>
            Seen<span className="sr-only"> that {order.orderNumber} is back</span>
          </Button>
        }
      >
        <strong>
          {order.orderNumber} is {backWords[event.to.lifecycleState] ?? 'back on the board'}
        </strong>
        {event.byName !== undefined && `, says ${isolated(event.byName)}`}
        {event.reason && `: ${isolated(event.reason)}`}
      </Notice>
    );
  });
  return <div className="shrink-0 overflow-y-auto md:tall:max-h-1/3">{notices}</div>;
}

const backWords: Partial<Record<LifecycleState, string>> = {
  started: 'back among the new orders',
  sentToKitchen: 'back in the kitchen',
  inPreparation: 'back in preparation',
  ready: 'ready again',
  served: 'on its way again',
};
