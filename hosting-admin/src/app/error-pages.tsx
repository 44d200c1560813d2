// The page for a screen that failed, and the page for an unknown address.
import { CircleAlert, Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClasses } from '../ui/button.tsx';
import { MessagePage } from '../ui/message.tsx';

/** Also shown if a screen's code cannot be loaded, for example after a deployment, which reloading fixes (O2.9-27). */
export function ErrorPage() {
  return (
    <MessagePage
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
    </MessagePage>
  );
}

export function NotFound() {
  return (
    <MessagePage
      title="Page not found"
      symbol={<Compass aria-hidden="true" />}
      actions={
        <Link to="/" className={buttonClasses('primary')}>
          To your restaurant
        </Link>
      }
    >
      <p>There is nothing at this address. The link may be old, or mistyped.</p>
    </MessagePage>
  );
}
