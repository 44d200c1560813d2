// A restaurant's place on Google Maps: connected by its owners and administrators, seen by its managers and by support.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { listingProfilePath } from '../../lib/screen-paths.ts';
import { WhenLoaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ConnectCard } from './connect-card.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { ListingCards } from './listing-cards.tsx';
import { type PlaceRecord, placeQuery } from './place-queries.ts';

export function PlacePage() {
  const place = usePlace();
  const { restaurant, may } = place;
  return (
    <Page
      title="Place on Google Maps"
      description={
        <>
          What everybody sees of this restaurant on Google Maps, for you to read and to take over; nothing is
          changed there. Your own listing is changed from{' '}
          <Link to={listingProfilePath(place)} className="underline underline-offset-2">
            Google profile
          </Link>
          .
        </>
      }
      width="form"
    >
      {may('listing.read') ? (
        <WhenAllowed />
      ) : (
        <Notice tone="info">
          Owners, administrators and managers of {restaurant.name} see its listings.
        </Notice>
      )}
    </Page>
  );
}

function WhenAllowed() {
  const { call } = usePorts();
  const place = usePlace();
  const query = useQuery(placeQuery(call, place));
  return (
    <WhenLoaded query={query} what="the place">
      {(record) => <PlaceOfRestaurant record={record} />}
    </WhenLoaded>
  );
}

function PlaceOfRestaurant({ record }: { record: PlaceRecord }) {
  const { may } = usePlace();
  const isEditor = may('listing.write');
  const { isConfigured, connection, listing } = record;
  return (
    <>
      {!isConfigured && (
        <Notice tone="warn">
          Places search is not set up here: this installation of Bite has no key for it. Please ask its
          administrators.
        </Notice>
      )}
      {connection ? (
        <ConnectionCard record={record} connection={connection} isEditor={isEditor} />
      ) : (
        isConfigured && <ConnectCard isEditor={isEditor} />
      )}
      {listing && <ListingCards listing={listing} />}
    </>
  );
}
