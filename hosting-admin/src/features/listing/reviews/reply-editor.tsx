// Writes the reply to a review, or another one in its place. It counts bytes as Google does, keeps what was typed, and shows a reply that
// somebody else wrote meanwhile before it is replaced.
import { CallError } from '@bite/shared/api/client';
import { isolated } from '@bite/shared/kernel/isolated';
import { replyMaxBytes } from '@bite/shared/listing/limits';
import { bytesOf, replyProblem } from '@bite/shared/listing/reply';
import { type ListedReview, presentReply } from '@bite/shared/listing/reviews.contract';
import type { RestaurantRef } from '@bite/shared/paths';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Field, inputClasses } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useReplyDraft } from './reply-drafts.ts';
import { ReplySuggestions } from './reply-suggestions.tsx';
import { useReplyChanges } from './review-queries.ts';

interface ReplyEditorProps {
  place: RestaurantRef;
  review: ListedReview;
  onClose: () => void;
}

type Response = NonNullable<ListedReview['response']>;

export function ReplyEditor({ place, review, onClose }: ReplyEditorProps) {
  const { id, reviewerName, sending } = review;
  const draft = useReplyDraft(place, id, sending?.comment ?? review.response?.comment ?? '');
  const { send, refresh } = useReplyChanges(place);
  const input = useRef<HTMLTextAreaElement>(null);
  const [seen, setSeen] = useState(review.response);
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => input.current?.focus(), []);
  const problem = replyProblem(draft.text.trim());
  const isShown = problem === 'Response too long' || isAsked;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setAsked(true);
    setFailure(undefined);
    if (problem) return input.current?.focus();
    setSending(true);
    try {
      await send(id, draft.text.trim(), seen?.updateTime);
      draft.forget();
      onClose();
    } catch (error) {
      const present = replyIn(error);
      if (present !== undefined) setSeen(present ?? undefined);
      setFailure(error);
      void refresh();
    } finally {
      setSending(false);
    }
  };
  const isReplacing = seen !== undefined;
  return (
    <form aria-label={`Reply to ${isolated(reviewerName)}`} onSubmit={submit} className="grid gap-3">
      <Field
        label={`Reply to ${isolated(reviewerName)}`}
        hint="Everybody can read it at Google."
        error={isShown ? problem : undefined}
        isRequired
        aside={<ByteCounter text={draft.text.trim()} />}
      >
        {(props) => (
          <textarea
            {...props}
            ref={input}
            rows={4}
            value={draft.text}
            className={`${inputClasses} field-sizing-content max-h-[min(18rem,40dvh)] min-h-24 overflow-y-auto py-2`}
            onChange={({ target }) => draft.setText(target.value)}
          />
        )}
      </Field>
      {draft.text === '' && (
        <ReplySuggestions
          place={place}
          reviewId={id}
          onChoose={(text) => {
            draft.setText(text);
            input.current?.focus();
          }}
        />
      )}
      {failure !== undefined && <FailureNotice error={failure} undone="Your reply was not sent." />}
      {failure !== undefined && seen && <PresentReply reply={seen} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" aria-disabled={isSending}>
          {isSending ? 'Sending…' : isReplacing ? 'Replace the reply' : 'Send reply'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

/** The reply that is there now, of a refusal that tells it; null if there is none any more, undefined if the refusal tells nothing. */
function replyIn(error: unknown): Response | null | undefined {
  if (!(error instanceof CallError) || error.code !== 'CONFLICT') return undefined;
  return presentReply.safeParse(error.details).data?.reply;
}

const PresentReply = ({ reply }: { reply: Response }) => (
  <Notice tone="warn">
    <strong>The reply at Google now:</strong>
    <span className="mt-1 block whitespace-pre-line wrap-anywhere">{reply.comment}</span>
  </Notice>
);

/** Said aloud only near the end: nobody wants to hear a number with every letter. */
const NEARLY = 0.9;

function ByteCounter({ text }: { text: string }) {
  const bytes = bytesOf(text);
  const left = replyMaxBytes - bytes;
  return (
    <p className="ml-auto tabular-nums">
      <span aria-hidden="true">
        {bytes.toLocaleString('en')} of {replyMaxBytes.toLocaleString('en')} bytes
      </span>
      <span role="status" className="sr-only">
        {bytes >= replyMaxBytes * NEARLY && (left >= 0 ? `${left} bytes left` : `${-left} bytes too many`)}
      </span>
    </p>
  );
}
