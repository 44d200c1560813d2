// The person's sessions: each can be ended, or all at once.

import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import { deviceName } from '@bite/shared/shell/device-name';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../lib/date-format.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { UnreadableNotice } from '../../../ui/unreadable-notice.tsx';

export type ListedSession = Answers['listSessions']['sessions'][number];

export const sessionsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call('listSessions', { signal }),
    // Whoever looks wants to know it now.
    staleTime: 0,
  });

export function SessionsCard({ onSignOut }: { onSignOut: () => void }) {
  const { call } = usePorts();
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery(call));
  return (
    <Card
      title="Where you are signed in"
      description="A device that you sign out loses access at once."
      actions={<SignOutEverywhere onSignedOut={onSignOut} />}
    >
      {!data && !error && <Skeleton label="Loading your devices…" rows={2} />}
      {!data && error && (
        <FailureNotice
          error={error}
          undone="Your devices could not be listed."
          action={
            <Button onClick={() => refetch()} aria-disabled={isFetching}>
              Try again
            </Button>
          }
        />
      )}
      <UnreadableNotice records={data?.unreadable} />
      {data?.sessions.length === 0 && (
        <p className="text-sm text-muted">No other device keeps you signed in.</p>
      )}
      <ul className="grid gap-2">
        {data?.sessions.map((session) => (
          <SessionRow key={session.sessionToken} session={session} onSignOut={onSignOut} />
        ))}
      </ul>
    </Card>
  );
}

function SessionRow({ session, onSignOut }: { session: ListedSession; onSignOut: () => void }) {
  const { call } = usePorts();
  const queryClient = useQueryClient();
  const { sessionToken, createdAt, expiresAt, userAgent, isCurrent: isHere } = session;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('revokeSession', { parameters: { sessionToken } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(call).queryKey }),
  });
  const name = deviceName(userAgent);
  return (
    <li className="grid gap-2 rounded-lg border border-line p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <MonitorSmartphone className="size-6 shrink-0 text-muted" aria-hidden="true" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {isHere && <Badge tone="good">This device</Badge>}
          </p>
          <p className="text-sm text-muted">
            Signed in {formatMoment(createdAt)}, until {formatMoment(expiresAt)} at the latest
          </p>
        </div>
        <Button
          onClick={() => {
            if (isHere) onSignOut();
            else if (!isPending) mutate();
          }}
          aria-disabled={isPending}
          aria-label={
            isHere ? 'Sign out this device' : `Sign out this device: ${name}, ${formatMoment(createdAt)}`
          }
        >
          {isPending ? 'Signing Out...' : 'Sign out this device'}
        </Button>
      </div>
      {error && <FailureNotice error={error} undone="The device is still signed in." />}
    </li>
  );
}

function SignOutEverywhere({ onSignedOut }: { onSignedOut: () => void }) {
  const { call } = usePorts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        pendingLabel="Signing Out..."
        onConfirm={async () => {
          await call('signOut', { body: { everywhere: true } });
          onSignedOut();
        }}
      >
        <p>Every device is signed out at once, this one, too. Orders and menus stay as they are.</p>
      </ConfirmDialog>
    </>
  );
}
