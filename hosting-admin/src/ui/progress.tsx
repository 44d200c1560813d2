// The progress of a long job, announced at every tenth.
import { useId } from 'react';
import { Button } from './button.tsx';

interface ProgressProps {
  /** 'Deleting tax rates' */
  label: string;
  done: number;
  /** Undefined while the total is unknown. */
  total?: number | undefined;
  onCancel?: () => void;
}

export function Progress({ label, done, total, onCancel }: ProgressProps) {
  const id = useId();
  const words = total === undefined ? 'One moment…' : `${done} of ${total}`;
  return (
    <div className="grid min-w-0 gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="text-muted tabular-nums">{words}</span>
      </p>
      <div className="flex items-center gap-2">
        <progress
          aria-labelledby={id}
          {...(total !== undefined && { value: done, max: total })}
          className="h-2.5 w-full min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-column text-good accent-(--good) indeterminate:animate-pulse indeterminate:bg-strong-line [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-column [&::-webkit-progress-value]:bg-good"
        />
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Stop
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {total !== undefined && total > 0 && `${label}: ${tenths(done, total)}%`}
      </p>
    </div>
  );
}

const tenths = (done: number, total: number): number => Math.floor((done / total) * 10) * 10;
