// What importing a checked file would change, the button that does it, its progress and its end.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePlace } from '../../../lib/place.tsx';
import { screenPath } from '../../../lib/screens.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { ImportCounts, ImportReport } from './import-report.tsx';
import { changesIn, type MenuImport } from './import-words.ts';
import { DownloadLines, type RefusedLines } from './refused-lines.tsx';
import { useImportSteps } from './use-import-steps.ts';

interface CheckedImportProps {
  place: MyRestaurant;
  checked: MenuImport;
  /** The lines of its table that are left out. */
  refused?: RefusedLines | undefined;
}

export function CheckedImport({ place, checked, refused }: CheckedImportProps) {
  const { run, work, error, start, stop } = useImportSteps(place);
  const isEmpty = changesIn(checked) === 'nothing to change';
  const isDone = run?.state === 'done';
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands where the button was, or far above it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-label="What would change" className="grid gap-3 border-t border-line pt-4">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-16 font-semibold outline-none">
        {isDone ? 'What has changed' : 'What would change'}
      </h3>
      <ImportCounts counts={checked.counts} />
      <ImportReport report={checked.report} currency={place.currency} />
      {refused && <DownloadLines {...refused} label="Download the lines left out" />}
      {isEmpty && <Notice tone="good">The menu is like the file already: there is nothing to import.</Notice>}
      {work && (
        <>
          <Progress label="Importing" done={run?.written ?? 0} total={run?.total} onCancel={stop} />
          <p className="text-sm text-muted">You can leave this page: it goes on.</p>
        </>
      )}
      {error !== undefined && <FailureNotice error={error} undone="The import is not finished." />}
      {!work && run?.state === 'writing' && (
        <Notice tone="warn" role="status">
          Stopped after {run.written} of {run.total}. Guests see nothing new yet.
        </Notice>
      )}
      {isDone ? (
        <Done />
      ) : (
        !work &&
        !isEmpty && (
          <Button
            look="primary"
            className="justify-self-start"
            onClick={() => void start('writeMenuImport', checked.importId)}
          >
            {run ? 'Continue' : 'Import'}
          </Button>
        )
      )}
    </section>
  );
}

function Done() {
  const { tenantId, restaurantId } = usePlace();
  const to = (path: string): string => screenPath({ area: 'restaurant', path }, { tenantId, restaurantId });
  return (
    <Notice tone="good" role="status">
      <span className="font-semibold">The menu is imported.</span> Guests see it within a minute or two. You
      can undo it below.
      <span className="mt-2 flex flex-wrap gap-2">
        <Link className={buttonClasses()} to={to('items')}>
          See the items
        </Link>
        <Link className={buttonClasses()} to={to('menu-groups')}>
          See the menus
        </Link>
      </span>
    </Notice>
  );
}
