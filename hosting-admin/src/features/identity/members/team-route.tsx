// The route of a business's team, for those who may see it.
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useBusiness } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { profileQuery, useMay } from '../../../lib/profile.ts';
import { useSlots } from '../../../lib/slots.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Message } from '../../../ui/message.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TeamScreen } from './team-screen.tsx';

export function TeamRoute() {
  const { call } = usePorts();
  const { data: me, error, refetch } = useQuery(profileQuery(call));
  const may = useMay();
  const business = useBusiness();
  const { StaffLists } = useSlots();
  if (!me && error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!me) return <Skeleton label="Loading the team…" rows={5} />;
  if (!may('assignments.read', business) && !may('people.write', business))
    return <NotForYou name={business.displayName} />;
  return <TeamScreen tenant={business} staff={<StaffLists tenantId={business.tenantId} />} />;
}

function NotForYou({ name }: { name: string }) {
  return (
    <main>
      <title>Team · Bite</title>
      <Message
        role="alert"
        title="You have no access to the team"
        symbol={<LockKeyhole aria-hidden="true" />}
      >
        <p>
          Owners, administrators and managers of {isolated(name)} see who works there. Ask one of them if you
          need it.
        </p>
      </Message>
    </main>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Page title="Team">
      <FailureNotice
        error={error}
        undone="The team could not be loaded."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </Page>
  );
}
