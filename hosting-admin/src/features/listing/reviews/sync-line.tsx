// When the listing was read last, how often it is, and what went wrong.
import type { ListingSyncView, ReviewSummary } from '@bite/shared/listing/reviews.contract';
import type { SyncError } from '@bite/shared/listing/sync-status.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listingConnectionPath } from '../../../lib/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSyncNow } from './review-queries.ts';
import { frequencyWords } from './review-words.ts';
import { SyncSettingsDialog } from './sync-settings-dialog.tsx';

interface SyncLineProps {
  place: RestaurantRef;
  sync: ListingSyncView | undefined;
  mayReply: boolean;
  maySet: boolean;
}

export function SyncLine({ place, sync, mayReply, maySet }: SyncLineProps) {
  const [isSetting, setSetting] = useState(false);
  const now = useSyncNow(place);
  const isReading = now.isPending || sync?.isUnderWay === true;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <p role="status" className="text-muted">
        {isReading ? 'Google is being read, or soon will be. ' : ''}
        {sync?.lastReviewsSync ? (
          <>
            Last read <DateText iso={sync.lastReviewsSync} withTime />.
          </>
        ) : (
          !isReading && 'The reviews have not been read from Google yet.'
        )}{' '}
        {sync && pace(sync)}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayReply && (
          <Button onClick={() => now.mutate()} aria-disabled={now.isPending}>
            <RefreshCw
              className={`size-4 ${isReading ? 'animate-spin motion-reduce:animate-none' : ''}`}
              aria-hidden="true"
            />
            Sync now
          </Button>
        )}
        {maySet && <Button onClick={() => setSetting(true)}>How often…</Button>}
      </div>
      {maySet && (
        <SyncSettingsDialog place={place} sync={sync} isOpen={isSetting} onClose={() => setSetting(false)} />
      )}
    </div>
  );
}

const pace = ({ isAutoSyncEnabled, syncFrequency }: ListingSyncView): string =>
  isAutoSyncEnabled ? `${frequencyWords[syncFrequency].words}.` : 'Not read by itself.';

/** What is wrong now, and the way to mend it. */
export function SyncProblems({ place, summary }: { place: RestaurantRef; summary: ReviewSummary }) {
  const { status, problem, sync } = summary;
  const open = (sync?.syncErrors ?? []).filter(({ resolved }) => !resolved);
  if (status === 'error')
    return (
      <Notice tone="danger" role="alert" action={<Reconnect place={place} />}>
        {problem ?? 'Google has ended our access.'} Until then no new reviews are read, and replies are not
        sent.
      </Notice>
    );
  return open.map((error) => (
    <Notice
      key={error.errorId}
      tone="warn"
      {...(error.errorType === 'auth' && { action: <Reconnect place={place} /> })}
    >
      {error.errorMessage} {triedAgain(error, sync)}
      <span className="block text-xs">
        Since <DateText iso={error.occurredAt} withTime />
        {error.errorCode && ` · ${error.errorCode}`}
      </span>
    </Notice>
  ));
}

const triedAgain = ({ errorType }: SyncError, sync: ListingSyncView | undefined): string =>
  errorType !== 'data' && sync?.nextSyncAt !== undefined ? 'It is tried again by itself.' : '';

const Reconnect = ({ place }: { place: RestaurantRef }) => (
  <Link to={listingConnectionPath(place)} className="font-semibold underline">
    Connect again
  </Link>
);
