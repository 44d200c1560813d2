// When the set-up was and will be looked at, when it ends, and a look at once.
import { isBeingSetUp } from '@bite/shared/domains/domain-words';
import { RefreshCw } from 'lucide-react';
import { usePlace } from '../../lib/place.tsx';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import type { DomainSetUp } from './domain-queries.ts';
import { useCheck } from './use-check.ts';

export function CheckLine({ setUp }: { setUp: DomainSetUp }) {
  const { may } = usePlace();
  const { isChecking, failure, check } = useCheck(setUp);
  const { domain, checkedAt, nextCheckAt, givenUpAt } = setUp;
  const isWaiting = isBeingSetUp(domain);
  const hasEnded = domain.verificationStatus === 'failed';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-muted">
          {checkedAt ? (
            <>
              Last look: <DateText iso={checkedAt} withTime />.{' '}
            </>
          ) : (
            'We have not looked yet. '
          )}
          {isWaiting && nextCheckAt && (
            <>
              Next: <DateText iso={nextCheckAt} withTime />.{' '}
            </>
          )}
          {isWaiting && 'This page follows by itself. '}
          {givenUpAt && (isWaiting || hasEnded) && (
            <>
              {hasEnded ? 'We gave up on ' : 'We give up on '}
              <DateText iso={givenUpAt} withTime />.
            </>
          )}
        </p>
        {may('domains.write') && (
          <Button aria-disabled={isChecking} onClick={check}>
            <RefreshCw className="size-4" aria-hidden="true" />
            {isChecking ? 'Looking…' : hasEnded ? 'Check again' : 'Check now'}
          </Button>
        )}
      </div>
      {failure !== undefined && <FailureNotice error={failure} undone="We could not look." />}
    </div>
  );
}
