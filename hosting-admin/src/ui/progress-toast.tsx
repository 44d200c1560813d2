// How far a job is that goes through many things, at the edge of the screen, with a way to stop it.
import { toast } from 'sonner';
import { Progress } from './progress.tsx';

/** Fewer are done before anybody could read it. */
const WORTH_SHOWING = 6;

/** Goes through all, one after the other, until somebody stops it. `act` does not throw. */
export async function forEachShown<Item>(
  label: string,
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  if (items.length < WORTH_SHOWING) {
    for (const item of items) await act(item);
    return;
  }
  const id = `${label} ${crypto.randomUUID()}`;
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  const show = (done: number) =>
    toast(<Progress label={label} done={done} total={items.length} onCancel={stop} />, {
      id,
      duration: Number.POSITIVE_INFINITY,
    });
  try {
    for (const [index, item] of items.entries()) {
      if (isStopped) return;
      show(index);
      await act(item);
    }
  } finally {
    toast.dismiss(id);
  }
}
