// When a host is opened next, and a look at once.
import { RefreshCw } from 'lucide-react';
import { usePlace } from '../../lib/place.tsx';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import type { DomainSetUp } from './domain-queries.ts';
import { useCheck } from './use-check.ts';

export function NextLook({ setUp }: { setUp: DomainSetUp }) {
  const { may } = usePlace();
  const { isChecking, failure, check } = useCheck(setUp);
  const { nextProbeAt, nextCheckAt } = setUp;
  const next = nextProbeAt ?? nextCheckAt;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-muted">
          {next ? (
            <>
              Next look: <DateText iso={next} withTime />.
            </>
          ) : (
            'We look again by ourselves.'
          )}
        </p>
        {may('domains.write') && (
          <Button aria-disabled={isChecking} onClick={check}>
            <RefreshCw className="size-4" aria-hidden="true" />
            {isChecking ? 'Looking…' : 'Look now'}
          </Button>
        )}
      </div>
      {failure !== undefined && <FailureNotice error={failure} undone="We could not look." />}
    </div>
  );
}
