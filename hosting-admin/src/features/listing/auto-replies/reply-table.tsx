// Planned replies with their time, or those that are settled with what became of them.
import type { ListedReply } from '@bite/shared/listing/auto-replies.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircleReply } from 'lucide-react';
import { useState } from 'react';
import { usePaged } from '../../../lib/pages.ts';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Facts } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { EditReplyDialog } from './edit-reply-dialog.tsx';
import { type ReplyList, repliesQuery, useDecide } from './reply-queries.ts';
import { nameOf, reasonOf, standingOf, starsText } from './reply-words.ts';

export const repliesOf = ({ replies }: { replies: readonly ListedReply[] }) => replies;

const emptyTitles = { planned: 'No reply is planned', settled: 'No reply yet' };

export function ReplyTable({ list }: { list: Exclude<ReplyList, 'waiting'> }) {
  const { call } = usePorts();
  const place = usePlace();
  const paged = usePaged(useInfiniteQuery(repliesQuery(call, place, list)), repliesOf);
  const decide = useDecide();
  const [edited, edit] = useState<ListedReply>();
  const mayDecide = place.may('listing.reply');
  return (
    <>
      <DataTable<ListedReply>
        caption={list === 'planned' ? 'Planned replies' : 'Replies that are settled'}
        columns={columnsOf(list)}
        rowKey={({ replyId }) => replyId}
        empty={
          <Empty title={emptyTitles[list]} symbol={<MessageCircleReply aria-hidden="true" />}>
            {list === 'planned'
              ? 'The reply to a new review is planned as soon as the review has been read.'
              : 'Replies are listed here once they were sent, declined or not needed any more.'}
          </Empty>
        }
        actions={(reply, show) => (
          <RowMenu of={nameOf(reply)}>
            {show && <MenuItem onSelect={show}>Details</MenuItem>}
            {mayDecide && isDeclined(reply) && (
              <MenuItem onSelect={() => decide.mutate({ decision: 'send', replies: [reply] })}>
                Send after all
              </MenuItem>
            )}
            {mayDecide && isOpen(reply) && (
              <>
                <MenuItem onSelect={() => decide.mutate({ decision: 'send', replies: [reply] })}>
                  {reply.state === 'failed' ? 'Send again' : 'Send now'}
                </MenuItem>
                <MenuItem onSelect={() => edit(reply)}>Edit…</MenuItem>
                <MenuItem onSelect={() => decide.mutate({ decision: 'decline', replies: [reply] })}>
                  Don’t send
                </MenuItem>
              </>
            )}
          </RowMenu>
        )}
        detail={{
          titleOf: ({ review }) => review?.reviewerName ?? 'A guest',
          content: (one) => <Detail reply={one} />,
        }}
        {...paged}
      />
      <EditReplyDialog reply={edited} onClose={() => edit(undefined)} />
    </>
  );
}

/** A person may still decide about it. */
const isOpen = ({ state }: ListedReply): boolean => state === 'planned' || state === 'failed';

const isDeclined = ({ state, reason }: ListedReply): boolean =>
  state === 'notNeeded' && reason === 'declined';

function columnsOf(list: 'planned' | 'settled'): readonly Column<ListedReply>[] {
  return [
    {
      id: 'review',
      header: 'Review by',
      isName: true,
      cell: ({ review }) => review?.reviewerName ?? 'A guest',
    },
    { id: 'rating', header: 'Rating', width: 6, cell: ({ rating }) => starsText(rating) },
    {
      id: 'text',
      header: 'Reply',
      width: 18,
      cell: ({ text }) => (
        <span className="line-clamp-3 whitespace-normal wrap-anywhere">{text ?? 'Not written yet'}</span>
      ),
    },
    { id: 'state', header: 'State', width: 9, cell: (reply) => <ReplyState {...reply} /> },
    {
      id: 'reason',
      header: 'Why',
      width: 11,
      isExtra: true,
      cell: (reply) => (
        <span className="line-clamp-3 whitespace-normal">{standingOf(reply).advice ?? reasonOf(reply)}</span>
      ),
    },
    list === 'planned'
      ? {
          id: 'dueAt',
          header: 'Will be sent',
          width: 9,
          cell: ({ dueAt }) => <DateText iso={dueAt} withTime />,
        }
      : {
          id: 'when',
          header: 'When',
          width: 9,
          cell: ({ changedAt }) => <DateText iso={changedAt} withTime />,
        },
  ];
}

function ReplyState(reply: ListedReply) {
  const { words, tone } = standingOf(reply);
  return <Badge {...(tone && { tone })}>{words}</Badge>;
}

function Detail({ reply }: { reply: ListedReply }) {
  const { review, rating, text, dueAt, sentAt } = reply;
  const { words: state, advice } = standingOf(reply);
  const reason = advice ?? reasonOf(reply);
  const words = <span className="whitespace-pre-wrap">{text ?? 'Not written yet'}</span>;
  const when = <DateText iso={sentAt ?? dueAt} withTime />;
  const facts: Parameters<typeof Facts>[0]['facts'] = [
    ['Review', review?.comment ?? 'No words'],
    ['Rating', starsText(rating)],
    ['Reply', words],
    ['State', state],
    ['Why', reason],
    [sentAt === undefined ? 'Planned for' : 'Sent', when],
  ];
  return <Facts facts={facts.filter(([, value]) => value !== '')} />;
}
