// The page for a screen that failed, and the page for an unknown address.
import { CircleAlert, Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClasses } from '../ui/button.tsx';
import { FullPage, Message } from '../ui/message.tsx';

/** Also shown when a screen's code could not be fetched, as after a deployment: a fresh page mends that (O2.9-27). */
export function ErrorPage() {
  return (
    <FullPage>
      <title>Something went wrong · Bite</title>
      <Message
        role="alert"
        title="Something went wrong"
        symbol={<CircleAlert aria-hidden="true" />}
        actions={
          <Button look="primary" onClick={() => location.reload()}>
            Refresh Page
          </Button>
        }
      >
        <p>An unexpected error occurred. Please refresh the page or try again later.</p>
      </Message>
    </FullPage>
  );
}

export function NotFound() {
  return (
    <FullPage>
      <title>Page not found · Bite</title>
      <Message
        title="Page not found"
        symbol={<Compass aria-hidden="true" />}
        actions={
          <Link to="/" className={buttonClasses('primary')}>
            To your restaurant
          </Link>
        }
      >
        <p>There is nothing at this address. The link may be old, or mistyped.</p>
      </Message>
    </FullPage>
  );
}
