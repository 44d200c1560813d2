// An invitation was accepted.
import { isolated } from '@bite/shared/kernel/isolated';
import { Link } from 'react-router-dom';
import { useSession } from '../../../lib/session.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage } from '../sign-in/auth-page.tsx';
import type { ReceivedInvitation } from './invitation-props.ts';

export function Welcome({ invitation }: { invitation: ReceivedInvitation }) {
  const { session } = useSession();
  if (session.phase === 'checking') return <Loading>Opening the door…</Loading>;
  return (
    <AuthPage title={`Welcome to ${isolated(invitation.tenantName)}`}>
      <Notice tone="good" role="status">
        You have joined. Everything you may do is there for you now.
      </Notice>
      <Link to="/" className={buttonClasses('primary')}>
        Start
      </Link>
    </AuthPage>
  );
}
