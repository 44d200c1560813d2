// Why a file cannot be imported: each fault with its line, its field and the thing it is about.
import type { Answers } from '@bite/shared/api/answers';
import { Notice } from '../../../ui/notice.tsx';

type Checked = Answers['checkMenuFile'];

export function FaultList({ faults, faultCount }: Pick<Checked, 'faults' | 'faultCount'>) {
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
    </div>
  );
}
