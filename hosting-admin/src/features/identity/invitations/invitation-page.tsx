// The page of an invitation's link. The code stands in the fragment, which is never sent to a server, so that everything
// happens on this one page.
import { CallError } from '@bite/shared/api/client';
import type { TenantRole } from '@bite/shared/identity/role-names';
import { isolated } from '@bite/shared/kernel/isolated';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Account } from '../../../lib/ports.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { type Session, useSession } from '../../../lib/session.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useEndSession } from '../sessions/end-session.ts';
import { messageFor } from '../sign-in/auth-messages.ts';
import { AuthPage, LinkProblem } from '../sign-in/auth-page.tsx';
import { useOutcome } from '../sign-in/use-outcome.ts';
import {
  AcceptInvitation,
  type InvitationProps,
  InvitationSignIn,
  type ReceivedInvitation,
} from './accept-invitation.tsx';

export function InvitationPage() {
  const { hash } = useLocation();
  const code = new URLSearchParams(hash.slice(1)).get('code');
  return code ? (
    <Invitation key={code} code={code} />
  ) : (
    <LinkProblem
      title="This link is not complete"
      words="Copy the whole address from the mail, or ask for a new invitation."
    />
  );
}

function Invitation({ code }: { code: string }) {
  const { call } = usePorts();
  const { outcome, again } = useOutcome(
    async () => (await call('readInvitation', { body: { code } })).invitation,
  );
  if (outcome.phase === 'pending') return <Loading>Opening your invitation…</Loading>;
  if (outcome.phase === 'done') return <OpenInvitation code={code} invitation={outcome.value} />;
  const { error } = outcome;
  const isOver = error instanceof CallError && error.status >= 400 && error.status < 429;
  return isOver ? (
    <InvitationOver />
  ) : (
    <LinkProblem title="The invitation could not be opened" words={messageFor(error)} onTryAgain={again} />
  );
}

function OpenInvitation({ code, invitation }: Omit<InvitationProps, 'onAccepted'>) {
  const { session } = useSession();
  const [hasAccepted, setAccepted] = useState(false);
  if (hasAccepted) return <Welcome invitation={invitation} />;
  if (session.phase === 'checking') return <Loading>Opening your invitation…</Loading>;
  const account = accountOf(session);
  const isInvited = account?.email.toLowerCase() === invitation.email.toLowerCase();
  const props = { code, invitation, onAccepted: () => setAccepted(true) };
  return (
    <AuthPage
      title={`Join ${isolated(invitation.tenantName)}`}
      intro={<InvitationDetails invitation={invitation} />}
    >
      {!account && <InvitationSignIn {...props} />}
      {account && isInvited && (
        <AcceptInvitation {...props} account={account} needsNames={session.phase === 'incomplete'} />
      )}
      {account && !isInvited && <InvitedAsAnother invited={invitation.email} signedInAs={account.email} />}
    </AuthPage>
  );
}

function accountOf(session: Session): Account | undefined {
  if (session.phase === 'signedIn') return session.user;
  return session.phase === 'incomplete' ? session.account : undefined;
}

function InvitationOver() {
  return (
    <LinkProblem
      title="This invitation is no longer valid"
      words="It was used, withdrawn or has expired. If you have already accepted it, sign in. Otherwise ask for a new invitation."
    />
  );
}

const roles: Record<TenantRole, string> = {
  owner: 'an owner',
  admin: 'an administrator',
  manager: 'a manager',
  employee: 'an employee',
};

export function InvitationDetails({ invitation }: { invitation: ReceivedInvitation }) {
  const { tenantName, tenantRole, email, expiresAt } = invitation;
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(new Date(expiresAt));
  return (
    <p>
      You are invited to work for <strong className="text-ink">{isolated(tenantName)}</strong> as{' '}
      {roles[tenantRole]}. The invitation is for <strong className="text-ink">{email}</strong> and open until{' '}
      {day}.
    </p>
  );
}

export function InvitedAsAnother({ invited, signedInAs }: { invited: string; signedInAs: string }) {
  const endSession = useEndSession();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await endSession();
    setLeaving(false);
  };
  return (
    <>
      <Notice tone="warn" role="alert">
        <span className="wrap-anywhere">
          You are signed in as {signedInAs}. Sign out, then accept the invitation as {invited}.
        </span>
      </Notice>
      <Button look="primary" onClick={leave} aria-disabled={isLeaving}>
        {isLeaving ? 'Signing Out...' : 'Sign out'}
      </Button>
    </>
  );
}

export function Welcome({ invitation }: { invitation: ReceivedInvitation }) {
  const { session } = useSession();
  if (session.phase === 'checking') return <Loading>Signing you in…</Loading>;
  return (
    <AuthPage title={`Welcome to ${isolated(invitation.tenantName)}`}>
      <Notice tone="good" role="status">
        You have joined. You can start working now.
      </Notice>
      <Link to="/" className={buttonClasses('primary')}>
        Start
      </Link>
    </AuthPage>
  );
}
