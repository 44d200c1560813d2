// What a copy would change at one location, and the button that does it.
import type { Answers, MyRestaurant } from '@bite/shared/api/answers';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { screenPath } from '../../../lib/screens.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { FaultList } from './fault-list.tsx';
import { ImportCounts, ImportReport } from './import-report.tsx';
import { useImportSteps } from './use-import-steps.ts';
import { useLinkChanges } from './use-link-changes.ts';

interface CheckedCopyProps {
  target: MyRestaurant;
  from: MyRestaurant;
  checked: Answers['checkMenuCopy'];
  /** The groups to keep in step afterwards; all of them if there are none. Absent: it is copied once. */
  keeps?: readonly number[];
}

export function CheckedCopy({ target, from, checked, keeps }: CheckedCopyProps) {
  const { keep } = useLinkChanges({
    tenantId: target.tenantId,
    fromRestaurantId: from.restaurantId,
    toRestaurantId: target.restaurantId,
  });
  const keeping = useMutation({ mutationFn: () => keep(keeps) });
  const { run, work, error, start, stop } = useImportSteps(target);
  const found = checked.import;
  const copy = async (importId: string): Promise<void> => {
    const step = await start('writeMenuImport', importId);
    if (step?.state === 'done' && keeps) keeping.mutate();
  };
  return (
    <section aria-label={target.name} className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{target.name}</h3>
      {!found && <FaultList {...checked} />}
      {found && (
        <>
          <ImportCounts counts={found.counts} />
          <ImportReport report={found.report} currency={target.currency} />
          {work && <Progress label="Copying" done={run?.written ?? 0} total={run?.total} onCancel={stop} />}
          {error !== undefined && <FailureNotice error={error} undone="The copy is not finished." />}
          {keeping.isPending && <Progress label="Keeping it in step" done={0} />}
          {keeping.isError && (
            <FailureNotice error={keeping.error} undone="It is copied, and not kept in step yet." />
          )}
          {keeping.data && (
            <Notice tone={keeping.data.problem === undefined ? 'good' : 'warn'} role="status">
              {keeping.data.problem ?? `${target.name} follows this menu from now on.`}
            </Notice>
          )}
          {run?.state === 'done' ? (
            <Notice tone="good" role="status">
              Copied. It can be undone on{' '}
              <Link
                className="font-semibold underline"
                to={screenPath({ area: 'restaurant', path: 'import-export' }, target)}
              >
                {`the imports of ${target.name}`}
              </Link>
              .
            </Notice>
          ) : (
            !work && (
              <Button look="primary" className="justify-self-start" onClick={() => void copy(found.importId)}>
                {run ? 'Continue' : `Copy to ${target.name}`}
              </Button>
            )
          )}
        </>
      )}
    </section>
  );
}
