// What guests were told about their orders, and what could not be sent.
import type { ListedMessage } from '@bite/shared/ordering/order-messages.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePaged } from '../../../lib/pages.ts';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { orderPath } from '../../../lib/screen-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { messagesQuery, type Shown, useSendAgain } from './message-queries.ts';
import { channelWords, kindWords, nameOf, reasonOf, recipientOf, stateWords } from './message-words.ts';

export function MessagesPage() {
  const { restaurant, may } = usePlace();
  const [shown, setShown] = useState<Shown>('all');
  return (
    <Page
      title="Messages to guests"
      description="What guests were told about their orders. Messages are kept for thirty days."
    >
      {may('orders.read') ? (
        <Tabs<Shown>
          label="Messages"
          value={shown}
          onChange={setShown}
          tabs={[
            { value: 'all', label: 'All', content: <MessageList shown="all" /> },
            { value: 'failed', label: 'Failed', content: <MessageList shown="failed" /> },
          ]}
        />
      ) : (
        <Notice tone="info">Whoever works with the orders of {restaurant.name} sees its messages.</Notice>
      )}
    </Page>
  );
}

const messagesOf = ({ messages }: { messages: readonly ListedMessage[] }) => messages;

function MessageList({ shown }: { shown: Shown }) {
  const { call } = usePorts();
  const { restaurant, may } = usePlace();
  const paged = usePaged(useInfiniteQuery(messagesQuery(call, restaurant, shown)), messagesOf);
  const { again } = useSendAgain(restaurant);
  const maySend = may('orders.write');
  const columns: readonly Column<ListedMessage>[] = [
    {
      id: 'order',
      header: 'Order',
      isName: true,
      cell: (message) => (
        <Link className="underline underline-offset-2" to={orderPath(restaurant, message.orderGuid)}>
          {message.orderNumber}: {kindWords[message.kind].toLowerCase()}
        </Link>
      ),
    },
    { id: 'channel', header: 'By', width: 4.5, cell: ({ channel }) => channelWords[channel] },
    { id: 'to', header: 'To', width: 15, cell: recipientOf },
    { id: 'state', header: 'State', width: 7, cell: (message) => <StateBadge {...message} /> },
    { id: 'reason', header: 'Why', width: 13, cell: (message) => reasonOf(message) ?? '' },
    {
      id: 'when',
      header: 'When',
      width: 12,
      isExtra: true,
      cell: ({ changedAt }) => <DateText iso={changedAt} withTime />,
    },
  ];
  return (
    <DataTable
      caption={shown === 'all' ? 'Messages to guests' : 'Failed messages'}
      columns={columns}
      rowKey={({ messageId }) => messageId}
      empty={
        <Empty
          title={shown === 'all' ? 'No messages yet' : 'No message has failed'}
          symbol={<MessageSquareText aria-hidden="true" />}
        >
          {shown === 'all'
            ? 'Guests are written to when they order, and when their order is accepted, ready or cancelled.'
            : 'Messages that cannot be sent are listed here.'}
        </Empty>
      }
      actions={(message) =>
        maySend && message.state === 'failed' ? (
          <RowMenu of={nameOf(message)}>
            <MenuItem onSelect={() => again(message)}>Send again</MenuItem>
          </RowMenu>
        ) : null
      }
      {...paged}
    />
  );
}

export function StateBadge({ state }: Pick<ListedMessage, 'state'>) {
  const { words, tone } = stateWords[state];
  return <Badge {...(tone && { tone })}>{words}</Badge>;
}
