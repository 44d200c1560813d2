// All pictures of a restaurant: what uses each, those that nothing uses, and those that were refused.
import type { LibraryPicture } from '@bite/shared/media/pictures.contract';
import { useQuery } from '@tanstack/react-query';
import { Images, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { usePorts } from '../../lib/ports-context.tsx';
import { useMay } from '../../lib/profile.ts';
import { usePlaceIds } from '../../lib/use-params.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { WhenLoaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { useSubject } from '../../ui/use-subject.ts';
import { DeletePictureDialog } from './delete-picture-dialog.tsx';
import { PictureCard } from './picture-card.tsx';
import { pictureRunQuery, picturesQuery, usePictureRun } from './picture-queries.ts';
import { PictureRunPanel } from './picture-run-panel.tsx';
import { ReplacePictureDialog } from './replace-picture-dialog.tsx';

const filters = {
  all: { label: 'All', has: () => true },
  unused: {
    label: 'Not used',
    has: ({ picture, uses }: LibraryPicture) => picture.status === 'ok' && uses.length === 0,
  },
  refused: { label: 'Refused', has: ({ picture }: LibraryPicture) => picture.status === 'refused' },
} as const;
type Filter = keyof typeof filters;
const filterNames = Object.keys(filters) as Filter[];

export function PictureLibraryPage() {
  const { call } = usePorts();
  const place = usePlaceIds();
  const mayChange = useMay()('website.write', place);
  const query = useQuery(picturesQuery(call, place));
  const run = useQuery(pictureRunQuery(call, place)).data?.run ?? undefined;
  const isRunning = run?.state === 'running';
  const [isAsked, setAsked] = useState(false);
  const hasPictures = query.data?.pictures.some(({ picture }) => picture.status === 'ok');
  return (
    <Page
      title="Pictures"
      actions={
        mayChange &&
        hasPictures && (
          <Button aria-disabled={isRunning} onClick={() => !isRunning && setAsked(true)}>
            <RefreshCw className="size-4" aria-hidden="true" />
            Optimize all again…
          </Button>
        )
      }
      description="What was uploaded for this restaurant. Pictures that nothing uses are deleted after seven days."
    >
      {run && <PictureRunPanel run={run} mayChange={mayChange} />}
      <OptimizeAllDialog isOpen={isAsked} onClose={() => setAsked(false)} />
      <WhenLoaded query={query} what="the pictures">
        {({ pictures }) => <Library pictures={pictures} />}
      </WhenLoaded>
    </Page>
  );
}

function OptimizeAllDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { begin } = usePictureRun(usePlaceIds());
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Optimize all pictures again?"
      confirmLabel="Optimize all"
      pendingLabel="Starting…"
      tone="normal"
      onConfirm={begin}
    >
      <p>
        The smaller copies that guests load are made anew from each picture. This takes about a second a
        picture, goes on without you, and changes no picture itself.
      </p>
    </ConfirmDialog>
  );
}

/** Drawn at once; more on request. */
const SHOWN = 60;

function Library({ pictures }: { pictures: readonly LibraryPicture[] }) {
  const mayChange = useMay()('website.write', usePlaceIds());
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(SHOWN);
  const deleting = useSubject<LibraryPicture>();
  const replacing = useSubject<LibraryPicture>();
  const found = pictures.filter(filters[filter].has);
  if (pictures.length === 0)
    return (
      <Empty title="No pictures yet" symbol={<Images aria-hidden="true" />}>
        Add one where it is shown: at an item, a menu group, or in the settings of the restaurant.
      </Empty>
    );
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Which pictures</legend>
        {filterNames.map((name) => (
          <Button
            key={name}
            look={name === filter ? 'strong' : 'secondary'}
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
          >
            {filters[name].label} ({pictures.filter(filters[name].has).length})
          </Button>
        ))}
      </fieldset>
      {found.length === 0 && (
        <Empty title={filter === 'unused' ? 'Every picture is used' : 'No picture was refused'} />
      )}
      <ul
        aria-label="Pictures"
        className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-4"
      >
        {found.slice(0, most).map((entry) => (
          <li key={entry.pictureId} className="grid min-w-0">
            <PictureCard
              entry={entry}
              actions={
                mayChange
                  ? { onReplace: () => replacing.open(entry), onDelete: () => deleting.open(entry) }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button onClick={() => setMost(most + SHOWN)}>
          Show {Math.min(SHOWN, found.length - most)} more
        </Button>
      )}
      <DeletePictureDialog deletion={deleting} />
      <ReplacePictureDialog replacement={replacing} />
    </>
  );
}
