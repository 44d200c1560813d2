// What was done last in a dialog that stays open, with Undo: the keyboard cannot leave the dialog for a toast.
import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { SoldOutSetter } from './use-set-sold-out.ts';

/** Stays mounted, so that screen readers announce its changes. */
export function LastChangeNotice({ setter }: { setter: SoldOutSetter }) {
  const { last, isPending } = setter;
  return (
    <div
      className={
        last &&
        `flex items-center gap-2 rounded-lg py-1 pr-1 pl-3 ${last.isRefused ? tones.warn : tones.good}`
      }
    >
      <p role="status" className="min-w-0 flex-1 text-sm font-semibold wrap-anywhere">
        {last?.words}
      </p>
      {last?.undo && (
        <Button aria-disabled={isPending} onClick={() => isPending || last.undo?.()}>
          <Undo2 className="size-4" aria-hidden="true" />
          Undo
        </Button>
      )}
    </div>
  );
}

const tones = { good: 'bg-good-soft text-good', warn: 'bg-warn-soft text-warn' };
