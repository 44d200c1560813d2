// The form of one post: a new one, or one that is there.
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { toast } from 'sonner';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { listingPostsPath } from '../../../lib/screen-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { FormPage } from '../../../ui/form-page.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import type { Loaded, Saving } from '../../../ui/use-record-form.ts';
import { PostFields } from './post-fields.tsx';
import {
  blankPost,
  changesOf,
  loadedFrom,
  type PostOutput,
  type PostValues,
  postNames,
  postOf,
  postResolver,
  wordsOf,
} from './post-form.ts';
import { type ListedPost, postQuery, usePostActions } from './post-queries.ts';
import { adviceOf, stateOf, titleOf } from './post-words.ts';

export function NewPostPage() {
  const { clock } = usePorts();
  const { restaurant } = usePlace();
  const navigate = useNavigate();
  const { create } = usePostActions();
  const { timezone } = restaurant;
  const loaded = useMemo(
    (): Loaded<PostValues> => ({ values: blankPost(timezone, clock.now()), version: '' }),
    [timezone, clock],
  );
  const save = async ({ values }: Saving<PostValues, PostOutput>) => {
    const { post } = await create(postOf(values, timezone));
    return () => {
      tell(post, clock.now());
      void navigate(listingPostsPath(restaurant), { replace: true });
    };
  };
  return (
    <Page title="New post" width="sections">
      <WhenMayWrite>
        <PostForm loaded={loaded} onSave={save} isPublished={false} />
      </WhenMayWrite>
    </Page>
  );
}

/** Says what became of what was just saved. */
function tell(post: ListedPost['post'], now: number): void {
  const { words, tone } = stateOf(post, now);
  if (tone === 'danger') toast.error(words, { description: adviceOf(post) });
  else toast.success(`“${titleOf(post)}” is saved`, { description: words });
}

export function PostPage() {
  const { call } = usePorts();
  const place = usePlace();
  const { postId = '' } = useParams();
  const query = useQuery(postQuery(call, place, postId));
  return (
    <WhenLoaded query={query} what="this post">
      {(listed) => <ExistingPost listed={listed} />}
    </WhenLoaded>
  );
}

function ExistingPost({ listed }: { listed: ListedPost }) {
  const { clock } = usePorts();
  const { restaurant, may } = usePlace();
  const { update } = usePostActions();
  const { timezone } = restaurant;
  const { post } = listed;
  const loaded = useMemo(() => loadedFrom(listed, timezone, clock.now()), [listed, timezone, clock]);
  const save = async ({ values, version }: Saving<PostValues, PostOutput>) => {
    const { post: written, publish } = postOf(values, timezone);
    const saved = await update(post.postId, { version, changes: changesOf(written), publish });
    tell(saved.post, clock.now());
    return loadedFrom(saved, timezone, clock.now());
  };
  const { words, tone } = stateOf(post, clock.now());
  const advice = adviceOf(post);
  const readOnly = readOnlyReason(post, may('listing.write'));
  return (
    <Page
      title={isolated(titleOf(post))}
      width="sections"
      description={<Badge {...(tone && { tone })}>{words}</Badge>}
      actions={
        post.searchUrl && (
          <a className={buttonClasses()} href={post.searchUrl} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" /> Open at Google
          </a>
        )
      }
    >
      {advice !== undefined && <Notice tone="danger">{advice}</Notice>}
      <PostForm
        loaded={loaded}
        onSave={save}
        isPublished={post.serviceId !== undefined}
        {...(readOnly !== undefined && { readOnly: <Notice tone="info">{readOnly}</Notice> })}
      />
    </Page>
  );
}

function readOnlyReason({ isForeign, task }: ListedPost['post'], mayWrite: boolean): string | undefined {
  if (!mayWrite) return 'You can look at this. Owners and administrators change it.';
  if (isForeign) return 'This post was written at Google. Please change it there.';
  return task?.kind === 'remove' ? 'This post is being deleted at Google.' : undefined;
}

function WhenMayWrite({ children }: { children: React.ReactNode }) {
  const { restaurant, may } = usePlace();
  if (may('listing.write')) return children;
  return <Notice tone="info">Owners and administrators of {restaurant.name} write posts.</Notice>;
}

interface PostFormProps {
  loaded: Loaded<PostValues>;
  onSave: (saving: Saving<PostValues, PostOutput>) => Promise<Loaded<PostValues> | (() => void)>;
  isPublished: boolean;
  readOnly?: React.ReactNode;
}

const saveLabels: Readonly<Record<PostValues['when'], string>> = {
  now: 'Publish now',
  later: 'Plan post',
  draft: 'Save draft',
};

function PostForm({ loaded, onSave, isPublished, readOnly }: PostFormProps) {
  const [when, setWhen] = useState(loaded.values.when);
  const { clock } = usePorts();
  const { restaurant } = usePlace();
  const { timezone } = restaurant;
  const resolver = useMemo(() => postResolver(timezone, () => clock.now()), [timezone, clock]);
  return (
    <FormPage<PostValues, PostOutput>
      label="Post"
      loaded={loaded}
      resolver={resolver}
      onSave={onSave}
      readCurrent={(current) =>
        loadedFrom({ post: current as ListedPost['post'], version: '' }, timezone, clock.now()).values
      }
      names={postNames}
      wordsOf={wordsOf}
      saveLabel={isPublished ? 'Save here and at Google' : saveLabels[when]}
      {...(readOnly !== undefined && { readOnly })}
    >
      {() => <PostFields isPublished={isPublished} onWhen={setWhen} />}
    </FormPage>
  );
}
