// What a change does to each of several records, before it is made.

import { isolated } from '@bite/shared/kernel/isolated';
import { useState } from 'react';
import { Button } from '../button.tsx';

export interface BeforeAfterRow {
  key: string;
  name: string;
  /** Which of several fields. */
  field?: string | undefined;
  before: string;
  after: string;
}

/** Hundreds of rows would be drawn again with each key. */
const MOST = 25;

export function BeforeAfter({ label, rows }: { label: string; rows: readonly BeforeAfterRow[] }) {
  const [isLong, setLong] = useState(false);
  if (rows.length === 0) return null;
  const shown = isLong ? rows : rows.slice(0, MOST);
  return (
    <div className="grid gap-2">
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">{label}</caption>
        <thead className="bg-column text-left text-xs text-muted">
          <tr>
            {['Name', 'Now', 'Then'].map((title) => (
              <th key={title} scope="col" className="px-3 py-2">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, name, field, before, after }) => (
            <tr key={key} className="border-t border-line align-top">
              <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere">
                {isolated(name)}
                {field !== undefined && <span className="block text-xs text-muted">{field}</span>}
              </th>
              <td className="px-3 py-2 text-muted wrap-anywhere">{before}</td>
              <td className="px-3 py-2 font-semibold wrap-anywhere">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button className="justify-self-start" onClick={() => setLong(true)}>
          Show all {rows.length}
        </Button>
      )}
    </div>
  );
}
