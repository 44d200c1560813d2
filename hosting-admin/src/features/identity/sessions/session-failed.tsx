// Shown when the session could not be checked (O2.9-24), or when a handed-over sign-in failed (O2.9-26).
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { MessagePage } from '../../../ui/message.tsx';

export interface Retry {
  isTrying?: boolean;
  onTryAgain: () => void;
}

export function TryAgain({ isTrying = false, onTryAgain }: Retry) {
  return (
    <Button look="primary" aria-disabled={isTrying} onClick={() => !isTrying && onTryAgain()}>
      Try Again
    </Button>
  );
}

/** @param more Other ways on, beside trying again. */
export function AuthenticationError({
  message,
  more,
  ...again
}: Retry & { message: string; more?: ReactNode }) {
  return (
    <MessagePage
      role="alert"
      title="Authentication Error"
      symbol={<CircleAlert aria-hidden="true" />}
      actions={
        <>
          <TryAgain {...again} />
          {more}
        </>
      }
    >
      <p>{message}</p>
    </MessagePage>
  );
}

export function SessionFailed({ error }: { error: Error }) {
  const { refresh } = useSession();
  return <AuthenticationError message={error.message || 'Authentication failed'} onTryAgain={refresh} />;
}
