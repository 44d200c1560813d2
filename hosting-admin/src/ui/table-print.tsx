// A list for printing: every row that matches, with the columns that have a value, however few the screen renders.

import { useEffect } from 'react';
import { formatMoment } from '../lib/date-format.ts';
import { useZone } from '../lib/place.tsx';
import { PrintSheet } from './print-sheet.tsx';
import type { Column } from './table-types.ts';

interface PrintedTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly { id: string; original: Row }[];
  /** Called after printing or cancelling. */
  onDone: () => void;
}

export function PrintedTable<Row>({ caption, columns, rows, onDone }: PrintedTableProps<Row>) {
  useEffect(() => {
    window.print();
    onDone();
  }, [onDone]);
  const zone = useZone();
  const valued = columns.filter(({ value }) => value !== undefined);
  return (
    <PrintSheet title={caption} asOf={`As of ${formatMoment(Date.now(), zone)}`}>
      <table className="w-full text-sm">
        <thead>
          <tr>
            {valued.map(({ id, header }) => (
              <th key={id} scope="col" className="border-b border-strong-line p-1.5 text-left">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id: row, original }) => (
            <tr key={row}>
              {valued.map(({ id, cell, value }) => (
                <td key={id} className="border-b border-line p-1.5 align-top wrap-anywhere">
                  {typeof cell(original) === 'string' ? cell(original) : value?.(original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}
