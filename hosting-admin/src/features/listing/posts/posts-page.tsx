// The posts on a restaurant's listing: what is live, what is planned, and what went wrong.

import { isolated } from '@bite/shared/kernel/isolated';
import { parseOptimizedImage } from '@bite/shared/media/optimized-image.schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone, Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { usePaged } from '../../../lib/pages.ts';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { listingConnectionPath, listingPostPath, newListingPostPath } from '../../../lib/screen-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { Column } from '../../../ui/table-types.ts';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { AccessEnded } from '../connection/connection-notice.tsx';
import { type ListedPost, postsQuery, usePostActions } from './post-queries.ts';
import { adviceOf, stateOf, titleOf } from './post-words.ts';

const postsOf = ({ posts }: { posts: readonly ListedPost[] }) => posts;

export function PostsPage() {
  const { restaurant, may } = usePlace();
  return (
    <Page
      title="Posts"
      description="News and offers on the restaurant’s listing at Google."
      actions={may('listing.write') && <PostButtons />}
    >
      {may('listing.read') ? (
        <PostList />
      ) : (
        <Notice tone="info">Managers and administrators of {restaurant.name} see its posts.</Notice>
      )}
    </Page>
  );
}

function PostButtons() {
  const { call } = usePorts();
  const { restaurant } = usePlace();
  const { refresh } = usePostActions();
  const { data } = useInfiniteQuery(postsQuery(call, restaurant));
  const [isReading, setReading] = useState(false);
  const readAll = async () => {
    if (isReading) return;
    setReading(true);
    try {
      await refresh();
      toast.success('This is what Google has now');
    } catch (error) {
      toast.error('Google was not read', { description: (error as Error).message });
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      {data?.pages[0]?.connection === 'connected' && (
        <Button onClick={() => void readAll()} aria-disabled={isReading}>
          <RefreshCw aria-hidden="true" /> {isReading ? 'Asking Google…' : 'Refresh'}
        </Button>
      )}
      <Link to={newListingPostPath(restaurant)} className={buttonClasses('primary')}>
        <Plus aria-hidden="true" /> New post
      </Link>
    </>
  );
}

function PostList() {
  const { call, clock } = usePorts();
  const { restaurant, may } = usePlace();
  const navigate = useNavigate();
  const query = useInfiniteQuery(postsQuery(call, restaurant));
  const paged = usePaged(query, postsOf);
  const { remove, update } = usePostActions();
  const deleting = useSubject<ListedPost>();
  const connection = query.data?.pages[0]?.connection;
  const isConnected = connection === 'connected' || connection === 'error';
  const mayWrite = may('listing.write');
  const now = clock.now();
  const publishNow = async ({ post, version }: ListedPost) => {
    try {
      const changes = { publishTime: null };
      const { post: after } = await update(post.postId, { version, changes, publish: true });
      const { words, tone } = stateOf(after, clock.now());
      if (tone === 'danger') toast.error(words, { description: adviceOf(after) });
      else toast.success(words);
    } catch (error) {
      toast.error('It was not published', { description: (error as Error).message });
    }
  };
  const columns: readonly Column<ListedPost>[] = [
    {
      id: 'post',
      header: 'Post',
      isName: true,
      value: ({ post }) => titleOf(post),
      cell: ({ post }) => (
        <Link
          className="flex min-w-0 items-center gap-3 underline-offset-2 hover:underline"
          to={listingPostPath(restaurant, post.postId)}
        >
          <Thumbnail src={pictureIn(post)} />
          <span className="min-w-0 wrap-anywhere">{isolated(titleOf(post))}</span>
        </Link>
      ),
    },
    {
      id: 'kind',
      header: 'Kind',
      width: 7,
      value: ({ post }) => kindOf(post),
      cell: ({ post }) => kindOf(post),
    },
    {
      id: 'state',
      header: 'State',
      width: 13,
      value: ({ post }) => stateOf(post, now).words,
      cell: ({ post }) => <StateCell post={post} now={now} />,
    },
    {
      id: 'when',
      header: 'When',
      width: 12,
      value: ({ post }) => post.publishTime ?? post.createdAt,
      cell: ({ post }) => <DateText iso={post.publishTime ?? post.createdAt} withTime />,
    },
  ];
  return (
    <>
      {connection === 'error' && <AccessEnded />}
      {query.data && !isConnected && (
        <Notice
          tone="info"
          action={
            <Link className={buttonClasses()} to={listingConnectionPath(restaurant)}>
              Connect
            </Link>
          }
        >
          Posts need the restaurant’s listing at Google. It is not connected.
        </Notice>
      )}
      <DataTable
        caption="Posts"
        columns={columns}
        rowKey={({ post }) => post.postId}
        empty={
          <Empty
            title="No posts yet"
            symbol={<Megaphone aria-hidden="true" />}
            action={
              mayWrite &&
              isConnected && (
                <Link to={newListingPostPath(restaurant)} className={buttonClasses()}>
                  Write the first one
                </Link>
              )
            }
          >
            Who finds the restaurant on Google sees its posts: a new dish, an evening, an offer with its promo
            code.
          </Empty>
        }
        actions={(listed) =>
          mayWrite ? (
            <RowMenu of={titleOf(listed.post)}>
              {canBePublished(listed.post) && (
                <MenuItem onSelect={() => void publishNow(listed)}>Publish now</MenuItem>
              )}
              <MenuItem onSelect={() => void navigate(listingPostPath(restaurant, listed.post.postId))}>
                {listed.post.isForeign ? 'Look at it' : 'Edit'}
              </MenuItem>
              {listed.post.task?.kind !== 'remove' && (
                <MenuItem className="text-danger" onSelect={() => deleting.open(listed)}>
                  Delete
                </MenuItem>
              )}
            </RowMenu>
          ) : null
        }
        {...paged}
      />
      <ConfirmDialog
        isOpen={deleting.isOpen}
        onClose={deleting.close}
        title={`Delete “${deleting.subject ? titleOf(deleting.subject.post) : ''}”?`}
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        onConfirm={() => deleting.subject && remove(deleting.subject.post.postId)}
      >
        <p>
          {deleting.subject?.post.serviceId === undefined
            ? 'Google does not have it.'
            : 'It disappears from the listing at Google, too.'}{' '}
          It cannot be brought back.
        </p>
      </ConfirmDialog>
    </>
  );
}

const kindOf = ({ offer, isForeign }: ListedPost['post']): string => {
  const kind = offer ? 'Offer' : 'News';
  return isForeign ? `${kind}, from Google` : kind;
};

const canBePublished = ({ serviceId, task, isForeign }: ListedPost['post']): boolean =>
  serviceId === undefined && !isForeign && (!task || (task.kind === 'publish' && !task.startedAt));

const pictureIn = ({ mediaUrl }: ListedPost['post']): string | undefined => {
  const image = mediaUrl === undefined ? undefined : parseOptimizedImage(mediaUrl);
  return image ? (image.variants.small[0]?.url ?? image.original.url) : mediaUrl;
};

function StateCell({ post, now }: { post: ListedPost['post']; now: number }) {
  const { words, tone } = stateOf(post, now);
  const advice = adviceOf(post);
  return (
    <span className="grid justify-items-start gap-1">
      <Badge {...(tone && { tone })} canWrap>
        {words}
      </Badge>
      {advice !== undefined && <span className="text-xs text-pretty text-muted">{advice}</span>}
    </span>
  );
}
