// A connection that stands, or has ended at Google: what it is, and what can be done about it.
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ChooseLocation } from './choose-location.tsx';
import { ConnectButton } from './connect-button.tsx';
import type { Connection, ConnectionRecord } from './connection-queries.ts';
import { DisconnectButton } from './disconnect-button.tsx';

interface ConnectedCardProps {
  record: ConnectionRecord;
  connection: Connection;
  isEditor: boolean;
}

export function ConnectedCard({ record, connection, isEditor }: ConnectedCardProps) {
  const { status, problem, locationTitle, locationAddress, accountName, connectedAt, connectedBy } =
    connection;
  const isBroken = status === 'error';
  return (
    <Card title={locationTitle ?? 'Google'} description={locationAddress}>
      <div className="grid gap-4">
        {isBroken ? (
          <Notice tone="danger" role="status">
            {problem ?? 'Google has ended our access.'} Nothing is kept in step until then.
          </Notice>
        ) : (
          <Notice tone="good">Connected.</Notice>
        )}
        <Facts
          facts={[
            ['Account', accountName ?? 'Not known'],
            ['Connected', connectedAt ? <DateText key="at" iso={connectedAt} /> : 'Not known'],
            ['Access given by', connectedBy ?? 'Not known'],
            [
              'Last in step',
              connection.lastSyncAt ? (
                <DateText key="sync" iso={connection.lastSyncAt} withTime />
              ) : (
                'Not yet'
              ),
            ],
          ]}
        />
        {isEditor && isBroken && <ConnectButton record={record} label="Connect again" />}
        {isEditor && <Actions connection={connection} isBroken={isBroken} />}
        {!isEditor && isBroken && <Notice tone="info">Owners and administrators can connect again.</Notice>}
      </div>
    </Card>
  );
}

function Actions({ connection, isBroken }: { connection: Connection; isBroken: boolean }) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      {!isBroken && <Button onClick={() => setChoosing(true)}>Change the location</Button>}
      <DisconnectButton label="Disconnect" name={connection.locationTitle} />
      <Dialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        title="Change the location"
        description="What is stored of the present location, with its reviews, is forgotten. Nothing changes at Google."
      >
        <ChooseLocation present={connection.locationId} onChosen={() => setChoosing(false)} />
      </Dialog>
    </div>
  );
}
