// What the guest of one order was told, and when.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import type { Order } from '@bite/shared/ordering/order.schema';
import type { ListedMessage } from '@bite/shared/ordering/order-messages.contract';
import { useQuery } from '@tanstack/react-query';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { messagesOfOrderQuery, useSendAgain } from './message-queries.ts';
import { channelWords, kindWords, reasonOf, recipientOf, stateWords } from './message-words.ts';

interface OrderMessagesDialogProps {
  restaurant: MyRestaurant;
  order: Order;
  onClose: () => void;
}

export function OrderMessagesDialog({ restaurant, order, onClose }: OrderMessagesDialogProps) {
  const { call } = usePorts();
  const query = useQuery(messagesOfOrderQuery(call, restaurant, order.guid));
  return (
    <Dialog isOpen onClose={onClose} title={`Messages about order ${order.orderNumber}`}>
      <WhenLoaded query={query} what="the messages">
        {({ messages }) =>
          messages.length === 0 ? (
            <p className="text-muted">{isolated(order.customer.name)} was sent nothing about this order.</p>
          ) : (
            <ul className="grid divide-y divide-line">
              {messages.map((message) => (
                <Line key={message.messageId} message={message} restaurant={restaurant} />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
    </Dialog>
  );
}

function Line({ message, restaurant }: { message: ListedMessage; restaurant: MyRestaurant }) {
  const { again, sending } = useSendAgain(restaurant);
  const { words, tone } = stateWords[message.state];
  const reason = reasonOf(message);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {kindWords[message.kind]}
          <Badge {...(tone && { tone })}>{words}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {channelWords[message.channel]} to <bdi>{recipientOf(message)}</bdi>,{' '}
          <DateText iso={message.changedAt} withTime />
        </p>
        {reason !== undefined && <p className="text-sm">{reason}</p>}
      </div>
      {message.state === 'failed' && restaurant.mayWorkOrders && (
        <Button aria-disabled={sending !== undefined} onClick={() => again(message)}>
          {sending === undefined ? 'Send again' : 'Sending…'}
          <span className="sr-only"> that it was {kindWords[message.kind].toLowerCase()}</span>
        </Button>
      )}
    </li>
  );
}
