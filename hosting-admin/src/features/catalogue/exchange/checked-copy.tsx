// What a copy would change at one location, and the button that does it.
import type { Answers, MyRestaurant } from '@bite/shared/api/answers';
import { Link } from 'react-router-dom';
import { screenPath } from '../../../lib/screens.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { FaultList } from './fault-list.tsx';
import { ImportCounts, ImportReport } from './import-report.tsx';
import { useImportSteps } from './use-import-steps.ts';

interface CheckedCopyProps {
  target: MyRestaurant;
  checked: Answers['checkMenuCopy'];
}

export function CheckedCopy({ target, checked }: CheckedCopyProps) {
  const { run, work, error, start, stop } = useImportSteps(target);
  const found = checked.import;
  return (
    <section aria-label={target.name} className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{target.name}</h3>
      {!found && <FaultList {...checked} />}
      {found && (
        <>
          <ImportCounts counts={found.counts} />
          <ImportReport report={found.report} />
          {work && <Progress label="Copying" done={run?.written ?? 0} total={run?.total} onCancel={stop} />}
          {error !== undefined && <FailureNotice error={error} undone="The copy is not finished." />}
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
              <Button
                look="primary"
                className="justify-self-start"
                onClick={() => void start('writeMenuImport', found.importId)}
              >
                {run ? 'Continue' : `Copy to ${target.name}`}
              </Button>
            )
          )}
        </>
      )}
    </section>
  );
}
