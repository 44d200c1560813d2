// Replies that wait for a person: each beside its review, to be approved, edited or declined, several at a time.
import type { ListedReply } from '@bite/shared/listing/auto-replies.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircleReply } from 'lucide-react';
import { useState } from 'react';
import { usePaged } from '../../../lib/pages.ts';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { BulkBar, Tick } from '../../../ui/bulk-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NoRows } from '../../../ui/table-rows.tsx';
import { UnreadableNotice } from '../../../ui/unreadable-notice.tsx';
import { useTickedRows } from '../../../ui/use-ticked-rows.ts';
import { EditReplyDialog } from './edit-reply-dialog.tsx';
import { type Decision, repliesQuery, useDecide } from './reply-queries.ts';
import { repliesOf } from './reply-table.tsx';
import { nameOf, reasonOf, starsText } from './reply-words.ts';

export function WaitingReplies() {
  const { call } = usePorts();
  const place = usePlace();
  const { rows, error, onRetry, unreadable, more } = usePaged(
    useInfiniteQuery(repliesQuery(call, place, 'waiting')),
    repliesOf,
  );
  if (!rows && !error) return <Skeleton label="Loading replies" rows={4} />;
  return (
    <div className="grid gap-3">
      <UnreadableNotice records={unreadable} />
      {rows && rows.length > 0 && <Waiting replies={rows} mayDecide={place.may('listing.reply')} />}
      <NoRows
        caption="Replies"
        error={error}
        onRetry={onRetry}
        isEmpty={rows?.length === 0}
        term={undefined}
        onClear={undefined}
        empty={
          <Empty title="No reply waits for you" symbol={<MessageCircleReply aria-hidden="true" />}>
            Replies wait here if you approve their rating first, or if something about them needs a look.
          </Empty>
        }
      />
      {more && (
        <Button className="justify-self-center" disabled={more.isLoading} onClick={more.onLoad}>
          {more.isLoading ? 'Loading…' : 'Load more'}
        </Button>
      )}
    </div>
  );
}

function Waiting({ replies, mayDecide }: { replies: readonly ListedReply[]; mayDecide: boolean }) {
  const decide = useDecide();
  const [edited, edit] = useState<ListedReply>();
  const ticked = useTickedRows(replies.map((reply) => ({ id: reply.replyId, original: reply })));
  const decideOn = (decision: Decision['decision'], some: readonly ListedReply[]) =>
    decide.mutate({ decision, replies: some });
  return (
    <>
      <ul className="grid gap-3">
        {replies.map((reply) => (
          <li key={reply.replyId} className="rounded-xl border border-line bg-card p-3 md:p-4">
            <article aria-label={nameOf(reply)} className="grid gap-3">
              <header className="flex items-start gap-1">
                {mayDecide && (
                  <Tick
                    label={`Select ${nameOf(reply)}`}
                    isOn={ticked.isTicked(reply.replyId)}
                    onTurn={(isOn, isRange) => ticked.tick(reply.replyId, isOn, isRange)}
                  />
                )}
                <Review reply={reply} />
              </header>
              <blockquote className="rounded-lg bg-column px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere">
                {reply.text}
              </blockquote>
              <p className="text-sm text-muted">{reasonOf(reply)}</p>
              {mayDecide && (
                <div className="flex flex-wrap gap-2">
                  <Button look="strong" disabled={decide.isPending} onClick={() => decideOn('send', [reply])}>
                    Approve and send
                  </Button>
                  <Button onClick={() => edit(reply)}>Edit…</Button>
                  <Button
                    look="quiet"
                    disabled={decide.isPending}
                    onClick={() => decideOn('decline', [reply])}
                  >
                    Don’t send
                  </Button>
                </div>
              )}
            </article>
          </li>
        ))}
      </ul>
      <BulkBar
        label="Selected replies"
        count={ticked.rows.length}
        total={replies.length}
        onTickAll={ticked.tickAll}
      >
        <Button look="strong" disabled={decide.isPending} onClick={() => decideOn('send', ticked.rows)}>
          Approve and send
        </Button>
        <Button disabled={decide.isPending} onClick={() => decideOn('decline', ticked.rows)}>
          Don’t send
        </Button>
      </BulkBar>
      <EditReplyDialog reply={edited} onClose={() => edit(undefined)} />
    </>
  );
}

function Review({ reply: { review, rating } }: { reply: ListedReply }) {
  return (
    <div className="min-w-0 flex-1 text-sm">
      <p className="font-semibold wrap-anywhere">
        {starsText(rating)} by {review?.reviewerName ?? 'a guest'}
        {review && (
          <span className="font-normal text-muted">
            , <DateText iso={review.reviewTime} withTime />
          </span>
        )}
      </p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{review?.comment ?? 'No words, only stars.'}</p>
    </div>
  );
}
