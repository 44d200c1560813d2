// Where an invitation's link leads. Its secret stands in the fragment, which no server ever sees, so that everything happens
// on this one page.

import { CallError } from '@bite/shared/api/client';
import { isolated } from '@bite/shared/kernel/isolated';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePlatform } from '../../../lib/platform.tsx';
import type { Account } from '../../../lib/ports.ts';
import { type Session, useSession } from '../../../lib/session.tsx';
import { Loading } from '../../../ui/message.tsx';
import { messageFor } from '../sign-in/auth-messages.ts';
import { AuthPage } from '../sign-in/auth-page.tsx';
import { LinkProblem } from '../sign-in/link-problem.tsx';
import { useOutcome } from '../sign-in/use-outcome.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { InvitationDetails } from './invitation-details.tsx';
import type { InvitationProps } from './invitation-props.ts';
import { InvitationSignIn } from './invitation-sign-in.tsx';
import { InvitedAsAnother } from './invited-as-another.tsx';
import { Welcome } from './welcome.tsx';

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
  const { call } = usePlatform();
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
      title="This invitation is not open any more"
      words="It has been used, taken back or has expired. If you have accepted it before, just sign in; else ask whoever invited you for a new one."
    />
  );
}
