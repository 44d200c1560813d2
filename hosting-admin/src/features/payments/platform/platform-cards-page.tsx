// The switch for all payments by card on the platform, for when the gateway or Bite itself does harm.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { z } from 'zod';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { ActionForm } from '../../../ui/action-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { type PlatformCards, platformCardsQuery } from './platform-cards-query.ts';
import { PlatformWallets } from './platform-wallets.tsx';

export function PlatformCardsPage() {
  const { call } = usePorts();
  const query = useQuery(platformCardsQuery(call));
  return (
    <Page
      title="Card payments"
      description="Switches cards off for the guests of all restaurants at once, and on again, and says on which hosts they may use Apple Pay and Google Pay. What restaurants have set up stays as it is."
      width="form"
    >
      <WhenLoaded query={query} what="the state of card payments">
        {(state) => <Switch state={state} />}
      </WhenLoaded>
      <PlatformWallets />
    </Page>
  );
}

function Switch({ state }: { state: PlatformCards }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const turn = async (body: { off: boolean; reason?: string }) => {
    client.setQueryData(platformCardsQuery(call).queryKey, await call('putPlatformCards', { body }));
    toast.success(body.off ? 'Cards are off for all restaurants' : 'Cards are on again');
  };
  return (
    <>
      <Notice
        tone={state.off ? 'warn' : 'good'}
        action={
          may('siteConfiguration.write') && (
            <Button look={state.off ? 'strong' : 'danger'} onClick={() => setAsking(true)}>
              {state.off ? 'Switch cards on again' : 'Switch cards off for all'}
            </Button>
          )
        }
      >
        {state.off
          ? 'Cards are off for all restaurants.'
          : 'Cards are on: each restaurant takes them as it is set up.'}
        {state.off && state.reason !== undefined && ` “${state.reason}”`}
        {state.off && state.changedAt !== undefined && (
          <>
            {' '}
            Since <DateText iso={state.changedAt} withTime />.
          </>
        )}
      </Notice>
      {state.off ? (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={close}
          title="Switch cards on again?"
          confirmLabel="Switch cards on"
          pendingLabel="Switching…"
          onConfirm={() => turn({ off: false })}
        >
          <p>Within seconds, guests of restaurants that take cards can pay by card again.</p>
        </ConfirmDialog>
      ) : (
        <FormDialog
          isOpen={isAsking}
          onClose={close}
          title="Switch cards off for all restaurants?"
          description="Within seconds, nobody’s guests can pay by card. Payments that were begun are finished."
        >
          <OffForm
            onOff={async (reason) => {
              await turn({ off: true, reason });
              close();
            }}
            onCancel={close}
          />
        </FormDialog>
      )}
    </>
  );
}

const offForm = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(1, 'Please say why: restaurants read it')
    .max(200, 'The reason has at most 200 characters'),
});

interface OffFormProps {
  onOff: (reason: string) => Promise<void>;
  onCancel: () => void;
}

function OffForm({ onOff, onCancel }: OffFormProps) {
  return (
    <ActionForm<{ reason: string }>
      schema={offForm}
      values={{ reason: '' }}
      names={{ reason: 'Reason' }}
      label="Switch cards off"
      labels={['Switch cards off', 'Switching…']}
      look="danger"
      undone="Cards are still on."
      onSubmit={({ reason }) => onOff(reason)}
      onCancel={onCancel}
    >
      <LongTextInput<{ reason: string }> name="reason" hint="Restaurants read it on their payment set-up." />
    </ActionForm>
  );
}
