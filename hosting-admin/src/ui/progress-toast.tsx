// The progress of a job in several steps in a toast, with a button to stop it.
import { toast } from 'sonner';
import { Progress } from './progress.tsx';

/** Fewer items need no progress. */
const WORTH_SHOWING = 6;

/** Runs step after step until stopped; each is several items. `act` does not throw. */
export async function inStepsShown<Item>(
  label: string,
  steps: readonly (readonly Item[])[],
  act: (step: readonly Item[]) => Promise<void>,
): Promise<void> {
  const total = steps.reduce((sum, { length }) => sum + length, 0);
  const id = `${label} ${crypto.randomUUID()}`;
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  const show = (done: number): void => {
    if (total < WORTH_SHOWING) return;
    // What is one step cannot be stopped halfway, and nobody knows how far it is.
    const known = steps.length > 1 ? { total, onCancel: stop } : {};
    toast(<Progress label={label} done={done} {...known} />, { id, duration: Number.POSITIVE_INFINITY });
  };
  let done = 0;
  try {
    for (const step of steps) {
      if (isStopped) return;
      show(done);
      await act(step);
      done += step.length;
    }
  } finally {
    toast.dismiss(id);
  }
}
