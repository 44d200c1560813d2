// Automatic replies: what waits for a person, what is planned, and what became of the others.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { autoReplySettingsPath, listingConnectionPath } from '../../../lib/screen-paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AccessEnded } from '../connection/connection-notice.tsx';
import { type ConfigRecord, configQuery, type ReplyList } from './reply-queries.ts';
import { ReplyTable } from './reply-table.tsx';
import { WaitingReplies } from './waiting-replies.tsx';

export function AutoRepliesPage() {
  const { restaurant, may } = usePlace();
  return (
    <Page
      title="Automatic replies"
      description="Reviews on Google that nobody answers in time get a reply from your templates."
      actions={
        may('listing.read') && (
          <Link to={autoReplySettingsPath(restaurant)} className={buttonClasses()}>
            Settings
          </Link>
        )
      }
    >
      {may('listing.read') ? (
        <WhenAllowed />
      ) : (
        <Notice tone="info">Managers of {restaurant.name} see its reviews and the replies to them.</Notice>
      )}
    </Page>
  );
}

function WhenAllowed() {
  const { call } = usePorts();
  const query = useQuery(configQuery(call, usePlace()));
  return (
    <WhenLoaded query={query} what="automatic replies">
      {(record) => <Replies record={record} />}
    </WhenLoaded>
  );
}

function Replies({ record }: { record: ConfigRecord }) {
  const [shown, setShown] = useState<ReplyList>(record.waiting > 0 ? 'waiting' : 'planned');
  return (
    <>
      <RepliesNow record={record} />
      <Tabs<ReplyList>
        label="Automatic replies"
        listClassName="flex pb-2 sm:flex-wrap"
        value={shown}
        onChange={setShown}
        tabs={[
          { value: 'waiting', label: 'To approve', count: record.waiting, content: <WaitingReplies /> },
          { value: 'planned', label: 'Planned', content: <ReplyTable list="planned" /> },
          { value: 'settled', label: 'Sent and others', content: <ReplyTable list="settled" /> },
        ]}
      />
    </>
  );
}

/** Whether reviews are answered at this moment, and what to do if not. */
export function RepliesNow({ record }: { record: ConfigRecord }) {
  const { restaurant } = usePlace();
  const { isConnected, hasEnded, enabledAt, choices } = record;
  if (!isConnected)
    return (
      <Notice
        tone="warn"
        action={
          <Link to={listingConnectionPath(restaurant)} className={buttonClasses('strong')}>
            Connect Google
          </Link>
        }
      >
        No Google listing is connected, so that no reviews are read or answered.
      </Notice>
    );
  if (hasEnded) return <AccessEnded />;
  if (!choices.isEnabled || enabledAt === undefined)
    return (
      <Notice tone="info">
        Automatic replies are switched off. What waits to be approved can still be sent.
      </Notice>
    );
  return (
    <Notice tone="good">
      Reviews written since <DateText iso={enabledAt} withTime /> are answered automatically.
    </Notice>
  );
}
