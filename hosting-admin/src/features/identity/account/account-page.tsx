// The person's own account: profile, password and sessions.
import { useQuery } from '@tanstack/react-query';
import { usePorts } from '../../../lib/ports-context.tsx';
import { profileQuery } from '../../../lib/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsCard } from './sessions-card.tsx';

interface AccountPageProps {
  /** Signs this device out. */
  onSignOut: () => void;
}

export function AccountPage({ onSignOut }: AccountPageProps) {
  const { call } = usePorts();
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery(call));
  return (
    <Page title="Your account" width="form">
      {profile && <ProfileForm profile={profile} />}
      {profile && <EmailCard email={profile.email} />}
      {profile && <PasswordCard email={profile.email} />}
      {!profile && error && (
        <FailureNotice
          error={error}
          undone="Your profile could not be loaded."
          action={
            <Button onClick={() => refetch()} aria-disabled={isFetching}>
              Try again
            </Button>
          }
        />
      )}
      {!profile && !error && <Skeleton label="Loading your profile…" rows={3} />}
      <SessionsCard onSignOut={onSignOut} />
    </Page>
  );
}
