// The lines of a table that are left out of an import, as a table of their own: to be corrected and imported later.
import type { Answers } from '@bite/shared/api/answers';
import { csvOf } from '@bite/shared/kernel/csv';
import { Download } from 'lucide-react';
import { saveCsv } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import type { ChosenFile } from './use-menu-file.ts';

export interface RefusedLines {
  file: ChosenFile;
  /** By their numbers in the file. */
  lines: readonly number[];
  faults: Answers['checkMenuFile']['faults'];
}

export function DownloadLines({ label, ...refused }: RefusedLines & { label: string }) {
  return (
    <Button className="justify-self-start" onClick={() => void saveLines(refused)}>
      <Download className="size-4" aria-hidden="true" />
      {label}
    </Button>
  );
}

async function saveLines({ file, lines, faults }: RefusedLines): Promise<void> {
  const { header, rows } = file.table ?? { header: [], rows: [] };
  const left = new Set(lines);
  const table = rows
    .filter(({ row }) => left.has(row))
    .map(({ row, cells }) => [...header.map((_, index) => cells[index] ?? ''), whyOf(row, faults)]);
  const name = file.name.replace(/\.[^.]*$/, '');
  saveCsv(`${name} – lines left out.csv`, await csvOf([...header, 'Fault'], table));
}

function whyOf(line: number, faults: RefusedLines['faults']): string {
  const own = faults.filter(({ row }) => row === line);
  if (own.length === 0) return 'Belongs to an item with a faulty line';
  return own.map(({ field, message }) => `${field}: ${message}`).join('; ');
}

const MOST_NAMED = 20;

/** 'line 4', 'lines 3, 4, and 8', 'lines 3, 4, 5, and 30 more': at most twenty are named. */
export function linesInWords(lines: readonly number[]): string {
  if (lines.length === 1) return `line ${lines[0]}`;
  const more = lines.length - MOST_NAMED;
  const named = lines.slice(0, MOST_NAMED).map(String);
  return `lines ${new Intl.ListFormat('en').format(more > 0 ? [...named, `${more} more`] : named)}`;
}
