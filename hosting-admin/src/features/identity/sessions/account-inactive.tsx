// Shown to a signed-in person whose account is not active (I3.4-03, I4-26).
import { useQueryClient } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { invalidateBusinessRequests } from '../../../lib/business-requests.ts';
import { type SessionUser, useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { FullPage, Message } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResendVerification } from '../sign-in/resend-verification.tsx';
import { useSignOut } from './sign-out.tsx';

/** @param children What somebody without any tenant can do, such as requesting a business. */
export function AccountInactive({ user, children }: { user: SessionUser; children: ReactNode }) {
  const { refresh } = useSession();
  const client = useQueryClient();
  const signOut = useSignOut();
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await Promise.all([refresh(), invalidateBusinessRequests(client)]);
    setChecking(false);
  };
  return (
    <FullPage>
      <title>Not active · Bite</title>
      <Message
        role="alert"
        title="Your account is not active"
        symbol={<UserRoundX aria-hidden="true" />}
        actions={
          <>
            <Button look="primary" onClick={check} aria-disabled={isChecking}>
              {isChecking ? 'Checking…' : 'Try again'}
            </Button>
            <Button onClick={signOut}>Sign out</Button>
          </>
        }
      >
        <p>
          You are signed in as <strong className="text-ink wrap-anywhere">{user.email}</strong>, but nobody
          has activated your account yet, or it was switched off.
        </p>
        <p>
          <strong className="text-ink">You work for a restaurant on Bite?</strong> Open the link in your
          invitation. If you have none, its owner or an administrator can invite you.
        </p>
        <p>
          <strong className="text-ink">You bring a restaurant of your own?</strong> Ask for your business
          here. We create it and invite you as its owner, by a mail to this address.
        </p>
      </Message>
      <div className="mx-auto w-full max-w-md px-4 pb-8 empty:hidden">{children}</div>
      {!user.emailVerified && (
        <div className="mx-auto grid w-full max-w-md gap-3 px-6 pb-16">
          <Notice tone="warn">Your email address is not confirmed yet. Open the link we sent you.</Notice>
          <ResendVerification />
        </div>
      )}
    </FullPage>
  );
}
