// The person's e-mail address, and whether it is verified.
import { CircleCheck } from 'lucide-react';
import { useSession } from '../../../lib/session.tsx';
import { useVerificationMail } from '../../../lib/verification.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function EmailCard({ email }: { email: string }) {
  const { session } = useSession();
  const isVerified = session.phase === 'signedIn' && session.user.emailVerified;
  return (
    <Card
      title="Email"
      description="The address you sign in with. It stays the same for as long as the account."
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 font-medium wrap-anywhere">{email}</p>
        {isVerified ? (
          <Badge tone="good">
            <CircleCheck className="size-3.5" aria-hidden="true" />
            Confirmed
          </Badge>
        ) : (
          <Badge tone="warn">Not confirmed</Badge>
        )}
      </div>
      {!isVerified && <Confirm />}
    </Card>
  );
}

function Confirm() {
  const { sending, send } = useVerificationMail();
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p className="text-sm text-muted">Open the link in the mail we sent you to confirm that it is yours.</p>
      {sending.phase === 'sent' && (
        <Notice tone="good" role="status" className="w-full">
          Sent. It may take a minute. Check your spam folder, too.
        </Notice>
      )}
      {sending.phase === 'failed' && <FailureNotice error={sending.error} undone="No mail was sent." />}
      <Button onClick={send} aria-disabled={sending.phase === 'sending'}>
        {sending.phase === 'sending' ? 'Sending…' : 'Send the mail again'}
      </Button>
    </div>
  );
}
