// The reply to a review: what became of it, and what can be done with it.
import { MINUTE } from '@bite/shared/kernel/durations';
import { isolated } from '@bite/shared/kernel/isolated';
import type { ListedReview } from '@bite/shared/listing/reviews.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../lib/date-format.ts';
import { autoRepliesPath } from '../../../lib/screen-paths.ts';
import { useTime } from '../../../lib/use-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { hasDraft } from './reply-drafts.ts';
import { ReplyEditor } from './reply-editor.tsx';
import { useReplyChanges } from './review-queries.ts';
import { replyAuthor, replyStanding } from './review-words.ts';

interface ReplyPartProps {
  place: RestaurantRef;
  review: ListedReview;
  zone: string | undefined;
  mayReply: boolean;
}

export function ReplyPart({ place, review, zone, mayReply }: ReplyPartProps) {
  const { response, sending, waitsForApproval } = review;
  const [isWriting, setWriting] = useState(() => mayReply && hasDraft(place, review.id));
  const opener = useReturnOfFocus(isWriting);
  if (isWriting && mayReply)
    return (
      <>
        {response && <PresentReply response={response} zone={zone} />}
        <ReplyEditor place={place} review={review} onClose={() => setWriting(false)} />
      </>
    );
  return (
    <>
      {response && <PresentReply response={response} zone={zone} />}
      {sending && <SendingNotice sending={sending} />}
      {waitsForApproval && !response && <WaitingNotice place={place} />}
      {mayReply && <Actions place={place} review={review} opener={opener} onWrite={() => setWriting(true)} />}
    </>
  );
}

const WaitingNotice = ({ place }: { place: RestaurantRef }) => (
  <Notice
    tone="warn"
    action={
      <Link to={autoRepliesPath(place)} className="font-semibold underline">
        Look at it
      </Link>
    }
  >
    An automatic reply waits for your approval.
  </Notice>
);

/** The button that opened the editor has the focus again once that is closed. */
function useReturnOfFocus(isWriting: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(isWriting);
  useEffect(() => {
    if (wasWriting.current && !isWriting) opener.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  return opener;
}

type Response = NonNullable<ListedReview['response']>;

function PresentReply({ response, zone }: { response: Response; zone: string | undefined }) {
  const { words, tone, advice } = replyStanding(response);
  return (
    <div className="grid gap-1.5 border-s-4 border-line ps-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span className="font-semibold">{replyAuthor(response)}</span>
        <Badge tone={tone}>{words}</Badge>
        <time dateTime={response.updateTime} className="text-muted">
          {formatMoment(response.updateTime, zone)}
        </time>
      </p>
      <p className="text-sm whitespace-pre-line wrap-anywhere">{response.comment}</p>
      {advice && <p className="text-sm text-pretty text-muted">{advice}</p>}
    </div>
  );
}

/** A call takes seconds: what takes longer has not been answered. */
const USUAL = MINUTE;

function SendingNotice({ sending: { at, comment } }: { sending: NonNullable<ListedReview['sending']> }) {
  const isUsual = useTime((now) => now - Date.parse(at) < USUAL);
  const what = comment === undefined ? 'The reply is being deleted' : 'A reply is being sent';
  if (isUsual) return <Notice tone="info">{what}.</Notice>;
  return (
    <Notice tone="warn">
      {comment === undefined
        ? 'Google has not confirmed that the reply was deleted. Please look at it there, or delete it again.'
        : 'Google has not confirmed this reply. Please read it and send it again: it is never published twice.'}
      {comment !== undefined && (
        <span className="mt-1 block whitespace-pre-line wrap-anywhere">{comment}</span>
      )}
    </Notice>
  );
}

interface ActionsProps extends Pick<ReplyPartProps, 'place' | 'review'> {
  opener: RefObject<HTMLButtonElement | null>;
  onWrite: () => void;
}

function Actions({ place, review, opener, onWrite }: ActionsProps) {
  const { id, response, reviewerName } = review;
  const [isDeleting, setDeleting] = useState(false);
  const { remove, refresh } = useReplyChanges(place);
  const name = isolated(reviewerName);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        ref={opener}
        onClick={onWrite}
        aria-label={response ? `Edit reply to ${name}` : `Reply to ${name}`}
      >
        {response ? 'Edit reply' : 'Reply'}
      </Button>
      {response && (
        <Button look="quiet" onClick={() => setDeleting(true)} aria-label={`Delete reply to ${name}`}>
          Delete reply
        </Button>
      )}
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        title={`Delete the reply to ${name}?`}
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        onConfirm={async () => {
          try {
            await remove(id, response?.updateTime);
          } catch (error) {
            void refresh();
            throw error;
          }
        }}
      >
        <p>
          {response?.state === 'rejected'
            ? 'Guests have never seen this reply, since Google has rejected it:'
            : 'Guests will not see it at Google any more:'}
        </p>
        <p className="whitespace-pre-line text-muted wrap-anywhere">{response?.comment}</p>
      </ConfirmDialog>
    </div>
  );
}
