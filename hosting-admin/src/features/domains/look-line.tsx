// What is said of the looks at a domain, and a look at once.
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePlace } from '../../lib/place.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import type { DomainSetUp } from './domain-queries.ts';
import { useCheck } from './use-check.ts';

interface LookLineProps {
  setUp: DomainSetUp;
  /** On the button. */
  label: string;
  /** When it was and will be looked at. */
  children: ReactNode;
}

export function LookLine({ setUp, label, children }: LookLineProps) {
  const { may } = usePlace();
  const { isChecking, failure, check } = useCheck(setUp);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-muted">{children}</p>
        {may('domains.write') && (
          <Button aria-disabled={isChecking} onClick={check}>
            <RefreshCw className="size-4" aria-hidden="true" />
            {isChecking ? 'Looking…' : label}
          </Button>
        )}
      </div>
      {failure !== undefined && <FailureNotice error={failure} undone="We could not look." />}
    </div>
  );
}
