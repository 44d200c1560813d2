// Shown when the session could not be checked (O2.9-24), or when a handed-over sign-in failed (O2.9-26).
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { FullPage, Message } from '../../../ui/message.tsx';

interface AuthenticationErrorProps {
  message: string;
  onTryAgain: () => void;
  more?: ReactNode;
}

export function AuthenticationError({ message, onTryAgain, more }: AuthenticationErrorProps) {
  return (
    <FullPage>
      <title>Authentication Error · Bite</title>
      <Message
        role="alert"
        title="Authentication Error"
        symbol={<CircleAlert aria-hidden="true" />}
        actions={
          <>
            <Button look="primary" onClick={onTryAgain}>
              Try Again
            </Button>
            {more}
          </>
        }
      >
        <p>{message}</p>
      </Message>
    </FullPage>
  );
}

export function SessionFailed({ error }: { error: Error }) {
  const { refresh } = useSession();
  return <AuthenticationError message={error.message || 'Authentication failed'} onTryAgain={refresh} />;
}
