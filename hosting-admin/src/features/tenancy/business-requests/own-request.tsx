// For somebody without a tenant: requests a business, shows the request, and withdraws it.
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  invalidateBusinessRequests,
  ownRequestQuery,
  type OwnRequest as Request,
} from '../../../lib/business-requests.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RequestForm } from './request-form.tsx';

/** Nothing for somebody who may not ask and has not asked. */
export function OwnRequest() {
  const { call } = usePorts();
  const { data, error, refetch } = useQuery(ownRequestQuery(call));
  if (data && !data.mayAsk && !data.request) return null;
  return (
    <Card title="A restaurant of your own" description="Ask us for your business on Bite.">
      {data ? (
        <div className="grid gap-4">
          {data.request && <Answer request={data.request} />}
          {data.mayAsk && data.request?.state !== 'accepted' && <RequestForm before={data.request} />}
        </div>
      ) : error ? (
        <FailureNotice
          error={error}
          undone="Your request could not be looked up."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <Skeleton label="Looking up your request" rows={2} />
      )}
    </Card>
  );
}

function Answer({ request }: { request: Request }) {
  const { businessName, state, reason, createdAt } = request;
  const name = <strong className="wrap-anywhere">{isolated(businessName)}</strong>;
  if (state === 'withdrawn') return null;
  if (state === 'accepted')
    return (
      <Notice tone="good" role="status">
        {name} was created. Open the link in the invitation that we mailed to you.
      </Notice>
    );
  if (state === 'declined')
    return (
      <Notice tone="warn" role="status">
        Your request for {name} was declined: <span className="wrap-anywhere">{isolated(reason ?? '')}</span>
      </Notice>
    );
  return (
    <Notice tone="info" role="status" action={<Withdraw request={request} />}>
      Your request for {name} of <DateText iso={createdAt} /> is waiting for an answer. You get it by mail,
      and it stands here.
    </Notice>
  );
}

function Withdraw({ request: { businessName } }: { request: Request }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Withdraw</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Withdraw your request for ${isolated(businessName)}?`}
        confirmLabel="Withdraw"
        pendingLabel="Withdrawing…"
        onConfirm={async () => {
          await call('withdrawBusinessRequest', {});
          await invalidateBusinessRequests(client);
        }}
      >
        <p>It will not be answered. You can send a new request at any time.</p>
      </ConfirmDialog>
    </>
  );
}
