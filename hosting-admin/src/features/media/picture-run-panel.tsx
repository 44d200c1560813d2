// The run that makes the copies of all pictures anew: how far it is, what failed, and how it is stopped. It goes on without this
// page.
import { isStalled, type PictureRun, type RunFault } from '@bite/shared/media/picture-run.schema';
import { usePorts } from '../../lib/ports-context.tsx';
import { usePlaceIds } from '../../lib/use-params.ts';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { usePictureRun } from './picture-queries.ts';

const faultWords: Readonly<Record<RunFault, string>> = {
  gone: 'It was deleted meanwhile.',
  unreadable: 'Its file cannot be read any more. Its former copies stay; replace it when you can.',
  failed: 'Something went wrong. Its former copies stay; optimize all once more to try again.',
};

interface PictureRunPanelProps {
  run: PictureRun;
  /** False for people who may only look. */
  mayChange: boolean;
}

export function PictureRunPanel({ run, mayChange }: PictureRunPanelProps) {
  const { cancel, start } = usePictureRun(usePlaceIds());
  const { clock } = usePorts();
  const { state, done, total, updatedAt } = run;
  const hasStalled = isStalled(run, clock.now());
  return (
    <section
      aria-label="Optimizing all pictures"
      className="grid gap-3 rounded-xl border border-line bg-card p-4"
    >
      {state === 'running' ? (
        <Progress
          label="Optimizing all pictures"
          done={done}
          total={total}
          {...(mayChange && { onCancel: cancel })}
        />
      ) : (
        <Notice tone={state === 'done' && run.failed === 0 ? 'good' : 'warn'} role="status">
          {endWords(run)} <DateText iso={updatedAt} withTime />
        </Notice>
      )}
      {hasStalled && (
        <Notice tone="warn" role="status">
          This has not got on since <DateText iso={updatedAt} withTime />. Nothing is lost: start it again.
        </Notice>
      )}
      {state === 'running' && !hasStalled && (
        <p className="text-sm text-muted">
          You need not stay on this page. Guests see pictures all the while.
        </p>
      )}
      <Faults run={run} />
      {(state === 'cancelled' || hasStalled) && mayChange && (
        <Button className="justify-self-start" onClick={start}>
          Start again
        </Button>
      )}
    </section>
  );
}

const pictures = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);

function endWords({ state, done, total, failed }: PictureRun): string {
  if (state === 'cancelled') return `Stopped after ${done} of ${pictures(total)}.`;
  if (total === 0) return 'There was no picture to optimize.';
  if (failed === 0) return total === 1 ? '1 picture is optimized.' : `All ${total} pictures are optimized.`;
  return `${done - failed} of ${pictures(total)} are optimized.`;
}

function Faults({ run: { faults, failed } }: { run: PictureRun }) {
  if (failed === 0) return null;
  const more = failed - faults.length;
  return (
    <ul aria-label="Not optimized" className="grid gap-1 text-sm">
      {faults.map(({ pictureId, name, fault }) => (
        <li key={pictureId} className="wrap-anywhere">
          <strong className="font-semibold">{name}</strong>: {faultWords[fault]}
        </li>
      ))}
      {more > 0 && <li className="text-muted">and {more} more</li>}
    </ul>
  );
}
