// The screens of a kind of record at their addresses: the list, the deleted ones, a new one, and one that is there.

import { historyActions } from '@bite/shared/records/history-actions';
import { recordNames } from '@bite/shared/records/record-names';
import { LockKeyhole } from 'lucide-react';
import { usePlace } from '../../lib/place.tsx';
import { useProfile } from '../../lib/profile.ts';
import type { NavigationGroup, ScreenOf } from '../../lib/screens.ts';
import { Message } from '../message.tsx';
import { Skeleton } from '../skeleton.tsx';
import type { RecordEntry } from './record-entry.ts';
import type { RecordScreens } from './record-screens.tsx';

/** The list is in the sidebar for those who keep such records: everybody else meets their names where they are used. */
export function screensOfRecords(
  entries: readonly RecordEntry[],
  group: NavigationGroup,
): ScreenOf<'restaurant'>[] {
  return entries.flatMap((entry) => {
    const { kind, label, one, symbol, words } = entry;
    const { path } = recordNames[kind];
    const area = 'restaurant';
    return [
      {
        area,
        path,
        title: label,
        load: screenOf(entry, 'list'),
        navigation: [
          {
            group,
            label,
            symbol,
            ...(words && { words }),
            isFor: (may, restaurant) => may(`${entry.area}.write`, restaurant),
          },
        ],
      },
      {
        area,
        path: `${path}/deleted`,
        title: `Deleted ${label.toLowerCase()}`,
        load: screenOf(entry, 'deleted'),
      },
      { area, path: `${path}/new`, title: `New ${one.toLowerCase()}`, load: screenOf(entry, 'create') },
      { area, path: `${path}/:recordId`, title: one, load: screenOf(entry, 'edit') },
    ] satisfies ScreenOf<'restaurant'>[];
  });
}

function screenOf(entry: RecordEntry, which: 'list' | 'deleted' | 'create' | 'edit') {
  return async () => {
    const { [which]: screen } = await entry.load();
    return () => (
      <RecordScreen entry={entry} screen={screen} needs={which === 'deleted' ? 'write' : 'read'} />
    );
  };
}

interface RecordScreenProps {
  entry: RecordEntry;
  screen: RecordScreens['list'];
  needs: 'read' | 'write';
}

function RecordScreen({ entry: { area, label }, screen: Screen, needs }: RecordScreenProps) {
  const { restaurant, may } = usePlace();
  const isKnown = useProfile() !== undefined;
  if (!isKnown) return <Skeleton label={`Loading ${label}…`} rows={5} />;
  if (!may(`${area}.${needs}`)) return <NotForYou label={label} />;
  return (
    <Screen
      restaurant={restaurant}
      may={may}
      mayWrite={may(`${area}.write`)}
      mayReadHistory={historyActions(area).every((action) => may(action))}
    />
  );
}

function NotForYou({ label }: { label: string }) {
  return (
    <main>
      <title>{`${label} · Bite`}</title>
      <Message
        role="alert"
        title={`You have no access to ${label.toLowerCase()}`}
        symbol={<LockKeyhole aria-hidden="true" />}
      >
        <p>Ask an owner or a manager of the restaurant if you need them.</p>
      </Message>
    </main>
  );
}
