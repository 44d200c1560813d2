// Says which pick gave way to the newest one, read out at once, with the way back.
import { Button } from '../../../ui/button.tsx';

interface ReplacementNoticeProps {
  /** Undefined while there is nothing to say: the region stays, so that screen readers hear what comes into it. */
  words: string | undefined;
  onUndo: () => void;
}

export function ReplacementNotice({ words, onUndo }: ReplacementNoticeProps) {
  return (
    <div className={words ? 'flex items-center gap-3 border-t border-line bg-wash px-4 py-1' : undefined}>
      <p role="status" className="min-w-0 flex-1 text-sm font-semibold">
        {words}
      </p>
      {words ? (
        <Button look="bare" className="text-primary-text" onClick={onUndo}>
          Undo
        </Button>
      ) : null}
    </div>
  );
}
