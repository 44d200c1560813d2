// Signed in, but not as the person who was invited.
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useEndSession } from '../sessions/end-session.ts';

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
