// The page of mailed links: choosing a new password, or verifying an e-mail address.
import { useSearchParams } from 'react-router-dom';
import { LinkProblem } from './link-problem.tsx';
import { NewPassword } from './new-password.tsx';
import { VerifyEmail } from './verify-email.tsx';

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
