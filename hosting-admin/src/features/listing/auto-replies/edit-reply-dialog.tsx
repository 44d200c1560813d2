// Changes the text of a reply before it is sent.
import type { ListedReply } from '@bite/shared/listing/auto-replies.contract';
import { replyProblem } from '@bite/shared/listing/reply';
import { toast } from 'sonner';
import { z } from 'zod';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { ActionForm } from '../../../ui/action-form.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ByteCounter } from './byte-counter.tsx';
import { useRefreshReplies } from './reply-queries.ts';
import { starsText } from './reply-words.ts';

/** Without a maximum of characters: what counts is bytes. */
const schema = z.strictObject({
  text: z.string().superRefine((text, context) => {
    const message = replyProblem(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  }),
});
type Values = z.input<typeof schema>;

interface EditReplyProps {
  /** Closed without one. */
  reply: ListedReply | undefined;
  onClose: () => void;
}

export function EditReplyDialog({ reply, onClose }: EditReplyProps) {
  return (
    <FormDialog isOpen={reply !== undefined} onClose={onClose} title="Edit the reply">
      {reply && <EditForm reply={reply} onClose={onClose} />}
    </FormDialog>
  );
}

function EditForm({ reply, onClose }: { reply: ListedReply; onClose: () => void }) {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const refresh = useRefreshReplies();
  const { replyId, version, review, rating } = reply;
  const save = async ({ text }: Values) => {
    const parameters = { tenantId, restaurantId, replyId };
    await call('editAutoReply', { parameters, body: { version, text } });
    await refresh();
    toast.success('The reply was changed');
    onClose();
  };
  return (
    <>
      <p className="mb-3 text-sm wrap-anywhere text-muted">
        {starsText(rating)} by {review?.reviewerName ?? 'a guest'}
        {review?.comment === undefined ? ', without words' : `: “${review.comment}”`}
      </p>
      <ActionForm<Values>
        schema={schema}
        values={{ text: reply.text ?? '' }}
        names={{ text: 'Reply' }}
        label="Reply"
        labels={['Save', 'Saving…']}
        undone="The reply stays as it was."
        onSubmit={save}
        onCancel={onClose}
      >
        <LongTextInput<Values> name="text" rows={6} hint="It is published under your restaurant’s name." />
        <ByteCounter name="text" />
      </ActionForm>
    </>
  );
}
