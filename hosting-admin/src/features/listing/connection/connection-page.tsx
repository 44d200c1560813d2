// Connects a restaurant to its Google listing: for its owners and administrators; managers and support see how it stands.
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { ChooseLocation } from './choose-location.tsx';
import { ConnectButton } from './connect-button.tsx';
import { ConnectedCard } from './connected-card.tsx';
import { type ConnectionRecord, connectionQuery } from './connection-queries.ts';
import { DisconnectButton } from './disconnect-button.tsx';

export function ConnectionPage() {
  const { restaurant, may } = usePlace();
  return (
    <Page
      title="Google connection"
      description="Which Google listing this restaurant has, and whether Bite may read and change it."
      width="form"
    >
      {may('listing.read') ? (
        <WhenAllowed />
      ) : (
        <Notice tone="info">Owners, administrators and managers of {restaurant.name} see this.</Notice>
      )}
    </Page>
  );
}

function WhenAllowed() {
  const { call } = usePorts();
  const place = usePlace();
  const query = useQuery(connectionQuery(call, place));
  return (
    <WhenLoaded query={query} what="the Google connection">
      {(record) => <State record={record} />}
    </WhenLoaded>
  );
}

function State({ record }: { record: ConnectionRecord }) {
  const isEditor = usePlace().may('listing.write');
  const { connection } = record;
  if (!connection) return <NotConnected record={record} isEditor={isEditor} />;
  if (connection.status === 'disconnected')
    return (
      <Notice tone="info" role="status">
        The connection has ended, and what was stored of it is being forgotten. In a minute you can connect
        again.
      </Notice>
    );
  if (connection.status === 'pending') return <Pending record={record} isEditor={isEditor} />;
  return <ConnectedCard record={record} connection={connection} isEditor={isEditor} />;
}

function NotConnected({ record, isEditor }: { record: ConnectionRecord; isEditor: boolean }) {
  const { restaurant } = usePlace();
  return (
    <Card
      title="Not connected"
      description="With a connection, hours, menu, posts and reviews are kept in step with what people find on Google Search and Maps."
    >
      {!record.isConfigured && (
        <Notice tone="warn">
          This installation has no application at Google, so nothing can be connected. Whoever runs it can set
          one up.
        </Notice>
      )}
      {record.isConfigured && isEditor && (
        <div className="grid gap-4">
          <p className="text-sm text-pretty">
            Google asks whether Bite may manage your business listings: sign in there as somebody who owns or
            manages the listing. Then you choose which location is {restaurant.name}. Nothing changes at
            Google before you say so.
          </p>
          <ConnectButton record={record} label="Connect to Google" />
        </div>
      )}
      {record.isConfigured && !isEditor && (
        <Notice tone="info">Owners and administrators of {restaurant.name} can connect it.</Notice>
      )}
    </Card>
  );
}

function Pending({ record, isEditor }: { record: ConnectionRecord; isEditor: boolean }) {
  const { restaurant } = usePlace();
  return (
    <Card
      title={`Which location is ${restaurant.name}?`}
      description="Google has given access. One step is left."
    >
      {isEditor ? (
        <ChooseLocation
          aside={
            <>
              <ConnectButton record={record} label="Use another Google account" look="secondary" />
              <DisconnectButton label="Give the access back" isUnused />
            </>
          }
        />
      ) : (
        <Notice tone="info">Owners and administrators choose the location.</Notice>
      )}
    </Card>
  );
}
