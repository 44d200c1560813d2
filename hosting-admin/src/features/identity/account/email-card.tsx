// The person's email address, and whether it is verified.
import { CircleCheck } from 'lucide-react';
import { useSession } from '../../../lib/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ResendVerification } from '../sign-in/resend-verification.tsx';

export function EmailCard({ email }: { email: string }) {
  const { session } = useSession();
  const isVerified = session.phase === 'signedIn' && session.user.emailVerified;
  return (
    <Card title="Email" description="The address you sign in with. It cannot be changed.">
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
      {!isVerified && (
        <div className="mt-4 grid justify-items-start gap-3">
          <p className="text-sm text-muted">
            Open the link in the mail we sent you to confirm that it is yours.
          </p>
          <ResendVerification />
        </div>
      )}
    </Card>
  );
}
