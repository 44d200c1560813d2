// Shown when a mailed link is invalid, or cannot be checked.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import { SIGN_IN_PATH } from './return-path.ts';

interface LinkProblemProps {
  title: string;
  words: ReactNode;
  /** For what may go better the next time. */
  onTryAgain?: (() => void) | undefined;
  more?: ReactNode;
}

export function LinkProblem({ title, words, onTryAgain, more }: LinkProblemProps) {
  return (
    <AuthPage title={title}>
      <Notice tone="danger" role="alert">
        {words}
      </Notice>
      {onTryAgain && (
        <Button look="primary" onClick={onTryAgain}>
          Try again
        </Button>
      )}
      {more}
      <Link to={SIGN_IN_PATH} className={buttonClasses('secondary')}>
        Go to sign in
      </Link>
    </AuthPage>
  );
}
