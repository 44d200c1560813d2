// The page of mailed links: choosing a new password, or verifying an email address.
import { Link, useSearchParams } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useSession } from '../../../lib/session.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isProblem, messageFor } from './auth-messages.ts';
import { AuthPage, LinkProblem } from './auth-page.tsx';
import { NewPassword } from './new-password.tsx';
import { useOutcome } from './use-outcome.ts';

export function ActionPage() {
  const [parameters] = useSearchParams();
  const code = parameters.get('oobCode');
  const mode = parameters.get('mode');
  if (code && mode === 'resetPassword') return <NewPassword key={code} code={code} />;
  if (code && mode === 'verifyEmail') return <VerifyEmail key={code} code={code} />;
  return (
    <LinkProblem
      title="This link is not complete"
      words="Copy the whole address from the mail, or ask for a new mail."
    />
  );
}

export function VerifyEmail({ code }: { code: string }) {
  const { auth } = usePorts();
  const { session, refresh } = useSession();
  const { outcome, again } = useOutcome(async () => {
    await auth.verifyEmail(code);
    await refresh();
  });
  if (outcome.phase === 'pending') return <Loading>Confirming your email address…</Loading>;
  if (outcome.phase === 'failed') {
    const isOver = isProblem(outcome.error, 'codeInvalid');
    return (
      <LinkProblem
        title="Your email address is not confirmed"
        words={
          isOver
            ? 'This link has expired or has been used already. If you have opened it before, your address is confirmed; else sign in and have a new mail sent.'
            : messageFor(outcome.error)
        }
        onTryAgain={isOver ? undefined : again}
      />
    );
  }
  return (
    <AuthPage title="Your email address is confirmed">
      <Notice tone="good" role="status">
        Thank you. {session.phase === 'signedIn' ? 'You can go on now.' : 'You can sign in now.'}
      </Notice>
      <Link to="/" className={buttonClasses('primary')}>
        {session.phase === 'signedIn' ? 'Continue' : 'Sign in'}
      </Link>
    </AuthPage>
  );
}
