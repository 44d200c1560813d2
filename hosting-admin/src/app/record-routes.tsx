// The addresses of records below a restaurant: a list, a new one and one that is there, for each kind that has screens.
import { type RecordKind, recordNames } from '@bite/shared/api/record-names';
import { LockKeyhole } from 'lucide-react';
import { Fragment } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ChangeHistory } from '../features/audit/change-history.tsx';
import { PauseMenu } from '../features/catalogue/pause-menu.tsx';
import { catalogueRecords } from '../features/catalogue/records/record-entries.ts';
import { useSignOut } from '../features/identity/sessions/sign-out.tsx';
import { RestaurantGuard } from '../features/tenancy/selection/place-guards.tsx';
import { useMay, useProfile } from '../lib/profile.ts';
import { usePlaceIds } from '../lib/use-params.ts';
import { Message } from '../ui/message.tsx';
import type { RecordEntry } from '../ui/records/record-entry.ts';
import type { RecordScreens } from '../ui/records/record-screens.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const recordEntries: readonly RecordEntry[] = catalogueRecords;

export const recordRoutes: RouteObject[] = recordEntries.flatMap((entry) => {
  const path = `/t/:tenantId/r/:restaurantId/${recordNames[entry.kind].path}`;
  return [
    { path, lazy: screenOf(entry, 'list') },
    { path: `${path}/new`, lazy: screenOf(entry, 'create') },
    { path: `${path}/:recordId`, lazy: screenOf(entry, 'edit') },
  ];
});

function screenOf(entry: RecordEntry, which: keyof RecordScreens) {
  return async () => {
    const { [which]: screen } = await entry.load();
    return { element: <RecordRoute entry={entry} screen={screen} /> };
  };
}

interface RecordRouteProps {
  entry: RecordEntry;
  screen: RecordScreens[keyof RecordScreens];
}

function RecordRoute({ entry: { area, label }, screen }: RecordRouteProps) {
  const signOut = useSignOut();
  const may = useMay();
  const isKnown = useProfile() !== undefined;
  return (
    <RestaurantGuard onSignOut={signOut}>
      {(restaurant) => {
        if (!isKnown) return <Skeleton label={`Loading ${label}…`} rows={5} />;
        if (!may(`${area}.read`, restaurant)) return <NotForYou label={label} />;
        return (
          <Fragment key={restaurant.restaurantGuid}>
            <div className="mx-auto flex w-full max-w-6xl justify-end px-4 pt-3 empty:hidden md:px-6">
              <PauseMenu restaurant={restaurant} look="secondary" />
            </div>
            {screen({
              restaurant,
              mayWrite: may(`${area}.write`, restaurant),
              history: may('tenantSettings.read', restaurant) ? HistoryOfRecord : undefined,
            })}
          </Fragment>
        );
      }}
    </RestaurantGuard>
  );
}

interface HistoryOfRecordProps {
  kind: RecordKind;
  recordId: number;
  names: Readonly<Record<string, string>>;
}

function HistoryOfRecord({ kind, recordId, names }: HistoryOfRecordProps) {
  const { tenantId, restaurantId } = usePlaceIds();
  return <ChangeHistory tenantId={tenantId} restaurantId={restaurantId} record={{ kind, recordId, names }} />;
}

function NotForYou({ label }: { label: string }) {
  return (
    <main>
      <title>{`${label} · Bite`}</title>
      <Message
        role="alert"
        title={`${label} are not for you to see`}
        symbol={<LockKeyhole aria-hidden="true" />}
      >
        <p>Ask an owner or a manager of the restaurant if you need them.</p>
      </Message>
    </main>
  );
}
