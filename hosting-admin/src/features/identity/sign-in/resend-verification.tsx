// Sends the verification mail again.
import { useVerificationMail } from '../../../lib/verification.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function ResendVerification() {
  const { sending, send } = useVerificationMail();
  return (
    <>
      {sending.phase === 'sent' && (
        <Notice tone="good" role="status">
          Sent. It may take a minute. Check your spam folder, too.
        </Notice>
      )}
      {sending.phase === 'failed' && <FailureNotice error={sending.error} undone="No mail was sent." />}
      <Button onClick={send} aria-disabled={sending.phase === 'sending'}>
        {sending.phase === 'sending' ? 'Sending…' : 'Send the mail again'}
      </Button>
    </>
  );
}
