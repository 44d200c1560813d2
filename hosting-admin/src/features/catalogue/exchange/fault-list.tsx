// Why a file cannot be imported: each fault with its line, its field and the thing it is about.
import type { Answers } from '@bite/shared/api/answers';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DownloadLines, linesInWords, type RefusedLines } from './refused-lines.tsx';

type Checked = Answers['checkMenuFile'];

interface FaultListProps extends Pick<Checked, 'faults' | 'faultCount'> {
  /** The lines without which the rest can be imported. */
  refused?: RefusedLines | undefined;
  onLeaveOut?: () => void;
}

export function FaultList({ faults, faultCount, refused, onLeaveOut }: FaultListProps) {
  const many = faultCount === 1 ? 'a fault' : `${faultCount} faults`;
  return (
    <div className="grid gap-2">
      <Notice tone="danger" role="alert">
        This cannot be imported yet: it has {many}. Nothing was changed.
      </Notice>
      <ul
        aria-label="Faults of the file"
        className="grid max-h-96 gap-1.5 overflow-y-auto text-sm wrap-anywhere"
      >
        {faults.map(({ row, field, name, message }) => (
          <li key={`${row} ${field} ${name} ${message}`} className="rounded-lg border border-line px-3 py-2">
            <b className="font-semibold">
              {[row !== undefined && `Line ${row}`, name, field].filter(Boolean).join(' · ') || 'The file'}
            </b>
            <span className="block">{message}</span>
          </li>
        ))}
      </ul>
      {faultCount > faults.length && (
        <p className="text-sm text-muted">And {faultCount - faults.length} more.</p>
      )}
      {refused && onLeaveOut && (
        <section
          aria-label="Import the rest"
          className="grid gap-2 rounded-lg border border-line px-3 py-2.5 text-sm"
        >
          <p className="wrap-anywhere">
            Correct these lines and choose the file again, or import the rest without{' '}
            {linesInWords(refused.lines)}. An item with a faulty line is left out with all its sizes. What is
            left out stays as it is on the menu.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button look="strong" onClick={onLeaveOut}>
              {`Import without ${refused.lines.length === 1 ? 'this line' : `these ${refused.lines.length} lines`}`}
            </Button>
            <DownloadLines
              {...refused}
              label={refused.lines.length === 1 ? 'Download it' : 'Download them'}
            />
          </div>
        </section>
      )}
    </div>
  );
}
