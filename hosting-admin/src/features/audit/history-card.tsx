// The frame of every history: what has been loaded of it, what could not be, and older changes on demand.
import type { ReactNode } from 'react';
import type { usePaged } from '../../lib/pages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { UnreadableNotice } from '../../ui/unreadable-notice.tsx';
import type { ListedEntry } from './history-entry.tsx';

interface HistoryCardProps {
  description: string;
  actions?: ReactNode;
  paged: ReturnType<typeof usePaged<never, ListedEntry>>;
  /** What is shown may be out of date: it could not be asked for again. */
  staleError: unknown;
  /** One entry, by its place from the newest. */
  children: (entry: ListedEntry, index: number) => ReactNode;
}

export function HistoryCard({ description, actions, paged, staleError, children }: HistoryCardProps) {
  const { rows, unreadable, error, onRetry, more } = paged;
  const again = <Button onClick={onRetry}>Try again</Button>;
  return (
    <Card title="History" description={description} actions={actions}>
      <UnreadableNotice records={unreadable} />
      {rows && staleError !== undefined && (
        <div className="mb-4">
          <FailureNotice error={staleError} undone="Newer changes could not be loaded." action={again} />
        </div>
      )}
      {error ? (
        <FailureNotice error={error} undone="The history could not be loaded." action={again} />
      ) : !rows ? (
        <Skeleton label="Loading the history" rows={3} />
      ) : rows.length === 0 ? (
        <Empty title="Nothing was changed yet">Every change from now on stands here.</Empty>
      ) : (
        <Timeline label="Changes">{rows.map(children)}</Timeline>
      )}
      {more && (
        <Button className="mt-3" aria-disabled={more.isLoading} onClick={more.onLoad}>
          {more.isLoading ? 'Loading…' : 'Show older changes'}
        </Button>
      )}
    </Card>
  );
}
