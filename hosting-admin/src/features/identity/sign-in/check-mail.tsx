// After sign-up: asks to check the mail, and explains why there is nothing to see yet.
import { Link } from 'react-router-dom';
import { buttonClasses } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { SIGN_IN_PATH, withReturn } from './return-path.ts';

interface CheckMailProps {
  email: string;
  returnUrl: string | null;
}

export function CheckMail({ email, returnUrl }: CheckMailProps) {
  return (
    <AuthPage
      title="Check your mail"
      intro={
        <p>
          We are sending a link to <strong className="text-ink">{email}</strong>. Open it to confirm that the
          address is yours. If none is there in a few minutes, look among unwanted mail, or send it again.
        </p>
      }
    >
      <Notice tone="info">
        Your account is not active yet. The owner or an administrator of your restaurant has to let you in.
        For a restaurant of your own, continue and ask for your business.
      </Notice>
      <ResendVerification />
      <Link to={withReturn(SIGN_IN_PATH, returnUrl)} className={buttonClasses('primary')}>
        Continue
      </Link>
    </AuthPage>
  );
}
