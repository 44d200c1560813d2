// What is shown instead of the site staff's area to those who may not open it (O2.9-23 to O2.9-25).
import { CircleAlert, LockKeyhole, ShieldX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { FullPage, Message } from '../../../ui/message.tsx';

interface Again {
  isTrying: boolean;
  onTryAgain: () => void;
}

function TryAgain({ isTrying, onTryAgain }: Again) {
  return (
    <Button look="primary" aria-disabled={isTrying} onClick={() => !isTrying && onTryAgain()}>
      Try Again
    </Button>
  );
}

export function AccessDenied({
  isSigningOut,
  onSignOut,
  ...again
}: Again & { isSigningOut: boolean; onSignOut: () => void }) {
  return (
    <FullPage>
      <title>Access Denied · Bite</title>
      <Message
        title="Access Denied"
        symbol={<ShieldX aria-hidden="true" />}
        actions={
          <>
            <TryAgain {...again} />
            <Button aria-disabled={isSigningOut} onClick={() => !isSigningOut && onSignOut()}>
              {isSigningOut ? 'Signing Out...' : 'Sign Out'}
            </Button>
            <Link to="/" className={buttonClasses()}>
              Go to Main Site
            </Link>
          </>
        }
      >
        <p>
          You don't have permission to access this admin area. Site administrator privileges are required.
        </p>
      </Message>
    </FullPage>
  );
}

export function AuthenticationError({ message, ...again }: Again & { message: string }) {
  return (
    <FullPage>
      <title>Authentication Error · Bite</title>
      <Message
        role="alert"
        title="Authentication Error"
        symbol={<CircleAlert aria-hidden="true" />}
        actions={
          <>
            <TryAgain {...again} />
            <Link to="/" className={buttonClasses()}>
              Go to Main Site
            </Link>
          </>
        }
      >
        <p>{message}</p>
      </Message>
    </FullPage>
  );
}

export function AdminAccessRequired({ onSignIn }: { onSignIn: () => void }) {
  return (
    <FullPage>
      <title>Admin Access Required · Bite</title>
      <Message
        title="Admin Access Required"
        symbol={<LockKeyhole aria-hidden="true" />}
        actions={
          <Button look="primary" onClick={onSignIn}>
            Sign In as Admin
          </Button>
        }
      >
        <p>Site administrator privileges are required to access this page.</p>
      </Message>
    </FullPage>
  );
}
