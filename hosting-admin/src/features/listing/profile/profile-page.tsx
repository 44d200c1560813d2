// What Google shows of the restaurant beside its own record. Nothing is sent or taken before it was looked at and approved.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { googleMapsPath } from '../../../lib/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { ConnectionNotice, useIsConnected } from '../connection/connection-notice.tsx';
import { FieldList } from './field-list.tsx';
import { type ProfileRecord, profileQuery } from './profile-queries.ts';
import { ShownProfile } from './shown-profile.tsx';

export function ProfilePage() {
  const place = usePlace();
  const { restaurant, may } = place;
  return (
    <Page
      title="Google profile"
      description={
        <>
          Your own listing at Google, which you can change from here: you decide for each difference which
          side is right. What everybody sees of it:{' '}
          <Link to={googleMapsPath(place)} className="underline underline-offset-2">
            Place on Google Maps
          </Link>
          .
        </>
      }
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
  const query = useQuery(profileQuery(call, place));
  return (
    <>
      <ConnectionNotice />
      <WhenLoaded query={query} what="the Google profile">
        {(record) => <Profile record={record} />}
      </WhenLoaded>
    </>
  );
}

function Profile({ record }: { record: ProfileRecord }) {
  const isEditor = usePlace().may('listing.write');
  const isConnected = useIsConnected() === true;
  const reading = useReading();
  const read = isEditor && isConnected && (
    <Button aria-disabled={reading.isReading} onClick={reading.read}>
      {reading.isReading ? 'Asking Google…' : record.syncedAt ? 'Read again' : 'Read the profile'}
    </Button>
  );
  return (
    <>
      {reading.failure !== undefined && isConnected && (
        <FailureNotice error={reading.failure} undone="The profile was not read." />
      )}
      {record.syncedAt === undefined ? (
        <Empty title="Not read yet" action={read}>
          {isConnected
            ? 'It will be read soon, then from time to time, and whenever you ask for it.'
            : 'Once the restaurant is connected, its profile is read from time to time, and whenever you ask for it.'}
        </Empty>
      ) : (
        <>
          <Notices record={record} hasEnded={!isConnected} />
          <ShownProfile record={record} actions={read} />
          <FieldList record={record} isEditor={isEditor && isConnected} />
        </>
      )}
    </>
  );
}

function Notices({ record, hasEnded }: { record: ProfileRecord; hasEnded: boolean }) {
  const { problem, problemAt, isPending, isGoogleUpdated, fields } = record;
  const isDifferent = fields.some(({ state }) => state !== 'same');
  return (
    <>
      {problem !== undefined && !hasEnded && (
        <Notice tone="warn" role="status">
          The profile could not be read
          {problemAt !== undefined && (
            <>
              {' '}
              on <DateText iso={problemAt} withTime />
            </>
          )}
          . {problem}
        </Notice>
      )}
      {isPending && (
        <Notice tone="info">Google has not published all changes yet. It may take some days.</Notice>
      )}
      {isGoogleUpdated && isDifferent && (
        <Notice tone="warn">
          Google shows something else than what was entered: somebody suggested it, or it comes from other
          sources. Take it over, or send yours.
        </Notice>
      )}
    </>
  );
}

function useReading() {
  const { call } = usePorts();
  const place = usePlace();
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const read = async () => {
    if (isReading) return;
    setReading(true);
    setFailure(undefined);
    const { tenantId, restaurantId } = place;
    const { queryKey } = profileQuery(call, place);
    try {
      client.setQueryData(
        queryKey,
        await call('pullListingProfile', { parameters: { tenantId, restaurantId } }),
      );
    } catch (error) {
      setFailure(error);
      // An access that has ended shows on every screen of the listing.
      void client.invalidateQueries({ queryKey: queryKey.slice(0, 3) });
    } finally {
      setReading(false);
    }
  };
  return { isReading, failure, read: () => void read() };
}
