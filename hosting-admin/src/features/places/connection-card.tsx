// The connection itself: since when, how fresh the copy is, what is fetched by itself, and what can be done with it.
import { isolated } from '@bite/shared/kernel/isolated';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ConnectPlace } from './connect-card.tsx';
import { type PlaceRecord, useShowPlace } from './place-queries.ts';
import { problemWords } from './place-words.ts';
import { TakeOverDialog } from './take-over-dialog.tsx';

export type Connection = NonNullable<PlaceRecord['connection']>;

interface ConnectionCardProps {
  record: PlaceRecord;
  connection: Connection;
  isEditor: boolean;
}

export function ConnectionCard({ record, connection, isEditor }: ConnectionCardProps) {
  const { placeName, placeAddress, connectedAt, lastSyncAt, problem } = connection;
  const known = [placeName, placeAddress].filter(Boolean).map((text) => isolated(text));
  return (
    <Card title="Connection">
      <div className="grid gap-4">
        {problem !== undefined && (
          <Notice tone="warn" role="status">
            {problemWords[problem]}
          </Notice>
        )}
        {!record.listing && problem === undefined && (
          <Notice tone="info">
            {connection.syncEnabled
              ? 'What Google Maps says is kept for a day, and was fetched longer ago than that.'
              : 'Nothing is fetched from Google Maps: it is switched off below.'}
          </Notice>
        )}
        <Facts
          facts={[
            ['Place', known.join(', ') || 'Not fetched today'],
            ['Connected', <DateText key="connected" iso={connectedAt} />],
            ['Last fetched', lastSyncAt ? <DateText key="fetched" iso={lastSyncAt} withTime /> : 'Never'],
          ]}
        />
        {isEditor && <SyncSwitches connection={connection} />}
        <Actions record={record} connection={connection} isEditor={isEditor} />
      </div>
    </Card>
  );
}

/** Runs a change of the connection, and says what failed of it. */
function useChange() {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const show = useShowPlace();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = async (
    change: (parameters: { tenantId: number; restaurantId: number }) => Promise<PlaceRecord>,
    done: (record: PlaceRecord) => string | undefined,
  ): Promise<void> => {
    setRunning(true);
    setFailure(undefined);
    try {
      const words = done(show(await change({ tenantId, restaurantId })));
      if (words !== undefined) toast.success(words);
    } catch (error) {
      setFailure(error);
    } finally {
      setRunning(false);
    }
  };
  return { call, isRunning, failure, run };
}

function SyncSwitches({ connection: { syncEnabled, autoSync } }: { connection: Connection }) {
  const { call, isRunning, failure, run } = useChange();
  const turn = (body: { syncEnabled?: boolean; autoSync?: boolean }) => {
    if (isRunning) return;
    void run(
      (parameters) => call('updatePlaceConnection', { parameters, body }),
      () => 'Saved',
    );
  };
  return (
    <div className="grid gap-2">
      <Switch
        label="Fetch what Google Maps says"
        hint="Off: nothing is fetched, and what is there is removed at once."
        checked={syncEnabled}
        onChange={({ target }) => turn({ syncEnabled: target.checked })}
      />
      <Switch
        label="Fetch it again by itself"
        hint="Every day, before what is there has to be removed."
        checked={autoSync}
        disabled={!syncEnabled}
        onChange={({ target }) => turn({ autoSync: target.checked })}
      />
      {failure !== undefined && <FailureNotice error={failure} undone="It stays as it was." />}
    </div>
  );
}

type Opened = 'takeOver' | 'change' | 'disconnect';

function Actions({ record, connection, isEditor }: ConnectionCardProps) {
  const { tenantId, restaurantId, may } = usePlace();
  const show = useShowPlace();
  const { call, isRunning, failure, run } = useChange();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { isConfigured } = record;
  const hasEnded = connection.problem === 'ended';
  const refresh = () =>
    run(
      (parameters) => call('refreshPlace', { parameters }),
      (after) => (after.connection?.problem === undefined ? 'Fetched from Google Maps' : undefined),
    );
  const disconnect = async () => {
    show(await call('disconnectPlace', { parameters: { tenantId, restaurantId } }));
    toast.success('Disconnected. Everything about the place is forgotten.');
  };
  return (
    <>
      {failure !== undefined && <FailureNotice error={failure} undone="Nothing was changed." />}
      <div className="flex flex-wrap gap-2">
        {may('restaurants.write') && isConfigured && !hasEnded && (
          <Button look="strong" onClick={() => setOpened('takeOver')}>
            Take over facts
          </Button>
        )}
        {isEditor && isConfigured && !hasEnded && connection.syncEnabled && (
          <Button aria-disabled={isRunning} onClick={() => isRunning || void refresh()}>
            {isRunning ? 'Asking Google Maps…' : 'Fetch now'}
          </Button>
        )}
        {isEditor && isConfigured && (
          <Button look={hasEnded ? 'strong' : 'secondary'} onClick={() => setOpened('change')}>
            {hasEnded ? 'Search for it again' : 'Change the place'}
          </Button>
        )}
        {isEditor && (
          <Button look="danger" onClick={() => setOpened('disconnect')}>
            Disconnect
          </Button>
        )}
      </div>
      <TakeOverDialog isOpen={opened === 'takeOver'} onClose={close} placeId={connection.placeId} />
      <Dialog
        isOpen={opened === 'change'}
        onClose={close}
        title="Change the place"
        description="The present one is forgotten when another is chosen."
      >
        <ConnectPlace onConnected={close} />
      </Dialog>
      <Disconnecting isOpen={opened === 'disconnect'} onClose={close} onConfirm={disconnect}>
        <p>
          The place and everything that was fetched of it are forgotten. What you have taken over into the
          restaurant stays. Nothing changes on Google Maps.
        </p>
      </Disconnecting>
    </>
  );
}

interface DisconnectingProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  children: ReactNode;
}

const Disconnecting = (props: DisconnectingProps) => (
  <ConfirmDialog
    {...props}
    title="Disconnect the place?"
    confirmLabel="Disconnect"
    pendingLabel="Disconnecting…"
  />
);
